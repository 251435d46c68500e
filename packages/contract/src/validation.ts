import Type, { type Static } from 'typebox'
import { OPERATION_ERROR_CODES } from './operation.ts'
import { CREDENTIAL_PROVIDERS } from './provider.ts'
import { oneOf, ref, TenantId, Timestamp } from './schema-parts.ts'

export const ValidationError = Type.Object(
  { code: oneOf(OPERATION_ERROR_CODES), message: Type.String() },
  { $id: 'ValidationError' },
)
export type ValidationError = Static<typeof ValidationError>

/** Answer of POST …/credentials/validate (interface 2.8). */
export const Validation = Type.Object(
  {
    tenant_id: TenantId,
    provider: oneOf(CREDENTIAL_PROVIDERS),
    validation_status: oneOf(['passed', 'failed']),
    onboarding_state: oneOf(['certification_pending', 'validation_pending']),
    checked_at: Timestamp,
    error: Type.Union([ref(ValidationError), Type.Null()]),
  },
  { $id: 'Validation' },
)
export type Validation = Static<typeof Validation>
