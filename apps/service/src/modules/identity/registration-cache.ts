import { LRUCache } from 'lru-cache'
import type { Database } from '../../database/database.ts'
import type { Listener } from '../../database/listener.ts'
import { findRegistration, type Registration } from './repository.ts'

/** Payload: the tenant whose registration changed. Sent in the transaction of the change. */
export const IDENTITY_CHANGED = 'identity_changed'

/** A lost notification delays a revocation by this much; the promise is 5 s. */
const REGISTRATION_TTL_MS = 3_000
const MAX_REGISTRATIONS = 10_000

/** The issuers that are registered for tenants, as this node knows them. */
export interface RegistrationCache {
  /** At most seconds old; null where the issuer is not registered for the tenant. */
  find(tenantId: string, issuer: string): Promise<Registration | null>
  /** Forgets what is known of a tenant's issuer; other nodes do so by the notification of the change. */
  forget(tenantId: string): void
}

export interface RegistrationCacheOptions {
  database: Database
  listener: Listener
  /** Milliseconds. */
  now(): number
}

/**
 * Keeps an entry for 3 s, also that an issuer is not registered, and drops it when `IDENTITY_CHANGED` is
 * notified.
 */
export function createRegistrationCache({
  database,
  listener,
  now,
}: RegistrationCacheOptions): RegistrationCache {
  const registrations = new LRUCache<string, { found: Registration | null }>({
    max: MAX_REGISTRATIONS,
    ttl: REGISTRATION_TTL_MS,
    ttlResolution: 0,
    perf: { now },
  })
  listener.subscribe(IDENTITY_CHANGED, { notified: forget, missed: () => registrations.clear() })

  function forget(tenantId: string): void {
    for (const key of registrations.keys()) if (key.startsWith(`${tenantId}\n`)) registrations.delete(key)
  }

  return {
    forget,
    async find(tenantId, issuer) {
      const key = `${tenantId}\n${issuer}`
      const cached = registrations.get(key)
      if (cached) return cached.found
      const found = await findRegistration(database, tenantId, issuer)
      registrations.set(key, { found })
      return found
    },
  }
}
