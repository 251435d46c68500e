import Type, { type Static } from 'typebox'
import { ExternalModel } from './external-model.ts'
import { oneOf, ref, Uuid, UuidOrNull } from './schema-parts.ts'

/** `quick` leaves the critique out; `full` makes every check. */
export const CERTIFICATION_MODES = ['quick', 'full'] as const
export type CertificationMode = (typeof CERTIFICATION_MODES)[number]

/** How a check of a certification or of a credential ended. */
export const CHECK_OUTCOMES = ['passed', 'failed'] as const

/** What a certification tries, in this order, with the tenant's own key. */
export const CERTIFICATION_CHECKS = ['proofread', 'essay_critique', 'operation_poll'] as const
/** Codes in the `errors` of `certification_precondition_failed` (interface 4.7). */
export const CERTIFICATION_PRECONDITIONS = [
  'credential_not_configured',
  'credential_not_validated',
  'integration_inactive',
  'integration_auth_inactive',
  'connectivity_not_verified',
  'certification_in_progress',
] as const
export type CertificationPrecondition = (typeof CERTIFICATION_PRECONDITIONS)[number]

/** Body of POST /v1/admin/integrations/{integration_id}/certifications; may be absent (decision E). */
export const CertificationRequest = Type.Object(
  { mode: Type.Optional(oneOf(CERTIFICATION_MODES, { description: '`quick` when absent.' })) },
  { $id: 'CertificationRequest', additionalProperties: false },
)
export type CertificationRequest = Static<typeof CertificationRequest>

/** Why a check failed; `code` is one that operations have too. */
export const CertificationCheckError = Type.Object(
  { code: Type.String(), message: Type.String() },
  { $id: 'CertificationCheckError' },
)

/** One check of a certification, and the operation that it made; `latency_ms` is in milliseconds. */
export const CertificationCheck = Type.Object(
  {
    name: oneOf(CERTIFICATION_CHECKS),
    status: oneOf(CHECK_OUTCOMES),
    latency_ms: Type.Union([Type.Number({ minimum: 0 }), Type.Null()]),
    operation_id: UuidOrNull,
    error: Type.Union([ref(CertificationCheckError), Type.Null()]),
  },
  { $id: 'CertificationCheck' },
)
export type CertificationCheck = Static<typeof CertificationCheck>

/** `result` of an operation whose endpoint is `onboarding-certify`. */
export const CertificationResult = Type.Object(
  {
    mode: oneOf(CERTIFICATION_MODES),
    passed: Type.Boolean(),
    integration_id: Uuid,
    checks: Type.Array(ref(CertificationCheck)),
    external_model: Type.Optional(ExternalModel),
  },
  { $id: 'CertificationResult' },
)
export type CertificationResult = Static<typeof CertificationResult>
