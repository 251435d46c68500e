import { OPERATION_ERROR_CODES, type OperationErrorCode, PROBLEM_CODES } from '@semmai/contract'
import { Problem } from '../../problem.ts'
import { ProviderError, type ProviderUsage } from '../../providers/text-provider.ts'
import type { Failed, JobContext, JobResult, Jobs, Outcome, Work } from './work.ts'

/** Why a running operation was told to stop: an abort reason, never an answer. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
  readonly why: 'cancelled' | 'lease_lost' | 'handed_back' | 'client_gone'

  constructor(why: Interrupted['why']) {
    super(`The operation was interrupted: ${why}`)
    this.why = why
  }
}

class DeadlineExceeded extends Error {}

export interface ExecuteOptions {
  jobs: Jobs
  /** Told of errors that are faults of this program; gets no submitted text. */
  onFault(error: unknown, work: Work): void
}

export type Execute = (
  work: Work,
  context: Partial<JobContext> & { signal: AbortSignal; deadlineMs?: number },
) => Promise<Outcome>

/**
 * The one way through the house: synchronous calls and workers run every operation here.
 * Gives an outcome for success and for failure; rejects with `Interrupted` when it was told to stop.
 */
export function createExecute({ jobs, onFault }: ExecuteOptions): Execute {
  return async (work, context) => {
    const job = jobs[work.endpoint]
    const started = performance.now()
    const latency = () => Math.round((performance.now() - started) * 1000) / 1000
    let usage: ProviderUsage | null = null
    const onUsage = (one: ProviderUsage) => {
      usage = addUsage(usage, one)
    }
    const stop = new AbortController()
    const deadlineMs = Math.max(0, context.deadlineMs ?? job?.deadlineMs ?? 0)
    const { signal } = stop
    const late = () => stop.abort(new DeadlineExceeded())
    const interrupted = () => stop.abort(context.signal.reason)
    const timer = setTimeout(late, deadlineMs)
    context.signal.addEventListener('abort', interrupted)
    if (context.signal.aborted) interrupted()
    else if (deadlineMs === 0) late()
    try {
      if (!job) throw new Error(`no job for ${work.endpoint}`)
      signal.throwIfAborted()
      const { onProgress = () => undefined, ownKey = false } = context
      const done = await job.run(work, { signal, onProgress, onUsage, ownKey })
      signal.throwIfAborted()
      return succeed(work, done, job.enveloped, { usage, latencyMs: latency() })
    } catch (error) {
      // The signal says why, whatever a provider's client made of the abort.
      const reason: unknown = signal.aborted ? signal.reason : error
      if (context.signal.aborted && !(reason instanceof DeadlineExceeded)) throw context.signal.reason
      return fail(reason, { usage, latencyMs: latency() }, (fault) => onFault(fault, work))
    } finally {
      clearTimeout(timer)
      context.signal.removeEventListener('abort', interrupted)
    }
  }
}

type Cost = Pick<Outcome, 'usage' | 'latencyMs'>

/** Interface 2.2 and decision C2: the body of the 200 and the result of the operation, built here only. */
function succeed(work: Work, done: JobResult, enveloped: boolean, cost: Cost): Outcome {
  const { provider, model } = done
  const envelope = {
    request_id: work.requestId,
    tenant_id: work.tenantId,
    operation_id: work.operationId,
    status: 'succeeded',
    provider,
    model,
    latency_ms: cost.latencyMs,
    result: done.result,
  }
  const result = (enveloped ? envelope : done.result) as Extract<Outcome, { status: 'succeeded' }>['result']
  return { status: 'succeeded', provider, model, ...cost, result }
}

function fail(error: unknown, cost: Cost, onFault: (error: unknown) => void): Failed {
  const base = { status: 'failed' as const, ...cost, retryAfterMs: null }
  if (error instanceof DeadlineExceeded) {
    return { ...base, code: 'deadline_exceeded', message: 'The operation took longer than its deadline.' }
  }
  if (error instanceof ProviderError) {
    const retryAfterMs = error.retryAfterSeconds === null ? null : error.retryAfterSeconds * 1000
    return { ...base, code: error.code, message: PROBLEM_CODES[error.code].title, retryAfterMs }
  }
  if (error instanceof Problem && error.code === 'secret_store_unavailable') {
    return { ...base, code: 'provider_unreachable', problem: error.code, message: error.message }
  }
  if (error instanceof Problem && isOperationErrorCode(error.code) && error.code !== 'internal') {
    return { ...base, code: error.code, message: error.message }
  }
  onFault(error)
  return { ...base, code: 'internal', message: 'The service failed.' }
}

function isOperationErrorCode(code: string): code is OperationErrorCode {
  return (OPERATION_ERROR_CODES as readonly string[]).includes(code)
}

function addUsage(sum: ProviderUsage | null, one: ProviderUsage): ProviderUsage {
  return {
    input_tokens: (sum?.input_tokens ?? 0) + one.input_tokens,
    output_tokens: (sum?.output_tokens ?? 0) + one.output_tokens,
  }
}
