import type { OperationEndpoint, OperationErrorCode, OperationResult, ProblemCode } from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'
import type { ProviderUsage } from '../../providers/text-provider.ts'

/**
 * The newest meaning of a payload that this program knows. Raise it with a release that changes what a payload means
 * or brings a new endpoint: workers of the release before then leave the new operations to those of this one.
 */
export const PAYLOAD_VERSION = 1

/** What is to be done: the same for a synchronous call and for a worker. */
export interface Work {
  tenantId: string
  operationId: string
  requestId: string
  endpoint: OperationEndpoint
  /** The validated request, as the endpoint's own job understands it. */
  payload: Readonly<Record<string, unknown>>
  messageLanguage: 'ta' | 'en'
}

/** What a job may use while it runs. */
export interface JobContext {
  /** Aborted at the deadline, on cancel, on a lost lease, or when the client hung up. */
  signal: AbortSignal
  onProgress(fraction: number): void
  /** Told of every answer of the external model, so that tokens count whatever becomes of the operation. */
  onUsage(usage: ProviderUsage): void
  /** Whether the tenant's own key has to serve, also where text calls use the deployment's (decision E). */
  ownKey: boolean
}

export interface JobResult {
  /** Null only for a certification whose check could not be served. */
  provider: string | null
  model: string | null
  result: object
}

/**
 * Runs the operations of one endpoint. Throws `ProviderError` for a provider's failure, `Problem`
 * `credential_missing` where there is no key, and rejects with the signal's reason when it is aborted.
 */
export interface Job {
  /** How long one operation may run, over all its attempts. */
  deadlineMs: number
  /** Whether the result travels in the envelope of interface 2.2 (text calls) or bare (certification). */
  enveloped: boolean
  run(work: Work, context: JobContext): Promise<JobResult>
  /** What else changes when a queued operation succeeds or fails, in the transaction that ends it (worker role). */
  onEnded?(tx: Transaction, work: Work, outcome: Outcome): Promise<void>
}

/** Given by `wire.ts`, so that operations know no other module. */
export type Jobs = Readonly<Partial<Record<OperationEndpoint, Job>>>

export interface Succeeded {
  status: 'succeeded'
  provider: string | null
  model: string | null
  usage: ProviderUsage | null
  latencyMs: number
  result: OperationResult
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
  /** The provider's own wish when to try again. */
  retryAfterMs: number | null
}

export type Outcome = Succeeded | Failed
