import type { OnboardingState } from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'
import { Problem } from '../../problem.ts'
import { appendAuditEvent, type Cause, type NewAuditEvent } from '../audit/append-event.ts'
import { canBlock, MOVES, nextState, type OnboardingTrigger } from './onboarding-states.ts'
import {
  type Block,
  completeStep,
  findOnboarding,
  moveFromBlocked,
  moveState,
  moveToBlocked,
  type OnboardingRow,
  reopenSteps,
} from './repository.ts'

/**
 * Moves the tenant by the table of `onboarding-states.ts`, in the caller's transaction: state by compare-and-set,
 * checklist, the caller's own audit event, and `onboarding_state_changed` where the state became another.
 * Gives the new state. Throws `onboarding_state_conflict` in a state that the table does not name, also when
 * another change was faster; `tenant_not_found` where there is no such tenant.
 */
export async function moveOnboarding(
  tx: Transaction,
  tenantId: string,
  trigger: OnboardingTrigger,
  cause: Cause,
  event: NewAuditEvent | null = null,
): Promise<OnboardingState> {
  const { onboarding_state: from } = await requireOnboarding(tx, tenantId)
  const to = nextState(from, trigger)
  if (to === null) throw stateConflict(from)
  if (!(await moveState(tx, tenantId, from, to))) throw stateConflict(await stateNow(tx, tenantId))
  const { completes, reopens } = MOVES[trigger]
  if (reopens) await reopenSteps(tx, tenantId, reopens)
  if (completes) await completeStep(tx, tenantId, completes)
  if (event) await appendAuditEvent(tx, tenantId, cause, event)
  if (from !== to) await recordMove(tx, tenantId, cause, { from, to, trigger })
  return to
}

/** Blocks the tenant and remembers the state it leaves; errors as of `moveOnboarding`. */
export async function blockTenant(
  tx: Transaction,
  tenantId: string,
  cause: Cause,
  block: Block,
): Promise<void> {
  const { onboarding_state: from } = await requireOnboarding(tx, tenantId)
  if (!canBlock(from)) throw stateConflict(from)
  if (!(await moveToBlocked(tx, tenantId, from, block))) throw stateConflict(await stateNow(tx, tenantId))
  await appendAuditEvent(tx, tenantId, cause, { type: 'tenant_blocked', details: { ...block } })
  await recordMove(tx, tenantId, cause, { from, to: 'blocked', trigger: 'block' })
}

/** Returns the tenant to the state that the block left; errors as of `moveOnboarding`. */
export async function unblockTenant(tx: Transaction, tenantId: string, cause: Cause): Promise<void> {
  const { onboarding_state: from, resume_state: to } = await requireOnboarding(tx, tenantId)
  if (to === null) throw stateConflict(from)
  if (!(await moveFromBlocked(tx, tenantId, to))) throw stateConflict(await stateNow(tx, tenantId))
  await appendAuditEvent(tx, tenantId, cause, { type: 'tenant_unblocked' })
  await recordMove(tx, tenantId, cause, { from, to, trigger: 'unblock' })
}

/** 404 for the operator, who may know which tenants there are. */
export const tenantNotFound = () =>
  new Problem('tenant_not_found', 'There is no tenant with this id: GET /v1/operator/tenants lists them.')

async function requireOnboarding(tx: Transaction, tenantId: string): Promise<OnboardingRow> {
  const found = await findOnboarding(tx, tenantId)
  if (found === null) throw tenantNotFound()
  return found
}

async function stateNow(tx: Transaction, tenantId: string): Promise<OnboardingState> {
  return (await requireOnboarding(tx, tenantId)).onboarding_state
}

/** The refusal of what `state` does not allow; its body has the state as `onboarding_state`. */
export function stateConflict(state: OnboardingState): Problem {
  return new Problem(
    'onboarding_state_conflict',
    `The tenant is in state ${state}, which does not allow this: see its onboarding status for what comes next.`,
    {
      members: { onboarding_state: state },
    },
  )
}

interface MoveMade {
  from: OnboardingState
  to: OnboardingState
  trigger: string
}

async function recordMove(tx: Transaction, tenantId: string, cause: Cause, move: MoveMade): Promise<void> {
  await appendAuditEvent(tx, tenantId, cause, { type: 'onboarding_state_changed', details: { ...move } })
}
