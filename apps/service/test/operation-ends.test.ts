import { describe, expect, it } from 'vitest'
import { createRetention } from '../src/modules/operations/storing/retention.ts'
import { expectProblem } from './expect-problem.ts'
import { operationsHarness } from './operations-harness.ts'
import { silent } from './test-database.ts'
import { waitFor } from './wait-for.ts'

const at = await operationsHarness()
const { harness, provider, admin, begin, ended, cancel, begins, sql } = at

describe('POST /v1/operations/{operation_id}/cancel', () => {
  it('aborts a running operation at once, and answers 200 when it is cancelled already', async () => {
    provider.hold()
    const accepted = await begin('cancelled')
    await begins('cancelled')
    const { status, body } = await cancel(accepted)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'cancelled', completed_at: expect.any(String) })
    expect(body).not.toHaveProperty('result')
    expect(body).not.toHaveProperty('error')
    await waitFor(() => provider.calls.get('cancelled')?.signal.aborted === true)
    expect((await cancel(accepted)).body).toEqual(body)
    expect((await ended(accepted)).body).toEqual(body)
    const events = await at.service.call('/v1/admin/audit-events?type=operation_cancelled', { token: admin })
    const targets = events.body.items.map(({ target }: { target: { id: string } }) => target.id)
    expect(targets.filter((id: string) => id === body.operation_id)).toHaveLength(1)
  })

  it('cancels a queued operation before it begins', async () => {
    const idle = await harness.start({ role: 'api' }, provider.dependencies)
    await at.service.stop()
    const accepted = await begin('never begun', { on: idle })
    const { body } = await idle.call(`${accepted.body.poll_url}/cancel`, { method: 'POST' })
    expect(body.status).toBe('cancelled')
    at.service = await harness.start({ syncTimeoutMs: 60_000 }, provider.dependencies)
    await ended(await begin('after it'))
    expect(provider.begun).not.toContain('never begun')
    await idle.stop()
  })

  it('409 for one that has ended', async () => {
    const accepted = await begin('done')
    await ended(accepted)
    expect((await cancel(accepted)).body).toMatchObject({ code: 'operation_terminal', status: 409 })
  })

  it('is for its creator and for a tenant_admin', async () => {
    provider.hold()
    const accepted = await begin('mine')
    const colleague = await harness.token({ sub: 'colleague', roles: ['tenant_viewer'] })
    expect((await cancel(accepted, colleague)).body.code).toBe('insufficient_role')
    expect((await cancel(accepted, admin)).body.status).toBe('cancelled')
  })

  it('racing with the end has one winner, and never a cancelled one with a result (60)', async () => {
    for (let i = 0; i < 20; i++) {
      provider.hold()
      const accepted = await begin(`race ${i}`)
      await begins(`race ${i}`)
      provider.release()
      const [cancelled, final] = await Promise.all([cancel(accepted), ended(accepted)])
      const won = cancelled.status === 200
      expect(final.body.status).toBe(won ? 'cancelled' : 'succeeded')
      expect('result' in final.body).toBe(!won)
      const later = await at.service.call(accepted.body.poll_url)
      expect(later.body).toEqual(final.body)
    }
  })
})

describe('DELETE and retention (C7)', () => {
  it('erases a finished operation at once: 204, then 410', async () => {
    const { body } = await at.service.call('/v1/proofread', { body: { text: 'erase me', language: 'ta' } })
    const path = `/v1/operations/${body.operation_id}`
    const colleague = await harness.token({ sub: 'colleague' })
    expect((await at.service.call(path, { method: 'DELETE', token: colleague })).status).toBe(403)
    expect((await at.service.call(path, { method: 'DELETE' })).status).toBe(204)
    expect((await at.service.call(path)).body).toMatchObject({ code: 'operation_expired', status: 410 })
    const { rows } = await sql('select * from operation where operation_id = $1', [body.operation_id])
    expect(JSON.stringify(rows)).not.toContain('erase me')
  })

  it('does not delete what has not ended', async () => {
    provider.hold()
    const accepted = await begin('keep')
    const { body } = await at.service.call(accepted.body.poll_url, { method: 'DELETE' })
    expect(body.code).toBe('operation_terminal')
    await cancel(accepted)
  })

  it('erases the payload when an operation ends, however it ends', async () => {
    provider.hold()
    const accepted = await begin('payload')
    await cancel(accepted)
    provider.release()
    await ended(await begin('payload 2'))
    const { rows } = await sql(
      'select 1 from operation where completed_at is not null and payload is not null',
    )
    expect(rows).toEqual([])
  })

  it('gives the whole result until it expires, then 410 for 30 days, then 404 (61)', async () => {
    const { body } = await at.service.call('/v1/proofread', { body: { text: 'expiring', language: 'ta' } })
    const path = `/v1/operations/${body.operation_id}`
    const retention = createRetention(harness.database, silent, 60_000)
    const age = (interval: string) =>
      sql('update operation set expires_at = now() - $2::interval where operation_id = $1', [
        body.operation_id,
        interval,
      ])
    await retention.sweep()
    expect((await at.service.call(path)).body.result).toEqual(body)
    await age('1 second')
    expect((await at.service.call(path)).body.code).toBe('operation_expired')
    await retention.sweep()
    const { rows } = await sql('select result from operation where operation_id = $1', [body.operation_id])
    expect(rows).toEqual([{ result: null }])
    await age('29 days')
    await retention.sweep()
    expect((await at.service.call(path)).body.code).toBe('operation_expired')
    await age('31 days')
    await retention.sweep()
    expect((await at.service.call(path)).body.code).toBe('operation_expired')
    // Its usage must have been summed first, which comes when its hour is over.
    await sql('update usage_progress set summed_until = now()')
    await retention.sweep()
    expect((await at.service.call(path)).body.code).toBe('operation_not_found')
  })
})

