import Type, { type Static } from 'typebox'
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

export const ONBOARDING_STATES = [
  'created',
  'network_pending',
  'identity_pending',
  'byok_pending',
  'validation_pending',
  'certification_pending',
  'go_live_ready',
  'live',
  'blocked',
] as const
export type OnboardingState = (typeof ONBOARDING_STATES)[number]

export const ONBOARDING_STEPS = [
  'network',
  'identity',
  'byok',
  'validation',
  'certification',
  'go_live',
] as const
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]

export const ChecklistItem = Type.Object(
  {
    step: oneOf(ONBOARDING_STEPS),
    status: oneOf(['pending', 'completed', 'blocked']),
    completed_at: TimestampOrNull,
  },
  { $id: 'ChecklistItem' },
)
export type ChecklistItem = Static<typeof ChecklistItem>

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

export const ByokSummary = Type.Object(
  {
    configured: Type.Boolean(),
    provider: oneOfOrNull(['textmodel']),
    validation_status: oneOfOrNull(['pending', 'passed', 'failed']),
    fingerprint: stringOrNull(),
    label: stringOrNull(),
    uploaded_at: TimestampOrNull,
    rotated_at: TimestampOrNull,
    validated_at: TimestampOrNull,
  },
  { $id: 'ByokSummary' },
)
export type ByokSummary = Static<typeof ByokSummary>

export const CertificationSummary = Type.Object(
  {
    status: oneOf(['not_started', 'queued', 'running', 'completed', 'failed']),
    last_run_operation_id: UuidOrNull,
    passed: Type.Unsafe<boolean | null>({ type: ['boolean', 'null'] }),
    mode: oneOfOrNull(['quick', 'full']),
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
