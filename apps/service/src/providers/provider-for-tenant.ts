import type { Secret } from '../secrets/secret.ts'
import type { TextProvider } from './text-provider.ts'

/** Who serves a tenant's text calls, with the tenant's own key where one is needed (decision E, `provider`). */
export type ProviderForTenant = (
  tenantId: string,
) => Promise<{ provider: TextProvider; credential: Secret | null }>
