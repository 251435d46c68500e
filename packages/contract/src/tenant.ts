import Type, { type Static } from 'typebox'
import { IdentityConfiguration } from './identity-configuration.ts'
import { LIMITS } from './limits.ts'
import { AllowedCidrs, NETWORK_MODES } from './network.ts'
import { ONBOARDING_STATES } from './onboarding-state.ts'
import { page } from './page.ts'
import { SERVING_PROVIDERS } from './provider.ts'
import { oneOf, ref, TenantId, Timestamp, TimestampOrNull } from './schema-parts.ts'

const Name = Type.String({ minLength: 1, maxLength: LIMITS.name })

/** Body of POST /v1/operator/tenants. */
export const TenantCreateRequest = Type.Object(
  { tenant_id: TenantId, name: Name },
  { $id: 'TenantCreateRequest', additionalProperties: false },
)
export type TenantCreateRequest = Static<typeof TenantCreateRequest>

const limitFields = {
  text_calls_per_minute: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  max_open_operations: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  languagetool_calls_per_minute: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    description: 'Checks by clients of LanguageTool’s protocol.',
  }),
}

/** What a tenant may use: calls in a minute, and operations queued or running at a time. */
export const TenantLimits = Type.Object(limitFields, { $id: 'TenantLimits' })
export type TenantLimits = Static<typeof TenantLimits>

/** Absent members stay as they are. */
export const TenantLimitsPatch = Type.Object(
  {
    text_calls_per_minute: Type.Optional(limitFields.text_calls_per_minute),
    max_open_operations: Type.Optional(limitFields.max_open_operations),
    languagetool_calls_per_minute: Type.Optional(limitFields.languagetool_calls_per_minute),
  },
  { $id: 'TenantLimitsPatch', additionalProperties: false },
)
export type TenantLimitsPatch = Static<typeof TenantLimitsPatch>

/** Body of PATCH /v1/operator/tenants/{tenant_id}; absent members stay as they are. */
export const TenantPatch = Type.Object(
  {
    name: Type.Optional(Name),
    provider: Type.Optional(oneOf(SERVING_PROVIDERS)),
    limits: Type.Optional(ref(TenantLimitsPatch)),
    allowed_cidrs: Type.Optional(AllowedCidrs),
  },
  { $id: 'TenantPatch', additionalProperties: false, minProperties: 1 },
)
export type TenantPatch = Static<typeof TenantPatch>

/** Body of POST /v1/operator/tenants/{tenant_id}/block. */
export const TenantBlockRequest = Type.Object(
  {
    code: Type.String({ pattern: '^[a-z][a-z0-9_]{0,63}$' }),
    message: Type.String({ minLength: 1, maxLength: 500 }),
    retryable: Type.Boolean(),
  },
  { $id: 'TenantBlockRequest', additionalProperties: false },
)
export type TenantBlockRequest = Static<typeof TenantBlockRequest>

/** From where the tenant may call; `confirmed_at` is null until the operator has confirmed it. */
export const TenantNetwork = Type.Object(
  {
    mode: oneOf(NETWORK_MODES),
    allowed_cidrs: Type.Array(Type.String()),
    confirmed_at: TimestampOrNull,
  },
  { $id: 'TenantNetwork' },
)
export type TenantNetwork = Static<typeof TenantNetwork>

/** Why the tenant is blocked, since when, and to which state it returns. */
export const TenantBlock = Type.Object(
  {
    code: Type.String(),
    message: Type.String(),
    retryable: Type.Boolean(),
    since: Timestamp,
    resume_state: oneOf(ONBOARDING_STATES),
  },
  { $id: 'TenantBlock' },
)
export type TenantBlock = Static<typeof TenantBlock>

/** A tenant as the operator sees it. */
export const Tenant = Type.Object(
  {
    tenant_id: TenantId,
    name: Type.String(),
    onboarding_state: oneOf(ONBOARDING_STATES),
    provider: oneOf(SERVING_PROVIDERS),
    limits: ref(TenantLimits),
    network: Type.Union([ref(TenantNetwork), Type.Null()]),
    identity: Type.Union([ref(IdentityConfiguration), Type.Null()]),
    block: Type.Union([ref(TenantBlock), Type.Null()]),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: 'Tenant' },
)
export type Tenant = Static<typeof Tenant>

/** Body of GET /v1/operator/tenants, by `tenant_id`. */
export const TenantPage = page('TenantPage', Tenant)
export type TenantPage = Static<typeof TenantPage>

/** Path of one tenant. */
export const TenantPath = Type.Object({ tenant_id: Type.String() })
export type TenantPath = Static<typeof TenantPath>
