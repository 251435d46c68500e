import { memberOf } from '../../member-of.ts'
import { ProviderError, type ProviderErrorCode } from '../text-provider.ts'

/** What a provider's failed answer looked like. */
export interface FailedAnswer {
  status: number
  body: string
  retryAfter: string | null
}

/**
 * Words that providers use in error bodies, most telling first. Some send a wrong key as 400 (Gemini; LiteLLM without
 * a database, which knows its master key only) or 403 (Sarvam) and an exhausted quota as 429, so the body counts
 * before the status.
 */
const BODY_CODES: readonly [RegExp, ProviderErrorCode][] = [
  [
    /^(insufficient_quota|billing_hard_limit_reached|insufficient_credits|payment_required|budget_exceeded)$/,
    'provider_quota_exceeded',
  ],
  [/^(invalid_api_key|invalid_api_key_error|api_key_invalid|account_deactivated)$/, 'provider_auth_failed'],
  [
    /^(authentication_error|unauthenticated|permission_denied|invalid_authentication)$/,
    'provider_auth_failed',
  ],
  [/^(auth_error|token_not_found_in_db|expired_key|no_db_connection)$/, 'provider_auth_failed'],
  [/^(content_filter|content_policy_violation|safety|refusal)$/, 'provider_refused'],
  [/^(rate_limit_exceeded|rate_limit_error|resource_exhausted|too_many_requests)$/, 'provider_rate_limited'],
  [/^(overloaded_error|server_error|service_unavailable|unavailable|api_error)$/, 'provider_unreachable'],
  [
    /^(context_length_exceeded|model_not_found|invalid_request_error|not_found_error)$/,
    'provider_bad_response',
  ],
]

const STATUS_CODES: Readonly<Record<number, ProviderErrorCode>> = {
  401: 'provider_auth_failed',
  402: 'provider_quota_exceeded',
  403: 'provider_auth_failed',
  408: 'provider_timeout',
  429: 'provider_rate_limited',
}

const MAX_RETRY_AFTER_SECONDS = 3_600

/** The code for a failed answer: by the body's own codes first, by the status second. Keeps nothing of the body. */
export function toProviderError({ status, body, retryAfter }: FailedAnswer): ProviderError {
  const words = codeWords(body)
  const named = BODY_CODES.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1]
  const code =
    named ?? STATUS_CODES[status] ?? (status >= 500 ? 'provider_unreachable' : 'provider_bad_response')
  return new ProviderError(code, `The provider answered ${status}`, retryAfterSeconds(retryAfter), status)
}

/** `error.code`, `error.type`, `error.status`, `error.details[].reason`, in the object or in a list of one. */
function codeWords(body: string): string[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    return []
  }
  const error = memberOf(Array.isArray(parsed) ? parsed[0] : parsed, 'error')
  const details = memberOf(error, 'details')
  const reasons = Array.isArray(details) ? details.map((detail) => memberOf(detail, 'reason')) : []
  return [...reasons, memberOf(error, 'code'), memberOf(error, 'type'), memberOf(error, 'status')]
    .filter((word): word is string => typeof word === 'string')
    .map((word) => word.toLowerCase())
}

/** Seconds, or an HTTP date. */
function retryAfterSeconds(header: string | null): number | null {
  if (header === null) return null
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  if (!Number.isFinite(seconds)) return null
  return Math.min(Math.max(0, Math.ceil(seconds)), MAX_RETRY_AFTER_SECONDS)
}
