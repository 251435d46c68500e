import { Problem } from '../problem.ts'
import { escapePointer, SHOWN_ERRORS } from './validation-problem.ts'

/**
 * A route that takes no body is sent none, or an empty object; what else comes would be ignored silently
 * (decision B2). Throws `Problem` `unknown_field` or `invalid_request`.
 */
export function requireNoBody(body: unknown): void {
  if (body === undefined) return
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    const detail = 'The body must be absent, or an empty object.'
    throw new Problem('invalid_request', detail, { errors: [{ pointer: '', code: 'type', detail }] })
  }
  const errors = Object.keys(body)
    .slice(0, SHOWN_ERRORS)
    .map((name) => {
      const pointer = `/${escapePointer(name)}`
      return { pointer, code: 'unknown_field', detail: `${pointer} is not a known field: leave it out.` }
    })
  const [first] = errors
  if (first) throw new Problem('unknown_field', first.detail, { errors })
}
