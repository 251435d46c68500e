import { describe, expect, it } from 'vitest'
import { createRateLimit } from '../src/http/rate-limit.ts'
import { inRounds, limitedTenants } from './limited-tenants.ts'

const { harness, provider, tenant, call } = await limitedTenants()

describe('text calls a minute (B9)', () => {
  it('never pass the limit over two nodes together, and say so in the headers', async () => {
    const token = await tenant('limited', { calls: 40 })
    const nodes = [
      await harness.start({ role: 'api' }, provider.dependencies),
      await harness.start({ role: 'api' }, provider.dependencies),
    ] as const
    const replies = await inRounds(5, 20, (i) => call(nodes[i % 2 === 0 ? 0 : 1], token))
    const passed = replies.filter(({ status }) => status === 200)
    const refused = replies.filter(({ status }) => status === 429)
    // A minute may turn while the test runs; then a second quota counts.
    expect(passed.length).toBeGreaterThanOrEqual(36)
    expect(passed.length).toBeLessThanOrEqual(80)
    expect(passed.length + refused.length).toBe(100)
    expect(passed[0]?.headers.get('ratelimit-policy')).toBe('"text-calls";q=40;w=60')
    expect(passed[0]?.headers.get('ratelimit')).toMatch(/^"text-calls";r=\d+;t=\d+$/)
    const last = refused.at(-1)
    expect(last?.body.code).toBe('rate_limited')
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(last?.headers.get('ratelimit')).toMatch(/r=0/)
    await Promise.all(nodes.map((node) => node.stop()))
  })

  it('are counted by the database’s clock: a node whose clock steps back gains nothing (59)', async () => {
    await harness.addTenant('stepping')
    let now = Date.now()
    const limit = createRateLimit(harness.database, 'text-calls', () => now)
    let passed = 0
    for (let i = 0; i < 60; i++) {
      if (i === 20) now -= 5 * 60_000
      await limit.take('stepping', 30).then(
        () => passed++,
        () => undefined,
      )
    }
    expect(passed).toBeGreaterThanOrEqual(28)
    expect(passed).toBeLessThanOrEqual(60)
  })

  it('follow the operator within the minute, up and down', async () => {
    await harness.addTenant('renegotiated')
    // Well inside a minute, so that none turns.
    const minute = Math.floor(Date.now() / 60_000) * 60_000
    const limit = createRateLimit(harness.database, 'text-calls', () => minute + 30_000)
    const take = (quota: number) => limit.take('renegotiated', quota)
    await take(400)
    await expect(take(2)).rejects.toMatchObject({ code: 'rate_limited' })
    expect((await take(800)).remaining).toBeGreaterThan(700)
  })

  it('cost the database one slice, not one row a call', async () => {
    await harness.addTenant('sliced')
    let transactions = 0
    const counting = {
      ...harness.database,
      transaction: ((...parameters) => {
        transactions++
        return harness.database.transaction(...parameters)
      }) as typeof harness.database.transaction,
    }
    const limit = createRateLimit(counting)
    await Promise.all(Array.from({ length: 200 }, () => limit.take('sliced', 400)))
    expect(transactions).toBeLessThanOrEqual(12)
  })
})

describe('failed authentication', () => {
  it('never refuses a valid token for what failed at its address', async () => {
    const node = await harness.start({ role: 'api', failedAuthPerMinute: 5 }, provider.dependencies)
    const forged = async () => (await node.call('/v1/operations', { token: 'forged.to.ken' })).status
    for (let i = 0; i < 20; i++) await forged()
    expect(await forged()).toBe(429)
    expect((await node.call('/v1/operations')).status).toBe(200)
    const unseen = await harness.token({ sub: 'newcomer' })
    expect((await node.call('/v1/operations', { token: unseen })).status).toBe(200)
    await node.stop()
  })

  it('is throttled per address', async () => {
    const node = await harness.start({ role: 'api', failedAuthPerMinute: 5 }, provider.dependencies)
    const codes: string[] = []
    for (let i = 0; i < 8; i++) {
      codes.push((await node.call('/v1/operations', { token: `forged.${i}.token` })).body.code)
    }
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('invalid_token'))
    expect(codes.at(-1)).toBe('rate_limited')
    await node.stop()
  })
})
