import { resolve } from 'node:path'
import { LIMITS } from '@semmai/contract'
import ipaddr from 'ipaddr.js'
import { Secret } from './secrets/secret.ts'
import { SECRET_STORES, type SecretStoreName } from './secrets/secret-store.ts'

export type ProcessRole = 'api' | 'worker' | 'all'

/** Everything the environment decides. Names carry their units; the object is frozen. */
export interface Config {
  production: boolean
  role: ProcessRole
  host: string
  port: number
  /** Port of `/metrics`; 0 turns it off. */
  metricsPort: number
  logLevel: string
  /** Folder of all local state: embedded Postgres, keys, development issuer. */
  dataDir: string
  /** Null: start the embedded Postgres and the development issuers. */
  databaseUrl: Secret | null
  /** Owner of the schema, for migrations at start; null: migrations are run by another program. */
  databaseMigrationUrl: Secret | null
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
  /** Keys the fingerprints of idempotent requests and of credentials; null: made and kept in `dataDir`. */
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

type Environment = Readonly<Record<string, string | undefined>>

/** Reads settings one by one and remembers every mistake; an empty value counts as unset. */
class Reader {
  readonly mistakes: string[] = []
  readonly #environment: Environment

  constructor(environment: Environment) {
    this.#environment = environment
  }

  text(name: string): string | null {
    return this.#environment[name] || null
  }

  secret(name: string): Secret | null {
    const value = this.text(name)
    return value === null ? null : new Secret(value)
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.text(name)
    if (value === null) return fallback
    const number = Number(value)
    if (/^\d+$/.test(value) && number >= min && number <= max) return number
    this.mistakes.push(`${name} must be a whole number from ${min} to ${max}`)
    return fallback
  }

  choice<const V extends readonly string[]>(name: string, values: V, fallback: V[number]): V[number] {
    const value = this.text(name)
    if (value === null) return fallback
    if (values.includes(value)) return value
    this.mistakes.push(`${name} must be one of ${values.join(', ')}`)
    return fallback
  }

  list(name: string): string[] {
    return (this.text(name) ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
  }

  /** Addresses, networks in CIDR notation, or names of address ranges. */
  networks(name: string): string[] {
    const entries = this.list(name)
    for (const entry of entries) {
      if (ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry) || NETWORK_NAMES.includes(entry)) continue
      this.mistakes.push(
        `${name} must list addresses, networks such as 10.0.0.0/8, or ${NETWORK_NAMES.join(', ')}`,
      )
    }
    return entries
  }

