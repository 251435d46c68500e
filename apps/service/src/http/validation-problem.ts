import type { ProblemCode } from '@semmai/contract'
import type { FastifySchemaValidationError } from 'fastify'
import { type FieldError, Problem } from '../problem.ts'

/** Errors that one answer lists. */
export const SHOWN_ERRORS = 20

/** Where several things are wrong, the first of these that occurs is the code of the whole answer. */
const PRECEDENCE: readonly ProblemCode[] = [
  'unknown_field',
  'invalid_request',
  'text_too_long',
  'essay_too_long',
  'unsupported_language',
  'invalid_credential_format',
]

/** Faults with a code of their own, by pointer and schema keyword. */
const OWN_CODES: ReadonlyMap<string, ProblemCode> = new Map(
  Object.entries({
    '/text maxLength': 'text_too_long',
    '/essay maxLength': 'essay_too_long',
    '/language const': 'unsupported_language',
    '/language enum': 'unsupported_language',
    '/credential pattern': 'invalid_credential_format',
    '/credential minLength': 'invalid_credential_format',
    '/credential maxLength': 'invalid_credential_format',
  }),
)

/** The refusal of a body, query or path that its schema does not allow; never quotes a value. */
export function problemOfValidation(
  validation: readonly FastifySchemaValidationError[],
  context: string,
): Problem {
  const faults = validation.map((error) => fault(error, context))
  const codes = new Set(faults.map(({ code }) => code))
  const code = PRECEDENCE.find((candidate) => codes.has(candidate)) ?? 'invalid_request'
  const first = faults.find((candidate) => candidate.code === code)
  const errors = faults.slice(0, SHOWN_ERRORS).map(
    ({ pointer, keyword, code, detail }): FieldError => ({
      pointer,
      code: code === 'invalid_request' ? snakeCase(keyword) : code,
      detail,
    }),
  )
  return new Problem(code, first?.detail ?? 'The request is invalid.', { errors })
}

interface Fault {
  pointer: string
  keyword: string
  code: ProblemCode
  detail: string
}

function fault(error: FastifySchemaValidationError, context: string): Fault {
  const { keyword, params } = error
  const member = String(params.additionalProperty ?? params.missingProperty ?? '')
  const pointer = member === '' ? error.instancePath : `${error.instancePath}/${escapePointer(member)}`
  const where = context === 'body' ? pointer : pointer.slice(1)
  const name = where === '' ? 'The body' : where
  if (keyword === 'additionalProperties') {
    return {
      pointer: where,
      keyword,
      code: 'unknown_field',
      detail: `${name} is not a known field: leave it out.`,
    }
  }
  const code = (context === 'body' && OWN_CODES.get(`${error.instancePath} ${keyword}`)) || 'invalid_request'
  const detail = keyword === 'required' ? `${name} is required.` : `${name} ${describe(error)}.`
  return { pointer: where, keyword, code, detail }
}

/** What Ajv says, with the allowed value where there is one: those are ours, never the caller's. */
function describe({ keyword, params, message }: FastifySchemaValidationError): string {
  if (keyword === 'const') return `must be ${JSON.stringify(params.allowedValue)}`
  if (keyword === 'enum') return `must be one of ${JSON.stringify(params.allowedValues)}`
  return message ?? 'is invalid'
}

/** `minLength` becomes `min_length`: codes on the wire are all written one way. */
function snakeCase(keyword: string): string {
  return keyword.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** A member's name as a step of a JSON pointer; of a long one the beginning. */
export function escapePointer(member: string): string {
  return member.slice(0, 100).replaceAll('~', '~0').replaceAll('/', '~1')
}
