import { PROFILES, type Profile } from '@semmai/contract'
import type { ProviderForTenant } from '../../../providers/provider-for-tenant.ts'
import type {
  ModelCallEnd,
  ProviderCall,
  ProviderError,
  ProviderUsage,
  TextProvider,
} from '../../../providers/text-provider.ts'
import type { TenantDirectory } from '../../tenants/tenant-policy.ts'

export interface CallContext extends Pick<ProviderCall, 'tenantId' | 'messageLanguage' | 'signal'> {
  /** An operation, for which no synchronous call waits. */
  background: boolean
  onProgress(fraction: number): void
  onUsage(usage: ProviderUsage): void
  onModelCall(ended: ModelCallEnd): void
  onModelFindings(count: number): void
  willRetry(failure: ProviderError): boolean
  /** Whether the tenant's own key has to serve, also where text calls use the deployment's. */
  ownKey: boolean
  /** What the call itself asks for; null: the tenant's setting holds. */
  profile: Profile | null
  /** Whose call it is: their own words hold in it. */
  principal: string
}

/** Who serves a tenant's text call, and the call as the tenant's own settings and key make it. */
export type PrepareProviderCall = (
  context: CallContext,
) => Promise<{ provider: TextProvider; call: ProviderCall }>

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
