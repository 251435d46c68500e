import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Critic } from '@semmai/tamil'
import { loadEngine } from '@semmai/tamil-node'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { createDatabase } from './database/create-database.ts'
import type { Database } from './database/database.ts'
import { createListener } from './database/listener.ts'
import { requireBoundLogin } from './database/login-role.ts'
import { migrate, requireMigrated } from './database/migrate.ts'
import { privateFile } from './embedded/private-file.ts'
import type { FactLookup } from './evidence/fact-lookup.ts'
import { createWikipedia } from './evidence/wikipedia.ts'
import type { Health } from './http/health.ts'
import { serveMetricsPort } from './http/metrics-port.ts'
import { createAccessDenials } from './modules/audit/access-denials.ts'
import type { OperatorIssuer } from './modules/identity/authenticator.ts'
import { createProviderCalls } from './modules/operations/working/provider-calls.ts'
import { createPersonalWords, type PersonalWords } from './modules/personal-words/service.ts'
import { createTenantDirectory } from './modules/tenants/tenant-policy.ts'
import { createMetrics, type Metrics } from './observability/metrics.ts'
import { traceDatabase } from './observability/traced-database.ts'
import type { OutboundPolicy } from './outbound/guarded-fetch.ts'
import { createBuiltinProvider } from './providers/builtin/builtin-provider.ts'
import { createEnginePool, type EnginePool } from './providers/builtin/engine-pool.ts'
import type { ProviderForTenant } from './providers/provider-for-tenant.ts'
import type { BuiltinProvider } from './providers/text-provider.ts'
import { Secret } from './secrets/secret.ts'
import { VERSION } from './version.ts'
import { type ApiDependencies, wireApi } from './wire-api.ts'
import { wireBackground } from './wire-background.ts'
import { type OperationParts, wireOperations } from './wire-operations.ts'
import { type Providers, type TextmodelAddress, wireProviders } from './wire-providers.ts'

/** What the dependencies bring: a managed Postgres and real issuers, or the embedded ones. */
export interface Dependencies {
  url: string
  /** Null: migrations are run by another program. */
  migrationUrl: string | null
  operatorIssuer: OperatorIssuer | null
  outbound: OutboundPolicy
  /** The external model; null: there is none. */
  textmodel?: TextmodelAddress | null
  /** The tenant whose studio `GET /` leads to; absent: it asks. */
  defaultTenant?: string
  /** Whether `/readyz` answers 503 until `Service.open` is called, because something is still to be set up. */
  setUpAfterwards?: boolean
  /** Tests and the chaos program bring a provider of their own; otherwise the tenant's decides. */
  providerForTenant?: ProviderForTenant
}

/** One running process of the service. */
export interface Service {
  /** Null in a process that is a worker only. */
  app: FastifyInstance | null
  database: Database
  metrics: Metrics
  /** From now on `/readyz` may answer 200. */
  open(): void
  /**
   * Answers `/readyz` with 503 and claims nothing more; goes on serving until balancers have noticed (decision F9);
   * then takes no new connection, finishes or releases what is in progress, and closes.
   */
  stop(): Promise<void>
}

/** The composition root: the only place that chooses adapters. Listens where the role is `api` or `all`. */
export async function wire(config: Config, log: Logger, dependencies: Dependencies): Promise<Service> {
  const { url, migrationUrl } = dependencies
  if (migrationUrl !== null) await migrate({ migrationUrl, url, log })
  await requireBoundLogin(config.databaseDirectUrl?.reveal() ?? url)
  const core = await wireCore(config, log, dependencies)
  const { database, listener, metrics, denials, operations } = core
  if (migrationUrl === null) await requireMigrated(database)
  await listener.ready()
  const background =
    config.role === 'api' ? null : wireBackground({ ...core, config, log, outbound: dependencies.outbound })
  const { outbound, operatorIssuer, defaultTenant = null } = dependencies
  const app =
    config.role === 'worker'
      ? null
      : await wireApi({
          ...core,
          takeSlot: background?.takeSlot ?? (() => null),
          config,
          log,
          version: VERSION,
          outbound,
          operatorIssuer,
          defaultTenant,
        })
  background?.start()
  const metricsServer =
    config.metricsPort === 0
      ? null
      : await serveMetricsPort(
          { registry: metrics.registry, health: core.health, log },
          config.host,
          config.metricsPort,
        )
  await app?.listen({ host: config.host, port: config.port })

  return {
    app,
    database,
    metrics,
    open() {
      core.health.starting = false
    },
    async stop() {
      core.health.draining = true
      await Promise.all([background?.stop(), app ? wait(config.drainDelayMs) : null])
      const end = performance.now() + config.drainTimeoutMs
      operations.waiting.shutDown()
      // Calls first: one that reaches its sync time-out becomes an attempt.
      if (app) await closeWithin(app, config.drainTimeoutMs)
      await operations.attempts.drain(end - performance.now())
      metricsServer?.close()
      await Promise.all([listener.close(), core.pool?.close()])
      await denials.flush()
      await database.close()
    },
  }
}

