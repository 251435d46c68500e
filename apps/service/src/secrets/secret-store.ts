import type { Secret } from './secret.ts'

/**
 * Where tenants' provider keys are kept. A `secretRef` is a URI whose scheme names the store
 * (`embedded://…`, `vault://…`, `aws://…`) and which points at one version of one key.
 * Every function throws `SecretStoreUnavailable` when the store cannot be reached or cannot decrypt.
 */
export interface SecretStore {
  readonly scheme: string
  /** Stores a new version and gives its `secretRef`; earlier versions stay readable until destroyed. */
  put(tenantId: string, provider: string, secret: Secret): Promise<string>
  /** Gives exactly the version that the `secretRef` names, or null when it was destroyed. */
  get(tenantId: string, secretRef: string): Promise<Secret | null>
  /** Destroys the version for good; destroying it twice is not an error. */
  destroy(tenantId: string, secretRef: string): Promise<void>
}

/** The store is away or answers nonsense: says nothing about the key itself. */
export class SecretStoreUnavailable extends Error {
  override readonly name = 'SecretStoreUnavailable'
}
