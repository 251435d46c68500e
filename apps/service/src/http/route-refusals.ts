import { PROBLEM_CODES, type ProblemCode } from '@semmai/contract'
import type { Access, Route } from './route.ts'

/** What a request that carries a body, or could, may be refused for before its route sees it. */
const FRAMING: readonly ProblemCode[] = ['request_timeout', 'body_too_large', 'unsupported_media_type']
const BODY: readonly ProblemCode[] = ['invalid_json', 'invalid_request', 'unknown_field', 'invalid_character']
const PARAMETERS: readonly ProblemCode[] = ['invalid_request', 'invalid_character']
const AUTHENTICATED: readonly ProblemCode[] = [
  ...(['missing_token', 'invalid_token', 'token_expired', 'insufficient_role', 'rate_limited'] as const),
  'identity_provider_unavailable',
]
const KEYED: readonly ProblemCode[] = [
  ...(['idempotency_key_invalid', 'idempotency_in_progress', 'idempotency_key_reused'] as const),
]
const ALWAYS: readonly ProblemCode[] = [
  ...(['headers_too_large', 'internal', 'database_unavailable', 'overloaded', 'shutting_down'] as const),
]
/** What the run of a text may be refused for (decision B3). */
const TEXT_CALL: readonly ProblemCode[] = [
  ...(['tenant_not_open', 'unsupported_language', 'too_many_operations', 'operation_expired'] as const),
  ...(['credential_missing', 'credential_lost', 'secret_store_unavailable'] as const),
  ...(['provider_auth_failed', 'provider_bad_response', 'provider_refused'] as const),
  ...(['provider_quota_exceeded', 'provider_rate_limited', 'provider_unreachable'] as const),
  'provider_timeout',
]
/** What there may not be, by the parameter that names it. */
const MISSING: readonly [string, ProblemCode][] = [
  ['{operation_id}', 'operation_not_found'],
  ['{operation_id}', 'operation_expired'],
  ['{integration_id}', 'integration_not_found'],
  ['{access_token_id}', 'access_token_not_found'],
  ['{webhook_id}', 'webhook_not_found'],
  ['{provider}', 'provider_not_found'],
  ['{tenant_id}', 'tenant_not_found'],
]

/** Every code that a route may refuse with: those of the checks before it (decision B4), and its own. */
export function refusalsOf(access: Access, route: Route): ProblemCode[] {
  const reads = route.method === 'GET'
  const codes = new Set<ProblemCode>([
    ...ALWAYS,
    ...(access.caller === 'public' ? [] : AUTHENTICATED),
    ...tenantRefusals(access, reads),
    ...(reads ? [] : FRAMING),
    ...(route.body ? BODY : []),
    ...(route.query || route.params || !reads ? PARAMETERS : []),
    ...(route.method === 'POST' && access.caller !== 'public' ? KEYED : []),
    ...MISSING.flatMap(([parameter, code]) => (route.path.includes(parameter) ? [code] : [])),
    ...(route.refusals ?? []),
  ])
  return [...codes]
}

function tenantRefusals({ caller, textCall }: Access, reads: boolean): ProblemCode[] {
  if (caller !== 'tenant') return []
  return [
    'network_not_allowed',
    ...(reads ? [] : (['tenant_blocked'] as const)),
    ...(textCall ? TEXT_CALL : []),
  ]
}

/** The codes by their status, in the order of the statuses. */
export function byStatus(codes: readonly ProblemCode[]): [status: number, codes: ProblemCode[]][] {
  const grouped = new Map<number, ProblemCode[]>()
  for (const code of codes) {
    const { status } = PROBLEM_CODES[code]
    grouped.set(status, [...(grouped.get(status) ?? []), code])
  }
  return [...grouped].sort(([a], [b]) => a - b)
}
