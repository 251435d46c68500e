import {
  CreateSecretCommand,
  DeleteSecretCommand,
  GetSecretValueCommand,
  InvalidRequestException,
  ResourceNotFoundException,
  SecretsManagerClient,
  type SecretsManagerClientConfig,
} from '@aws-sdk/client-secrets-manager'
import { newId } from '../new-id.ts'
import { Secret } from './secret.ts'
import { type SecretStore, SecretStoreUnavailable } from './secret-store.ts'

export interface AwsStoreOptions {
  region: string
  /** Before every name, `semmai/` for example; the IAM policy of the service can be narrowed to it. */
  prefix: string
  /** Endpoint and credentials for tests; the SDK's own chain otherwise. */
  client?: SecretsManagerClientConfig
}

const SCHEME = 'aws'

/**
 * AWS Secrets Manager. Every version is a secret of its own, because a version of one secret cannot be destroyed
 * by itself there; `secretRef` is `aws://REGION/NAME`.
 */
export function createAwsStore({ region, prefix, client: config }: AwsStoreOptions): SecretStore {
  const client = new SecretsManagerClient({
    region,
    maxAttempts: 2,
    requestHandler: { requestTimeout: 5_000, connectionTimeout: 2_000 },
    ...config,
  })

  function nameOf(tenantId: string, secretRef: string): string {
    const start = `${SCHEME}://${region}/`
    const name = secretRef.startsWith(start) ? secretRef.slice(start.length) : ''
    if (!name.startsWith(`${prefix}${tenantId}/`)) {
      throw new SecretStoreUnavailable('A secretRef of another store')
    }
    return name
  }

  return {
    scheme: SCHEME,

    async put(tenantId, provider, secret) {
      const name = `${prefix}${tenantId}/${provider}/${newId()}`
      const command = new CreateSecretCommand({
        Name: name,
        SecretString: secret.reveal(),
        ClientRequestToken: newId(),
        Tags: [{ Key: 'semmai:tenant', Value: tenantId }],
      })
      await reach(() => client.send(command))
      return `${SCHEME}://${region}/${name}`
    },

    async get(tenantId, secretRef) {
      const command = new GetSecretValueCommand({ SecretId: nameOf(tenantId, secretRef) })
      const found = await reach(() => client.send(command), isGone)
      if (found === null) return null
      if (found.SecretString === undefined) {
        throw new SecretStoreUnavailable('AWS Secrets Manager gave an unusable answer')
      }
      return new Secret(found.SecretString)
    },

    async destroy(tenantId, secretRef) {
      const command = new DeleteSecretCommand({
        SecretId: nameOf(tenantId, secretRef),
        ForceDeleteWithoutRecovery: true,
      })
      await reach(() => client.send(command), isGone)
    },
  }
}

/** Deleted for good, or marked for deletion (which the service reports as an invalid request). */
function isGone(error: unknown): boolean {
  return error instanceof ResourceNotFoundException || error instanceof InvalidRequestException
}

async function reach<T>(work: () => Promise<T>): Promise<T>
async function reach<T>(work: () => Promise<T>, absent: (error: unknown) => boolean): Promise<T | null>
async function reach<T>(work: () => Promise<T>, absent?: (error: unknown) => boolean): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (absent?.(error)) return null
    const name = error instanceof Error ? error.name : 'unknown'
    throw new SecretStoreUnavailable(`AWS Secrets Manager failed: ${name}`, { cause: error })
  }
}
