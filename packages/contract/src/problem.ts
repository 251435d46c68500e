import Type, { type Static } from 'typebox'
import { ONBOARDING_STATES } from './onboarding-state.ts'
import { PROBLEM_CODES, type ProblemCode } from './problem-codes.ts'
import { oneOf, RequestId, ref } from './schema-parts.ts'

const codes = Object.keys(PROBLEM_CODES) as ProblemCode[]

/** One fault of a request: where it is, a stable code such as `max_length`, and what to do. */
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
    onboarding_state: Type.Optional(
      oneOf(ONBOARDING_STATES, { description: 'With `onboarding_state_conflict`: where the tenant is.' }),
    ),
    index: Type.Optional(
      Type.Integer({ minimum: 0, description: 'With `invalid_character`: its place, in UTF-16 code units.' }),
    ),
  },
  { $id: 'Problem', additionalProperties: true },
)
export type ProblemDetails = Static<typeof ProblemDetails>
