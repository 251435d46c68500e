import type {
  Credential,
  CredentialProvider,
  CredentialUploadRequest,
  OnboardingState,
} from '@semmai/contract'
import type { BaseLogger } from 'pino'
import type { Transaction } from '../../database/database.ts'
import type { Answer, Call } from '../../http/call.ts'
import { Problem } from '../../problem.ts'
import { Secret } from '../../secrets/secret.ts'
import { moveOnboarding } from '../tenants/onboarding.ts'
import { requireCredentialFormat, requireProvider } from './credential-format.ts'
import { fingerprint } from './fingerprint.ts'
import {
  type CredentialRow,
  forgetRetired,
  insertCredential,
  listSecretRefs,
  type NewCredential,
  rotateCredential,
} from './repository.ts'
import { notConfigured, storedCredential } from './stored-credential.ts'
import { type ValidationOptions, validateCredential } from './validate-credential.ts'

export interface CredentialsOptions extends ValidationOptions {
  fingerprintKey: Secret
  log: BaseLogger
}

/** The tenant's own provider key (interface 4.5, 4.6; decisions E). */
export interface Credentials {
  upload(call: Call, provider: string, request: CredentialUploadRequest): Promise<Answer>
  validate(call: Call, provider: string): Promise<Answer>
  /** Destroys every key of a tenant that is to be removed. Throws `secret_store_unavailable`. */
  destroySecrets(tenantId: string): Promise<void>
}

/**
 * `upload` stores the key before its row: where the transaction fails, the key is destroyed again. A key that
 * it replaces is destroyed after the commit.
 */
export function createCredentials(options: CredentialsOptions): Credentials {
  return {
    async upload(call, provider, request) {
      requireCredentialFormat(request.credential)
      return upload(options, call, requireProvider(provider), request)
    },

    async validate(call, provider) {
      return validateCredential(options, call, requireProvider(provider))
    },

    async destroySecrets(tenantId) {
      const refs = await options.database.transaction('tenant', tenantId, (tx) =>
        listSecretRefs(tx, tenantId),
      )
      for (const ref of refs) await options.stores.destroy(tenantId, ref)
    },
  }
}

async function upload(
  options: CredentialsOptions,
  call: Call,
  provider: CredentialProvider,
  { credential, mode, label }: CredentialUploadRequest,
): Promise<Answer> {
  const { tenantId } = call
  requireMode(mode, await storedCredential(options.database, tenantId, provider))
  const secret = new Secret(credential)
  const secretRef = await options.stores.put(tenantId, provider, secret)
  const stored: NewCredential = {
    provider,
    secretRef,
    label: label ?? null,
    fingerprint: fingerprint(tenantId, provider, secret, options.fingerprintKey),
  }
  let retired: readonly string[] = []
  let answer: Answer
  try {
    answer = await call.commit(async (tx) => {
      const { row, state } = await store(tx, call, mode, stored)
      retired = row.retired_refs
      return { status: mode === 'create' ? 201 : 200, body: toCredential(tenantId, mode, row, state) }
    })
  } catch (error) {
    await discard(options, tenantId, provider, secretRef)
    throw error
  }
  options.onChanged(tenantId)
  await destroyRetired(options, tenantId, retired)
  return answer
}

/** The row, the move of the onboarding and its audit event, in the caller's transaction. */
async function store(
  tx: Transaction,
  call: Call,
  mode: CredentialUploadRequest['mode'],
  stored: NewCredential,
): Promise<{ row: CredentialRow; state: OnboardingState }> {
  const write = mode === 'create' ? insertCredential : rotateCredential
  const row = await write(tx, call.tenantId, stored)
  if (!row) throw mode === 'create' ? alreadyExists() : notConfigured()
  const state = await moveOnboarding(tx, call.tenantId, 'upload_credential', call, {
    type: mode === 'create' ? 'byok_credential_create' : 'byok_credential_rotate',
    target: { type: 'credential', id: stored.provider },
    details: { fingerprint: row.fingerprint, label: row.label, version: row.version },
  })
  return { row, state }
}

/** What a store has not destroyed stays in `retired_refs` for the next upload. */
async function destroyRetired(
  { database, stores, log }: CredentialsOptions,
  tenantId: string,
  refs: readonly string[],
): Promise<void> {
  for (const ref of refs) {
    try {
      await stores.destroy(tenantId, ref)
      await database.transaction('tenant', tenantId, (tx) => forgetRetired(tx, tenantId, ref))
    } catch (err) {
      log.warn({ err, tenant_id: tenantId }, 'A replaced key cannot be destroyed yet')
    }
  }
}

/** Destroys a key that no row refers to; where the outcome of the commit is unknown, the key is kept. */
async function discard(
  options: CredentialsOptions,
  tenantId: string,
  provider: CredentialProvider,
  ref: string,
): Promise<void> {
  try {
    const row = await storedCredential(options.database, tenantId, provider)
    if (row?.secret_ref !== ref) await options.stores.destroy(tenantId, ref)
  } catch (err) {
    options.log.warn({ err, tenant_id: tenantId }, 'An unused key cannot be destroyed')
  }
}

const alreadyExists = () =>
  new Problem('credential_already_exists', 'A credential already exists. Use the mode rotate.')

/** Before a key is stored anywhere; the transaction decides. */
function requireMode(mode: CredentialUploadRequest['mode'], row: CredentialRow | null): void {
  if (mode === 'create' && row) throw alreadyExists()
  if (mode === 'rotate' && !row) throw notConfigured()
}

function toCredential(
  tenantId: string,
  mode: Credential['mode'],
  row: CredentialRow,
  state: OnboardingState,
): Credential {
  return {
    tenant_id: tenantId,
    provider: row.provider,
    mode,
    label: row.label,
    fingerprint: row.fingerprint,
    validation_status: 'pending',
    onboarding_state: state,
    uploaded_at: row.uploaded_at.toISOString(),
    rotated_at: row.rotated_at?.toISOString() ?? null,
  }
}
