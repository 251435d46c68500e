import type { OnboardingState, OnboardingStep } from '@semmai/contract'

/** Everything that can move a tenant's onboarding (interface 3.2, decisions E), `block` and `unblock` apart. */
export const ONBOARDING_TRIGGERS = [
  'configure_network',
  'confirm_network',
  'configure_identity',
  'upload_credential',
  'pass_validation',
  'pass_certification',
  'go_live',
] as const
export type OnboardingTrigger = (typeof ONBOARDING_TRIGGERS)[number]

interface Move {
  /** The states it is accepted in, each with the state that it leads to. */
  from: Partial<Record<OnboardingState, OnboardingState>>
  /** The step of the checklist that it completes. */
  completes?: OnboardingStep
  /** Completed steps that have to be done again afterwards. */
  reopens?: readonly OnboardingStep[]
}

/** The one table of the lifecycle. Whatever it does not name is refused. */
export const MOVES: Readonly<Record<OnboardingTrigger, Move>> = {
  configure_network: { from: { created: 'network_pending' } },
  confirm_network: { from: { network_pending: 'identity_pending' }, completes: 'network' },
  configure_identity: {
    from: {
      identity_pending: 'byok_pending',
      byok_pending: 'byok_pending',
      validation_pending: 'validation_pending',
      certification_pending: 'certification_pending',
      go_live_ready: 'go_live_ready',
      live: 'live',
    },
    completes: 'identity',
  },
  upload_credential: {
    from: {
      byok_pending: 'validation_pending',
      validation_pending: 'validation_pending',
      certification_pending: 'validation_pending',
      go_live_ready: 'validation_pending',
      live: 'validation_pending',
    },
    completes: 'byok',
    reopens: ['validation', 'certification', 'go_live'],
  },
  pass_validation: { from: { validation_pending: 'certification_pending' }, completes: 'validation' },
  pass_certification: { from: { certification_pending: 'go_live_ready' }, completes: 'certification' },
  go_live: { from: { go_live_ready: 'live' }, completes: 'go_live' },
}

/** The state that the trigger leads to from here; null where it is refused. */
export function nextState(state: OnboardingState, trigger: OnboardingTrigger): OnboardingState | null {
  return MOVES[trigger].from[state] ?? null
}

/** Any state but `blocked` itself can be blocked; unblocking returns to the state that was left. */
export function canBlock(state: OnboardingState): boolean {
  return state !== 'blocked'
}

/** The step that a tenant in this state is working on; null when it is live. */
export function currentStep(state: OnboardingState): OnboardingStep | null {
  return STEP_OF[state]
}

const STEP_OF: Readonly<Record<OnboardingState, OnboardingStep | null>> = {
  created: 'network',
  network_pending: 'network',
  identity_pending: 'identity',
  byok_pending: 'byok',
  validation_pending: 'validation',
  certification_pending: 'certification',
  go_live_ready: 'go_live',
  live: null,
  blocked: null,
}
