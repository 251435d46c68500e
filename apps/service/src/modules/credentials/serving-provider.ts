import { LRUCache } from 'lru-cache'
import type { Database } from '../../database/database.ts'
import type { Listener } from '../../database/listener.ts'
import { Problem } from '../../problem.ts'
import type { ProviderForTenant } from '../../providers/provider-for-tenant.ts'
import type { TextProvider } from '../../providers/text-provider.ts'
import type { Secret } from '../../secrets/secret.ts'
import { SecretStoreUnavailable } from '../../secrets/secret-store.ts'
import type { SecretStores } from '../../secrets/secret-stores.ts'
import type { TenantDirectory } from '../tenants/tenant-terms.ts'
import { findCredential } from './repository.ts'

export interface ServingProviderOptions {
  database: Database
  listener: Listener
  directory: TenantDirectory
  stores: SecretStores
  builtin: TextProvider
  /** Null where no model is configured. */
  textmodel: TextProvider | null
  /** The key of the whole deployment (`PROVIDER_SECRET_RESOLUTION_MODE=env`); null: each tenant its own. */
  deploymentKey: Secret | null
}

export interface ServingProvider {
  providerForTenant: ProviderForTenant
  /** Forgets what this node knows of the tenant's key; other nodes hear of a change by the row's trigger. */
  forget(tenantId: string): void
}

interface StoredKey {
  secretRef: string
  validated: boolean
}

const TENANT_CHANGED = 'tenant_changed'
const TTL_MS = 3_000
const MOST_TENANTS = 10_000
/** A version of a key never changes, so it is read from its store once in a while only. */
const KEY_TTL_MS = 60_000

/**
 * Who serves a tenant's text calls, and with which key (decisions E): fail closed, never another tenant's key,
 * never the deployment's unless it was chosen for all.
 */
export function createServingProvider(options: ServingProviderOptions): ServingProvider {
  const { database, listener, directory, stores, builtin, textmodel, deploymentKey } = options
  const stored = new LRUCache<string, Promise<{ key: StoredKey | null }>>({ max: MOST_TENANTS, ttl: TTL_MS })
  const keys = new LRUCache<string, Secret>({ max: MOST_TENANTS, ttl: KEY_TTL_MS })
  listener.subscribe(TENANT_CHANGED, {
    notified: (tenantId) => void stored.delete(tenantId),
    missed: () => stored.clear(),
  })

  function storedKey(tenantId: string): Promise<{ key: StoredKey | null }> {
    const known = stored.get(tenantId)
    if (known) return known
    const found = database.transaction('tenant', tenantId, async (tx) => {
      const row = await findCredential(tx, tenantId, 'textmodel')
      const validated = row?.validation_status === 'passed'
      return { key: row ? { secretRef: row.secret_ref, validated } : null }
    })
    stored.set(tenantId, found)
    found.catch(() => stored.delete(tenantId))
    return found
  }

  async function readKey(tenantId: string, { secretRef }: StoredKey): Promise<Secret> {
    const name = `${tenantId} ${secretRef}`
    const secret = keys.get(name) ?? (await stores.get(tenantId, secretRef).catch(unavailable))
    // A version that was destroyed: another node rotated a moment ago.
    if (!secret) throw unavailable(new SecretStoreUnavailable('The key is gone'))
    keys.set(name, secret)
    return secret
  }

  async function providerForTenant(tenantId: string, ownKey: boolean): ReturnType<ProviderForTenant> {
    const choice = (await directory.find(tenantId))?.provider ?? 'builtin'
    if (choice === 'builtin' || (choice === 'auto' && !textmodel))
      return { provider: builtin, credential: null }
    if (!textmodel) throw new Problem('provider_unreachable', 'No model is configured (TEXTMODEL_BASE_URL).')
    if (deploymentKey && !ownKey) return { provider: textmodel, credential: deploymentKey }
    const { key } = await storedKey(tenantId)
    if (choice === 'auto' && !key?.validated) return { provider: builtin, credential: null }
    if (!key) throw new Problem('credential_missing', 'The tenant has no provider credential; upload one.')
    return { provider: textmodel, credential: await readKey(tenantId, key) }
  }

  return { providerForTenant, forget: (tenantId) => void stored.delete(tenantId) }
}

function unavailable(error: unknown): never {
  if (!(error instanceof SecretStoreUnavailable)) throw error
  throw new Problem('secret_store_unavailable', 'The secret store cannot be used now; try again shortly.', {
    headers: { 'Retry-After': '5' },
  })
}
