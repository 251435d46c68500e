import { PROFILES, type Profile } from '@semmai/contract'
import type { ProviderForTenant } from '../../../providers/provider-for-tenant.ts'
import type { ProviderCall, TextProvider } from '../../../providers/text-provider.ts'
import type { TenantDirectory } from '../../tenants/tenant-policy.ts'
import type { JobContext } from '../definitions/work.ts'

/** What a job knows of the call that it makes for a tenant. */
export interface CallContext extends JobContext, Pick<ProviderCall, 'tenantId' | 'messageLanguage'> {
  /** What the call itself asks for; null: the tenant's setting holds. */
  profile: Profile | null
  /** Whose call it is: their own words hold in it. */
  principal: string
}

/** Who serves a tenant's text call, and the call as the tenant's own settings and key make it. */
export type PrepareProviderCall = (
  context: CallContext,
) => Promise<{ provider: TextProvider; call: ProviderCall }>

/**
 * The profile of the call comes before that of the tenant. The dictionary has the tenant's words and the
 * principal's own (`wordsOf`).
 */
export function createProviderCalls(
  providerForTenant: ProviderForTenant,
  directory: TenantDirectory,
  wordsOf: (tenantId: string, principal: string) => Promise<readonly string[]>,
): PrepareProviderCall {
  return async ({ ownKey, profile, principal, ...context }) => {
    const [{ provider, credential }, policy, words] = await Promise.all([
      providerForTenant(context.tenantId, ownKey),
      directory.find(context.tenantId),
      wordsOf(context.tenantId, principal),
    ])
    const call = {
      ...context,
      disabledRules: policy?.disabled_rules ?? [],
      dictionary: [...(policy?.dictionary ?? []), ...words],
      profile: profile ?? policy?.profile ?? PROFILES[0],
      factLookup: policy?.fact_lookup ?? false,
      credential,
    }
    return { provider, call }
  }
}
