import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { loadCritic, loadEngine } from '@semmai/tamil-node'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { createDatabase } from './database/create-database.ts'
import type { Database } from './database/database.ts'
import { createListener } from './database/listener.ts'
import { requireBoundLogin } from './database/login-role.ts'
import { migrate } from './database/migrate.ts'
import { privateFile } from './embedded/private-file.ts'
import type { FactLookup } from './evidence/fact-lookup.ts'
import { createWikipedia } from './evidence/wikipedia.ts'
import type { Health } from './http/health.ts'
import { createIdempotency } from './http/idempotency.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { createFailedAuthentication, createRateLimit } from './http/rate-limit.ts'
import { createAccessDenials } from './modules/audit/access-denials.ts'
import { createHeadPublisher } from './modules/audit/publish-heads.ts'
import { createAuditLog } from './modules/audit/service.ts'
import { certificationJob } from './modules/certification/certification-job.ts'
import { certificationStatus } from './modules/certification/certification-status.ts'
import { createCertifications } from './modules/certification/service.ts'
import { byokStatus } from './modules/credentials/byok-status.ts'
import { createEssayCritique, essayCritiqueJob } from './modules/critique/service.ts'
import { createAuthenticator, type OperatorIssuer } from './modules/identity/authenticator.ts'
import type { OutboundPolicy } from './modules/identity/guarded-fetch.ts'
import { createIntegrations } from './modules/integrations/service.ts'
import { createAttempts } from './modules/operations/attempt.ts'
import { createDispatch } from './modules/operations/dispatch.ts'
import { createEndedCalls } from './modules/operations/ended-calls.ts'
import { createExecute } from './modules/operations/execute.ts'
import { createOpenLimit } from './modules/operations/open-limit.ts'
import { createRetention } from './modules/operations/retention.ts'
import { createOperations } from './modules/operations/service.ts'
import { createTaskQueue } from './modules/operations/task-queue.ts'
import { createWaiting } from './modules/operations/waiting.ts'
import type { Jobs } from './modules/operations/work.ts'
import { createWorker } from './modules/operations/worker.ts'
import { createProofreading, proofreadJob } from './modules/proofreading/service.ts'
import { createTenantSettings } from './modules/settings/service.ts'
import { createProviderCalls } from './modules/tenants/provider-call.ts'
import { createTenants } from './modules/tenants/service.ts'
import { createTenantDirectory } from './modules/tenants/tenant-terms.ts'
import { createUsage } from './modules/usage/service.ts'
import { createBuiltinProvider } from './providers/builtin/builtin-provider.ts'
import { createEnginePool } from './providers/builtin/engine-pool.ts'
import type { ProviderForTenant } from './providers/provider-for-tenant.ts'
import { Secret } from './secrets/secret.ts'
import { buildServer } from './server.ts'
import { type TextmodelAddress, wireProviders } from './wire-providers.ts'

/** What the surroundings bring: a managed Postgres and real issuers, or the embedded ones. */
export interface Surroundings {
  url: string
  /** Null: somebody else migrates. */
  migrationUrl: string | null
  operatorIssuer: OperatorIssuer | null
  outbound: OutboundPolicy
  /** The external model; null: there is none. */
  textmodel?: TextmodelAddress | null
  /** Tests and the chaos program bring a provider of their own; otherwise the tenant's decides. */
  providerForTenant?: ProviderForTenant
}

/** One running process of the service. */
export interface Service {
  /** Null in a process that is a worker only. */
  app: FastifyInstance | null
  database: Database
  metrics: Metrics
  /** Answers `/readyz` with 503, claims nothing more, finishes or gives back what is under way, and closes. */
  stop(): Promise<void>
}

const { version } = createRequire(import.meta.url)('../package.json') as { version: string }

