/** States of a tenant's onboarding (interface 3.2), in the order of the happy path. */
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

/** Steps of the checklist (interface 2.9), in their order. */
export const ONBOARDING_STEPS = [
  'network',
  'identity',
  'byok',
  'validation',
  'certification',
  'go_live',
] as const
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]
