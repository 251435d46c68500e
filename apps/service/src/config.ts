import { resolve } from 'node:path'
import { mistakesTogether } from './config/deployment.ts'
import { type Environment, Reader } from './config/reader.ts'
import type { Secret } from './secrets/secret.ts'
import type { SecretStoreName } from './secrets/secret-store.ts'

/** `migrate` brings the schema up to date and ends. */
export type ProcessRole = 'api' | 'worker' | 'all' | 'migrate'

/** Everything the environment decides. Names carry their units; the object is frozen. */
export interface Config {
  production: boolean
  role: ProcessRole
  host: string
  port: number
  /** Port of `/metrics`; 0 turns it off. */
  metricsPort: number
  logLevel: string
  /** Tenants that have a label of their own in the metrics; 0: none. */
  metricsTenants: number
  /** Whether spans are sent to a collector; where and how is read by the SDK. */
  tracing: boolean
  /** Folder of all local state: embedded Postgres, keys, development issuer. */
  dataDir: string
  /** Null: start the embedded Postgres and the development issuers. */
  databaseUrl: Secret | null
  /** Owner of the schema, for migrations at start; null: migrations are run by another program. */
  databaseMigrationUrl: Secret | null
  /** Past a connection pooler, for what needs a session of its own; null: `databaseUrl` leads to Postgres itself. */
  databaseDirectUrl: Secret | null
  databasePoolSize: number
  corsOrigins: readonly string[]
  /** Addresses or networks whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[]
  audience: string
  identityPrivateHosts: readonly string[]
  /** Issuer of the platform's operator; null: there is none (the embedded set-up brings its own). */
  operatorIssuer: string | null
  operatorJwksUri: string | null
  operatorRolesClaim: string
  syncTextThreshold: number
  syncTimeoutMs: number
  requestTimeoutMs: number
  /** Whether webhooks may be registered, and are delivered (decision F8). */
  webhooks: boolean
  webhookPrivateHosts: readonly string[]
  /** Whether LanguageTool's protocol is served (decision F7). */
  languagetoolApi: boolean
  maxConcurrentCalls: number
  maxQueuedOperations: number
  workerConcurrency: number
  /** How long one operation may run, over all its attempts. */
  proofreadDeadlineMs: number
  essayCritiqueDeadlineMs: number
  /** How long the port goes on serving after the signal to stop, for balancers to notice (decision F9). */
  drainDelayMs: number
  /** How long what is under way may take after that. */
  drainTimeoutMs: number
  operationRetentionMs: number
  failedAuthPerMinute: number
  secretResolution: 'db' | 'env'
  providerApiKey: Secret | null
  /** Keys the hashes of access tokens, the fingerprints of requests and of credentials; null: made, kept in `dataDir`. */
  fingerprintKey: Secret | null
  secretStore: SecretStoreName
  /** 32 bytes in base64; null: made and kept in `dataDir` (not in production). */
  secretMasterKey: Secret | null
  vaultAddress: string | null
  vaultToken: Secret | null
  vaultMount: string
  vaultNamespace: string | null
  awsRegion: string | null
  awsSecretPrefix: string
  /** Who runs this service, for the sources of facts outside; null: none is asked. */
  factLookupContact: string | null
  factLookupUrl: string
  textmodelBaseUrl: string | null
  textmodelName: string | null
  /** Whether texts and keys may travel to the model without encryption. */
  textmodelAllowHttp: boolean
}

/** Every mistake of the environment at once, one line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(
      `The configuration has ${mistakes.length} mistake(s):\n${mistakes.map((m) => `  - ${m}`).join('\n')}`,
    )
    this.mistakes = mistakes
  }
}

/**
 * Reads the environment and the command line; nothing else in the service reads them. What each setting means, its
 * default and limits: `config/settings.ts`. Throws `ConfigError` with every mistake at once.
 */
export function readConfig(environment: Environment, args: readonly string[] = []): Readonly<Config> {
  const reader = new Reader(environment)
  const config: Config = {
    production: reader.text('NODE_ENV') === 'production',
    ...readNetwork(reader),
    role: readRole(reader, args),
    ...readStorage(reader),
    ...readIdentity(reader),
    ...readLimits(reader),
    ...readSecrets(reader),
    ...readSources(reader),
  }
  const mistakes = [...reader.mistakes, ...mistakesTogether(config)]
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  return Object.freeze(config)
}

function readRole(reader: Reader, args: readonly string[]): ProcessRole {
  const at = args.findIndex((argument) => argument === '--role' || argument.startsWith('--role='))
  if (at < 0) return 'all'
  const value = args[at]?.includes('=') ? args[at].slice('--role='.length) : args[at + 1]
  if (value === 'api' || value === 'worker' || value === 'all' || value === 'migrate') return value
  reader.mistakes.push('--role must be one of api, worker, all, migrate')
  return 'all'
}

