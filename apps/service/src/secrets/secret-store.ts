import { Problem } from '../problem.ts'
import type { Secret } from './secret.ts'

/** Stores that a deployment may choose (`SECRET_STORE`); each is the scheme of its references too. */
export const SECRET_STORES = ['embedded', 'vault', 'aws'] as const
export type SecretStoreName = (typeof SECRET_STORES)[number]

/**
 * Where tenants' provider keys are kept. A `secretRef` is a URI whose scheme names the store
 * (`embedded://…`, `vault://…`, `aws://…`) and which points at one version of one key.
 * Every function throws `SecretStoreUnavailable` when the store cannot be reached or cannot decrypt.
 */
export interface SecretStore {
  readonly scheme: SecretStoreName
  /** Stores a new version and gives its `secretRef`; earlier versions stay readable until destroyed. */
  put(tenantId: string, provider: string, secret: Secret): Promise<string>
  /** Gives exactly the version that the `secretRef` names, or null when it was destroyed. */
  get(tenantId: string, secretRef: string): Promise<Secret | null>
  /** Destroys the version for good; destroying it twice is not an error. */
  destroy(tenantId: string, secretRef: string): Promise<void>
}

/** The store is unreachable or its answer is unusable; says nothing about the key itself. */
export class SecretStoreUnavailable extends Error {
  override readonly name = 'SecretStoreUnavailable'
}

/** What a caller is told when its key cannot be stored or read. Nothing is recorded about the key then. */
export function secretStoreProblem(): Problem {
  return new Problem('secret_store_unavailable', 'The secret store is unavailable. Try again shortly.', {
    headers: { 'Retry-After': '5' },
  })
}
