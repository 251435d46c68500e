import { Secret } from './secret.ts'
import { type SecretStore, SecretStoreUnavailable } from './secret-store.ts'

export interface VaultStoreOptions {
  /** `https://vault.example:8200` */
  address: string
  token: Secret
  /** Where the KV version 2 engine is mounted. */
  mount: string
  /** Vault Enterprise, HCP or OpenBao namespace. */
  namespace: string | null
  timeoutMs?: number
}

const SCHEME = 'vault'
const TIMEOUT_MS = 5_000

/**
 * HashiCorp Vault or OpenBao, KV version 2 (https://developer.hashicorp.com/vault/api-docs/secret/kv/kv-v2).
 * One path a tenant and provider, `semmai/TENANT/PROVIDER`; `secretRef` is `vault://MOUNT/PATH?version=N`.
 */
export function createVaultStore(options: VaultStoreOptions): SecretStore {
  const base = `${options.address.replace(/\/+$/, '')}/v1/`

  async function send(method: string, path: string, body?: object): Promise<Response> {
    const headers: Record<string, string> = {
      'x-vault-token': options.token.reveal(),
      'x-vault-request': 'true',
    }
    if (options.namespace) headers['x-vault-namespace'] = options.namespace
    try {
      return await fetch(base + path, {
        method,
        headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    } catch (error) {
      throw new SecretStoreUnavailable('Vault cannot be reached', { cause: error })
    }
  }

  return {
    scheme: SCHEME,

    async put(tenantId, provider, secret) {
      const path = `semmai/${tenantId}/${provider}`
      const response = await send('POST', `${options.mount}/data/${path}`, {
        data: { credential: secret.reveal() },
      })
      const version = numberAt(await json(response), 'data', 'version')
      return `${SCHEME}://${options.mount}/${path}?version=${version}`
    },

    async get(tenantId, secretRef) {
      const { mount, path, version } = parseRef(secretRef, tenantId)
      const response = await send('GET', `${mount}/data/${path}?version=${version}`)
      // A destroyed or deleted version is 404 with its metadata; an unknown path is 404 without.
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      const credential = at(await json(response), 'data', 'data', 'credential')
      if (typeof credential !== 'string') throw new SecretStoreUnavailable('Vault gave an unusable answer')
      return new Secret(credential)
    },

    async destroy(tenantId, secretRef) {
      const { mount, path, version } = parseRef(secretRef, tenantId)
      const response = await send('PUT', `${mount}/destroy/${path}`, { versions: [version] })
      await response.body?.cancel()
      if (!response.ok && response.status !== 404) throw refused(response.status)
    },
  }
}

function parseRef(secretRef: string, tenantId: string): { mount: string; path: string; version: number } {
  const match = /^vault:\/\/([^?]+)\/(semmai\/([^/?]+)\/[^/?]+)\?version=(\d+)$/.exec(secretRef)
  const [, mount, path, owner, version] = match ?? []
  if (!mount || !path || owner !== tenantId) throw new SecretStoreUnavailable('A secretRef of another store')
  return { mount, path, version: Number(version) }
}

async function json(response: Response): Promise<unknown> {
  if (!response.ok) {
    await response.body?.cancel()
    throw refused(response.status)
  }
  try {
    return await response.json()
  } catch (error) {
    throw new SecretStoreUnavailable('Vault gave an unusable answer', { cause: error })
  }
}

function refused(status: number): SecretStoreUnavailable {
  return new SecretStoreUnavailable(`Vault answered ${status}`)
}

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined,
    value,
  )
}

function numberAt(value: unknown, ...path: string[]): number {
  const number = at(value, ...path)
  if (typeof number !== 'number') throw new SecretStoreUnavailable('Vault gave an unusable answer')
  return number
}
