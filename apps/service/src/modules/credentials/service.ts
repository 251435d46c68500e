import type {
  Credential,
  CredentialProvider,
  CredentialUploadRequest,
  OnboardingState,
  OperationErrorCode,
  ProblemCode,
  Validation,
} from '@semmai/contract'
import { PROBLEM_CODES } from '@semmai/contract'
import type { BaseLogger } from 'pino'
import type { Database, Transaction } from '../../database/database.ts'
import type { Answer, Call } from '../../http/call.ts'
import { Problem } from '../../problem.ts'
import { ProviderError } from '../../providers/text-provider.ts'
import { Secret } from '../../secrets/secret.ts'
import type { SecretStores } from '../../secrets/secret-stores.ts'
import { appendAuditEvent } from '../audit/append-event.ts'
import { moveOnboarding, stateConflict } from '../tenants/onboarding.ts'
import { findOnboarding } from '../tenants/repository.ts'
import { requireCredentialFormat, requireProvider } from './credential-format.ts'
import { fingerprint } from './fingerprint.ts'
import {
  type CheckResult,
  type CredentialRow,
  findCredential,
  forgetRetired,
  insertCredential,
  listSecretRefs,
  type NewCredential,
  recordCheck,
  recordLoss,
  rotateCredential,
} from './repository.ts'

export interface CredentialsOptions {
  database: Database
  stores: SecretStores
  fingerprintKey: Secret
  /** One small call to the provider with the key; throws `ProviderError`, or the signal's reason. */
  testCall(credential: Secret, signal: AbortSignal): Promise<void>
  testTimeoutMs: number
  /** Called when the key, or what is known of it, is another. */
  onChanged(tenantId: string): void
  log: BaseLogger
}

/** The tenant's own provider key (interface 4.5, 4.6; decisions E). */
export interface Credentials {
  upload(call: Call, provider: string, request: CredentialUploadRequest): Promise<Answer>
  validate(call: Call, provider: string): Promise<Answer>
  /** Destroys every key of a tenant that is to be removed. Throws `secret_store_unavailable`. */
  destroySecrets(tenantId: string): Promise<void>
}

export function createCredentials(options: CredentialsOptions): Credentials {
  return {
    async upload(call, provider, request) {
      requireCredentialFormat(request.credential)
      return upload(options, call, requireProvider(provider), request)
    },

    async validate(call, provider) {
      return validate(options, call, requireProvider(provider))
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
  requireMode(mode, await find(options, tenantId, provider))
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

async function validate(
  options: CredentialsOptions,
  call: Call,
  provider: CredentialProvider,
): Promise<Answer> {
  const { tenantId } = call
  // A client that hangs up does not lose the result.
  call.detach()
  const row = await find(options, tenantId, provider)
  if (!row) throw notConfigured()
  await options.database.transaction('tenant', tenantId, (tx) => requirePending(tx, tenantId))
  const secret = await options.stores.get(tenantId, row.secret_ref)
  const result = secret ? await check(options, secret) : failedCheck('credential_lost')
  const answer = await call.commit(async (tx) => {
    await record(tx, call, row, result)
    return { status: 200, body: toValidation(tenantId, provider, result) }
  })
  options.onChanged(tenantId)
  return answer
}

/** The result of a test call, its audit event, and the move where it passed, in the caller's transaction. */
async function record(tx: Transaction, call: Call, row: CredentialRow, result: CheckResult): Promise<void> {
  const { tenantId } = call
  const { provider, fingerprint, version } = row
  if (!(await recordCheck(tx, tenantId, provider, version, result))) throw changed()
  await recordLoss(tx, tenantId, row.secret_ref, result.error?.code === 'credential_lost')
  const target = { type: 'credential', id: provider }
  const details = { fingerprint, version, code: result.error?.code ?? null }
  if (result.status === 'passed') {
    const event = { type: 'byok_validation_passed', target, details }
    await moveOnboarding(tx, tenantId, 'pass_validation', call, event)
    return
  }
  await requirePending(tx, tenantId)
  const event = { type: 'byok_validation_failed', outcome: 'failure' as const, target, details }
  await appendAuditEvent(tx, tenantId, call, event)
}

async function check({ testCall, testTimeoutMs }: CredentialsOptions, secret: Secret): Promise<CheckResult> {
  const signal = AbortSignal.timeout(testTimeoutMs)
  try {
    await testCall(secret, signal)
    return { status: 'passed', checkedAt: new Date(), error: null }
  } catch (error) {
    if (!(error instanceof ProviderError) && !signal.aborted) throw error
    return failedCheck(error instanceof ProviderError ? error.code : 'provider_timeout')
  }
}

function failedCheck(code: OperationErrorCode & ProblemCode): CheckResult {
  return { status: 'failed', checkedAt: new Date(), error: { code, message: PROBLEM_CODES[code].title } }
}

function find(
  { database }: CredentialsOptions,
  tenantId: string,
  provider: CredentialProvider,
): Promise<CredentialRow | null> {
  return database.transaction('tenant', tenantId, (tx) => findCredential(tx, tenantId, provider))
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
    const row = await find(options, tenantId, provider)
    if (row?.secret_ref !== ref) await options.stores.destroy(tenantId, ref)
  } catch (err) {
    options.log.warn({ err, tenant_id: tenantId }, 'An unused key cannot be destroyed')
  }
}

const alreadyExists = () =>
  new Problem('credential_already_exists', 'A credential already exists. Use the mode rotate.')
const notConfigured = () =>
  new Problem('credential_not_configured', 'No credential is stored. Upload one with the mode create.')
const changed = () =>
  new Problem('credential_changed', 'The credential was rotated during the test call. Validate again.')

/** Before a key is stored anywhere; the transaction decides. */
function requireMode(mode: CredentialUploadRequest['mode'], row: CredentialRow | null): void {
  if (mode === 'create' && row) throw alreadyExists()
  if (mode === 'rotate' && !row) throw notConfigured()
}

async function requirePending(tx: Transaction, tenantId: string): Promise<void> {
  const state = (await findOnboarding(tx, tenantId))?.onboarding_state
  if (state !== 'validation_pending') throw stateConflict(state ?? 'created')
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

function toValidation(tenantId: string, provider: CredentialProvider, result: CheckResult): Validation {
  return {
    tenant_id: tenantId,
    provider,
    validation_status: result.status,
    onboarding_state: result.status === 'passed' ? 'certification_pending' : 'validation_pending',
    checked_at: result.checkedAt.toISOString(),
    error: result.error,
  }
}
