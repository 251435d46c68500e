import type {
  Operation,
  OperationError,
  ProblemCode,
  ProblemDetails,
  ProblemFieldError,
} from '@semmai/contract'

/** Base class of all errors of this client. An aborted call throws the reason of its signal instead. */
export class SemmaiError extends Error {
  override name = 'SemmaiError'
}

/**
 * No answer came: network, TLS or DNS failed. `cause` holds what `fetch` threw.
 *
 * @example
 * const unreachable = createClient({ baseUrl: 'http://127.0.0.1:1', maxRetries: 0 })
 * const error = await unreachable.usage.list().catch((thrown) => thrown)
 * console.log(error instanceof ConnectionError) // true
 */
export class ConnectionError extends SemmaiError {
  override readonly name: string = 'ConnectionError'
}

/**
 * No answer came within `timeoutMs`; thrown after the client's own retries.
 *
 * @example
 * const hasty = createClient({ baseUrl, token, timeoutMs: 0, maxRetries: 0 })
 * const error = await hasty.usage.list().catch((thrown) => thrown)
 * console.log(error instanceof TimeoutError) // true
 */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError'
}

/**
 * The answer is not one of the service's: `baseUrl` is another server's, or a proxy or a sign-in page answered.
 *
 * @example
 * const wrong = createClient({ baseUrl, fetch: async () => new Response('<html>') })
 * const error = await wrong.usage.list().catch((thrown) => thrown)
 * console.log(error instanceof UnexpectedAnswerError) // true
 */
export class UnexpectedAnswerError extends SemmaiError {
  override readonly name = 'UnexpectedAnswerError'
}

/**
 * The service answered with an error (RFC 9457). Its class is that of its code, which extends that of its status:
 * `InvalidRequestError`, `BadRequestError`, `ApiError`. Branch on a class or on `code`, which is stable; quote
 * `requestId` in a support request. A code that this version does not know stands in `code` as it came, and `unknown`
 * where none came; the error is then of the class of its status.
 *
 * @example
 * try {
 *   await semmai.proofread.create({ text: '', language: 'ta' })
 * } catch (error) {
 *   if (!(error instanceof BadRequestError)) throw error
 *   console.log(error.name, error.code, error.errors[0].pointer) // InvalidRequestError invalid_request /text
 * }
 */
export class ApiError extends SemmaiError {
  override name = 'ApiError'
  /** HTTP status. */
  readonly status: number
  /** Stable code in snake_case. */
  readonly code: ProblemCode | 'unknown' | (string & {})
  /** Names the call in the logs of the service. */
  readonly requestId: string | null
  /** The invalid places of a body; all unmet preconditions of a certification. */
  readonly errors: readonly ProblemFieldError[]
  /** Seconds after which to try again, where the service said so. */
  readonly retryAfter: number | null
  /** The whole body of the answer. */
  readonly problem: Partial<ProblemDetails>

  constructor(status: number, problem: Partial<ProblemDetails>, headers: Headers) {
    super(problem.detail ?? problem.title ?? `HTTP ${status}`)
    this.status = status
    this.code = typeof problem.code === 'string' ? problem.code : 'unknown'
    this.requestId = problem.request_id ?? headers.get('x-request-id')
    this.errors = problem.errors ?? []
    const seconds = Number(headers.get('retry-after') ?? Number.NaN)
    this.retryAfter = Number.isFinite(seconds) ? seconds : null
    this.problem = problem
  }
}

/** 400: malformed JSON, an invalid body or parameter; `errors` names each place. */
export class BadRequestError extends ApiError {
  override readonly name: string = 'BadRequestError'
}
/** 401: the token is missing, expired or not accepted. Get a new one; do not repeat the call with the old. */
export class AuthenticationError extends ApiError {
  override readonly name: string = 'AuthenticationError'
}
/** 403: the role, the tenant's state or its network does not allow the call. */
export class PermissionError extends ApiError {
  override readonly name: string = 'PermissionError'
}
/** 404: there is no such resource in this tenant. */
export class NotFoundError extends ApiError {
  override readonly name: string = 'NotFoundError'
}
/** 409: the state does not allow the call now; `errors` lists unmet preconditions. */
export class ConflictError extends ApiError {
  override readonly name: string = 'ConflictError'
}
/** 410: the route is retired, or the result has been erased. */
export class GoneError extends ApiError {
  override readonly name: string = 'GoneError'
}
/** 422: what was sent is well formed and cannot be done. */
export class UnprocessableError extends ApiError {
  override readonly name: string = 'UnprocessableError'
}
/** 429: too many calls or open operations; `retryAfter` says when to try again. Thrown after the client's own retries. */
export class RateLimitError extends ApiError {
  override readonly name: string = 'RateLimitError'
}
/** 5xx: the service or its provider failed; `code` says which. Thrown after the client's own retries. */
export class ServerError extends ApiError {
  override readonly name: string = 'ServerError'
}

/**
 * `run` followed an operation that ended `failed` or `cancelled`; `code` says why it failed. The call that began it was
 * answered without an error, so that this is no `ApiError`.
 *
 * @example
 * const text = 'அவன் நேற்று வந்தான். '.repeat(400)
 * const { operation_id } = await semmai.proofread.create({ text, language: 'ta' }, { respondAsync: true })
 * const operation = await semmai.operations.wait(operation_id)
 * if (operation.status !== 'succeeded') throw new OperationFailedError(operation)
 */
export class OperationFailedError extends SemmaiError {
  override readonly name = 'OperationFailedError'
  /** The operation as it ended. */
  readonly operation: Operation
  /** Why it failed; null where it was cancelled. */
  readonly code: OperationError['code'] | null

  constructor(operation: Operation) {
    super(operation.error?.message ?? `operation ${operation.operation_id} is ${operation.status}`)
    this.operation = operation
    this.code = operation.error?.code ?? null
  }
}
