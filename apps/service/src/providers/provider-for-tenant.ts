import type { Secret } from '../secrets/secret.ts'
import type { TextProvider } from './text-provider.ts'

/**
 * Who serves a tenant's text calls, with the key that is needed for it (decision E, `provider`): the tenant's own, or
 * the deployment's where that was chosen for all. `ownKey` asks for the tenant's own whatever was chosen.
 */
export type ProviderForTenant = (
  tenantId: string,
  ownKey: boolean,
) => Promise<{ provider: TextProvider; credential: Secret | null }>