describe('a retention of 0 (C7)', () => {
  const stored = async (operationId: string) =>
    (
      await sql(
        `select result, extract(epoch from expires_at)::float8 as end, extract(epoch from expires_at - now())::float8 as left,
           extract(epoch from expires_at - completed_at)::float8 as kept
         from operation where operation_id = $1`,
        [operationId],
      )
    ).rows[0]

  it('stores no synchronous result: the call answers, its operation and its replay are 410', async () => {
    const forgetful = await harness.start({ role: 'api', operationRetentionMs: 0 }, provider.dependencies)
    for (const key of [{}, { 'idempotency-key': 'forgotten' }] as Record<string, string>[]) {
      const call = () =>
        forgetful.call('/v1/proofread', { body: { text: 'forget me', language: 'ta' }, headers: key })
      const { status, body } = await call()
      expect([status, body.result.original_text]).toEqual([200, 'forget me'])
      expect(await stored(body.operation_id)).toMatchObject({ result: null })
      const polled = await forgetful.call(`/v1/operations/${body.operation_id}`)
      expectProblem(polled, 'operation_expired')
      if ('idempotency-key' in key) expectProblem(await call(), 'operation_expired')
    }
    await forgetful.stop()
  })

  it('keeps an asynchronous result 10 minutes, and 60 s from its first delivered GET', async () => {
    const forgetful = await harness.start({ operationRetentionMs: 0 }, provider.dependencies)
    await at.service.stop()
    const accepted = await begin('fetch me', { on: forgetful })
    const { operation_id: id, poll_url: path } = accepted.body
    await waitFor(async () => (await stored(id))?.left !== null)
    expect((await stored(id))?.kept).toBeCloseTo(600)
    const clock = async () =>
      Number((await sql('select extract(epoch from clock_timestamp())::float8 as now')).rows[0]?.now)
    const before = await clock()
    const first = await forgetful.call(path)
    expect(first.body.result.result.original_text).toBe('fetch me')
    const end = (await stored(id))?.end
    expect(end).toBeGreaterThanOrEqual(before + 60)
    expect(end).toBeLessThanOrEqual((await clock()) + 60)
    await sql(`update operation set expires_at = now() + interval '30 seconds' where operation_id = $1`, [id])
    expect((await forgetful.call(path)).body).toEqual(first.body)
    expect((await stored(id))?.left).toBeLessThanOrEqual(30)
    await sql('update operation set expires_at = now() where operation_id = $1', [id])
    expectProblem(await forgetful.call(path), 'operation_expired')
    await waitFor(async () => (await stored(id))?.result === null)
    await forgetful.stop()
    at.service = await harness.start({ syncTimeoutMs: 60_000 }, provider.dependencies)
  })

  it('tells of a cancellation again and again, until it expires', async () => {
    const forgetful = await harness.start({ role: 'api', operationRetentionMs: 0 }, provider.dependencies)
    provider.hold()
    const accepted = await begin('not kept', { on: forgetful })
    const path: string = accepted.body.poll_url
    const cancelled = await forgetful.call(`${path}/cancel`, { method: 'POST' })
    expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled'])
    expect((await forgetful.call(path)).body).toEqual(cancelled.body)
    await forgetful.stop()
  })
})
