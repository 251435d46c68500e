import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createRateLimit } from '../src/http/rate-limit.ts'
import { expectProblem } from './expect-problem.ts'
import { scriptedProvider } from './scripted-provider.ts'
import { type TestHouse, type TestService, testHouse } from './test-service.ts'
import { waitFor } from './wait-for.ts'

const provider = scriptedProvider()
let house: TestHouse

beforeAll(async () => {
  house = await testHouse()
})

afterEach(() => provider.release())

const operator = (statement: string, values: unknown[] = []) =>
  house.database.transaction('operator', null, (tx) => tx.query(statement, values))

async function tenant(tenantId: string, limits: { calls?: number; open?: number }): Promise<string> {
  await house.addTenant(tenantId)
  await operator(
    'update tenants set text_calls_per_minute = $2, max_open_operations = $3 where tenant_id = $1',
    [tenantId, limits.calls ?? 100_000, limits.open ?? 20],
  )
  return house.token({ tenant_id: tenantId })
}

const call = (service: TestService, token: string, text = 'அ', prefer?: string) =>
  service.call('/v1/proofread', {
    body: { text, language: 'ta' },
    token,
    headers: prefer ? { prefer } : {},
  })

/** As many at once as a slow machine's connections serve in time; more would be shed as overload, which is another test. */
async function inRounds<T>(rounds: number, atOnce: number, one: (i: number) => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let round = 0; round < rounds; round++)
    all.push(...(await Promise.all(Array.from({ length: atOnce }, (_, i) => one(round * atOnce + i)))))
  return all
}

describe('text calls a minute (B9)', () => {
  it('never pass the limit over two nodes together, and say so in the headers', async () => {
    const token = await tenant('limited', { calls: 40 })
    const nodes = [
      await house.start({ role: 'api' }, provider.surroundings),
      await house.start({ role: 'api' }, provider.surroundings),
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
    await house.addTenant('stepping')
    let now = Date.now()
    const limit = createRateLimit(house.database, () => now)
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
    await house.addTenant('renegotiated')
    // Well inside a minute, so that none turns.
    const minute = Math.floor(Date.now() / 60_000) * 60_000
    const limit = createRateLimit(house.database, () => minute + 30_000)
    const take = (quota: number) => limit.take('renegotiated', quota)
    await take(400)
    await expect(take(2)).rejects.toMatchObject({ code: 'rate_limited' })
    expect((await take(800)).remaining).toBeGreaterThan(700)
  })

  it('cost the database one slice, not one row a call', async () => {
    await house.addTenant('sliced')
    let transactions = 0
    const counting = {
      ...house.database,
      transaction: ((...parameters) => {
        transactions++
        return house.database.transaction(...parameters)
      }) as typeof house.database.transaction,
    }
    const limit = createRateLimit(counting)
    await Promise.all(Array.from({ length: 200 }, () => limit.take('sliced', 400)))
    expect(transactions).toBeLessThanOrEqual(12)
  })
})

describe('open operations (B9, 64)', () => {
  it('are at most as many as the tenant may have, however many come at once', async () => {
    const token = await tenant('flood', { open: 20 })
    const node = await house.start({ role: 'api' }, provider.surroundings)
    const replies = await inRounds(2, 30, (i) => call(node, token, `flood ${i}`, 'respond-async'))
    expect(replies.filter(({ status }) => status === 202)).toHaveLength(20)
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(40)
    expect(refused[0]?.body.code).toBe('too_many_operations')
    expect(refused[0]?.headers.get('retry-after')).toBe('1')
    await node.stop()
  })
})

describe('fairness (C9)', () => {
  it('five operations of another tenant start within the next 30, behind 3,000 of one', async () => {
    const node = await house.start({ role: 'api' }, provider.surroundings)
    await tenant('big', { open: 10_000 })
    await house.database.transaction('worker', 'big', (tx) =>
      tx.query(
        `insert into operation (tenant_id, operation_id, request_id, endpoint, status, principal, payload, deadline_ms)
         select 'big', gen_random_uuid(), 'r', 'proofread', 'queued', 'p', json_build_object('text', 'big'), 120000
         from generate_series(1, 3000)`,
      ),
    )
    const token = await tenant('small', {})
    provider.begun.length = 0
    const worker = await house.start({ role: 'worker', workerConcurrency: 4 }, provider.surroundings)
    await waitFor(() => provider.begun.length >= 20)
    const accepted = await Promise.all(
      Array.from({ length: 5 }, (_, i) => call(node, token, `small ${i}`, 'respond-async')),
    )
    const before = provider.begun.length
    for (const { body } of accepted) {
      const { body: ended } = await node.call(body.poll_url, { token, headers: { prefer: 'wait=30' } })
      expect(ended.status).toBe('succeeded')
    }
    const last = Math.max(...Array.from({ length: 5 }, (_, i) => provider.begun.indexOf(`small ${i}`)))
    expect(last).toBeLessThan(before + 30)
    expect(provider.begun.length).toBeLessThan(3_000)
    await worker.stop()
    await node.stop()
    await house.database.transaction('worker', 'big', (tx) =>
      tx.query('delete from operation where tenant_id = $1', ['big']),
    )
  })
})

describe('a service that has too much to do', () => {
  it('refuses a call beyond its slots at once with 503 and Retry-After', async () => {
    const node = await house.start({ role: 'api', maxConcurrentCalls: 2 }, provider.surroundings)
    const token = await tenant('busy', {})
    provider.hold()
    const held = [call(node, token, 'busy 1'), call(node, token, 'busy 2')]
    await waitFor(() => provider.begun.includes('busy 1') && provider.begun.includes('busy 2'))
    const refused = await call(node, token, 'busy 3')
    expect(refused.body).toMatchObject({ code: 'overloaded', status: 503 })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    provider.release()
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200])
    await node.stop()
  })

  it('refuses new operations when the whole queue is full', async () => {
    const node = await house.start({ role: 'api', maxQueuedOperations: 3 }, provider.surroundings)
    const token = await tenant('queue-full', {})
    await house.database.transaction('worker', null, (tx) =>
      tx.query(
        `insert into operation (tenant_id, operation_id, request_id, endpoint, status, principal, payload, deadline_ms)
         select 'filler', gen_random_uuid(), 'r', 'proofread', 'queued', 'p', '{}', 1000 from generate_series(1, 3)`,
      ),
    )
    const refused = await call(node, token, 'அ', 'respond-async')
    expect(refused.body.code).toBe('overloaded')
    expect((await call(node, token)).status).toBe(200)
    await house.database.transaction('worker', 'filler', (tx) =>
      tx.query(`delete from operation where tenant_id = 'filler'`),
    )
    await node.stop()
  })
})

