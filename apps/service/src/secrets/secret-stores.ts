import type { Secret } from './secret.ts'
import { type SecretStore, SecretStoreUnavailable, secretStoreProblem } from './secret-store.ts'

/**
 * Writes to the configured store; reads and destroys where the scheme of a `secretRef` says.
 * Throws `Problem` `secret_store_unavailable` where a store throws `SecretStoreUnavailable`.
 */
export interface SecretStores {
  put(tenantId: string, provider: string, secret: Secret): Promise<string>
  get(tenantId: string, secretRef: string): Promise<Secret | null>
  destroy(tenantId: string, secretRef: string): Promise<void>
}

/**
 * `reading`: stores that are no longer written to, for secrets that are still there. A `secretRef` of any
 * other is `secret_store_unavailable`.
 */
export function createSecretStores(writing: SecretStore, reading: readonly SecretStore[] = []): SecretStores {
  const byScheme = new Map<string, SecretStore>([...reading, writing].map((store) => [store.scheme, store]))

  function storeOf(secretRef: string): SecretStore {
    const store = byScheme.get(secretRef.split('://', 1)[0] ?? '')
    if (!store) throw new SecretStoreUnavailable('The store of this secret is not configured')
    return store
  }

  return {
    put: (tenantId, provider, secret) => reach(() => writing.put(tenantId, provider, secret)),
    get: (tenantId, secretRef) => reach(() => storeOf(secretRef).get(tenantId, secretRef)),
    destroy: (tenantId, secretRef) => reach(() => storeOf(secretRef).destroy(tenantId, secretRef)),
  }
}

async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof SecretStoreUnavailable ? secretStoreProblem() : error
  }
}
