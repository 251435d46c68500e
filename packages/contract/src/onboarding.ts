import Type, { type Static } from 'typebox'
import { CERTIFICATION_MODES } from './certification.ts'
import { VALIDATION_STATUSES } from './credential.ts'
import { ONBOARDING_STATES, ONBOARDING_STEPS } from './onboarding-state.ts'
import { CREDENTIAL_PROVIDERS } from './provider.ts'
import {
  oneOf,
  oneOfOrNull,
  ref,
  stringOrNull,
  TenantId,
  Timestamp,
  TimestampOrNull,
  UuidOrNull,
} from './schema-parts.ts'

/** How far a step of the checklist is. */
export const CHECKLIST_STATUSES = ['pending', 'completed', 'blocked'] as const

/** One step of the onboarding; `completed_at` is null until it is completed. */
export const ChecklistItem = Type.Object(
  {
    step: oneOf(ONBOARDING_STEPS),
    status: oneOf(CHECKLIST_STATUSES),
    completed_at: TimestampOrNull,
  },
  { $id: 'ChecklistItem' },
)
export type ChecklistItem = Static<typeof ChecklistItem>

/**
 * What keeps the tenant from going on; `retryable`: trying again may help. `step` is the one that it holds
 * up.
 */
export const Blocker = Type.Object(
  {
    code: Type.String(),
    step: oneOfOrNull(ONBOARDING_STEPS),
    message: Type.String(),
    retryable: Type.Boolean(),
    since: Timestamp,
  },
  { $id: 'Blocker' },
)
export type Blocker = Static<typeof Blocker>

/**
 * What is known of the tenant's own provider key, never the key itself; where none is stored, the rest is
 * null.
 */
export const ByokSummary = Type.Object(
  {
    configured: Type.Boolean(),
    provider: oneOfOrNull(CREDENTIAL_PROVIDERS),
    validation_status: oneOfOrNull(VALIDATION_STATUSES),
    fingerprint: stringOrNull(),
    label: stringOrNull(),
    uploaded_at: TimestampOrNull,
    rotated_at: TimestampOrNull,
    validated_at: TimestampOrNull,
  },
  { $id: 'ByokSummary' },
)
export type ByokSummary = Static<typeof ByokSummary>

/** How far the last certification is. */
export const CERTIFICATION_STATUSES = ['not_started', 'queued', 'running', 'completed', 'failed'] as const

/** The newest certification of the tenant; `passed` is null until it has ended. */
export const CertificationSummary = Type.Object(
  {
    status: oneOf(CERTIFICATION_STATUSES),
    last_run_operation_id: UuidOrNull,
    passed: Type.Unsafe<boolean | null>({ type: ['boolean', 'null'] }),
    mode: oneOfOrNull(CERTIFICATION_MODES),
    completed_at: TimestampOrNull,
  },
  { $id: 'CertificationSummary' },
)
export type CertificationSummary = Static<typeof CertificationSummary>

/** Body of GET /v1/admin/onboarding/status (interface 2.9), and of go-live. */
export const OnboardingStatus = Type.Object(
  {
    tenant_id: TenantId,
    onboarding_state: oneOf(ONBOARDING_STATES),
    updated_at: Timestamp,
    checklist: Type.Array(ref(ChecklistItem)),
    blockers: Type.Array(ref(Blocker)),
    byok: ref(ByokSummary),
    certification: ref(CertificationSummary),
  },
  { $id: 'OnboardingStatus' },
)
export type OnboardingStatus = Static<typeof OnboardingStatus>
