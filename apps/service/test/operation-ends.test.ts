import { describe, expect, it } from 'vitest'
import { createRetention } from '../src/modules/operations/retention.ts'
import { operationsHouse } from './operations-house.ts'
import { silent } from './test-database.ts'
import { waitFor } from './wait-for.ts'

const at = await operationsHouse()
const { house, provider, admin, begin, ended, cancel, begins, sql } = at

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
    const idle = await house.start({ role: 'api' }, provider.surroundings)
    await at.service.stop()
    const accepted = await begin('never begun', { on: idle })
    const { body } = await idle.call(`${accepted.body.poll_url}/cancel`, { method: 'POST' })
    expect(body.status).toBe('cancelled')
    at.service = await house.start({ syncTimeoutMs: 60_000 }, provider.surroundings)
    await ended(await begin('after it'))
    expect(provider.begun).not.toContain('never begun')
    await idle.stop()
  })

  it('answers 200 also where nothing is kept (C7)', async () => {
    const forgetful = await house.start({ role: 'api', operationRetentionMs: 0 }, provider.surroundings)
    provider.hold()
    const accepted = await begin('not kept', { on: forgetful })
    const path: string = accepted.body.poll_url
    const cancelled = await forgetful.call(`${path}/cancel`, { method: 'POST' })
    expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled'])
    expect((await forgetful.call(path)).body.code).toBe('operation_expired')
    await forgetful.stop()
  })

  it('409 for one that has ended', async () => {
    const accepted = await begin('done')
    await ended(accepted)
    expect((await cancel(accepted)).body).toMatchObject({ code: 'operation_terminal', status: 409 })
  })

  it('is for its creator and for a tenant_admin', async () => {
    provider.hold()
    const accepted = await begin('mine')
    const colleague = await house.token({ sub: 'colleague', roles: ['tenant_viewer'] })
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
    const colleague = await house.token({ sub: 'colleague' })
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
    const retention = createRetention(house.database, silent)
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
    expect((await at.service.call(path)).body.code).toBe('operation_not_found')
  })
})