  url(name: string, protocols: readonly string[]): string | null {
    const value = this.text(name)
    if (value === null) return null
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
    this.mistakes.push(
      `${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    )
    return value
  }

  /** A duration such as `7d`, `36h`, `10m`, `5s` or `0`, in milliseconds. */
  duration(name: string, fallbackMs: number): number {
    const value = this.text(name)
    if (value === null) return fallbackMs
    const match = /^(\d{1,6})(s|m|h|d)$/.exec(value)
    if (match) return Number(match[1]) * (DURATION_UNITS_MS[match[2] ?? ''] ?? 0)
    if (value === '0') return 0
    this.mistakes.push(`${name} must be a duration such as 7d, 36h, 10m, 5s or 0`)
    return fallbackMs
  }
}

const DURATION_UNITS_MS: Readonly<Record<string, number>> = { s: 1e3, m: 60e3, h: 3600e3, d: 86400e3 }
const DAY_MS = 86400e3
const POSTGRES = ['postgres:', 'postgresql:']
/** Ranges that Fastify knows by name. */
const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal']
const LOOPBACK = ['127.0.0.1', '::1', 'localhost']

function readRole(reader: Reader, args: readonly string[]): ProcessRole {
  const at = args.findIndex((argument) => argument === '--role' || argument.startsWith('--role='))
  if (at < 0) return 'all'
  const value = args[at]?.includes('=') ? args[at].slice('--role='.length) : args[at + 1]
  if (value === 'api' || value === 'worker' || value === 'all') return value
  reader.mistakes.push('--role must be one of api, worker, all')
  return 'all'
}

/** What each secret store cannot do without; null where nothing is missing. */
const MISSING_OF_STORE: Readonly<Record<SecretStoreName, (config: Config) => string | null>> = {
  embedded: ({ production, secretMasterKey }) =>
    production && secretMasterKey === null
      ? 'SECRET_MASTER_KEY is required when NODE_ENV is production and SECRET_STORE is embedded'
      : null,
  vault: ({ vaultAddress, vaultToken }) =>
    vaultAddress && vaultToken ? null : 'VAULT_ADDR and VAULT_TOKEN are required when SECRET_STORE is vault',
  aws: ({ awsRegion }) => (awsRegion ? null : 'AWS_REGION is required when SECRET_STORE is aws'),
}

/** Where `DATABASE_URL` is unset the program brings its own Postgres; what that forbids and demands. */
function checkDeployment(reader: Reader, config: Config): void {
  const { mistakes } = reader
  if (config.databaseUrl === null) {
    if (config.production) mistakes.push('DATABASE_URL is required when NODE_ENV is production')
    else if (!LOOPBACK.includes(config.host)) {
      mistakes.push('HOST must be a loopback address while the embedded set-up is on (set DATABASE_URL)')
    }
  }
  if ((config.operatorIssuer === null) !== (config.operatorJwksUri === null)) {
    mistakes.push('OPERATOR_ISSUER and OPERATOR_JWKS_URI must be set together')
  }
  if (config.production && config.fingerprintKey === null) {
    mistakes.push('FINGERPRINT_KEY is required when NODE_ENV is production')
  }
  const missing = MISSING_OF_STORE[config.secretStore](config)
  if (missing !== null) mistakes.push(missing)
  if (config.secretResolution === 'env' && config.providerApiKey === null) {
    mistakes.push('PROVIDER_API_KEY_SECRET is required when PROVIDER_SECRET_RESOLUTION_MODE is env')
  }
  if ((config.textmodelBaseUrl === null) !== (config.textmodelName === null)) {
    mistakes.push('TEXTMODEL_BASE_URL and TEXTMODEL_MODEL must be set together')
  }
}

/**
 * Reads the environment and the command line; nothing else in the service reads them.
 * Throws `ConfigError` with every mistake at once.
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
  checkDeployment(reader, config)
  if (reader.mistakes.length > 0) throw new ConfigError(reader.mistakes)
  return Object.freeze(config)
}

function readNetwork(reader: Reader) {
  const port = reader.integer('PORT', 8080, 0, 65535)
  const embedded = reader.text('DATABASE_URL') === null
  const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
  return {
    host: reader.text('HOST') ?? (embedded ? '127.0.0.1' : '0.0.0.0'),
    port,
    metricsPort: reader.integer('METRICS_PORT', port === 0 || port > 64535 ? 0 : port + 1000, 0, 65535),
    logLevel: reader.choice('LOG_LEVEL', levels, 'info'),
    corsOrigins: reader.list('CORS_ORIGINS'),
    trustedProxies: reader.networks('TRUSTED_PROXIES'),
  }
}

function readStorage(reader: Reader) {
  const secretUrl = (name: string) => {
    const value = reader.url(name, POSTGRES)
    return value === null ? null : new Secret(value)
  }
  return {
    dataDir: resolve(reader.text('DATA_DIR') ?? '.data'),
    databaseUrl: secretUrl('DATABASE_URL'),
    databaseMigrationUrl: secretUrl('DATABASE_MIGRATION_URL'),
    databasePoolSize: reader.integer('DATABASE_POOL_SIZE', 20, 2, 500),
    operationRetentionMs: reader.duration('OPERATION_RETENTION', 7 * DAY_MS),
  }
}

function readIdentity(reader: Reader) {
  return {
    audience: reader.text('AUDIENCE') ?? 'semmai-api',
    identityPrivateHosts: reader.list('IDENTITY_PRIVATE_HOSTS'),
    operatorIssuer: reader.url('OPERATOR_ISSUER', ['https:']),
    operatorJwksUri: reader.url('OPERATOR_JWKS_URI', ['https:']),
    operatorRolesClaim: reader.text('OPERATOR_ROLES_CLAIM') ?? 'roles',
    failedAuthPerMinute: reader.integer('FAILED_AUTH_PER_MINUTE', 300, 1, 1_000_000),
  }
}

function readLimits(reader: Reader) {
  return {
    syncTextThreshold: reader.integer('SYNC_TEXT_THRESHOLD', LIMITS.syncTextThreshold, 0, 20_000),
    syncTimeoutMs: reader.integer('SYNC_TIMEOUT_MS', LIMITS.syncTimeoutMs, 1, 60_000),
    requestTimeoutMs: reader.integer('REQUEST_TIMEOUT_MS', 30_000, 100, 600_000),
    maxConcurrentCalls: reader.integer('MAX_CONCURRENT_CALLS', 256, 1, 100_000),
    maxQueuedOperations: reader.integer('MAX_QUEUED_OPERATIONS', 50_000, 1, 10_000_000),
    workerConcurrency: reader.integer('WORKER_CONCURRENCY', 8, 1, 1000),
    proofreadDeadlineMs: reader.integer('PROOFREAD_DEADLINE_MS', 120_000, 100, DAY_MS),
    essayCritiqueDeadlineMs: reader.integer('ESSAY_CRITIQUE_DEADLINE_MS', 300_000, 100, DAY_MS),
    drainDelayMs: reader.integer('DRAIN_DELAY_MS', 5_000, 0, 600_000),
    drainTimeoutMs: reader.integer('DRAIN_TIMEOUT_MS', 20_000, 0, 600_000),
  }
}

function readSecrets(reader: Reader) {
  return {
    secretResolution: reader.choice('PROVIDER_SECRET_RESOLUTION_MODE', ['db', 'env'], 'db'),
    providerApiKey: reader.secret('PROVIDER_API_KEY_SECRET'),
    fingerprintKey: reader.secret('FINGERPRINT_KEY'),
    secretStore: reader.choice('SECRET_STORE', SECRET_STORES, 'embedded'),
    secretMasterKey: reader.secret('SECRET_MASTER_KEY'),
    vaultAddress: reader.url('VAULT_ADDR', ['http:', 'https:']),
    vaultToken: reader.secret('VAULT_TOKEN'),
    vaultMount: reader.text('VAULT_MOUNT') ?? 'secret',
    vaultNamespace: reader.text('VAULT_NAMESPACE'),
    awsRegion: reader.text('AWS_REGION'),
    awsSecretPrefix: reader.text('AWS_SECRET_PREFIX') ?? 'semmai/',
  }
}

/** What is asked outside the service. */
function readSources(reader: Reader) {
  return {
    factLookupContact: reader.text('FACT_LOOKUP_CONTACT'),
    factLookupUrl: reader.url('FACT_LOOKUP_URL', ['http:', 'https:']) ?? 'https://ta.wikipedia.org/w/api.php',
    textmodelBaseUrl: reader.url('TEXTMODEL_BASE_URL', ['http:', 'https:']),
    textmodelName: reader.text('TEXTMODEL_MODEL'),
  }
}
