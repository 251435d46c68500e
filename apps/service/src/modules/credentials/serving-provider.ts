import type { ServingProvider as Choice, CredentialProvider, Provider } from '@semmai/contract'
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
  /** Who would serve a text call of the tenant now. */
  servingProvider(tenantId: string): Promise<Provider>
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
    if (!provider) throw noModel()
    if (deploymentKey && !ownKey) return { provider, credential: deploymentKey }
    const key = await stored.get(tenantId)
    if (!key) throw noCredential()
    return { provider, credential: await readKey(tenantId, key) }
  }

  async function isReady(tenantId: string, ownKey: boolean): Promise<boolean> {
    if (!external[BYOK_PROVIDER]) return false
    if (deploymentKey && !ownKey) return true
    return (await stored.get(tenantId))?.validated ?? false
  }

  /** Decided without reading a key. */
  async function servingProvider(tenantId: string, ownKey: boolean): Promise<Provider> {
    const policy = await directory.find(tenantId)
    const choice: Choice = policy?.provider ?? 'builtin'
    if (policy?.external_model === 'forbidden') return 'builtin'
    switch (choice) {
      case 'builtin':
      case 'textmodel':
        return choice
      case 'auto':
        return (await isReady(tenantId, ownKey)) ? BYOK_PROVIDER : 'builtin'
      default:
        return unreachable(choice)
    }
  }

  return {
    servingProvider: (tenantId) => servingProvider(tenantId, false),
    async providerForTenant(tenantId, ownKey) {
      const name = await servingProvider(tenantId, ownKey)
      if (name === 'builtin') return { provider: builtin, credential: null }
      return serveExternally(tenantId, name, ownKey)
    },
    forget: stored.forget,
  }
}

const noModel = () =>
  new Problem(
    'provider_unreachable',
    'This deployment has no language model: its operator sets TEXTMODEL_BASE_URL.',
  )

const noCredential = () =>
  new Problem(
    'credential_missing',
    'The tenant has no provider credential: a tenant_admin uploads one (POST /v1/admin/byok/providers/textmodel/credentials).',
  )
