import type { Operation, ProblemCode, ProblemDetails, ProblemFieldError } from '@semmai/contract'

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
 * The service answered with an error (RFC 9457). Branch on the subclass or on `code`, which is stable; quote
 * `requestId` in a support request.
 *
 * @example
 * try {
 *   await semmai.proofread.create({ text: '', language: 'ta' })
 * } catch (error) {
 *   if (!(error instanceof BadRequestError)) throw error
 *   console.log(error.code, error.errors[0].pointer) // invalid_request /text
 * }
 */
export class ApiError extends SemmaiError {
  override name = 'ApiError'
  /** HTTP status. */
  readonly status: number
  /** Stable code in snake_case; `unknown` where the answer did not come from the service. */
  readonly code: ProblemCode | 'unknown'
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
    this.code = problem.code ?? 'unknown'
    this.requestId = problem.request_id ?? headers.get('x-request-id')
    this.errors = problem.errors ?? []
    const seconds = Number(headers.get('retry-after') ?? Number.NaN)
    this.retryAfter = Number.isFinite(seconds) ? seconds : null
    this.problem = problem
  }
}

/** 400: malformed JSON, an invalid body or parameter; `errors` names each place. */
export class BadRequestError extends ApiError {
  override readonly name = 'BadRequestError'
}
/** 401: the token is missing, expired or not accepted. Get a new one; do not repeat the call with the old. */
export class AuthenticationError extends ApiError {
  override readonly name = 'AuthenticationError'
}
/** 403: the role, the tenant's state or its network does not allow the call. */
export class PermissionError extends ApiError {
  override readonly name = 'PermissionError'
}
/** 404: there is no such resource in this tenant. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError'
}
/** 409: the state does not allow the call now; `errors` lists unmet preconditions. */
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError'
}
/** 410: the route is retired, or the result has been erased. */
export class GoneError extends ApiError {
  override readonly name = 'GoneError'
}
/** 422: the idempotency key was used before with another body or path. */
export class IdempotencyKeyReusedError extends ApiError {
  override readonly name = 'IdempotencyKeyReusedError'
}
/** 429: too many calls or open operations; `retryAfter` says when to try again. Thrown after the client's own retries. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError'
}
/** 5xx: the service or its provider failed; `code` says which. Thrown after the client's own retries. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError'
}

const BY_STATUS: Readonly<Record<number, typeof ApiError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  410: GoneError,
  422: IdempotencyKeyReusedError,
  429: RateLimitError,
}

/**
 * Makes the error for an HTTP status, for callers with their own transport.
 *
 * @param status HTTP status, not 2xx
 * @param problem the body of the answer, or what could be read of it
 * @param headers the headers of the answer; `x-request-id` and `retry-after` are read
 *
 * @example
 * const error = errorFor(429, { code: 'rate_limited' }, new Headers({ 'retry-after': '2' }))
 * console.log(error instanceof RateLimitError, error.retryAfter) // true 2
 */
export function errorFor(status: number, problem: Partial<ProblemDetails>, headers: Headers): ApiError {
  const ErrorClass = BY_STATUS[status] ?? (status >= 500 ? ServerError : ApiError)
  return new ErrorClass(status, problem, headers)
}

/**
 * `run` followed an operation that ended `failed` or `cancelled`. `operation.error` has code and message.
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

  constructor(operation: Operation) {
    super(operation.error?.message ?? `operation ${operation.operation_id} is ${operation.status}`)
    this.operation = operation
  }
}
