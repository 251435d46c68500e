import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginServerSpan } from '../src/observability/spans.ts'
import { startTracing, type Tracing } from '../src/observability/tracing.ts'
import { byokHarness, CREDENTIALS, FAULTY } from './byok-harness.ts'
import { silent } from './test-database.ts'
import type { TestService } from './test-service.ts'
import { waitFor } from './wait-for.ts'

type Entry = Record<string, unknown>

const entries: Entry[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void entries.push(JSON.parse(line)) })
const { harness, model, textmodel, servedTenant } = await byokHarness({}, {}, log)
let node: TestService

beforeAll(async () => {
  node = await harness.start({ metricsTenants: 1 }, { textmodel }, log)
})

const metrics = () => node.service.metrics.registry.metrics()
/** Value of the one sample that has these labels. */
async function sample(name: string, labels: Record<string, string>): Promise<number> {
  const lines = (await metrics()).split('\n').filter((line) => line.startsWith(`${name}{`))
  const found = lines.filter((line) =>
    Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)),
  )
  return found.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
const ofOperation = (operationId: string) => entries.filter((entry) => entry.operation_id === operationId)
const TEXT_CALL = { method: 'POST', route: '/v1/proofread' }
const proofread = (token: string, headers: Record<string, string> = {}) =>
  node.call('/v1/proofread', { token, body: { text: FAULTY, language: 'ta' }, headers })

