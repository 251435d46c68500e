import {
  applySuggestions,
  type CertificationCheck,
  type CertificationMode,
  type EssayCritiqueEnvelope,
  type OperationResults,
  type Provider,
  type TextEndpoint,
} from '@semmai/contract'
import type { Database } from '../../database/database.ts'
import { newId } from '../../new-id.ts'
import type { CritiquePayload } from '../critique/critique-payload.ts'
import { principalId } from '../identity/principal-id.ts'
import { isTerminal } from '../operations/definitions/operation-states.ts'
import type { JobContext, Work } from '../operations/definitions/work.ts'
import type { KeptResults } from '../operations/storing/kept-results.ts'
import { findOperation, insertionOfEnded } from '../operations/storing/repository.ts'
import type { Execute } from '../operations/working/execute.ts'
import type { ProofreadPayload } from '../proofreading/proofread-job.ts'
import type { TenantDirectory } from '../tenants/tenant-policy.ts'
import type { CertificationPayload } from './certification-payload.ts'

const CHECK_DEADLINE_MS = 120_000

export interface CheckOptions {
  database: Database
  directory: TenantDirectory
  /** Given late, because it knows all jobs, the certification's own too. */
  execute(): Execute
  kept: KeptResults
}

/** A check as it is reported, and who served it. */
export interface CheckedCall {
  check: CertificationCheck
  operationId: string
  provider: Provider | null
  model: string | null
}

type Run = Work<CertificationPayload>
type Fault = CertificationCheck['error']

/** Short texts with one certain error each, so that a run shows a provider that works. */
const PROOFREAD: ProofreadPayload = { text: 'அவன் நேற்று பள்ளிக்கு வந்தாள்.', profile: 'general' }
const CRITIQUE: CritiquePayload = {
  essay: [
    'மழைநீர் சேகரிப்பு',
    'நீர் உயிர்களின் அடிப்படைத் தேவை. இக்கட்டுரையில் மழைநீர் சேகரிப்பின் பயனைக் காண்போம்.',
    'மழைநீரைச் சேமித்தால் நிலத்தடி நீர் உயரும். கிணறுகளில் கோடையிலும் நீர் கிடைக்கும்.',
    'ஆகவே, ஒவ்வொரு வீட்டிலும் மழைநீரைச் சேகரிப்போம்.',
  ].join('\n\n'),
  profile: 'general',
}

/**
 * Passes where the result keeps decision A7. In a full run the model, where it serves, must have found the
 * error of the text itself.
 */
export function proofreadCheck(options: CheckOptions, run: Run, context: JobContext): Promise<CheckedCall> {
  const work = { ...run, endpoint: 'proofread' as const, payload: PROOFREAD }
  return textCheck(options, run, context, {
    name: 'proofread',
    work,
    faultOf: faultOfProofread(run.payload.mode),
  })
}

/** Passes where the model itself answered: a critique of the built-in engine alone says nothing of the key. */
export function critiqueCheck(options: CheckOptions, run: Run, context: JobContext): Promise<CheckedCall> {
  const work = { ...run, endpoint: 'essay-critique' as const, payload: CRITIQUE }
  return textCheck(options, run, context, { name: 'essay_critique', work, faultOf: faultOfCritique })
}

interface TextCheck<Endpoint extends TextEndpoint> {
  name: CertificationCheck['name']
  work: Work<object, Endpoint>
  /** What is wrong with a success; null when nothing is. */
  faultOf(result: OperationResults[Endpoint], modelFindings: number): Fault
}

/** One text call as an operation of its own, through the same `execute` as a client's, with the tenant's own key. */
async function textCheck<Endpoint extends TextEndpoint>(
  { database, execute, kept }: CheckOptions,
  run: Run,
  { signal }: JobContext,
  { name, work: called, faultOf }: TextCheck<Endpoint>,
): Promise<CheckedCall> {
  const work = { ...called, operationId: newId() }
  let modelFindings = 0
  const outcome = await execute()(work, {
    signal,
    deadlineMs: CHECK_DEADLINE_MS,
    ownKey: true,
    onModelFindings: (count) => {
      modelFindings += count
    },
  })
  const principal = principalId(run.payload.cause.principal)
  const operation = { work, principal, deadlineMs: CHECK_DEADLINE_MS }
  await database.transaction('worker', run.tenantId, (tx) =>
    tx.query(...insertionOfEnded(run.tenantId, [{ operation, outcome }], kept.synchronousMs)),
  )
  const succeeded = outcome.status === 'succeeded'
  const error = succeeded
    ? faultOf(outcome.result, modelFindings)
    : { code: outcome.code, message: outcome.message }
  const { operationId } = work
  return {
    check: {
      name,
      status: error === null ? 'passed' : 'failed',
      latency_ms: outcome.latencyMs,
      operation_id: operationId,
      error,
    },
    operationId,
    provider: succeeded ? outcome.provider : null,
    model: succeeded ? outcome.model : null,
  }
}

/** Decision A7, on the error that the text has; a full run demands that the model, where it serves, finds it too. */
function faultOfProofread(mode: CertificationMode): TextCheck<'proofread'>['faultOf'] {
  return ({ provider, result }, modelFindings) => {
    const isWhole =
      result.original_text === PROOFREAD.text &&
      result.corrected_text === applySuggestions(result.original_text, result.issues)
    if (!isWhole) {
      return { code: 'provider_bad_response', message: 'The issues do not lead to the corrected text' }
    }
    if (mode === 'quick' || provider === 'builtin' || modelFindings > 0) return null
    return { code: 'provider_bad_response', message: 'The model did not find the error of the text' }
  }
}

function faultOfCritique({ warnings = [] }: EssayCritiqueEnvelope): Fault {
  for (const { code, detail } of warnings)
    if (code !== 'previous_operation_unavailable') return { code, message: detail }
  return null
}

/** What a client sees that polls the first check. */
export async function pollCheck(
  { database }: CheckOptions,
  run: Run,
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
