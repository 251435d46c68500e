import type { ProblemCode, ProblemDetails } from '@semmai/contract'
import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  GoneError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  UnprocessableError,
} from './errors.ts'
import { PROBLEM_ERRORS } from './problem-errors.ts'

const BY_STATUS: Readonly<Record<number, typeof ApiError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  410: GoneError,
  422: UnprocessableError,
  429: RateLimitError,
}

/**
 * Makes the error for an HTTP answer, for callers with their own transport: of the class of its code, or of its status
 * where this version does not know the code.
 *
 * @param status HTTP status, not 2xx
 * @param problem the body of the answer, or what could be read of it
 * @param headers the headers of the answer; `x-request-id` and `retry-after` are read
 *
 * @example
 * const headers = new Headers({ 'retry-after': '2' })
 * const error = errorFor(429, { code: 'too_many_operations' }, headers)
 * console.log(error instanceof TooManyOperationsError, error.retryAfter) // true 2
 * const newer = errorFor(429, { code: 'not_known_yet' }, headers)
 * console.log(newer instanceof RateLimitError, newer.name, newer.code) // true RateLimitError not_known_yet
 */
export function errorFor(status: number, problem: Partial<ProblemDetails>, headers: Headers): ApiError {
  const { code } = problem
  const ErrorClass = isKnown(code) ? PROBLEM_ERRORS[code] : classOf(status)
  return new ErrorClass(status, problem, headers)
}

/** What comes from the network is none of the keys that every object inherits, and may be no string. */
function isKnown(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(PROBLEM_ERRORS, code)
}

function classOf(status: number): typeof ApiError {
  return BY_STATUS[status] ?? (status >= 500 ? ServerError : ApiError)
}
