import { ApiError, ConnectionError, OperationFailedError } from '@semmai/client'
import type { Messages } from '../language/ta.ts'

/** What went wrong, for people, in the language of the surface; with the request id where there is one. */
export interface ErrorText {
  text: string
  requestId: string | null
}

const KNOWN = [
  'rate_limited',
  'tenant_blocked',
  'tenant_not_open',
  'insufficient_role',
  'network_not_allowed',
  'webhooks_off',
] as const

/** The request id is that of the refused call, or of the call that began a failed operation. */
export function errorText(error: unknown, { errors }: Messages): ErrorText {
  if (error instanceof ConnectionError) return { text: errors.network, requestId: null }
  if (error instanceof OperationFailedError) {
    return { text: errors.other(error.message), requestId: error.operation.request_id }
  }
  if (!(error instanceof ApiError)) return { text: errors.other(String(error)), requestId: null }
  const known = KNOWN.find((code) => code === error.code)
  const text = known ? errors[known] : errors.other(error.errors[0]?.detail ?? error.message)
  return { text, requestId: error.requestId }
}
