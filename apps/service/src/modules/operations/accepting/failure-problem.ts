import type { OperationErrorCode, ProblemCode } from '@semmai/contract'
import { Problem } from '../../../problem.ts'
import type { Failed } from '../definitions/work.ts'

/**
 * How a synchronous call tells of a failed operation (decision B3): what a provider did is never answered with the
 * caller's own 401 or 429.
 */
export function problemOfFailure(outcome: Failed, operationId: string): Problem {
  const { retryAfterMs } = outcome
  const headers = retryAfterMs === null ? {} : { 'Retry-After': String(Math.ceil(retryAfterMs / 1000)) }
  return new Problem(outcome.problem ?? problemCodeOf(outcome.code), outcome.message, {
    members: { operation_id: operationId },
    headers,
  })
}

/** Codes that only operations have become the problem that they mean to a caller. */
function problemCodeOf(code: OperationErrorCode): ProblemCode {
  if (code === 'deadline_exceeded') return 'provider_timeout'
  if (code === 'attempts_exhausted') return 'internal'
  return code
}