/** The composition root: the only place that chooses adapters. Listens where the role is `api` or `all`. */
export async function wire(config: Config, log: Logger, surroundings: Surroundings): Promise<Service> {
  const { url, migrationUrl } = surroundings
  if (migrationUrl !== null) await migrate({ migrationUrl, url, log })
  await requireBoundLogin(url)

  const database = createDatabase({ url, log, poolSize: config.databasePoolSize })
  const listener = createListener({ url, log })
  const tasks = createTaskQueue({ database, url, log, supervise: config.role !== 'api' })
  const directory = createTenantDirectory(database, listener)
  const denials = createAccessDenials({ database, log })
  const metrics = createMetrics()

  // The pool's worker file exists compiled only; from sources (in tests) every text is proofread inline.
  const pool = import.meta.url.endsWith('.js') ? createEnginePool() : null
  const engine = loadEngine()
  const fingerprints = await fingerprintKey(config)
  const providers = await wireProviders({
    ...{ config, database, listener, directory, metrics, log, engine, fingerprintKey: fingerprints },
    builtin: createBuiltinProvider({ engine, critic: loadCritic, pool, lookup: factLookup(config) }),
    textmodel: surroundings.textmodel ?? null,
  })
  const providerForTenant = surroundings.providerForTenant ?? providers.providerForTenant
  const retentionMs = config.operationRetentionMs
  const providerCalls = createProviderCalls(providerForTenant, directory)
  const jobs: Jobs = {
    proofread: proofreadJob(providerCalls, config.proofreadDeadlineMs),
    'essay-critique': essayCritiqueJob(providerCalls, config.essayCritiqueDeadlineMs),
    'onboarding-certify': certificationJob({ database, execute: () => execute, retentionMs }),
  }
  const execute = createExecute({
    jobs,
    onFault: (err, { operationId }) => log.error({ err, operation_id: operationId }, 'An operation failed'),
  })
  const attempts = createAttempts({ database, tasks, execute, jobs, retentionMs, log, random: Math.random })
  const waiting = createWaiting(listener, attempts)
  metrics.watchOperations(() => attempts.size)
  const health: Health = {
    draining: false,
    check: async () => void (await database.transaction('tenant', null, (tx) => tx.query('select 1'))),
  }

  await Promise.all([tasks.start(), listener.ready()])
  const worker =
    config.role === 'api'
      ? null
      : createWorker({ database, tasks, attempts, listener, concurrency: config.workerConcurrency, log })
  const retention = worker ? createRetention(database, log) : null
  const heads = worker ? createHeadPublisher(database, log) : null
  const app = config.role === 'worker' ? null : await createApp()
  worker?.start()
  retention?.start()
  heads?.start()
  const metricsServer =
    config.metricsPort === 0 ? null : await metrics.listen(config.host, config.metricsPort)
  await app?.listen({ host: config.host, port: config.port })

  async function createApp(): Promise<FastifyInstance> {
    const dispatch = createDispatch({
      database,
      tasks,
      attempts,
      execute,
      jobs,
      openLimit: createOpenLimit({
        database,
        maxQueuedOperations: config.maxQueuedOperations,
        maxOpenOperations: async (tenantId) => (await directory.find(tenantId))?.max_open_operations ?? 0,
      }),
      syncTextThreshold: config.syncTextThreshold,
      syncTimeoutMs: config.syncTimeoutMs,
      maxConcurrentCalls: config.maxConcurrentCalls,
      retentionMs,
      writeEnded: createEndedCalls(database, retentionMs),
    })
    const authenticator = createAuthenticator({
      database,
      listener,
      outbound: surroundings.outbound,
      operator: surroundings.operatorIssuer,
      onOperatorClaimDropped: (principal) =>
        denials.record(
          { principal, address: null, requestId: null },
          { route: 'any', reason: 'platform_operator_from_tenant_issuer' },
        ),
    })
    return buildServer({
      log,
      version,
      health,
      metrics,
      database,
      directory,
      requestTimeoutMs: config.requestTimeoutMs,
      trustedProxies: config.trustedProxies,
      corsOrigins: config.corsOrigins,
      denials,
      authenticator,
      rateLimit: createRateLimit(database),
      failedAuthentication: createFailedAuthentication(config.failedAuthPerMinute),
      idempotency: createIdempotency(database, fingerprints),
      services: {
        operations: createOperations({ database, waiting, retentionMs }),
        proofreading: createProofreading(dispatch),
        critique: createEssayCritique(dispatch),
        tenants: createTenants({
          database,
          outbound: surroundings.outbound,
          operatorIssuer: surroundings.operatorIssuer?.issuer ?? null,
          status: { byok: byokStatus, certification: certificationStatus },
          destroySecrets: providers.credentials.destroySecrets,
          forget(tenantId) {
            authenticator.forget(tenantId)
            directory.forget(tenantId)
          },
        }),
        integrations: createIntegrations(database),
        settings: createTenantSettings(database, directory.forget),
        audit: createAuditLog(database),
        credentials: providers.credentials,
        certifications: createCertifications(tasks),
        usage: createUsage(database),
        embeddedStore: providers.embeddedStore,
      },
    })
  }

  return {
    app,
    database,
    metrics,
    async stop() {
      health.draining = true
      retention?.stop()
      heads?.stop()
      await worker?.stop()
      waiting.shutDown()
      await attempts.drain(config.drainTimeoutMs)
      await app?.close()
      metricsServer?.close()
      await Promise.all([tasks.stop(), listener.close(), pool?.close()])
      await denials.flush()
      await database.close()
    },
  }
}

/** Outside sources of facts: none, where nobody stands for the requests with a contact. */
function factLookup({ factLookupContact, factLookupUrl }: Config): FactLookup | null {
  if (factLookupContact === null) return null
  return createWikipedia({ apiUrl: factLookupUrl, contact: factLookupContact, version, now: Date.now })
}

/** From the environment, or made once and kept in `DATA_DIR`, so that keys hold across restarts. */
async function fingerprintKey(config: Config): Promise<Secret> {
  if (config.fingerprintKey !== null) return config.fingerprintKey
  const path = join(config.dataDir, 'fingerprint-key')
  return new Secret(await privateFile(path, () => randomBytes(32).toString('base64')))
}
