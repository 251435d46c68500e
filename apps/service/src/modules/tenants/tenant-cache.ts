import { LRUCache } from 'lru-cache'
import type { Listener } from '../../database/listener.ts'

/** What this node knows of each tenant: at most seconds old, and dropped as soon as a change is notified. */
export interface TenantCache<T> {
  /** Loads what is not known; a failed load is not kept. */
  get(tenantId: string): Promise<T>
  /** Drops what this node knows; other nodes are notified by the trigger of the changed row. */
  forget(tenantId: string): void
}

/** Sent by triggers with the tenant's id as payload (migration 0012). */
export const TENANT_CHANGED = 'tenant_changed'
/** A lost notification delays a change by this much. */
const TTL_MS = 3_000
const MAX_TENANTS = 10_000

/**
 * Calls that come together share one `load`. What it gives for a tenant that does not exist is kept as well.
 */
export function createTenantCache<T>(
  listener: Listener,
  load: (tenantId: string) => Promise<T>,
): TenantCache<T> {
  const known = new LRUCache<string, Promise<T>>({ max: MAX_TENANTS, ttl: TTL_MS })
  listener.subscribe(TENANT_CHANGED, {
    notified: (tenantId) => void known.delete(tenantId),
    missed: () => known.clear(),
  })
  return {
    get(tenantId) {
      const cached = known.get(tenantId)
      if (cached) return cached
      const loaded = load(tenantId)
      known.set(tenantId, loaded)
      loaded.catch(() => known.delete(tenantId))
      return loaded
    },
    forget: (tenantId) => void known.delete(tenantId),
  }
}
