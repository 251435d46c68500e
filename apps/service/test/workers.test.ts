import { describe, expect, it, vi } from 'vitest'
import { PAYLOAD_VERSION } from '../src/modules/operations/definitions/payload-version.ts'
import type { Outcome } from '../src/modules/operations/definitions/work.ts'
import { finishOperations } from '../src/modules/operations/storing/attempt-repository.ts'
import { claimFairly } from '../src/modules/operations/storing/claims.ts'
import { MAX_ATTEMPTS } from '../src/modules/operations/working/retry.ts'
import { ProviderError } from '../src/providers/text-provider.ts'
import { expectProblem } from './expect-problem.ts'
import { operationsHarness } from './operations-harness.ts'
import { waitFor } from './wait-for.ts'

const at = await operationsHarness()
const { harness, provider, begin, ended, begins, sql, expireLease } = at

const INTERNAL: Outcome = {
  status: 'failed',
  code: 'internal',
  message: '',
  usage: null,
  latencyMs: 0,
  retryAfterMs: null,
}

describe('failures', () => {
  it('are tried again while they may pass, and clients see running all the time (C8)', async () => {
    let failures = 2
    provider.behave(async () => {
      if (failures-- > 0) throw new ProviderError('provider_unreachable', 'unavailable')
    })
    const accepted = await begin('flaky')
    const { body } = await ended(accepted)
    expect(body.status).toBe('succeeded')
    expect(provider.begun.filter((text) => text === 'flaky')).toHaveLength(3)
  })

  it('that are final fail at once, with their code and nothing of the provider’s words', async () => {
    provider.behave(async () => {
      throw new ProviderError('provider_refused', 'the secret words of the provider')
    })
    const { body } = await ended(await begin('refused'))
    expect(body).toMatchObject({ status: 'failed', error: { code: 'provider_refused' } })
    expect(JSON.stringify(body)).not.toContain('secret words')
    expect(provider.begun.filter((text) => text === 'refused')).toHaveLength(1)
  })

  it('of this program are internal, and say nothing', async () => {
    provider.behave(async () => {
      throw new TypeError('text in an error')
    })
    const { body } = await ended(await begin('fault'))
    expect(body.error).toEqual({ code: 'internal', message: 'The service failed.' })
  })

  it('an outcome that the database refuses ends as internal, and holds no other end back', async () => {
    provider.hold()
    const refused = await Promise.all(
      ['refused by the database', 'fine 1', 'fine 2'].map((text) => begin(text)),
    )
    for (const text of ['refused by the database', 'fine 1', 'fine 2']) await begins(text)
    provider.answerWith((text) => (text === 'refused by the database' ? 'nul\u0000' : 'scripted'))
    provider.release()
    const [bad, ...good] = await Promise.all(refused.map((one) => ended(one)))
    provider.answerWith(null)
    expect(bad?.body).toMatchObject({ status: 'failed', error: { code: 'internal' } })
    expect(good.map(({ body }) => body.status)).toEqual(['succeeded', 'succeeded'])
  })

  it('a clock that steps back five minutes runs nothing twice and makes no latency negative (59)', async () => {
    provider.hold()
    const accepted = await begin('clock')
    await begins('clock')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 5 * 60_000 })
    try {
      provider.release()
      const done = () =>
        sql('select 1 from operation where operation_id = $1 and completed_at is not null', [
          accepted.body.operation_id,
        ])
      await waitFor(async () => (await done()).rows.length === 1)
    } finally {
      vi.useRealTimers()
    }
    const { body } = await ended(accepted)
    expect(body.status).toBe('succeeded')
    expect(body.latency_ms).toBeGreaterThanOrEqual(0)
    expect(Date.parse(body.completed_at)).toBeGreaterThanOrEqual(Date.parse(body.created_at))
    expect(provider.begun.filter((text) => text === 'clock')).toHaveLength(1)
  })

  it('an operation past its deadline fails, counted from its first claim', async () => {
    const idle = await harness.start({ role: 'api' }, provider.dependencies)
    await at.service.stop()
    const accepted = await begin('late', { on: idle })
    await harness.database.transaction('worker', null, (tx) => claimFairly(tx, 1))
    await sql('update operation set deadline_at = now() where operation_id = $1', [
      accepted.body.operation_id,
    ])
    await expireLease(accepted.body.operation_id)
    at.service = await harness.start({ syncTimeoutMs: 60_000 }, provider.dependencies)
    expect((await ended(accepted)).body.error.code).toBe('deadline_exceeded')
    expect(provider.begun).not.toContain('late')
    await idle.stop()
  })
})