/** A TCP proxy before Postgres, which a test can cut, and mend again. */
async function proxyBefore(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let open = true
  const server = createServer((client) => {
    if (!open) return client.destroy()
    const upstream = connect(Number(target.port), target.hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream)
    upstream.pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxied = new URL(url)
  proxied.port = String((server.address() as AddressInfo).port)
  return {
    url: proxied.href,
    cut() {
      open = false
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      open = true
    },
    close: () => server.close(),
  }
}

describe('a database that is away (53)', () => {
  it('answers 503 with Retry-After, and the same key afterwards gives the one result', async () => {
    const proxy = await proxyBefore(house.url)
    const node = await house.start({}, { ...provider.surroundings, url: proxy.url })
    const token = await tenant('cut', {})
    const options = {
      body: { text: 'cut off', language: 'ta' },
      token,
      headers: { 'idempotency-key': 'cut' },
    }
    expect((await call(node, token)).status).toBe(200)
    proxy.cut()
    const away = await node.call('/v1/proofread', options)
    expect(away.status).toBe(503)
    expect(['database_unavailable', 'overloaded']).toContain(away.body.code)
    expect(away.headers.get('retry-after')).toBeTruthy()
    expectProblem(await node.call('/readyz', { token: null }), 'database_unavailable')
    expect((await node.call('/livez', { token: null })).status).toBe(200)
    proxy.mend()
    let reply = await node.call('/v1/proofread', options)
    await waitFor(async () => {
      if (reply.status !== 200) reply = await node.call('/v1/proofread', options)
      return reply.status === 200
    })
    const replay = await node.call('/v1/proofread', options)
    expect(replay.headers.get('idempotent-replayed')).toBe('true')
    expect(replay.body).toEqual(reply.body)
    const accepted = await call(node, token, 'after the cut', 'respond-async')
    const ended = await node.call(accepted.body.poll_url, { token, headers: { prefer: 'wait=20' } })
    expect(ended.body.status).toBe('succeeded')
    await node.stop()
    proxy.close()
  })
})

describe('failed authentication', () => {
  it('is throttled per address', async () => {
    const node = await house.start({ role: 'api', failedAuthPerMinute: 5 }, provider.surroundings)
    const codes: string[] = []
    for (let i = 0; i < 8; i++) {
      codes.push((await node.call('/v1/operations', { token: `forged.${i}.token` })).body.code)
    }
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('invalid_token'))
    expect(codes.at(-1)).toBe('rate_limited')
    await node.stop()
  })
})
