import { type Me, type Provider, TENANT_ROLES } from '@semmai/contract'
import type { Principal } from '../identity/principal.ts'
import { principalId } from '../identity/principal-id.ts'
import type { PersonalWords } from '../personal-words/service.ts'
import { requireTenant, type TenantDirectory } from '../tenants/tenant-policy.ts'

/** What a user may know of what holds for their own texts (decision F11). */
export type DescribeMe = (tenantId: string, principal: Principal) => Promise<Me>

export interface MeOptions {
  directory: TenantDirectory
  words: PersonalWords
  /** Who would serve a text call of the tenant now. */
  servingProvider(tenantId: string): Promise<Provider>
}

/**
 * Own words are read from the database, not from what this node remembers. Throws `invalid_token` where the
 * tenant is gone.
 */
export function createDescribeMe({ directory, words, servingProvider }: MeOptions): DescribeMe {
  return async (tenantId, principal) => {
    const [policy, provider, own] = await Promise.all([
      requireTenant(directory, tenantId),
      servingProvider(tenantId),
      words.read(tenantId, principalId(principal)),
    ])
    return {
      tenant_id: tenantId,
      roles: TENANT_ROLES.filter((role) => principal.roles.includes(role)),
      provider,
      profile: policy.profile,
      disabled_rules: [...policy.disabled_rules],
      dictionary: [...policy.dictionary],
      words: own,
    }
  }
}
