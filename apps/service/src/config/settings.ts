import { LIMITS } from '@semmai/contract'
import { SECRET_STORES } from '../secrets/secret-store.ts'

const DAY_MS = 86_400_000

interface Described {
  /** What it decides, for the table of settings: plain text, one or two sentences. */
  meaning: string
  /** What holds where it is unset, in words; without it the table shows `fallback`. */
  unset?: string
}

/** One setting of the environment. A number names its limits; a duration is in milliseconds here and `7d` outside. */
export type Setting = Described &
  (
    | { kind: 'text' | 'secret' | 'list' | 'networks'; fallback?: string }
    | { kind: 'url'; protocols: readonly string[]; secret?: true; fallback?: string }
    | { kind: 'integer'; fallback: number; min: number; max: number }
    | { kind: 'duration'; fallback: number }
    | { kind: 'choice'; values: readonly string[]; fallback: string }
  )

const POSTGRES = ['postgres:', 'postgresql:']
const WEB = ['http:', 'https:']
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/**
 * Every setting of the service, by group, in the order of the table in `docs/settings.md`. What is not here cannot be
 * read: `Reader` takes these names only.
 */
export const SETTING_GROUPS = {
  'Database and state': {
    NODE_ENV: {
      kind: 'text',
      meaning: '`production` switches the embedded set-up off and demands what production needs.',
    },
    DATABASE_URL: {
      kind: 'url',
      protocols: POSTGRES,
      secret: true,
      unset: 'an embedded Postgres and a development issuer are started (never in production)',
      meaning: 'Postgres as the login role, which has no rights of its own (docs/database.md).',
    },
    DATABASE_MIGRATION_URL: {
      kind: 'url',
      protocols: POSTGRES,
      secret: true,
      unset: 'migrations are run by another program',
      meaning: 'Postgres as the owner of the schema; set: migrations run at start.',
    },
    DATABASE_DIRECT_URL: {
      kind: 'url',
      protocols: POSTGRES,
      secret: true,
      unset: '`DATABASE_URL`',
      meaning:
        'The same role past a connection pooler such as pgbouncer: notifications need a session of their own.',
    },
    DATABASE_POOL_SIZE: {
      kind: 'integer',
      fallback: 20,
      min: 2,
      max: 500,
      meaning: 'Connections of one process at most, besides the one that listens.',
    },
    DATA_DIR: {
      kind: 'text',
      fallback: '.data',
      meaning: 'Folder of local state: embedded Postgres, generated keys, development issuer.',
    },
    OPERATION_RETENTION: {
      kind: 'duration',
      fallback: 7 * DAY_MS,
      meaning:
        'How long results are kept: `7d`, `36h`, `10m`. `0` stores no synchronous result, and an asynchronous one for at most 10 minutes (docs/reliability.md).',
    },
  },
  'Network and log': {
    PORT: { kind: 'integer', fallback: 8080, min: 0, max: 65_535, meaning: 'Port of the API.' },
    HOST: {
      kind: 'text',
      unset: '`127.0.0.1` in the embedded set-up, otherwise `0.0.0.0`',
      meaning: 'Address on which the ports listen.',
    },
    METRICS_PORT: {
      kind: 'integer',
      fallback: 0,
      min: 0,
      max: 65_535,
      unset: '`PORT` + 1000; none where `PORT` is 0 or above 64535',
      meaning: 'Port of `/metrics`, `/livez` and `/readyz` in every process; `0` turns it off.',
    },
    METRICS_TENANTS: {
      kind: 'integer',
      fallback: 0,
      min: 0,
      max: 10_000,
      meaning:
        'Tenants that have a label of their own in `semmai_http_requests_total`; all others are `other`. `0`: no such label.',
    },
    LOG_LEVEL: { kind: 'choice', values: LOG_LEVELS, fallback: 'info', meaning: 'Least level of the log.' },
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      kind: 'url',
      protocols: WEB,
      unset: 'no traces are sent',
      meaning:
        'Collector for traces, over OTLP/HTTP with protobuf. The other standard variables of OpenTelemetry (`OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER`, `OTEL_RESOURCE_ATTRIBUTES`, `OTEL_BSP_*`) hold too.',
    },
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
      kind: 'url',
      protocols: WEB,
      meaning: 'The same, as the whole address.',
    },
    OTEL_SDK_DISABLED: { kind: 'text', meaning: '`true` sends no traces all the same.' },
    CORS_ORIGINS: {
      kind: 'list',
      unset: 'none',
      meaning: 'Origins whose pages may call the API, comma-separated.',
    },
    TRUSTED_PROXIES: {
      kind: 'networks',
      unset: 'none',
      meaning:
        'Addresses or networks of the proxies whose `X-Forwarded-For` is believed; also `loopback`, `linklocal`, `uniquelocal`.',
    },
  },
  Identity: {
    AUDIENCE: { kind: 'text', fallback: 'semmai-api', meaning: '`aud` of access tokens.' },
    IDENTITY_PRIVATE_HOSTS: {
      kind: 'list',
      unset: 'none',
      meaning:
        "Host names of issuers, the tenants' and the operator's, that may resolve to private addresses.",
    },
    OPERATOR_ISSUER: {
      kind: 'url',
      protocols: ['https:'],
      meaning: "Issuer of the platform operator's tokens. Required in production for the API.",
    },
    OPERATOR_JWKS_URI: {
      kind: 'url',
      protocols: ['https:'],
      meaning: "Where that issuer's keys are; set together with `OPERATOR_ISSUER`.",
    },
    OPERATOR_ROLES_CLAIM: {
      kind: 'text',
      fallback: 'roles',
      meaning: "Path of the claim that holds the roles of the operator's tokens.",
    },
    FAILED_AUTH_PER_MINUTE: {
      kind: 'integer',
      fallback: 300,
      min: 1,
      max: 1_000_000,
      meaning: 'Failed authentications of one address before they are answered 429.',
    },
  },
  'Limits and times': {
    SYNC_TEXT_THRESHOLD: {
      kind: 'integer',
      fallback: LIMITS.syncTextThreshold,
      min: 0,
      max: 20_000,
      meaning: 'Characters up to which a text is answered at once.',
    },
    SYNC_TIMEOUT_MS: {
      kind: 'integer',
      fallback: LIMITS.syncTimeoutMs,
      min: 1,
      max: 60_000,
      meaning: 'How long a synchronous call may take before it becomes an operation.',
    },
    REQUEST_TIMEOUT_MS: {
      kind: 'integer',
      fallback: 30_000,
      min: 100,
      max: 600_000,
      meaning: 'How long a request may take to arrive.',
    },
    WEBHOOKS: {
      kind: 'choice',
      values: ['off', 'on'],
      fallback: 'off',
      meaning: '`on` lets tenants register webhooks, and delivers them (docs/webhooks.md).',
    },
    WEBHOOK_PRIVATE_HOSTS: {
      kind: 'list',
      unset: 'none',
      meaning: 'Host names of webhook targets that may resolve to private addresses.',
    },
    LANGUAGETOOL_API: {
      kind: 'choice',
      values: ['off', 'on'],
      fallback: 'off',
      meaning: "`on` serves LanguageTool's protocol, for tenants that switch it on (docs/languagetool.md).",
    },
    MAX_CONCURRENT_CALLS: {
      kind: 'integer',
      fallback: 256,
      min: 1,
      max: 100_000,
      meaning: 'Synchronous calls of one process at the same time before 503.',
    },
    MAX_QUEUED_OPERATIONS: {
      kind: 'integer',
      fallback: 50_000,
      min: 1,
      max: 10_000_000,
      meaning: 'Queued operations of all tenants before 503.',
    },
    WORKER_CONCURRENCY: {
      kind: 'integer',
      fallback: 8,
      min: 1,
      max: 1000,
      meaning: 'Operations that one worker carries out at the same time.',
    },
    PROOFREAD_DEADLINE_MS: {
      kind: 'integer',
      fallback: 120_000,
      min: 100,
      max: DAY_MS,
      meaning: 'How long one proofreading operation may run, over all its attempts.',
    },
    ESSAY_CRITIQUE_DEADLINE_MS: {
      kind: 'integer',
      fallback: 300_000,
      min: 100,
      max: DAY_MS,
      meaning: 'The same for an essay critique.',
    },
    DRAIN_DELAY_MS: {
      kind: 'integer',
      fallback: 5_000,
      min: 0,
      max: 600_000,
      meaning:
        'After SIGTERM: how long the port goes on serving while `/readyz` is 503; longer than a balancer takes to notice. 0 at a terminal.',
    },
    DRAIN_TIMEOUT_MS: {
      kind: 'integer',
      fallback: 20_000,
      min: 0,
      max: 600_000,
      meaning:
        "Then: how long what is under way may take. Both together less than the orchestrator's grace period.",
    },
  },
  'Keys and secrets': {
    FINGERPRINT_KEY: {
      kind: 'secret',
      unset: 'made and kept in `DATA_DIR`',
      meaning:
        'Keys the hashes of access tokens and the fingerprints of idempotent requests and credentials; a change makes all access tokens invalid. Required in production.',
    },
    SECRET_STORE: {
      kind: 'choice',
      values: SECRET_STORES,
      fallback: 'embedded',
      meaning: "Where tenants' provider keys and webhook secrets are kept (docs/secrets.md).",
    },
    SECRET_MASTER_KEY: {
      kind: 'secret',
      unset: 'made and kept in `DATA_DIR`',
      meaning:
        '32 bytes in base64, or `NEW,OLD` during a rotation. Required in production with `SECRET_STORE=embedded`.',
    },
    VAULT_ADDR: { kind: 'url', protocols: WEB, meaning: 'Address of Vault or OpenBao.' },
    VAULT_TOKEN: { kind: 'secret', meaning: 'Its token.' },
    VAULT_MOUNT: { kind: 'text', fallback: 'secret', meaning: 'Mount of its KV store, version 2.' },
    VAULT_NAMESPACE: { kind: 'text', unset: 'none', meaning: 'Its namespace.' },
    AWS_REGION: { kind: 'text', meaning: 'Region of AWS Secrets Manager.' },
    AWS_SECRET_PREFIX: {
      kind: 'text',
      fallback: 'semmai/',
      meaning: 'Beginning of the names of secrets there.',
    },
  },
  'Language model and facts': {
    TEXTMODEL_BASE_URL: {
      kind: 'url',
      protocols: WEB,
      unset: 'no model: every text is served by the built-in engine',
      meaning:
        'Address of a chat-completions API, up to `/v1`. https, except on this machine (loopback) or where `TEXTMODEL_ALLOW_HTTP` is on.',
    },
    TEXTMODEL_MODEL: {
      kind: 'text',
      meaning: 'Name of the model there; set together with `TEXTMODEL_BASE_URL`.',
    },
    TEXTMODEL_ALLOW_HTTP: {
      kind: 'choice',
      values: ['off', 'on'],
      fallback: 'off',
      meaning: "`on` lets texts and tenants' keys travel to the model without encryption.",
    },
    PROVIDER_SECRET_RESOLUTION_MODE: {
      kind: 'choice',
      values: ['db', 'env'],
      fallback: 'db',
      meaning: "`db`: each tenant's own key. `env`: `PROVIDER_API_KEY_SECRET` for all.",
    },
    PROVIDER_API_KEY_SECRET: {
      kind: 'secret',
      meaning: 'Key for the text calls of all tenants in the mode `env`.',
    },
    FACT_LOOKUP_CONTACT: {
      kind: 'text',
      unset: 'no fact is looked up outside',
      meaning:
        'Web or mail address of who runs this service: set, tenants may let facts be looked up in Wikipedia.',
    },
    FACT_LOOKUP_URL: {
      kind: 'url',
      protocols: WEB,
      fallback: 'https://ta.wikipedia.org/w/api.php',
      meaning: 'Where facts are looked up.',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Setting>>>>

type Groups = typeof SETTING_GROUPS
type InGroup<G> = G extends unknown ? keyof G : never
/** Name of a setting. */
export type SettingName = InGroup<Groups[keyof Groups]>
/** Names of the settings of one kind. */
export type NameOf<K extends Setting['kind']> = {
  [G in keyof Groups]: {
    [N in keyof Groups[G]]: Groups[G][N] extends { kind: K } ? N : never
  }[keyof Groups[G]]
}[keyof Groups]
/** The values of a setting that is a choice. */
export type ChoiceOf<N extends NameOf<'choice'>> = {
  [G in keyof Groups]: N extends keyof Groups[G]
    ? Groups[G][N] extends { values: readonly (infer V)[] }
      ? V
      : never
    : never
}[keyof Groups]

/** Every setting by its name. */
export const SETTINGS = Object.assign({}, ...Object.values(SETTING_GROUPS)) as Readonly<
  Record<SettingName, Setting>
>
