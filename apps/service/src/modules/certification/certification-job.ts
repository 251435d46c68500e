import type { CertificationCheck, CertificationResult, ProofreadEnvelope } from '@semmai/contract'
import { v7 as uuidv7 } from 'uuid'
import type { Database, Transaction } from '../../database/database.ts'
import { appendAuditEvent, type Cause } from '../audit/append-event.ts'
import { findCredential } from '../credentials/repository.ts'
import { principalId } from '../identity/principal-id.ts'
import type { Execute } from '../operations/execute.ts'
import { isTerminal } from '../operations/operation-states.ts'
import { findOperation, insertEnded } from '../operations/repository.ts'
import type { Job, JobContext, Outcome, Work } from '../operations/work.ts'
import { moveOnboarding } from '../tenants/onboarding.ts'
import { nextState } from '../tenants/onboarding-states.ts'
import { findOnboarding } from '../tenants/repository.ts'
import { type CertificationMode, completeCertification } from './repository.ts'

export const CERTIFICATION_DEADLINE_MS = 600_000
const CHECK_DEADLINE_MS = 120_000

/** What a run needs to know, kept with its operation; the cause for the audit events of its end. */
export interface CertificationPayload {
  integration_id: string
  mode: CertificationMode
  credential_version: number
  cause: Cause
}

export interface CertificationJobOptions {
  database: Database
  /** The one way through the house; given late, because it knows all jobs, this one too. */
  execute(): Execute
  retentionMs: number
}

/** Short texts with one sure fault each, so that a run shows a provider that works. */
const PROOFREAD_TEXT = 'அவன் நேற்று பள்ளிக்கு வந்தாள்.'
const ESSAY_TEXT = [
  'மழைநீர் சேகரிப்பு',
  'நீர் உயிர்களின் அடிப்படைத் தேவை. இக்கட்டுரையில் மழைநீர் சேகரிப்பின் பயனைக் காண்போம்.',
  'மழைநீரைச் சேமித்தால் நிலத்தடி நீர் உயரும். கிணறுகளில் கோடையிலும் நீர் கிடைக்கும்.',
  'ஆகவே, ஒவ்வொரு வீட்டிலும் மழைநீரைச் சேகரிப்போம்.',
].join('\n\n')

/**
 * Runs the checks of a certification one after the other, inline: each is an operation of its own that goes through
 * the same `execute` as a client's call, and none waits for another slot of a worker.
 */
export function certificationJob(options: CertificationJobOptions): Job {
  return {
    deadlineMs: CERTIFICATION_DEADLINE_MS,
    enveloped: false,

    async run(work, context) {
      const payload = work.payload as unknown as CertificationPayload
      const checks: CertificationCheck[] = []
      const proofread = await runCheck(options, work, context, 'proofread')
      checks.push(proofread.check)
      context.onProgress(0.5)
      if (payload.mode === 'full') {
        checks.push((await runCheck(options, work, context, 'essay_critique')).check)
        context.onProgress(0.8)
      }
      checks.push(await pollCheck(options, work, proofread.check.operation_id ?? ''))
      const result: CertificationResult = {
        mode: payload.mode,
        passed: checks.every(({ status }) => status === 'passed'),
        integration_id: payload.integration_id,
        checks,
      }
      const { outcome } = proofread
      const served = outcome.status === 'succeeded' ? outcome : { provider: null, model: null }
      return { provider: served.provider, model: served.model, result }
    },

    async onEnded(tx, work, outcome) {
      await recordEnd(tx, work, outcome)
    },
  }
}

const CHECKS = {
  proofread: { endpoint: 'proofread', payload: { text: PROOFREAD_TEXT } },
  essay_critique: { endpoint: 'essay-critique', payload: { essay: ESSAY_TEXT } },
} as const

async function runCheck(
  { database, execute, retentionMs }: CertificationJobOptions,
  run: Work,
  context: JobContext,
  name: keyof typeof CHECKS,
): Promise<{ check: CertificationCheck; outcome: Outcome }> {
  const work: Work = { ...run, operationId: uuidv7(), ...CHECKS[name] }
  const { signal } = context
  const outcome = await execute()(work, { signal, deadlineMs: CHECK_DEADLINE_MS, ownKey: true })
  const { cause } = run.payload as unknown as CertificationPayload
  const operation = { work, principal: principalId(cause.principal), deadlineMs: CHECK_DEADLINE_MS }
  await database.transaction('worker', run.tenantId, (tx) =>
    insertEnded(tx, run.tenantId, [{ operation, outcome }], retentionMs),
  )
  const error = faultOf(name, outcome)
  const status = error === null ? 'passed' : 'failed'
  const latency = outcome.latencyMs
  return { check: { name, status, latency_ms: latency, operation_id: work.operationId, error }, outcome }
}

function faultOf(name: keyof typeof CHECKS, outcome: Outcome): CertificationCheck['error'] {
  if (outcome.status === 'failed') return { code: outcome.code, message: outcome.message }
  if (name === 'proofread' && !holdsTogether(outcome.result as ProofreadEnvelope)) {
    return { code: 'provider_bad_response', message: 'The issues do not lead to the corrected text' }
  }
  return null
}

/** Decision A7, on the fault that the text has. */
function holdsTogether({ result }: ProofreadEnvelope): boolean {
  let text = result.original_text
  for (const { start, end, suggestion } of result.issues.toReversed()) {
    text = text.slice(0, start) + suggestion + text.slice(end)
  }
  return result.original_text === PROOFREAD_TEXT && text === result.corrected_text
}

/** What a client would see that polls the first check. */
async function pollCheck(
  { database }: CertificationJobOptions,
  run: Work,
  operationId: string,
): Promise<CertificationCheck> {
  const started = performance.now()
  const row = await database.transaction('tenant', run.tenantId, (tx) =>
    findOperation(tx, run.tenantId, operationId),
  )
  const found = row !== null && isTerminal(row.status)
  return {
    name: 'operation_poll',
    status: found ? 'passed' : 'failed',
    latency_ms: Math.round(performance.now() - started),
    operation_id: operationId,
    error: found ? null : { code: 'operation_not_found', message: 'The operation cannot be polled' },
  }
}

/** In the transaction that ends the operation: summary, audit event, and the move where the run is about this key. */
async function recordEnd(tx: Transaction, work: Work, outcome: Outcome): Promise<void> {
  const { tenantId, operationId } = work
  const {
    cause,
    credential_version: version,
    integration_id: id,
    mode,
  } = work.payload as unknown as CertificationPayload
  const result = outcome.status === 'succeeded' ? (outcome.result as CertificationResult) : null
  const passed = result?.passed ?? null
  const failureCode =
    outcome.status === 'failed'
      ? outcome.code
      : (result?.checks.find(({ error }) => error !== null)?.error?.code ?? null)
  await completeCertification(tx, tenantId, operationId, { passed, failureCode })
  const event = {
    type: 'certification_completed',
    outcome: passed ? ('success' as const) : ('failure' as const),
    target: { type: 'integration', id },
    details: { mode, passed, operation_id: operationId, credential_version: version, code: failureCode },
  }
  const credential = await findCredential(tx, tenantId, 'textmodel')
  const state = (await findOnboarding(tx, tenantId))?.onboarding_state
  const moves = state !== undefined && nextState(state, 'pass_certification') !== null
  if (passed && moves && credential?.version === version) {
    await moveOnboarding(tx, tenantId, 'pass_certification', cause, event)
  } else await appendAuditEvent(tx, tenantId, cause, event)
}
