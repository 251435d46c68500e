import { expect, it } from 'vitest'
import type { Outcome, Work } from '../definitions/work.ts'
import type { Claimed } from '../storing/claims.ts'
import { createEarlyStarts } from './early-starts.ts'
import { type Execute, type ExecuteContext, Interrupted } from './execute.ts'
import { MAX_ATTEMPTS } from './retry.ts'

const work: Work = {
  ...{ tenantId: 'demo', requestId: 'r', endpoint: 'proofread', messageLanguage: 'ta' },
  ...{ operationId: 'one', payload: {}, principal: 'p', traceparent: null },
}
const claimedOf = (of: Partial<Work>, attempt = 1): Claimed => ({
  work: { ...work, ...of },
  attempt,
  deadlineMs: 5_000,
})

/** An engine that works until it is stopped, and what it was given. */
function engine() {
  const contexts: ExecuteContext[] = []
  const execute: Execute = (_work, context) => {
    contexts.push(context)
    return new Promise<Outcome<never>>((_, reject) =>
      context.signal.addEventListener('abort', () => reject(context.signal.reason)),
    )
  }
  return { contexts, execute }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))
const servedHere = async (tenantId: string) => tenantId === 'demo'

it('the own engine begins while a claim is committed, within the deadline of the operation', async () => {
  const { contexts, execute } = engine()
  const early = createEarlyStarts({ execute, isServedHere: servedHere })
  early.begin([claimedOf({})])
  await turn()
  expect(contexts).toMatchObject([{ deadlineMs: 5_000, background: true }])
  expect([...early.claimed().keys()]).toEqual(['one'])
})

it('a model, a certification and an operation past its attempts begin once the claim stands', async () => {
  const { contexts, execute } = engine()
  const early = createEarlyStarts({ execute, isServedHere: servedHere })
  early.begin([
    claimedOf({ tenantId: 'of a model' }),
    claimedOf({ endpoint: 'onboarding-certify' }),
    claimedOf({}, MAX_ATTEMPTS + 1),
  ])
  await turn()
  expect([contexts, [...early.claimed()]]).toEqual([[], []])
})

it('nothing begins early once the claim stands: its attempt has begun by then', async () => {
  const { contexts, execute } = engine()
  const early = createEarlyStarts({ execute, isServedHere: servedHere })
  early.begin([claimedOf({})])
  expect(early.claimed().size).toBe(0)
  await turn()
  expect(contexts).toEqual([])
})

it('what has begun is stopped where the claim fails', async () => {
  const { contexts, execute } = engine()
  const early = createEarlyStarts({ execute, isServedHere: servedHere })
  early.begin([claimedOf({})])
  await turn()
  early.failed()
  expect(contexts[0]?.signal.reason).toBeInstanceOf(Interrupted)
})

it('a tenant whose provider cannot be told begins with its attempt', async () => {
  const { contexts, execute } = engine()
  const early = createEarlyStarts({
    execute,
    isServedHere: async () => {
      throw new Error('no database')
    },
  })
  early.begin([claimedOf({})])
  await turn()
  expect([contexts, early.claimed().size]).toEqual([[], 0])
})
