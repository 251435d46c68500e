import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type Client, createClient } from './create-client.ts'
import {
  ConflictError,
  ConnectionError,
  OperationFailedError,
  RateLimitError,
  TimeoutError,
  UnexpectedAnswerError,
} from './errors.ts'
import { itemsOf } from './items-of.ts'
import { CertificationPreconditionFailedError } from './problem-errors.ts'

type Answer = { status: number; body?: unknown; headers?: Record<string, string> }
type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

async function serving(...answers: (Answer | 'hang' | 'cut')[]) {
  const seen: Seen[] = []
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    const answer = answers[Math.min(seen.length, answers.length) - 1]
    if (answer === 'cut') request.socket.destroy()
    if (answer === undefined || typeof answer === 'string') return
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { client: createClient({ baseUrl, token: () => 'T' }), baseUrl, seen }
}

const accepted = { operation_id: 'o1', status: 'queued', poll_url: '/v1/operations/o1' }
const envelope = { operation_id: 'o1', status: 'succeeded', result: { corrected_text: 'அ' } }

describe('createClient', () => {
  it('sends the token, JSON and an idempotency key, and gives the body', async () => {
    const { client, seen } = await serving({ status: 200, body: envelope })
    const answer = await client.proofread.create({ text: 'அ', language: 'ta' }, { messageLanguage: 'en' })
    expect(answer).toEqual(envelope)
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/v1/proofread' })
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ text: 'அ', language: 'ta' })
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer T', 'accept-language': 'en' })
    expect(seen[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  })

  it('throws the class of the code, with code, request id and all errors', async () => {
    const errors = [{ pointer: '', code: 'integration_inactive', detail: 'x' }]
    const problem = { code: 'certification_precondition_failed', request_id: 'r1', detail: 'unmet', errors }
    const { client } = await serving({ status: 409, body: problem })
    const error = await client.integrations.certify('i1').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CertificationPreconditionFailedError)
    expect(error).toBeInstanceOf(ConflictError)
    expect(error).toMatchObject({
      code: 'certification_precondition_failed',
      requestId: 'r1',
      errors,
      status: 409,
    })
  })

  it('repeats a POST under the same key after a cut connection and a 503 that says when', async () => {
    const unavailable = { status: 503, body: { code: 'overloaded' }, headers: { 'retry-after': '0' } }
    const { client, seen } = await serving('cut', unavailable, { status: 202, body: accepted })
    await client.proofread.create({ text: 'அ', language: 'ta' }, { respondAsync: true })
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(seen).toHaveLength(3)
    expect(seen[0]?.headers.prefer).toBe('respond-async')
  })

  it('repeats a GET after a cut connection', async () => {
    const { client, seen } = await serving('cut', { status: 200, body: envelope })
    expect(await client.operations.get('o1')).toEqual(envelope)
    expect(seen).toHaveLength(2)
  })

  it.each<[string, (client: Client) => Promise<unknown>]>([
    ['PATCH', (client) => client.webhooks.update('w1', { rotate_secret: true })],
    ['PUT', (client) => client.tenants.setNetwork('t1', { mode: 'public' })],
    ['DELETE', (client) => client.webhooks.delete('w1')],
  ])('repeats no %s that got no answer, but one that was refused for now', async (method, call) => {
    const lost = await serving('cut', { status: 200, body: {} })
    await expect(call(lost.client)).rejects.toBeInstanceOf(ConnectionError)
    expect(lost.seen.map((request) => request.method)).toEqual([method])
    const limited = { status: 429, body: { code: 'rate_limited' }, headers: { 'retry-after': '0' } }
    const refused = await serving(limited, { status: 200, body: {} })
    await call(refused.client)
    expect(refused.seen).toHaveLength(2)
  })

  it('gives up after its retries, and never repeats a 409', async () => {
    const limited = { status: 429, body: { code: 'rate_limited' }, headers: { 'retry-after': '0' } }
    const one = await serving(limited)
    await expect(one.client.onboarding.status()).rejects.toBeInstanceOf(RateLimitError)
    expect(one.seen).toHaveLength(3)
    const two = await serving({ status: 409, body: { code: 'operation_terminal' } })
    await expect(two.client.operations.cancel('o1')).rejects.toBeInstanceOf(ConflictError)
    expect(two.seen).toHaveLength(1)
  })

  it('names a connection that cannot be made', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', maxRetries: 0 })
    await expect(client.operations.get('o1')).rejects.toBeInstanceOf(ConnectionError)
  })

  it('stops at once when it is aborted', async () => {
    const { client, seen } = await serving('hang')
    const abort = new AbortController()
    const call = client.operations.get('o1', { signal: abort.signal })
    const reason = new Error('enough')
    const failed = expect(call).rejects.toBe(reason)
    while (seen.length === 0) await new Promise((resolve) => setImmediate(resolve))
    abort.abort(reason)
    await failed
  })

  it('run follows an accepted call to its result, long-polling', async () => {
    const running = { status: 200, body: { status: 'running' }, headers: { 'preference-applied': 'wait=20' } }
    const done = { status: 200, body: { status: 'succeeded', result: envelope } }
    const { client, seen } = await serving({ status: 202, body: accepted }, running, done)
    const states: string[] = []
    const onUpdate = ({ status }: { status: string }) => states.push(status)
    expect(await client.proofread.run({ text: 'அ', language: 'ta' }, { onUpdate })).toEqual(envelope)
    expect(seen[1]).toMatchObject({ method: 'GET', url: '/v1/operations/o1' })
    expect(seen[1]?.headers.prefer).toBe('wait=20')
    expect(states).toEqual(['running', 'succeeded'])
  })

  it('gives an attempt up after timeoutMs, and repeats it under the same key', async () => {
    const { baseUrl, seen } = await serving('hang')
    const client = createClient({ baseUrl, timeoutMs: 50, maxRetries: 1 })
    const call = client.proofread.create({ text: 'அ', language: 'ta' })
    await expect(call).rejects.toBeInstanceOf(TimeoutError)
    expect(seen).toHaveLength(2)
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  it('an abort leaves the operation alone, or cancels it with cancelOnAbort', async () => {
    for (const cancelOnAbort of [false, true]) {
      const running = { status: 200, body: { status: 'running' } }
      const { client, seen } = await serving({ status: 202, body: accepted }, running)
      const abort = new AbortController()
      const reason = new Error('enough')
      const onUpdate = () => abort.abort(reason)
      const options = { signal: abort.signal, cancelOnAbort, onUpdate }
      await expect(client.proofread.run({ text: 'அ', language: 'ta' }, options)).rejects.toBe(reason)
      const cancelled = seen.filter(({ url }) => url === '/v1/operations/o1/cancel')
      expect(cancelled).toHaveLength(cancelOnAbort ? 1 : 0)
    }
  })

  it.each([{ ok: true }, [], 'hello', null, { status: 'succeeded' }])(
    'says so when a 200 is not an answer of Semmai: %j',
    async (body) => {
      const { client, seen } = await serving({ status: 200, body })
      const error = await client.proofread.run({ text: 'அ', language: 'ta' }).catch((e: unknown) => e)
      expect(error).toBeInstanceOf(UnexpectedAnswerError)
      expect(String(error)).toContain('not an answer of Semmai; check baseUrl')
      expect(seen).toHaveLength(1)
    },
  )

  it('run throws when the operation failed', async () => {
    const error = { code: 'provider_timeout', message: 'late' }
    const { client } = await serving(
      { status: 202, body: accepted },
      { status: 200, body: { status: 'failed', error } },
    )
    const failure = await client.proofread.run({ text: 'அ', language: 'ta' }).catch((e: unknown) => e)
    expect(failure).toBeInstanceOf(OperationFailedError)
    expect(failure).toMatchObject({ code: 'provider_timeout', operation: { error } })
  })

  it('walks a list over its cursors', async () => {
    const { client, seen } = await serving(
      { status: 200, body: { items: [1, 2], next_cursor: 'c' } },
      { status: 200, body: { items: [3], next_cursor: null } },
    )
    const items: unknown[] = []
    for await (const item of itemsOf((cursor) => client.tenants.list(cursor))) items.push(item)
    expect(items).toEqual([1, 2, 3])
    expect(seen[1]?.url).toBe('/v1/operator/tenants?cursor=c')
  })

  it('takes a 204 for an answer', async () => {
    const { client, seen } = await serving({ status: 204 })
    await client.operations.delete('a/b')
    expect(seen[0]).toMatchObject({ method: 'DELETE', url: '/v1/operations/a%2Fb' })
  })
})
