import type { Config } from '../config.ts'
import type { SecretStoreName } from '../secrets/secret-store.ts'

const LOOPBACK = ['127.0.0.1', '::1', 'localhost', '[::1]']

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

/** Mistakes that no setting has by itself: what they forbid and demand together, one line each. */
export function mistakesTogether(config: Config): string[] {
  if (config.role === 'migrate') return migrationMistakes(config)
  return [
    ...databaseMistakes(config),
    ...identityMistakes(config),
    config.production && config.fingerprintKey === null
      ? 'FINGERPRINT_KEY is required when NODE_ENV is production'
      : null,
    MISSING_OF_STORE[config.secretStore](config),
    config.secretResolution === 'env' && config.providerApiKey === null
      ? 'PROVIDER_API_KEY_SECRET is required when PROVIDER_SECRET_RESOLUTION_MODE is env'
      : null,
    ...modelMistakes(config),
  ].filter((mistake) => mistake !== null)
}

/** Migrations need two addresses, and no setting of the service. */
function migrationMistakes({ databaseUrl, databaseMigrationUrl }: Config): string[] {
  if (databaseUrl !== null && databaseMigrationUrl !== null) return []
  return ['--role migrate needs DATABASE_MIGRATION_URL (the owner) and DATABASE_URL (the role it prepares)']
}

/** Where `DATABASE_URL` is unset the program brings its own Postgres; what that forbids and demands. */
function databaseMistakes({ databaseUrl, production, host }: Config): string[] {
  if (databaseUrl !== null) return []
  if (production) return ['DATABASE_URL is required when NODE_ENV is production']
  if (LOOPBACK.includes(host)) return []
  return ['HOST must be a loopback address while the embedded set-up is on (set DATABASE_URL)']
}

function identityMistakes({ production, role, operatorIssuer, operatorJwksUri }: Config): string[] {
  if ((operatorIssuer === null) !== (operatorJwksUri === null)) {
    return ['OPERATOR_ISSUER and OPERATOR_JWKS_URI must be set together']
  }
  // Without an operator nobody could create a tenant. A worker asks for no token.
  if (production && role !== 'worker' && operatorIssuer === null) {
    return ['OPERATOR_ISSUER and OPERATOR_JWKS_URI are required when NODE_ENV is production']
  }
  return []
}

function modelMistakes({ textmodelBaseUrl, textmodelName, textmodelAllowHttp }: Config): string[] {
  if ((textmodelBaseUrl === null) !== (textmodelName === null)) {
    return ['TEXTMODEL_BASE_URL and TEXTMODEL_MODEL must be set together']
  }
  if (textmodelBaseUrl === null || textmodelAllowHttp || !URL.canParse(textmodelBaseUrl)) return []
  const { protocol, hostname } = new URL(textmodelBaseUrl)
  if (protocol === 'https:' || LOOPBACK.includes(hostname)) return []
  return [
    "TEXTMODEL_BASE_URL must be https: tenants' keys and texts travel there (or TEXTMODEL_ALLOW_HTTP=on)",
  ]
}

/** What is allowed, but should be known: logged once at the start. */
export function deploymentWarnings(config: Config): string[] {
  const { production, role, databaseUrl, operatorIssuer } = config
  const { secretResolution, textmodelBaseUrl, textmodelAllowHttp } = config
  return [
    role !== 'worker' && databaseUrl !== null && operatorIssuer === null
      ? 'OPERATOR_ISSUER is not set: no operator can sign in, and no tenant can be made'
      : null,
    secretResolution === 'env'
      ? 'PROVIDER_SECRET_RESOLUTION_MODE is env: text calls of every tenant use PROVIDER_API_KEY_SECRET'
      : null,
    production && textmodelBaseUrl === null
      ? 'TEXTMODEL_BASE_URL is not set: every text is served by the built-in engine, and no provider key can be validated'
      : null,
    textmodelAllowHttp && textmodelBaseUrl?.startsWith('http:')
      ? "TEXTMODEL_ALLOW_HTTP is on: texts and tenants' keys travel to the model without encryption"
      : null,
  ].filter((warning) => warning !== null)
}