function readNetwork(reader: Reader) {
  const port = reader.integer('PORT')
  const embedded = reader.text('DATABASE_URL') === null
  return {
    host: reader.text('HOST') ?? (embedded ? '127.0.0.1' : '0.0.0.0'),
    port,
    metricsPort: reader.integer('METRICS_PORT', port === 0 || port > 64535 ? 0 : port + 1000),
    logLevel: reader.choice('LOG_LEVEL'),
    metricsTenants: reader.integer('METRICS_TENANTS'),
    tracing: readTracing(reader),
    corsOrigins: reader.list('CORS_ORIGINS'),
    trustedProxies: reader.networks('TRUSTED_PROXIES'),
  }
}

/** The standard variables switch traces on; the SDK of OpenTelemetry reads the rest of them itself. */
function readTracing(reader: Reader): boolean {
  const endpoints = [
    reader.url('OTEL_EXPORTER_OTLP_ENDPOINT'),
    reader.url('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'),
  ]
  const disabled = reader.text('OTEL_SDK_DISABLED')?.toLowerCase() === 'true'
  return !disabled && endpoints.some((endpoint) => endpoint !== null)
}

function readStorage(reader: Reader) {
  return {
    dataDir: resolve(reader.text('DATA_DIR') ?? ''),
    databaseUrl: reader.secretUrl('DATABASE_URL'),
    databaseMigrationUrl: reader.secretUrl('DATABASE_MIGRATION_URL'),
    databaseDirectUrl: reader.secretUrl('DATABASE_DIRECT_URL'),
    databasePoolSize: reader.integer('DATABASE_POOL_SIZE'),
    operationRetentionMs: reader.duration('OPERATION_RETENTION'),
  }
}

function readIdentity(reader: Reader) {
  return {
    audience: reader.text('AUDIENCE') ?? '',
    identityPrivateHosts: reader.list('IDENTITY_PRIVATE_HOSTS'),
    operatorIssuer: reader.url('OPERATOR_ISSUER'),
    operatorJwksUri: reader.url('OPERATOR_JWKS_URI'),
    operatorRolesClaim: reader.text('OPERATOR_ROLES_CLAIM') ?? '',
    failedAuthPerMinute: reader.integer('FAILED_AUTH_PER_MINUTE'),
  }
}

function readLimits(reader: Reader) {
  return {
    syncTextThreshold: reader.integer('SYNC_TEXT_THRESHOLD'),
    syncTimeoutMs: reader.integer('SYNC_TIMEOUT_MS'),
    requestTimeoutMs: reader.integer('REQUEST_TIMEOUT_MS'),
    webhooks: reader.choice('WEBHOOKS') === 'on',
    webhookPrivateHosts: reader.list('WEBHOOK_PRIVATE_HOSTS'),
    languagetoolApi: reader.choice('LANGUAGETOOL_API') === 'on',
    maxConcurrentCalls: reader.integer('MAX_CONCURRENT_CALLS'),
    maxQueuedOperations: reader.integer('MAX_QUEUED_OPERATIONS'),
    workerConcurrency: reader.integer('WORKER_CONCURRENCY'),
    proofreadDeadlineMs: reader.integer('PROOFREAD_DEADLINE_MS'),
    essayCritiqueDeadlineMs: reader.integer('ESSAY_CRITIQUE_DEADLINE_MS'),
    drainDelayMs: reader.integer('DRAIN_DELAY_MS'),
    drainTimeoutMs: reader.integer('DRAIN_TIMEOUT_MS'),
  }
}

function readSecrets(reader: Reader) {
  return {
    secretResolution: reader.choice('PROVIDER_SECRET_RESOLUTION_MODE'),
    providerApiKey: reader.secret('PROVIDER_API_KEY_SECRET'),
    fingerprintKey: reader.secret('FINGERPRINT_KEY'),
    secretStore: reader.choice('SECRET_STORE'),
    secretMasterKey: reader.secret('SECRET_MASTER_KEY'),
    vaultAddress: reader.url('VAULT_ADDR'),
    vaultToken: reader.secret('VAULT_TOKEN'),
    vaultMount: reader.text('VAULT_MOUNT') ?? '',
    vaultNamespace: reader.text('VAULT_NAMESPACE'),
    awsRegion: reader.text('AWS_REGION'),
    awsSecretPrefix: reader.text('AWS_SECRET_PREFIX') ?? '',
  }
}

/** What is asked outside the service. */
function readSources(reader: Reader) {
  return {
    factLookupContact: reader.text('FACT_LOOKUP_CONTACT'),
    factLookupUrl: reader.url('FACT_LOOKUP_URL') ?? '',
    textmodelBaseUrl: reader.url('TEXTMODEL_BASE_URL'),
    textmodelName: reader.text('TEXTMODEL_MODEL'),
    textmodelAllowHttp: reader.choice('TEXTMODEL_ALLOW_HTTP') === 'on',
  }
}