describe('a worker that dies (51)', () => {
  it('loses its operation to another, which ends it; what the dead one writes late counts nothing', async () => {
    const idle = await harness.start({ role: 'api' }, provider.dependencies)
    await at.service.stop()
    const accepted = await begin('orphan', { on: idle })
    const [dead] = await harness.database.transaction('worker', null, (tx) => claimFairly(tx, 1))
    if (!dead) throw new Error('nothing claimed')
    expect((await idle.call(accepted.body.poll_url)).body.status).toBe('running')
    await expireLease(accepted.body.operation_id)
    at.service = await harness.start({ syncTimeoutMs: 60_000 }, provider.dependencies)
    const { body } = await ended(accepted)
    expect(body).toMatchObject({ status: 'succeeded', model: 'scripted' })
    const late = await harness.database.transaction('worker', 'demo', (tx) =>
      finishOperations(tx, [{ claimed: dead, outcome: INTERNAL }], 0),
    )
    expect(late).toEqual(['lost'])
    expect((await at.service.call(accepted.body.poll_url)).body).toEqual(body)
    await idle.stop()
  })

  it('again and again ends in attempts_exhausted, never in running for ever', async () => {
    const idle = await harness.start({ role: 'api' }, provider.dependencies)
    await at.service.stop()
    const accepted = await begin('cursed', { on: idle })
    for (let i = 0; i < MAX_ATTEMPTS; i++) {
      await harness.database.transaction('worker', null, (tx) => claimFairly(tx, 1))
      await expireLease(accepted.body.operation_id)
    }
    at.service = await harness.start({ syncTimeoutMs: 60_000 }, provider.dependencies)
    expect((await ended(accepted)).body.error.code).toBe('attempts_exhausted')
    expect(provider.begun).not.toContain('cursed')
    await idle.stop()
  })
})

describe('a worker that is told to stop (52)', () => {
  it('releases what does not end in time, and another worker ends it', async () => {
    // It still takes connections for a while: one that closes at once resets the calls of this test.
    const first = await harness.start({ syncTimeoutMs: 60_000, drainDelayMs: 1_000 }, provider.dependencies)
    await at.service.stop()
    provider.hold()
    const accepted = await begin('handed over', { on: first })
    await begins('handed over')
    const stopping = first.stop()
    let ready = await first.call('/readyz', { token: null })
    await waitFor(async () => {
      if (ready.status === 200) ready = await first.call('/readyz', { token: null })
      return ready.status !== 200
    })
    expectProblem(ready, 'shutting_down')
    await stopping
    provider.release()
    at.service = await harness.start({ syncTimeoutMs: 60_000 }, provider.dependencies)
    const { body } = await ended(accepted)
    expect(body.status).toBe('succeeded')
    expect(provider.begun.filter((text) => text === 'handed over')).toHaveLength(2)
  })

  it('finishes what ends in time', async () => {
    const second = await harness.start({ role: 'worker' }, provider.dependencies)
    provider.hold()
    const accepted = await Promise.all(Array.from({ length: 10 }, (_, i) => begin(`drained ${i}`)))
    await waitFor(() => provider.begun.filter((text) => text.startsWith('drained')).length === 10)
    const stopping = second.stop()
    provider.release()
    await stopping
    for (const one of accepted) expect((await ended(one)).body.status).toBe('succeeded')
    expect(provider.begun.filter((text) => text.startsWith('drained'))).toHaveLength(10)
  })
})

describe('an operation of a newer release (63)', () => {
  it('is left alone by this one, which goes on with its own', async () => {
    const idle = await harness.start({ role: 'api' }, provider.dependencies)
    await at.service.stop()
    const newer = await begin('newer', { on: idle })
    const version = (value: number) =>
      sql('update operation set payload_version = $2 where operation_id = $1', [
        newer.body.operation_id,
        value,
      ])
    await version(PAYLOAD_VERSION + 1)
    at.service = await harness.start({ syncTimeoutMs: 60_000 }, provider.dependencies)
    expect((await ended(await begin('own'))).body.status).toBe('succeeded')
    expect((await at.service.call(newer.body.poll_url)).body.status).toBe('queued')
    expect(provider.begun).not.toContain('newer')
    await version(PAYLOAD_VERSION)
    expect((await ended(newer)).body.status).toBe('succeeded')
    await idle.stop()
  })
})
