import type { Secret } from './secret.ts'
import { type SecretStore, SecretStoreUnavailable } from './secret-store.ts'

/** Writes to the configured store; reads and destroys where the scheme of a `secretRef` says. */
export interface SecretStores {
  put(tenantId: string, provider: string, secret: Secret): Promise<string>
  get(tenantId: string, secretRef: string): Promise<Secret | null>
  destroy(tenantId: string, secretRef: string): Promise<void>
}

export function createSecretStores(writing: SecretStore, reading: readonly SecretStore[] = []): SecretStores {
  const byScheme = new Map([...reading, writing].map((store) => [store.scheme, store]))

  function storeOf(secretRef: string): SecretStore {
    const store = byScheme.get(secretRef.split('://', 1)[0] ?? '')
    if (!store) throw new SecretStoreUnavailable('The store of this secret is not configured')
    return store
  }

  return {
    put: (tenantId, provider, secret) => writing.put(tenantId, provider, secret),
    get: async (tenantId, secretRef) => storeOf(secretRef).get(tenantId, secretRef),
    destroy: async (tenantId, secretRef) => storeOf(secretRef).destroy(tenantId, secretRef),
  }
}
