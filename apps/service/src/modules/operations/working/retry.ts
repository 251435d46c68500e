import type { OperationErrorCode } from '@semmai/contract'

/** Claims of one operation, take-overs after a crash included, before it fails. */
export const MAX_ATTEMPTS = 5

const RETRYABLE: readonly OperationErrorCode[] = [
  'provider_rate_limited',
  'provider_unreachable',
  'provider_timeout',
]
const FIRST_DELAY_MS = 500
const MAX_DELAY_MS = 30_000

/** Whether a failed attempt is followed by another. */
export function isRetried(code: OperationErrorCode, attempt: number): boolean {
  return RETRYABLE.includes(code) && attempt < MAX_ATTEMPTS
}

/**
 * When to try a failed attempt again: milliseconds from now, or null for "never" (decision C8).
 * Exponential backoff with full jitter; `random` is a number from 0 to 1. The provider's `Retry-After` is the least.
 */
export function retryDelay(
  failure: { code: OperationErrorCode; retryAfterMs: number | null },
  attempt: number,
  random: number,
): number | null {
  if (!isRetried(failure.code, attempt)) return null
  const ceiling = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt)
  return Math.max(Math.round(ceiling * random), failure.retryAfterMs ?? 0)
}
