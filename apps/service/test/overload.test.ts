import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { expectProblem } from './expect-problem.ts'
import { limitedTenants } from './limited-tenants.ts'
import { waitFor } from './wait-for.ts'

const { harness, provider, tenant, call } = await limitedTenants()

describe('a service that has too much to do', () => {
  it('refuses a call beyond its slots at once with 503 and Retry-After', async () => {
    const node = await harness.start({ role: 'api', maxConcurrentCalls: 2 }, provider.dependencies)
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
    const node = await harness.start({ role: 'api', maxQueuedOperations: 3 }, provider.dependencies)
    const token = await tenant('queue-full', {})
    await harness.database.transaction('worker', null, (tx) =>
      tx.query(
        `insert into operation (tenant_id, operation_id, request_id, endpoint, status, principal, payload, deadline_ms)
         select 'filler', gen_random_uuid(), 'r', 'proofread', 'queued', 'p', '{}', 1000 from generate_series(1, 3)`,
      ),
    )
    const refused = await call(node, token, 'அ', 'respond-async')
    expect(refused.body.code).toBe('overloaded')
    expect((await call(node, token)).status).toBe(200)
    await harness.database.transaction('worker', 'filler', (tx) =>
      tx.query(`delete from operation where tenant_id = 'filler'`),
    )
    await node.stop()
  })
})

/** A TCP proxy before Postgres, which a test can cut and restore. */
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
    restore() {
      open = true
    },
    close: () => server.close(),
  }
}

describe('an unavailable database (53)', () => {
  it('answers 503 with Retry-After, and the same key afterwards gives the one result', async () => {
    const proxy = await proxyBefore(harness.url)
    const node = await harness.start({}, { ...provider.dependencies, url: proxy.url })
    const token = await tenant('cut', {})
    const options = {
      body: { text: 'cut off', language: 'ta' },
      token,
      headers: { 'idempotency-key': 'cut' },
    }
    expect((await call(node, token)).status).toBe(200)
    proxy.cut()
    const refused = await node.call('/v1/proofread', options)
    expect(refused.status).toBe(503)
    expect(['database_unavailable', 'overloaded']).toContain(refused.body.code)
    expect(refused.headers.get('retry-after')).toBeTruthy()
    expectProblem(await node.call('/readyz', { token: null }), 'database_unavailable')
    expect((await node.call('/livez', { token: null })).status).toBe(200)
    proxy.restore()
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
