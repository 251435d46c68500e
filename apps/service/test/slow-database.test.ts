import { beforeAll, describe, expect, it } from 'vitest'
import { startTcpProxy } from '../src/chaos/tcp-proxy.ts'
import { scriptedProvider } from './scripted-provider.ts'
import { type Reply, type TestHarness, testHarness } from './test-service.ts'
import { waitFor } from './wait-for.ts'

const DELAY_MS = 2_000
const CALLS = 460
const CONNECTIONS = 2
/** Transactions that have a connection, and those that may wait for one. */
const ROOM = CONNECTIONS + CONNECTIONS * 200

let harness: TestHarness

beforeAll(async () => {
  harness = await testHarness()
})

describe('a database that answers after seconds (54)', () => {
  it('gets a bounded queue: what does not fit is refused at once with 503, nothing hangs, and it recovers', async () => {
    const proxy = await startTcpProxy(() => Number(new URL(harness.url).port))
    const url = new URL(harness.url)
    url.port = String(proxy.port)
    const node = await harness.start(
      { role: 'api', databasePoolSize: CONNECTIONS },
      { ...scriptedProvider().dependencies, url: url.href },
    )
    const { body: known } = await node.call('/v1/proofread', { body: { text: 'known', language: 'ta' } })
    const path = `/v1/operations/${known.operation_id}`
    expect((await node.call(path)).status).toBe(200)

    proxy.delay(DELAY_MS)
    const order: Reply[] = []
    await Promise.all(
      Array.from({ length: CALLS }, async () => {
        const reply = await node.call(path)
        order.push(reply)
      }),
    )
    expect(order.filter(({ status }) => status !== 503 && status !== 200)).toEqual([])
    for (const { status, body, headers } of order) {
      if (status === 200) continue
      expect(['overloaded', 'database_unavailable']).toContain(body.code)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    // Before anybody was served: they did not wait for those in the queue.
    const atOnce = order.slice(0, CALLS - ROOM)
    expect(atOnce.map(({ status }) => status)).toEqual(atOnce.map(() => 503))
    expect((await node.call('/livez', { token: null })).status).toBe(200)

    proxy.delay(0)
    await waitFor(async () => (await node.call(path)).status === 200)
    await node.stop()
    proxy.close()
  })
})
