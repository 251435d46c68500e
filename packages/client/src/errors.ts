import type { Operation, ProblemCode, ProblemDetails, ProblemFieldError } from '@semmai/contract'

/** Every error that this client throws on its own account. */
export class SemmaiError extends Error {
  override name = 'SemmaiError'
}

/** No answer came: network, TLS, DNS. `cause` holds what fetch threw. */
export class ConnectionError extends SemmaiError {
  override readonly name = 'ConnectionError'
}

/** The service answered with a problem (RFC 9457). Switch on `code`, quote `requestId` in a support request. */
export class ApiError extends SemmaiError {
  override name = 'ApiError'
  readonly status: number
  readonly code: ProblemCode | 'unknown'
  readonly requestId: string | null
  /** The faulty places of an invalid body; all unmet preconditions of a certification. */
  readonly errors: readonly ProblemFieldError[]
  /** Seconds, where the service said when to come back. */
  readonly retryAfter: number | null
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

export class BadRequestError extends ApiError {
  override readonly name = 'BadRequestError'
}
export class AuthenticationError extends ApiError {
  override readonly name = 'AuthenticationError'
}
export class PermissionError extends ApiError {
  override readonly name = 'PermissionError'
}
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError'
}
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError'
}
export class GoneError extends ApiError {
  override readonly name = 'GoneError'
}
export class IdempotencyKeyReusedError extends ApiError {
  override readonly name = 'IdempotencyKeyReusedError'
}
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError'
}
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

/** The error class that stands for an HTTP status. */
export function errorFor(status: number, problem: Partial<ProblemDetails>, headers: Headers): ApiError {
  const ErrorClass = BY_STATUS[status] ?? (status >= 500 ? ServerError : ApiError)
  return new ErrorClass(status, problem, headers)
}

/** A text call whose operation ended `failed` or `cancelled`. */
export class OperationFailedError extends SemmaiError {
  override readonly name = 'OperationFailedError'
  readonly operation: Operation

  constructor(operation: Operation) {
    super(operation.error?.message ?? `operation ${operation.operation_id} is ${operation.status}`)
    this.operation = operation
  }
}
