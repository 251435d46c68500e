import {
  OPERATION_ERROR_CODES,
  type OperationEndpoint,
  type OperationErrorCode,
  type OperationResults,
  PROBLEM_CODES,
} from '@semmai/contract'
import { isPassing } from '../../../database/database-errors.ts'
import { inSpan } from '../../../observability/spans.ts'
import { Problem } from '../../../problem.ts'
import { type ModelCallEnd, ProviderError, type ProviderUsage } from '../../../providers/text-provider.ts'
import type { Failed, JobContext, Jobs, ModelCalls, Outcome, Work } from '../definitions/work.ts'

/** Why a running operation was told to stop: an abort reason, never an answer. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
  readonly why: 'cancelled' | 'lease_lost' | 'released' | 'client_gone' | 'not_accepted' | 'not_claimed'

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

export interface ExecuteContext extends Partial<JobContext> {
  signal: AbortSignal
  /** That of `signal`, where nothing else hears it: then the deadline aborts it too, and no second one is made. */
  controller?: AbortController
  /** What is left of the operation's deadline; the whole of it when absent. */
  deadlineMs?: number
}

export type Execute = <Endpoint extends OperationEndpoint>(
  work: Work<unknown, Endpoint>,
  context: ExecuteContext,
) => Promise<Outcome<OperationResults[Endpoint]>>

/**
 * The one way to run an operation: synchronous calls, workers and certification checks all come here.
 * Gives an outcome for success and for failure; rejects with `Interrupted` when it was told to stop, and with a
 * `Problem` where the database or the process had no room for it: then the operation has no outcome yet.
 */
export function createExecute({ jobs, onFault }: ExecuteOptions): Execute {
  return async <Endpoint extends OperationEndpoint>(
    work: Work<unknown, Endpoint>,
    context: ExecuteContext,
  ): Promise<Outcome<OperationResults[Endpoint]>> => {
    const job: Jobs[Endpoint] = jobs[work.endpoint]
    const meter = createMeter()
    const limit = limitTo(context.deadlineMs ?? job.deadlineMs, context)
    const { signal } = limit
    try {
      signal.throwIfAborted()
      const attributes = { 'semmai.endpoint': work.endpoint, 'semmai.operation_id': work.operationId }
      const { onUsage, onModelCall } = meter
      const running = { ...UNOBSERVED, ...context, signal, onUsage, onModelCall }
      const done = await inSpan(`operation ${work.endpoint}`, attributes, () => job.run(work, running))
      signal.throwIfAborted()
      const cost = meter.read()
      const { provider, model } = done
      return { status: 'succeeded', provider, model, ...cost, result: done.result(cost.latencyMs) }
    } catch (error) {
      // The signal says why, whatever a provider's client made of the abort.
      const reason: unknown = signal.aborted ? signal.reason : error
      if (context.signal.aborted && !(reason instanceof DeadlineExceeded)) throw context.signal.reason
      if (isPassing(reason)) throw reason
      return fail(reason, meter.read(), (fault) => onFault(fault, work))
    } finally {
      limit.end()
    }
  }
}

/** What a job's context is where the caller does not say. */
const UNOBSERVED = {
  background: false,
  onProgress: () => undefined,
  onModelFindings: () => undefined,
  willRetry: () => false,
  ownKey: false,
}

interface Meter {
  onUsage(usage: ProviderUsage): void
  onModelCall(ended: ModelCallEnd): void
  /** Tokens so far, and the time since the meter was made. */
  read(): Cost
}

function createMeter(): Meter {
  const started = performance.now()
  let usage: ProviderUsage | null = null
  const modelCalls: ModelCalls = { count: 0, latencyMs: 0, failedStatus: null }
  return {
    onUsage(one) {
      usage = addUsage(usage, one)
    },
    onModelCall({ latencyMs, failedStatus }) {
      modelCalls.count++
      modelCalls.latencyMs += latencyMs
      modelCalls.failedStatus = failedStatus ?? modelCalls.failedStatus
    },
    read: () => ({
      usage,
      modelCalls,
      latencyMs: Math.round((performance.now() - started) * 1000) / 1000,
    }),
  }
}

/** A signal that aborts with the caller's, or with `DeadlineExceeded` after so many milliseconds. */
function limitTo(
  deadlineMs: number,
  { signal: caller, controller }: ExecuteContext,
): { signal: AbortSignal; end(): void } {
  const stop = controller ?? new AbortController()
  const late = () => stop.abort(new DeadlineExceeded())
  const interrupted = () => stop.abort(caller.reason)
  const timer = setTimeout(late, Math.max(0, deadlineMs))
  if (controller === undefined) caller.addEventListener('abort', interrupted)
  if (caller.aborted) interrupted()
  else if (deadlineMs <= 0) late()
  return {
    signal: stop.signal,
    end() {
      clearTimeout(timer)
      caller.removeEventListener('abort', interrupted)
    },
  }
}

type Cost = Pick<Outcome, 'usage' | 'latencyMs' | 'modelCalls'>

function fail(error: unknown, cost: Cost, onFault: (error: unknown) => void): Failed {
  const base = { status: 'failed' as const, ...cost, retryAfterMs: null }
  if (error instanceof DeadlineExceeded) {
    return {
      ...base,
      code: 'deadline_exceeded',
      message: 'The operation took longer than its deadline: submit it again, or a shorter text.',
    }
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
  return OPERATION_ERROR_CODES.some((known) => known === code)
}

function addUsage(sum: ProviderUsage | null, one: ProviderUsage): ProviderUsage {
  return {
    input_tokens: (sum?.input_tokens ?? 0) + one.input_tokens,
    output_tokens: (sum?.output_tokens ?? 0) + one.output_tokens,
  }
}
