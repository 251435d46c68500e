import Type, { type Static } from 'typebox'
import { PROBLEM_CODES, type ProblemCode } from './problem-codes.ts'
import { oneOf, RequestId, ref } from './schema-parts.ts'

const codes = Object.keys(PROBLEM_CODES) as ProblemCode[]

export const ProblemFieldError = Type.Object(
  {
    pointer: Type.String({
      description: 'JSON pointer into the body, or the name of a parameter or header.',
    }),
    code: Type.String(),
    detail: Type.String(),
  },
  { $id: 'ProblemFieldError' },
)
export type ProblemFieldError = Static<typeof ProblemFieldError>

/** Body of every answer that is not 2xx: RFC 9457, `application/problem+json` (decision B1). */
export const ProblemDetails = Type.Object(
  {
    type: Type.String({ format: 'uri-reference' }),
    title: Type.String(),
    status: Type.Integer({ minimum: 400, maximum: 599 }),
    detail: Type.String(),
    instance: Type.String(),
    code: oneOf(codes, { description: 'Stable: switch on this.' }),
    request_id: RequestId,
    errors: Type.Optional(Type.Array(ref(ProblemFieldError))),
    operation_id: Type.Optional(
      Type.String({ format: 'uuid', description: 'Where a text call failed (decision B3).' }),
    ),
  },
  { $id: 'Problem', additionalProperties: true },
)
export type ProblemDetails = Static<typeof ProblemDetails>