describe('a call', () => {
  it('is one log line with its code, and a count by route, status and code', async () => {
    const { token } = await servedTenant()
    const before = await sample('semmai_http_requests_total', { ...TEXT_CALL, status: '415' })
    const { body } = await node.call('/v1/proofread', {
      token,
      raw: '{',
      headers: { 'content-type': 'text/plain' },
    })
    await waitFor(() => entries.some(({ request_id }) => request_id === body.request_id))
    expect(entries.filter(({ request_id }) => request_id === body.request_id)).toEqual([
      expect.objectContaining({
        ...{ msg: 'request', method: 'POST', route: '/v1/proofread', status: 415 },
        ...{ code: 'unsupported_media_type', trace_id: expect.stringMatching(/^[0-9a-f]{32}$/) },
        duration_ms: expect.any(Number),
      }),
    ])
    expect(await sample('semmai_http_requests_total', { ...TEXT_CALL, status: '415' })).toBe(before + 1)
    expect(await sample('semmai_http_refusals_total', { code: 'unsupported_media_type' })).toBeGreaterThan(0)
  })

  it('has its tenant as a label up to the cap, and all others are one', async () => {
    const calls = [await servedTenant(), await servedTenant()]
    for (const { token } of calls) await proofread(token)
    const tenants = new Set([...(await metrics()).matchAll(/tenant="([^"]*)"/g)].map(([, tenant]) => tenant))
    expect(tenants.has('other')).toBe(true)
    expect([...tenants].filter((tenant) => tenant !== 'other' && tenant !== '')).toHaveLength(1)
  })
})

describe('an operation that ends', () => {
  it('is one log line with provider, tokens and the time that the model took; and counted', async () => {
    const { token } = await servedTenant()
    const { body } = await proofread(token)
    await waitFor(() => ofOperation(body.operation_id).length > 0)
    expect(ofOperation(body.operation_id)).toEqual([
      expect.objectContaining({
        ...{
          msg: 'operation ended',
          endpoint: 'proofread',
          status: 'succeeded',
          provider: 'textmodel',
          attempt: 1,
        },
        ...{ latency_ms: expect.any(Number), provider_calls: 1, provider_latency_ms: expect.any(Number) },
        ...{ input_tokens: expect.any(Number), output_tokens: expect.any(Number) },
      }),
    ])
    const ended = { endpoint: 'proofread', outcome: 'succeeded' }
    expect(await sample('semmai_operations_ended_total', ended)).toBeGreaterThan(0)
    expect(await sample('semmai_provider_request_duration_seconds_count', { outcome: 'ok' })).toBeGreaterThan(
      0,
    )
  })

  it('by a failure of the provider names the code and the status that it answered', async () => {
    const { token } = await servedTenant()
    model.switches.failure = { status: 503, body: { error: { message: 'secret words' } } }
    const { body, status } = await proofread(token)
    expect([status, body.code]).toEqual([503, 'provider_unreachable'])
    await waitFor(() => ofOperation(body.operation_id).length > 0)
    expect(ofOperation(body.operation_id)).toEqual([
      expect.objectContaining({
        ...{ msg: 'operation ended', status: 'failed', code: 'provider_unreachable' },
        ...{ provider_status: 503, provider_latency_ms: expect.any(Number) },
      }),
    ])
    expect(JSON.stringify(entries)).not.toContain('secret words')
    const failed = { outcome: 'provider_unreachable' }
    expect(await sample('semmai_provider_request_duration_seconds_count', failed)).toBeGreaterThan(0)
    expect(await sample('semmai_operations_ended_total', { code: 'provider_unreachable' })).toBe(1)
  })

  it('on a worker goes on with the trace of the call that queued it, and its retries are told', async () => {
    const { token, ended } = await servedTenant()
    model.switches.answer = 'server_error'
    const traceId = '7'.repeat(32)
    const traceparent = `00-${traceId}-${'8'.repeat(16)}-01`
    const { body } = await proofread(token, { traceparent, prefer: 'respond-async' })
    await waitFor(() => ofOperation(body.operation_id).some(({ msg }) => msg === 'operation is tried again'))
    model.switches.answer = 'honest'
    await ended(body.operation_id)
    await waitFor(() => ofOperation(body.operation_id).some(({ msg }) => msg === 'operation ended'))
    const lines = ofOperation(body.operation_id)
    expect(lines.at(0)).toMatchObject({ code: 'provider_unreachable', attempt: 1, trace_id: traceId })
    expect(lines.at(-1)).toMatchObject({ status: 'succeeded', trace_id: traceId })
  })

  it('by a cancellation is counted too', async () => {
    const { token } = await servedTenant()
    model.switches.answer = 'hang'
    const { body } = await proofread(token, { prefer: 'respond-async' })
    await node.call(`${body.poll_url}/cancel`, { token, method: 'POST' })
    model.releaseHanging()
    expect(await sample('semmai_operations_ended_total', { outcome: 'cancelled' })).toBe(1)
  })
})

describe('the metrics', () => {
  it('show the queue, the pool and the secret store', async () => {
    const { token, upload } = await servedTenant()
    await upload('valid-2', 'rotate')
    await node.call(`${CREDENTIALS}/validate`, { token, method: 'POST' })
    await proofread(token)
    expect(await metrics()).toMatch(/^semmai_queue_oldest_age_seconds \d/m)
    expect(await metrics()).toMatch(/^semmai_queue_operations\{status="queued"\} \d/m)
    expect(await metrics()).toMatch(/^semmai_database_connections_limit \d/m)
    const store = { store: 'embedded', call: 'get', outcome: 'ok' }
    expect(await sample('semmai_secret_store_request_duration_seconds_count', store)).toBeGreaterThan(0)
  })

  it('have the age of what waits longest, of all tenants', async () => {
    for (const tenant of ['demo', 'demo2']) {
      await harness.database.transaction('worker', null, (tx) =>
        tx.query(
          `insert into operation (tenant_id, operation_id, request_id, endpoint, status, principal, payload,
             deadline_ms, run_after, payload_version)
           values ($1, gen_random_uuid(), 'r', 'proofread', 'queued', 'p', '{}', 1000,
             now() - $2 * interval '1 second', 999)`,
          [tenant, tenant === 'demo' ? 30 : 90],
        ),
      )
    }
    const age = Number(/^semmai_queue_oldest_age_seconds (\S+)$/m.exec(await metrics())?.[1])
    expect(age).toBeGreaterThanOrEqual(90)
    expect(age).toBeLessThan(200)
  })
})

describe('traces', () => {
  const bodies: Buffer[] = []
  let collector: Server
  let tracing: Tracing
  const sent = (text: string) => bodies.some((body) => body.includes(text))

  beforeAll(async () => {
    collector = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      if (request.url === '/v1/traces' && request.headers['content-type'] === 'application/x-protobuf') {
        bodies.push(Buffer.concat(chunks))
      }
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
    })
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
    process.env.OTEL_RESOURCE_ATTRIBUTES = 'deployment.environment.name=test'
    tracing = startTracing({ version: '1', role: 'all', log: silent })
  })
  afterAll(async () => {
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
    delete process.env.OTEL_RESOURCE_ATTRIBUTES
    await tracing.stop()
    collector.close()
  })

  it('reach a collector: call, operation, model and database below one trace, through the queue too', async () => {
    const traced = await harness.start({ tracing: true }, { textmodel })
    const { token, ended } = await servedTenant()
    const traceId = 'ab'.repeat(16)
    const { body, headers } = await traced.call('/v1/proofread', {
      token,
      body: { text: FAULTY, language: 'ta' },
      headers: { traceparent: `00-${traceId}-${'12'.repeat(8)}-01`, prefer: 'respond-async' },
    })
    expect(headers.get('traceparent')).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
    await ended(body.operation_id)
    await traced.stop()
    await tracing.stop()
    const names = ['POST /v1/proofread', 'operation proofread', 'chat stand-in', 'postgres statement']
    expect(names.filter((name) => !sent(name))).toEqual([])
    expect(
      ['semmai-all', 'deployment.environment.name', body.operation_id].filter((name) => !sent(name)),
    ).toEqual([])
    const id = Buffer.from(traceId, 'hex')
    const spans = bodies.flatMap((all) => [
      ...all.toString('latin1').matchAll(new RegExp(id.toString('latin1'), 'g')),
    ])
    expect(spans.length).toBeGreaterThanOrEqual(4)
    expect(sent(FAULTY.slice(0, 10))).toBe(false)
    expect(beginServerSpan(null)).toBeNull()
  })
})
