import { Agent, createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { freePort } from '../src/embedded/free-port.ts'
import { type TestService, testHarness } from './test-service.ts'
import { waitFor } from './wait-for.ts'

const PROBE_EVERY_MS = 50
const CLIENTS = 8
const RESTARTS = 4
const DRAIN_DELAY_MS = 1_000

interface Backend {
  node: TestService
  agent: Agent
  up: boolean
}

/** A balancer as they all are: probes `/readyz`, keeps connections open, takes turns, and repeats nothing. */
async function startBalancer() {
  const backends = new Set<Backend>()
  let turn = 0
  const probe = async (backend: Backend) => {
    backend.up = await backend.node.call('/readyz', { token: null }).then(
      ({ status }) => status === 200,
      () => false,
    )
  }
  const timer = setInterval(() => {
    for (const backend of backends) void probe(backend)
  }, PROBE_EVERY_MS)
  const server = createServer((request, response) => {
    const up = [...backends].filter((backend) => backend.up)
    const backend = up[turn++ % Math.max(1, up.length)]
    if (!backend) return void response.writeHead(502).end()
    const { method = 'GET', url = '/', headers } = request
    const { agent, node } = backend
    const { connection: _, ...passed } = headers
    const upstream = httpRequest(`${node.origin}${url}`, { method, headers: passed, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502)
      answer.pipe(response)
    })
    upstream.on('error', () => response.writeHead(502).end())
    request.pipe(upstream)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add(node: TestService): Promise<Backend> {
      const backend = { node, agent: new Agent({ keepAlive: true }), up: false }
      await probe(backend)
      backends.add(backend)
      return backend
    },
    remove(backend: Backend) {
      backends.delete(backend)
      backend.agent.destroy()
    },
    close() {
      clearInterval(timer)
      server.closeAllConnections()
      server.close()
    },
  }
}

it('a rolling restart behind a balancer fails no call (F9)', async () => {
  const harness = await testHarness()
  const token = await harness.token()
  const balancer = await startBalancer()
  afterAll(() => balancer.close())
  const start = async () =>
    balancer.add(await harness.start({ drainDelayMs: DRAIN_DELAY_MS, drainTimeoutMs: 10_000 }))
  const running = [await start(), await start()]

  const answers = new Map<string, number>()
  let over = false
  const client = async () => {
    while (!over) {
      const answer = await fetch(`${balancer.origin}/v1/proofread`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'அவன் நேற்று வந்தான்.', language: 'ta' }),
      }).then(
        ({ status, body }) => body?.cancel().then(() => String(status)) ?? String(status),
        () => 'no answer',
      )
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
  }
  await harness.database.transaction('operator', null, (tx) =>
    tx.query(`update tenants set text_calls_per_minute = 1000000`),
  )
  const clients = Array.from({ length: CLIENTS }, client)
  for (let i = 0; i < RESTARTS; i++) {
    const old = running.shift()
    if (!old) throw new Error('no node to restart')
    const before = answers.get('200') ?? 0
    const fresh = await start()
    await old.node.stop()
    balancer.remove(old)
    running.push(fresh)
    await waitFor(() => (answers.get('200') ?? 0) > before + CLIENTS)
  }
  over = true
  await Promise.all(clients)
  expect(Object.fromEntries(answers)).toEqual({ 200: expect.any(Number) })
}, 90_000)

it('every process serves /livez and /readyz on the metrics port, and 503 while it drains', async () => {
  const harness = await testHarness()
  for (const role of ['worker', 'api'] as const) {
    const port = await freePort()
    const node = await harness.start({ role, metricsPort: port, drainDelayMs: DRAIN_DELAY_MS })
    const get = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`)
      return [answer.status, await answer.text()]
    }
    expect(await get('/livez')).toEqual([200, '{"status":"ok"}'])
    expect(await get('/readyz')).toEqual([200, '{"status":"ok"}'])
    expect((await get('/metrics'))[0]).toBe(200)
    expect((await get('/v1/operations'))[0]).toBe(404)
    if (role === 'api') {
      const stopping = node.stop()
      await waitFor(async () => (await get('/readyz'))[0] === 503)
      expect((await get('/livez'))[0]).toBe(200)
      await stopping
    } else await node.stop()
  }
})
