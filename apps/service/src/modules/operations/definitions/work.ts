import type {
  MessageLanguage,
  OperationEndpoint,
  OperationErrorCode,
  OperationResult,
  OperationResults,
  ProblemCode,
  Provider,
} from '@semmai/contract'
import type { Transaction } from '../../../database/database.ts'
import type { ModelCallEnd, ProviderError, ProviderUsage } from '../../../providers/text-provider.ts'

/** What is to be done: the same for a synchronous call and for a worker. */
export interface Work<Payload = unknown, Endpoint extends OperationEndpoint = OperationEndpoint> {
  tenantId: string
  operationId: string
  requestId: string
  endpoint: Endpoint
  /** The validated request. Read from the database it is unknown until the endpoint's own job has read it. */
  payload: Payload
  messageLanguage: MessageLanguage
  /** Whose call it was: the id of `principalId`. */
  principal: string
  /** W3C trace context of the call that asked for it; null: it is of an earlier release. */
  traceparent: string | null
}

/** What a job may use while it runs. */
export interface JobContext {
  /** Aborted at the deadline, on cancel, on a lost lease, or when the client hung up. */
  signal: AbortSignal
  /** An operation, for which no synchronous call waits. */
  background: boolean
  onProgress(fraction: number): void
  /** Called with the usage of every answer of the external model, so that tokens count even if the operation fails. */
  onUsage(usage: ProviderUsage): void
  /** Called at the end of every request to the external model. */
  onModelCall(ended: ModelCallEnd): void
  /** Called with the number of findings of the external model that hold in the text. */
  onModelFindings(count: number): void
  /** Whether the operation is carried out again after this failure (decision C8). */
  willRetry(failure: ProviderError): boolean
  /** Whether the tenant's own key has to serve, also where text calls use the deployment's (decision E). */
  ownKey: boolean
}

export interface JobResult<Result> {
  /** Null only for a certification whose check could not be served. */
  provider: Provider | null
  model: string | null
  /** The result of the operation, once it is known how long the work took. */
  result(latencyMs: number): Result
}

/**
 * How the operations of one endpoint are carried out. `run` throws `ProviderError` for a provider's failure, `Problem`
 * `credential_missing` where there is no key, and rejects with the signal's reason when it is aborted.
 */
export interface Job<Payload, Result> {
  /** How long one operation may run, over all its attempts, in milliseconds. */
  deadlineMs: number
  /** Reads the payload as it was stored with the operation. Throws where it is not one of this endpoint. */
  readPayload(stored: unknown): Payload
  run(work: Work<Payload>, context: JobContext): Promise<JobResult<Result>>
  /** What else changes when a queued operation succeeds or fails, in the transaction that ends it (worker role). */
  onEnded?(tx: Transaction, work: Work<Payload>, outcome: Outcome<Result>): Promise<void>
}

/** A job that reads its own payload, so that jobs with different payloads stand in one table. */
export interface RunnableJob<Result> {
  deadlineMs: number
  run(work: Work, context: JobContext): Promise<JobResult<Result>>
  onEnded?(tx: Transaction, work: Work, outcome: Outcome<Result>): Promise<void>
}

/** Puts `readPayload` before everything else that the job does. */
export function defineJob<Payload, Result>(job: Job<Payload, Result>): RunnableJob<Result> {
  const read = (work: Work): Work<Payload> => ({ ...work, payload: job.readPayload(work.payload) })
  const { onEnded } = job
  return {
    deadlineMs: job.deadlineMs,
    run: async (work, context) => job.run(read(work), context),
    ...(onEnded ? { onEnded: async (tx, work, outcome) => onEnded(tx, read(work), outcome) } : {}),
  }
}

/** A job for every endpoint, with that endpoint's result. Given by `wire.ts`, so that operations know no other module. */
export type Jobs = { readonly [Endpoint in OperationEndpoint]: RunnableJob<OperationResults[Endpoint]> }

/** What one piece of work asked of the external model. */
export interface ModelCalls {
  count: number
  /** Sum over the requests, which may run side by side. */
  latencyMs: number
  /** HTTP status of the last answer that was a failure; null where there was none. */
  failedStatus: number | null
}

export interface Succeeded<Result = OperationResult> {
  status: 'succeeded'
  provider: Provider | null
  model: string | null
  usage: ProviderUsage | null
  latencyMs: number
  /** Requests to the language model; absent where nothing was run. */
  modelCalls?: ModelCalls
  result: Result
}

export interface Failed {
  status: 'failed'
  code: OperationErrorCode
  /** What a synchronous call is told, where that is more exact than `code`. */
  problem?: ProblemCode
  message: string
  /** Tokens that the attempt cost all the same. */
  usage: ProviderUsage | null
  latencyMs: number
  modelCalls?: ModelCalls
  /** How long the provider asked to wait before another attempt. */
  retryAfterMs: number | null
}

export type Outcome<Result = OperationResult> = Succeeded<Result> | Failed
