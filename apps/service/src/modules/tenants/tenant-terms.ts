import type { OnboardingState } from '@semmai/contract'
import { LRUCache } from 'lru-cache'
import type { Database, Transaction } from '../../database/database.ts'
import type { Listener } from '../../database/listener.ts'

/** What a call of a tenant has to know about it. */
export interface TenantTerms {
  onboarding_state: OnboardingState
  allowed_cidrs: readonly string[]
  provider: 'auto' | 'builtin' | 'textmodel'
  text_calls_per_minute: number
  max_open_operations: number
  disabled_rules: readonly string[]
  dictionary: readonly string[]
  fact_lookup: boolean
}

export interface TenantDirectory {
  /** Null for a tenant that does not exist (any more). At most seconds old; changes are heard at once. */
  find(tenantId: string): Promise<TenantTerms | null>
  /** Forgets what this node knows; other nodes hear of a change by the notification of the row's trigger. */
  forget(tenantId: string): void
}

const TENANT_CHANGED = 'tenant_changed'
/** A lost notification delays a block by this much. */
const TTL_MS = 3_000
const MOST_TENANTS = 10_000

export function createTenantDirectory(database: Database, listener: Listener): TenantDirectory {
  const known = new LRUCache<string, Promise<TenantTerms | null>>({ max: MOST_TENANTS, ttl: TTL_MS })
  listener.subscribe(TENANT_CHANGED, {
    notified: (tenantId) => void known.delete(tenantId),
    missed: () => known.clear(),
  })
  return {
    find(tenantId) {
      const before = known.get(tenantId)
      if (before) return before
      const terms = database.statement('tenant', tenantId, (tx) => findTerms(tx, tenantId))
      known.set(tenantId, terms)
      terms.catch(() => known.delete(tenantId))
      return terms
    },
    forget: (tenantId) => void known.delete(tenantId),
  }
}

async function findTerms(tx: Transaction, tenantId: string): Promise<TenantTerms | null> {
  const { rows } = await tx.query<TenantTerms>(
    `select onboarding_state, allowed_cidrs, provider, text_calls_per_minute, max_open_operations,
       coalesce(disabled_rules, '{}') as disabled_rules, coalesce(dictionary, '{}') as dictionary,
       coalesce(fact_lookup, false) as fact_lookup
     from tenants left join tenant_settings using (tenant_id)
     where tenant_id = $1 and deleted_at is null`,
    [tenantId],
  )
  return rows[0] ?? null
}