/** Closes the port and waits for the calls under way; those that take longer are cut off. */
async function closeWithin(app: FastifyInstance, timeoutMs: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), timeoutMs)
  await app.close()
  clearTimeout(cut)
}

/** What every role needs. */
interface Core extends Pick<ApiDependencies, 'database' | 'listener' | 'directory' | 'denials' | 'metrics'> {
  health: Health
  pool: EnginePool | null
  builtin: BuiltinProvider
  words: PersonalWords
  fingerprintKey: Secret
  providers: Providers
  operations: OperationParts
}

async function wireCore(config: Config, log: Logger, dependencies: Dependencies): Promise<Core> {
  const metrics = createMetrics({ version: VERSION, role: config.role, tenants: config.metricsTenants })
  const { database, listener } = openDatabase(config, log, dependencies.url, metrics)
  const directory = createTenantDirectory(database, listener)
  // The pool's worker file exists compiled only; from sources (in tests) every text is proofread inline.
  const pool = import.meta.url.endsWith('.js') ? createEnginePool() : null
  const engine = loadEngine()
  const builtin = createBuiltinProvider({ engine, critic: importCritic, pool, lookup: factLookup(config) })
  const fingerprintKey = await readFingerprintKey(config)
  const providers = await wireProviders({
    config,
    database,
    listener,
    directory,
    metrics,
    log,
    engine,
    pool,
    fingerprintKey,
    builtin,
    textmodel: dependencies.textmodel ?? null,
  })
  const providerForTenant = dependencies.providerForTenant ?? providers.providerForTenant
  const words = createPersonalWords({ database, directory, listener })
  const prepareProviderCall = createProviderCalls(providerForTenant, directory, words.of)
  const operations = wireOperations({
    config,
    database,
    listener,
    directory,
    prepareProviderCall,
    log,
    metrics: metrics.operations,
  })
  return {
    database,
    listener,
    directory,
    metrics,
    pool,
    builtin,
    words,
    fingerprintKey,
    providers,
    operations,
    denials: createAccessDenials({ database, log }),
    health: {
      starting: dependencies.setUpAfterwards ?? false,
      draining: false,
      check: async () => void (await database.transaction('tenant', null, (tx) => tx.query('select 1'))),
    },
  }
}

/** The pool of connections, and the one that listens: past a pooler, where a direct address is set. */
function openDatabase(config: Config, log: Logger, url: string, metrics: Metrics) {
  const database = createDatabase({
    url,
    log,
    poolSize: config.databasePoolSize,
    observer: metrics.dependencies,
  })
  return {
    database: config.tracing ? traceDatabase(database) : database,
    listener: createListener({ url: config.databaseDirectUrl?.reveal() ?? url, log }),
  }
}

/** The external source of facts; none where no contact is configured for its requests. */
function factLookup({ factLookupContact, factLookupUrl }: Config): FactLookup | null {
  if (factLookupContact === null) return null
  return createWikipedia({
    apiUrl: factLookupUrl,
    contact: factLookupContact,
    version: VERSION,
    now: Date.now,
  })
}

/** Where threads critique, this one seldom needs the critic: a third of the language's code, which no start waits for. */
async function importCritic(): Promise<Critic> {
  const { loadCritic } = await import('@semmai/tamil-node/critic')
  return loadCritic()
}

/** From the environment, or made once and kept in `DATA_DIR`, so that keys hold across restarts. */
async function readFingerprintKey(config: Config): Promise<Secret> {
  if (config.fingerprintKey !== null) return config.fingerprintKey
  const path = join(config.dataDir, 'fingerprint-key')
  return new Secret(await privateFile(path, () => randomBytes(32).toString('base64')))
}
