import Type, { type Static } from 'typebox'
import { LIMITS } from './limits.ts'
import { ONBOARDING_STATES } from './onboarding-state.ts'
import { CREDENTIAL_PROVIDERS } from './provider.ts'
import { oneOf, stringOrNull, TenantId, Timestamp, TimestampOrNull } from './schema-parts.ts'

/**
 * `create` where no key is stored (else `credential_already_exists`), `rotate` where one is (else
 * `credential_not_configured`).
 */
export const CREDENTIAL_MODES = ['create', 'rotate'] as const

/** What is known of a stored key: not checked yet, accepted by the provider, or refused. */
export const VALIDATION_STATUSES = ['pending', 'passed', 'failed'] as const
export type ValidationStatus = (typeof VALIDATION_STATUSES)[number]

/**
 * Body of POST /v1/admin/byok/providers/{provider}/credentials (interface 2.7). The rule for `credential`
 * (1 to 4096 printable ASCII characters) is checked by the module, so that a value never reaches a validator's error.
 */
export const CredentialUploadRequest = Type.Object(
  {
    credential: Type.String({
      writeOnly: true,
      description: "The provider's API key: 1 to 4096 printable ASCII characters, not trimmed.",
    }),
    mode: oneOf(CREDENTIAL_MODES),
    label: Type.Optional(Type.String({ minLength: 1, maxLength: LIMITS.label })),
  },
  { $id: 'CredentialUploadRequest', additionalProperties: false },
)
export type CredentialUploadRequest = Static<typeof CredentialUploadRequest>

/** Body of the 201 (create) or 200 (rotate). The key is never in it. */
export const Credential = Type.Object(
  {
    tenant_id: TenantId,
    provider: oneOf(CREDENTIAL_PROVIDERS),
    mode: oneOf(CREDENTIAL_MODES),
    label: stringOrNull(),
    fingerprint: Type.String({ description: 'A keyed hash; no part of the key.' }),
    validation_status: oneOf(['pending']),
    onboarding_state: oneOf(ONBOARDING_STATES),
    uploaded_at: Timestamp,
    rotated_at: TimestampOrNull,
  },
  { $id: 'Credential' },
)
export type Credential = Static<typeof Credential>

/** `{provider}` is checked by the module: anything but `textmodel` is 404 `provider_not_found`. */
export const ProviderPath = Type.Object({ provider: Type.String() })
export type ProviderPath = Static<typeof ProviderPath>
