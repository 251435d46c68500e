import type { ProviderForTenant } from '../../providers/provider-for-tenant.ts'
import type { ProviderCall, ProviderUsage, TextProvider } from '../../providers/text-provider.ts'
import type { TenantDirectory } from './tenant-terms.ts'

export interface CallContext extends Pick<ProviderCall, 'tenantId' | 'messageLanguage' | 'signal'> {
  onProgress(fraction: number): void
  onUsage(usage: ProviderUsage): void
  /** Whether the tenant's own key has to serve, also where text calls use the deployment's. */
  ownKey: boolean
}

/** Who serves a tenant's text call, and the call as the tenant's own settings and key make it. */
export type PrepareProviderCall = (
  context: CallContext,
) => Promise<{ provider: TextProvider; call: ProviderCall }>

export function createProviderCalls(
  providerForTenant: ProviderForTenant,
  directory: TenantDirectory,
): PrepareProviderCall {
  return async ({ ownKey, ...context }) => {
    const [{ provider, credential }, terms] = await Promise.all([
      providerForTenant(context.tenantId, ownKey),
      directory.find(context.tenantId),
    ])
    const call = {
      ...context,
      disabledRules: terms?.disabled_rules ?? [],
      dictionary: terms?.dictionary ?? [],
      factLookup: terms?.fact_lookup ?? false,
      credential,
    }
    return { provider, call }
  }
}
