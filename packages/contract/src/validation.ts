import Type, { type Static } from 'typebox'
import { CHECK_OUTCOMES } from './certification.ts'
import { OPERATION_ERROR_CODES } from './operation.ts'
import { CREDENTIAL_PROVIDERS } from './provider.ts'
import { oneOf, ref, TenantId, Timestamp } from './schema-parts.ts'

/** Where a validation leaves the tenant. */
export const STATES_AFTER_VALIDATION = ['certification_pending', 'validation_pending'] as const

/** Why the provider's test call failed; `provider_auth_failed` means that it refuses the key. */
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
    validation_status: oneOf(CHECK_OUTCOMES),
    onboarding_state: oneOf(STATES_AFTER_VALIDATION),
    checked_at: Timestamp,
    error: Type.Union([ref(ValidationError), Type.Null()]),
  },
  { $id: 'Validation' },
)
export type Validation = Static<typeof Validation>
