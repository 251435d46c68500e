import { LRUCache } from 'lru-cache'
import type { Database } from '../../database/database.ts'
import { Problem } from '../../problem.ts'
import type { Secret } from '../../secrets/secret.ts'
import { secretStoreProblem } from '../../secrets/secret-store.ts'
import type { SecretStores } from '../../secrets/secret-stores.ts'
import { recordLoss } from './repository.ts'

/** Where a tenant's key is. */
export interface StoredKey {
  secretRef: string
  /** The store did not have it when it was last read. */
  lost: boolean
}

/**
 * Reads a tenant's key. Throws `credential_lost` where the store no longer has it, which the onboarding status then
 * shows, and `secret_store_unavailable` where that cannot be known yet.
 */
export type ReadKey = (tenantId: string, key: StoredKey) => Promise<Secret>

const MAX_KEYS = 10_000
/** A version of a key never changes, so it is read from its store once in a while only. */
const KEY_TTL_MS = 60_000

/**
 * Keeps a key in memory for a minute at most. A rotated key has another `secretRef`, so the old one is never
 * taken for it.
 */
export function createKeyReader(database: Database, stores: SecretStores): ReadKey {
  const keys = new LRUCache<string, Secret>({ max: MAX_KEYS, ttl: KEY_TTL_MS })

  async function noteLoss(tenantId: string, secretRef: string, lost: boolean): Promise<void> {
    const inForce = await database.transaction('tenant', tenantId, (tx) =>
      recordLoss(tx, tenantId, secretRef, lost),
    )
    // A version that was destroyed: another node rotated a moment ago.
    if (!inForce) throw secretStoreProblem()
  }

  return async (tenantId, { secretRef, lost }) => {
    const name = `${tenantId} ${secretRef}`
    const secret = keys.get(name) ?? (await stores.get(tenantId, secretRef))
    if (lost !== (secret === null)) await noteLoss(tenantId, secretRef, secret === null)
    if (!secret) {
      throw new Problem(
        'credential_lost',
        'The secret store no longer has the key: upload it again with the mode rotate.',
      )
    }
    keys.set(name, secret)
    return secret
  }
}
