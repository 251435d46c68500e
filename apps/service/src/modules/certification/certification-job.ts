import type { CertificationCheck, CertificationResult } from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'
import { appendAuditEvent } from '../audit/append-event.ts'
import { findByokCredential } from '../credentials/repository.ts'
import { defineJob, type Outcome, type RunnableJob, type Work } from '../operations/definitions/work.ts'
import { moveOnboarding } from '../tenants/onboarding.ts'
import { nextState } from '../tenants/onboarding-states.ts'
import { findOnboarding } from '../tenants/repository.ts'
import { type CheckOptions, critiqueCheck, pollCheck, proofreadCheck } from './certification-checks.ts'
import { type CertificationPayload, readCertificationPayload } from './certification-payload.ts'
import { completeCertification } from './repository.ts'

export const CERTIFICATION_DEADLINE_MS = 600_000

/**
 * Runs the checks of a certification one after the other, inline: each is an operation of its own, and none waits for
 * another slot of a worker.
 */
export function certificationJob(options: CheckOptions): RunnableJob<CertificationResult> {
  return defineJob<CertificationPayload, CertificationResult>({
    deadlineMs: CERTIFICATION_DEADLINE_MS,
    readPayload: readCertificationPayload,

    async run(work, context) {
      const { mode, integration_id } = work.payload
      const { check, operationId, provider, model } = await proofreadCheck(options, work, context)
      const checks: CertificationCheck[] = [check]
      context.onProgress(0.5)
      if (mode === 'full') {
        checks.push((await critiqueCheck(options, work, context)).check)
        context.onProgress(0.8)
      }
      checks.push(await pollCheck(options, work, operationId))
      const passed = checks.every(({ status }) => status === 'passed')
      const policy = await options.directory.find(work.tenantId)
      const external = policy?.external_model === 'forbidden' ? { external_model: 'forbidden' as const } : {}
      return { provider, model, result: () => ({ mode, passed, integration_id, checks, ...external }) }
    },

    onEnded: recordEnd,
  })
}

/** In the transaction that ends the operation: summary, audit event, and the move where the run is about this key. */
async function recordEnd(
  tx: Transaction,
  work: Work<CertificationPayload>,
  outcome: Outcome<CertificationResult>,
): Promise<void> {
  const { tenantId, operationId } = work
  const { cause, credential_version: version, integration_id: id, mode } = work.payload
  const passed = outcome.status === 'succeeded' ? outcome.result.passed : null
  const failureCode = failureCodeOf(outcome)
  await completeCertification(tx, tenantId, operationId, { passed, failureCode })
  const event = {
    type: 'certification_completed',
    outcome: passed ? ('success' as const) : ('failure' as const),
    target: { type: 'integration', id },
    details: { mode, passed, operation_id: operationId, credential_version: version, code: failureCode },
  }
  const credential = await findByokCredential(tx, tenantId)
  const state = (await findOnboarding(tx, tenantId))?.onboarding_state
  const moves = state !== undefined && nextState(state, 'pass_certification') !== null
  if (passed && moves && credential?.version === version) {
    await moveOnboarding(tx, tenantId, 'pass_certification', cause, event)
  } else await appendAuditEvent(tx, tenantId, cause, event)
}

/** The code of the failure, or of the first check that failed; null where all passed. */
function failureCodeOf(outcome: Outcome<CertificationResult>): string | null {
  if (outcome.status === 'failed') return outcome.code
  return outcome.result.checks.find(({ error }) => error !== null)?.error?.code ?? null
}
