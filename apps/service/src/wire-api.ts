import { namesRule, RULES } from '@semmai/tamil'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Listener } from './database/listener.ts'
import type { Health } from './http/health.ts'
import { createIdempotency } from './http/idempotency.ts'
import { createFailedAuthentication, createRateLimit } from './http/rate-limit.ts'
import { createAccessTokens } from './modules/access-tokens/service.ts'
import { createTokenAuthenticator } from './modules/access-tokens/token-authenticator.ts'
import type { AccessDenials } from './modules/audit/access-denials.ts'
import { createAuditLog } from './modules/audit/service.ts'
import { certificationStatus } from './modules/certification/certification-status.ts'
import { createCertifications } from './modules/certification/service.ts'
import { byokStatus } from './modules/credentials/byok-status.ts'
import {
  createAuthenticator,
  type IdentityAuthenticator,
  type OperatorIssuer,
} from './modules/identity/authenticator.ts'
import { createIntegrations } from './modules/integrations/service.ts'
import { createLanguageTool } from './modules/languagetool/service.ts'
import { createDescribeMe } from './modules/me/service.ts'
import { createDispatch, type Dispatch } from './modules/operations/accepting/dispatch.ts'
import { createOpenLimit } from './modules/operations/accepting/open-limit.ts'
import { createOperations } from './modules/operations/service.ts'
import { createEndedCalls } from './modules/operations/storing/ended-calls.ts'
import type { Slot } from './modules/operations/working/worker.ts'
import type { PersonalWords } from './modules/personal-words/service.ts'
import { createTenantSettings } from './modules/settings/service.ts'
import { createTenants, type Tenants } from './modules/tenants/service.ts'
import type { TenantDirectory } from './modules/tenants/tenant-policy.ts'
import { createUsage } from './modules/usage/service.ts'
import { createWebhooks, type Webhooks } from './modules/webhooks/service.ts'
import type { Metrics } from './observability/metrics.ts'
import type { OutboundPolicy } from './outbound/guarded-fetch.ts'
import type { BuiltinProvider } from './providers/text-provider.ts'
import { TEXTMODEL } from './providers/textmodel/name.ts'
import type { Secret } from './secrets/secret.ts'
import { buildServer, type ServerOptions } from './server.ts'
import { createSignInMetadata } from './studio/sign-in-metadata.ts'
import type { OperationParts } from './wire-operations.ts'
import type { Providers } from './wire-providers.ts'

export interface ApiDependencies {
  config: Config
  version: string
  database: Database
  listener: Listener
  directory: TenantDirectory
  denials: AccessDenials
  metrics: Metrics
  health: Health
  log: Logger
  operations: OperationParts
  takeSlot(): Slot | null
  providers: Providers
  builtin: BuiltinProvider
  words: PersonalWords
  fingerprintKey: Secret
  outbound: OutboundPolicy
  operatorIssuer: OperatorIssuer | null
  /** Where the front page leads; null: it asks for the tenant. */
  defaultTenant: string | null
}

/** The part of the composition root that answers HTTP: every module's service behind the server's routes. */
export function wireApi(dependencies: ApiDependencies): Promise<FastifyInstance> {
  const { config, version, database, directory, denials, metrics, health, log } = dependencies
  const { operations, providers, fingerprintKey } = dependencies
  const authenticator = wireAuthenticator(dependencies)
  const webhooks = wireWebhooks(dependencies)
  return buildServer({
    log,
    version,
    health,
    metrics: metrics.requests,
    database,
    directory,
    requestTimeoutMs: config.requestTimeoutMs,
    trustedProxies: config.trustedProxies,
    corsOrigins: config.corsOrigins,
    studio: {
      findSignInMetadata: createSignInMetadata(dependencies.outbound),
      defaultTenant: dependencies.defaultTenant,
    },
    languageTool: config.languagetoolApi ? wireLanguageTool(dependencies) : null,
    denials,
    authenticator,
    rateLimit: createRateLimit(database),
    failedAuthentication: createFailedAuthentication(config.failedAuthPerMinute),
    idempotency: createIdempotency(database, fingerprintKey),
    services: {
      operations: createOperations({
        database,
        waiting: operations.waiting,
        kept: operations.kept,
        ends: operations.ends,
      }),
      dispatch: wireDispatch(dependencies),
      tenants: wireTenants(dependencies, authenticator, webhooks),
      integrations: createIntegrations(database),
      settings: createTenantSettings({
        database,
        forget: directory.forget,
        namesRule: (name) => namesRule(name) || TEXTMODEL.startsWith(name),
      }),
      webhooks,
      words: dependencies.words,
      describeMe: createDescribeMe({
        directory,
        words: dependencies.words,
        servingProvider: providers.servingProvider,
      }),
      accessTokens: createAccessTokens({ database, directory, hashKey: fingerprintKey }),
      audit: createAuditLog(database),
      credentials: providers.credentials,
      certifications: createCertifications(),
      usage: createUsage(database),
      embeddedStore: providers.embeddedStore,
    },
  })
}

function wireLanguageTool(dependencies: ApiDependencies): ServerOptions['languageTool'] {
  const { version, database, directory, listener, builtin, words, fingerprintKey } = dependencies
  return {
    rateLimit: createRateLimit(database, 'languagetool'),
    languageTool: createLanguageTool({
      version,
      builtin,
      rules: RULES,
      tokens: createTokenAuthenticator({ database, directory, listener, hashKey: fingerprintKey }),
      words,
    }),
  }
}

function wireAuthenticator(dependencies: ApiDependencies): IdentityAuthenticator {
  const { database, listener, log, outbound, operatorIssuer, denials } = dependencies
  return createAuthenticator({
    database,
    listener,
    outbound,
    operator: operatorIssuer,
    onKeysUnavailable: (jwksUri, reason) =>
      log.warn({ jwks_uri: jwksUri, reason }, 'The keys of an issuer cannot be fetched'),
    onOperatorClaimDropped: (principal) =>
      denials.record(
        { principal, address: null, requestId: null },
        { route: 'any', reason: 'platform_operator_from_tenant_issuer' },
      ),
  })
}

function wireDispatch(dependencies: ApiDependencies): Dispatch {
  const { config, database, directory, operations, providers, takeSlot } = dependencies
  const { attempts, execute, jobs, kept } = operations
  return createDispatch({
    database,
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
    kept,
    takeSlot,
    isServedHere: providers.isServedHere,
    ends: operations.ends,
    writeEnded: createEndedCalls(database, kept),
  })
}

function wireWebhooks({ config, database, providers, outbound, log }: ApiDependencies): Webhooks {
  return createWebhooks({
    database,
    stores: providers.stores,
    enabled: config.webhooks,
    log,
    outbound: { ...outbound, privateHosts: config.webhookPrivateHosts },
  })
}

function wireTenants(
  dependencies: ApiDependencies,
  authenticator: IdentityAuthenticator,
  webhooks: Webhooks,
): Tenants {
  const { database, directory, outbound, operatorIssuer, providers } = dependencies
  return createTenants({
    database,
    outbound,
    operatorIssuer: operatorIssuer?.issuer ?? null,
    status: { byok: byokStatus, certification: certificationStatus },
    async destroySecrets(tenantId) {
      await webhooks.destroySecrets(tenantId)
      await providers.credentials.destroySecrets(tenantId)
    },
    forget(tenantId) {
      authenticator.forget(tenantId)
      directory.forget(tenantId)
    },
  })
}
