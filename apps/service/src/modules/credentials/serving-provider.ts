import type { ServingProvider as Choice, CredentialProvider } from '@semmai/contract'
import type { Database } from '../../database/database.ts'
import type { Listener } from '../../database/listener.ts'
import { Problem } from '../../problem.ts'
import type { ProviderForTenant } from '../../providers/provider-for-tenant.ts'
import type { TextProvider } from '../../providers/text-provider.ts'
import type { Secret } from '../../secrets/secret.ts'
import type { SecretStores } from '../../secrets/secret-stores.ts'
import { unreachable } from '../../unreachable.ts'
import { createTenantCache } from '../tenants/tenant-cache.ts'
import type { TenantDirectory } from '../tenants/tenant-policy.ts'
import { BYOK_PROVIDER } from './byok-provider.ts'
import { createKeyReader, type StoredKey } from './key-reader.ts'
import { findByokCredential } from './repository.ts'

export interface ServingProviderOptions {
  database: Database
  listener: Listener
  directory: TenantDirectory
  stores: SecretStores
  builtin: TextProvider
  /** Null where the provider is not configured. */
  external: Readonly<Record<CredentialProvider, TextProvider | null>>
  /** The key of the whole deployment (`PROVIDER_SECRET_RESOLUTION_MODE=env`); null: each tenant its own. */
  deploymentKey: Secret | null
}

export interface ServingProvider {
  providerForTenant: ProviderForTenant
  /** Drops what this node knows of the tenant's key; other nodes are notified by the row's trigger. */
  forget(tenantId: string): void
}

interface TenantKey extends StoredKey {
  validated: boolean
}

type Serving = Awaited<ReturnType<ProviderForTenant>>

/**
 * Who serves a tenant's text calls, and with which key (decisions E): fail closed, never another tenant's key,
 * never the deployment's unless it was chosen for all.
 */
export function createServingProvider(options: ServingProviderOptions): ServingProvider {
  const { database, listener, directory, stores, builtin, external, deploymentKey } = options
  const readKey = createKeyReader(database, stores)
  const stored = createTenantCache<TenantKey | null>(listener, (tenantId) =>
    database.transaction('tenant', tenantId, async (tx) => {
      const row = await findByokCredential(tx, tenantId)
      return (
        row && {
          secretRef: row.secret_ref,
          validated: row.validation_status === 'passed',
          lost: row.lost_at !== null,
        }
      )
    }),
  )

  async function serveExternally(
    tenantId: string,
    name: CredentialProvider,
    ownKey: boolean,
  ): Promise<Serving> {
    const provider = external[name]
    if (!provider) throw new Problem('provider_unreachable', 'No model is configured (TEXTMODEL_BASE_URL).')
    if (deploymentKey && !ownKey) return { provider, credential: deploymentKey }
    const key = await stored.get(tenantId)
    if (!key) throw new Problem('credential_missing', 'The tenant has no provider credential. Upload one.')
    return { provider, credential: await readKey(tenantId, key) }
  }

  async function isReady(tenantId: string, ownKey: boolean): Promise<boolean> {
    if (!external[BYOK_PROVIDER]) return false
    if (deploymentKey && !ownKey) return true
    return (await stored.get(tenantId))?.validated ?? false
  }

  return {
    async providerForTenant(tenantId, ownKey) {
      const choice: Choice = (await directory.find(tenantId))?.provider ?? 'builtin'
      const builtinServes: Serving = { provider: builtin, credential: null }
      switch (choice) {
        case 'builtin':
          return builtinServes
        case 'auto':
          return (await isReady(tenantId, ownKey))
            ? serveExternally(tenantId, BYOK_PROVIDER, ownKey)
            : builtinServes
        case 'textmodel':
          return serveExternally(tenantId, choice, ownKey)
        default:
          return unreachable(choice)
      }
    },
    forget: stored.forget,
  }
}
