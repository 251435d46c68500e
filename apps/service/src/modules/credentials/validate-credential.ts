import type { CredentialProvider, OperationErrorCode, ProblemCode, Validation } from '@semmai/contract'
import { PROBLEM_CODES } from '@semmai/contract'
import type { Database, Transaction } from '../../database/database.ts'
import type { Answer, Call } from '../../http/call.ts'
import { Problem } from '../../problem.ts'
import { ProviderError } from '../../providers/text-provider.ts'
import type { Secret } from '../../secrets/secret.ts'
import type { SecretStores } from '../../secrets/secret-stores.ts'
import { appendAuditEvent } from '../audit/append-event.ts'
import { moveOnboarding, stateConflict } from '../tenants/onboarding.ts'
import { findOnboarding } from '../tenants/repository.ts'
import { type CheckResult, type CredentialRow, recordCheck, recordLoss } from './repository.ts'
import { notConfigured, storedCredential } from './stored-credential.ts'

export interface ValidationOptions {
  database: Database
  stores: SecretStores
  /** One small call to the provider with the key; throws `ProviderError`, or the signal's reason. */
  testCall(credential: Secret, signal: AbortSignal): Promise<void>
  testTimeoutMs: number
  /** Called when the key, or what is known of it, is another. */
  onChanged(tenantId: string): void
}

/**
 * Calls the provider with the stored key and records what came of it (interface 4.6): 200 also where the key does not
 * work. Throws `credential_not_configured`, `onboarding_state_conflict`, and `credential_changed`.
 */
export async function validateCredential(
  options: ValidationOptions,
  call: Call,
  provider: CredentialProvider,
): Promise<Answer> {
  const { tenantId } = call
  // A client that hangs up does not lose the result.
  call.detach()
  const row = await storedCredential(options.database, tenantId, provider)
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

async function check({ testCall, testTimeoutMs }: ValidationOptions, secret: Secret): Promise<CheckResult> {
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

const changed = () =>
  new Problem('credential_changed', 'The credential was rotated during the test call. Validate again.')

async function requirePending(tx: Transaction, tenantId: string): Promise<void> {
  const state = (await findOnboarding(tx, tenantId))?.onboarding_state
  if (state !== 'validation_pending') throw stateConflict(state ?? 'created')
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
