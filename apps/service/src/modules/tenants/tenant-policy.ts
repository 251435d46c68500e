import type { ExternalModelChoice, OnboardingState, Profile, ServingProvider } from '@semmai/contract'
import type { Database, Transaction } from '../../database/database.ts'
import type { Listener } from '../../database/listener.ts'
import { Problem } from '../../problem.ts'
import { createTenantCache } from './tenant-cache.ts'

/** What a call of the tenant depends on. */
export interface TenantPolicy {
  onboarding_state: OnboardingState
  allowed_cidrs: readonly string[]
  provider: ServingProvider
  text_calls_per_minute: number
  max_open_operations: number
  disabled_rules: readonly string[]
  dictionary: readonly string[]
  fact_lookup: boolean
  profile: Profile
  access_tokens: boolean
  languagetool_api: boolean
  external_model: ExternalModelChoice
  languagetool_calls_per_minute: number
  /** Whether any user of the tenant keeps words of their own. */
  has_personal_words: boolean
}

export interface TenantDirectory {
  /** Null for a tenant that does not exist or was deleted. At most seconds old; changes arrive by notification. */
  find(tenantId: string): Promise<TenantPolicy | null>
  /** Drops what this node knows; other nodes are notified by the row's trigger. */
  forget(tenantId: string): void
}

/** Remembers for seconds also that a tenant does not exist. */
export function createTenantDirectory(database: Database, listener: Listener): TenantDirectory {
  const policies = createTenantCache(listener, (tenantId) =>
    database.statement('tenant', tenantId, (tx) => findPolicy(tx, tenantId)),
  )
  return { find: policies.get, forget: policies.forget }
}

/** The policy of a token's tenant. Throws `invalid_token` where there is no such tenant. */
export async function requireTenant(
  directory: Pick<TenantDirectory, 'find'>,
  tenantId: string,
): Promise<TenantPolicy> {
  const policy = await directory.find(tenantId)
  if (policy === null) {
    throw new Problem(
      'invalid_token',
      'The tenant of the token does not exist, or was deleted: use a token of a registered tenant.',
    )
  }
  return policy
}

async function findPolicy(tx: Transaction, tenantId: string): Promise<TenantPolicy | null> {
  const { rows } = await tx.query<TenantPolicy>(
    `select onboarding_state, allowed_cidrs, provider, text_calls_per_minute, max_open_operations,
       languagetool_calls_per_minute, coalesce(disabled_rules, '{}') as disabled_rules, coalesce(dictionary, '{}') as dictionary,
       coalesce(fact_lookup, false) as fact_lookup, coalesce(profile, 'general') as profile,
       coalesce(access_tokens, false) as access_tokens, coalesce(languagetool_api, false) as languagetool_api,
       coalesce(external_model, 'allowed') as external_model,
       exists (select from personal_words where tenant_id = $1) as has_personal_words
     from tenants left join tenant_settings using (tenant_id)
     where tenant_id = $1 and deleted_at is null`,
    [tenantId],
  )
  return rows[0] ?? null
}
