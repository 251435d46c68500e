import { ONBOARDING_STATES, type OnboardingState } from '@semmai/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
import { Problem } from '../../problem.ts'
import type { Cause } from '../audit/append-event.ts'
import { listAuditEvents } from '../audit/repository.ts'
import { blockTenant, moveOnboarding, unblockTenant } from './onboarding.ts'
import { canBlock, nextState, ONBOARDING_TRIGGERS, type OnboardingTrigger } from './onboarding-states.ts'
import { findOnboarding, insertTenant, listCompletedSteps } from './repository.ts'

/** The happy path of interface 3.2, written down once more, so that the table is compared with something. */
const HAPPY_PATH: readonly [OnboardingTrigger, OnboardingState][] = [
  ['configure_network', 'network_pending'],
  ['confirm_network', 'identity_pending'],
  ['configure_identity', 'byok_pending'],
  ['upload_credential', 'validation_pending'],
  ['pass_validation', 'certification_pending'],
  ['pass_certification', 'go_live_ready'],
  ['go_live', 'live'],
]

describe('the table', () => {
  it('leads along the happy path, in its order', () => {
    let state: OnboardingState = 'created'
    for (const [trigger, expected] of HAPPY_PATH) {
      expect(nextState(state, trigger)).toBe(expected)
      state = expected
    }
  })

  it('moves forward only by one step of the happy path, and back only to validation_pending', () => {
    const order = ['created', ...HAPPY_PATH.map(([, state]) => state)]
    for (const state of ONBOARDING_STATES) {
      for (const trigger of ONBOARDING_TRIGGERS) {
        const next = nextState(state, trigger)
        if (next === null) continue
        const [from, to] = [order.indexOf(state), order.indexOf(next)]
        expect(to === from + 1 || next === state || next === 'validation_pending').toBe(true)
      }
    }
  })

  it('takes a new credential in byok_pending and every later state but blocked, and asks for validation', () => {
    const accepted = ONBOARDING_STATES.filter((state) => nextState(state, 'upload_credential') !== null)
    expect(accepted).toEqual([
      'byok_pending',
      'validation_pending',
      'certification_pending',
      'go_live_ready',
      'live',
    ])
    for (const state of accepted) expect(nextState(state, 'upload_credential')).toBe('validation_pending')
  })

  it('knows no trigger in blocked, and blocks every other state', () => {
    for (const trigger of ONBOARDING_TRIGGERS) expect(nextState('blocked', trigger)).toBeNull()
    expect(ONBOARDING_STATES.filter((state) => !canBlock(state))).toEqual(['blocked'])
  })
})

const operator: Cause = {
  principal: { issuer: 'https://operator.example', subject: 'op', clientId: null, tenantId: null, roles: [] },
  address: null,
  requestId: null,
}

/** The tenant as the model has it. */
interface Model {
  state: OnboardingState
  resume: OnboardingState | null
  moves: number
}

type Step = OnboardingTrigger | 'block' | 'unblock'

/** What should happen, by the pure table alone; null where the step is refused. */
function modelled(model: Model, step: Step): Model | null {
  if (step === 'block') {
    if (!canBlock(model.state)) return null
    return { state: 'blocked', resume: model.state, moves: model.moves + 1 }
  }
  if (step === 'unblock') return model.resume && { state: model.resume, resume: null, moves: model.moves + 1 }
  const state = nextState(model.state, step)
  return state && { state, resume: null, moves: model.moves + (state === model.state ? 0 : 1) }
}

it('is what the database does, whatever the sequence of triggers, with one event for every move', async () => {
  const { database } = await testDatabase()
  const act = (tenantId: string, step: Step) =>
    database.transaction('operator', null, async (tx) => {
      if (step === 'block')
        await blockTenant(tx, tenantId, operator, { code: 'x', message: 'x', retryable: true })
      else if (step === 'unblock') await unblockTenant(tx, tenantId, operator)
      else await moveOnboarding(tx, tenantId, step, operator)
    })
  let serial = 0
  // Mostly the way forward, so that late states are reached; now and then anything else.
  const forward = fc.constant('forward' as const)
  const anything = fc.constantFrom<Step[]>('block', 'unblock', ...ONBOARDING_TRIGGERS)
  const steps = fc.array(fc.oneof({ arbitrary: forward, weight: 3 }, { arbitrary: anything, weight: 2 }), {
    maxLength: 25,
  })

  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      serial += 1
      const tenantId = `model-${serial}`
      await database.transaction('operator', null, (tx) => insertTenant(tx, tenantId, 'x'))
      let model: Model = { state: 'created', resume: null, moves: 0 }
      for (const each of sequence) {
        const step = each === 'forward' ? forwardFrom(model.state) : each
        const expected = modelled(model, step)
        const refusal = await act(tenantId, step).then(
          () => null,
          (error: unknown) => error,
        )
        if (expected === null) {
          expect(refusal).toBeInstanceOf(Problem)
          expect(refusal).toMatchObject({
            code: 'onboarding_state_conflict',
            extras: { members: { onboarding_state: model.state } },
          })
        } else expect(refusal).toBeNull()
        model = expected ?? model
      }
      await database.transaction('operator', null, async (tx) => {
        const row = await findOnboarding(tx, tenantId)
        expect(row).toMatchObject({ onboarding_state: model.state, resume_state: model.resume })
        const query = { type: 'onboarding_state_changed', order: 'asc' as const, after: null, limit: 1000 }
        expect(await listAuditEvents(tx, tenantId, query)).toHaveLength(model.moves)
        const reached = HAPPY_PATH.findIndex(([, state]) => state === (model.resume ?? model.state))
        const done = await listCompletedSteps(tx, tenantId)
        // Network is completed by its confirmation, the second move; every later move completes one step.
        expect(done).toHaveLength(Math.max(0, reached))
      })
    }),
    { numRuns: 40 },
  )
})

function forwardFrom(state: OnboardingState): Step {
  const at = HAPPY_PATH.findIndex(([, reached]) => reached === state)
  return state === 'blocked' ? 'unblock' : (HAPPY_PATH[at + 1]?.[0] ?? 'upload_credential')
}
