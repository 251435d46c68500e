import { LIMITS } from '@semmai/contract'
import { Problem } from '../problem.ts'

const VISIBLE_ASCII = /^[\x21-\x7e]+$/

/**
 * Reads `Idempotency-Key` from the raw header list (`[name, value, …]`), so that a repeated header shows.
 * The bare form and a quoted structured-field string name the same key (decision B5).
 * Gives null when absent; throws `Problem` `idempotency_key_invalid`.
 */
export function readIdempotencyKey(rawHeaders: readonly string[]): string | null {
  const values = rawHeaders.filter((_, i) => i % 2 === 1 && isKeyName(rawHeaders[i - 1]))
  if (values.length === 0) return null
  if (values.length > 1) throw invalid('The header must be sent once.')
  const key = unquote((values[0] ?? '').trim())
  if (key.length > LIMITS.idempotencyKey || !VISIBLE_ASCII.test(key)) {
    throw invalid(`The key must be 1 to ${LIMITS.idempotencyKey} visible ASCII characters.`)
  }
  return key
}

function isKeyName(name: string | undefined): boolean {
  return name?.toLowerCase() === 'idempotency-key'
}

/** A structured-field string (RFC 8941, 3.3.3) gives its content; half a quotation is malformed. */
function unquote(value: string): string {
  if (!value.startsWith('"')) return value
  const match = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/.exec(value)
  return (match?.[1] ?? '').replace(/\\(["\\])/g, '$1')
}

function invalid(detail: string): Problem {
  return new Problem('idempotency_key_invalid', detail, {
    errors: [{ pointer: 'Idempotency-Key', code: 'idempotency_key_invalid', detail }],
  })
}
