import { memberOf } from '../member-of.ts'
import { newId } from '../new-id.ts'
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
 * Every version is a path of its own: of one path the server forgets old versions by number (`max_versions`, 10 by
 * default), whichever is in force. `secretRef` is `vault://MOUNT/semmai/TENANT/PROVIDER/UUID`.
 */
export function createVaultStore(options: VaultStoreOptions): SecretStore {
  const base = `${options.address.replace(/(?<!\/)\/+$/, '')}/v1/`

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
      const path = `semmai/${tenantId}/${provider}/${newId()}`
      // A mount may ask for the version that a write replaces: 0, none.
      const body = { data: { credential: secret.reveal() }, options: { cas: 0 } }
      await json(await send('POST', `${options.mount}/data/${path}`, body))
      return `${SCHEME}://${options.mount}/${path}`
    },

    async get(tenantId, secretRef) {
      const { mount, path } = parseRef(secretRef, tenantId)
      const response = await send('GET', `${mount}/data/${path}`)
      if (response.status === 404) return nothingThere(response)
      const credential = at(await json(response), 'data', 'data', 'credential')
      if (typeof credential !== 'string') throw new SecretStoreUnavailable('Vault gave an unusable answer')
      return new Secret(credential)
    },

    async destroy(tenantId, secretRef) {
      const { mount, path } = parseRef(secretRef, tenantId)
      const response = await send('DELETE', `${mount}/metadata/${path}`)
      await response.body?.cancel()
      if (!response.ok) throw refused(response.status)
    },
  }
}

function parseRef(secretRef: string, tenantId: string): { mount: string; path: string } {
  const match = /^vault:\/\/([^?#]+)\/(semmai\/([^/]+)\/[^/]+\/[0-9a-f-]{36})$/.exec(secretRef)
  const [, mount, path, owner] = match ?? []
  if (!mount || !path || owner !== tenantId) throw new SecretStoreUnavailable('A secretRef of another store')
  return { mount, path }
}

/** A path without a secret is 404 without an error; a mount that is not there is 404 with one, and says nothing. */
async function nothingThere(response: Response): Promise<null> {
  const errors = at(await response.json().catch(() => null), 'errors')
  if (Array.isArray(errors) && errors.length === 0) return null
  throw refused(response.status)
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
  return path.reduce(memberOf, value)
}
