import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectProblem } from './expect-problem.ts'
import { rawHttp } from './raw-http.ts'
import { type CallOptions, type TestHarness, type TestService, testHarness } from './test-service.ts'

let harness: TestHarness
let service: TestService

beforeAll(async () => {
  harness = await testHarness()
  service = await harness.start({ requestTimeoutMs: 400 })
})

const VALID = { text: 'அவன் வந்தான்.', language: 'ta' }
const post = (options: CallOptions) => service.call('/v1/proofread', { method: 'POST', ...options })

describe('framing and media type', () => {
  it.each([
    ['text/plain (2)', { 'content-type': 'text/plain' }],
    ['UTF-16 (3)', { 'content-type': 'application/json; charset=utf-16' }],
    ['gzip (22)', { 'content-encoding': 'gzip' }],
  ])('415 for %s', async (_, headers) => {
    expectProblem(await post({ raw: gzipSync(JSON.stringify(VALID)), headers }), 'unsupported_media_type')
  })

  it('415 for a body without a type (2)', async () => {
    const token = await harness.token()
    const reply = await rawHttp(service.origin, [
      `POST /v1/proofread HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Length: 2\r\n\r\n{}`,
    ])
    expect(JSON.parse(reply.body)).toMatchObject({ code: 'unsupported_media_type', status: 415 })
  })

  it('takes charset=UTF-8 in any spelling', async () => {
    const headers = { 'content-type': 'application/JSON;charset="UTF-8"' }
    expect((await post({ body: VALID, headers })).status).toBe(200)
  })

  it('413 for 300 KiB, before it is parsed (20, 21)', async () => {
    const token = await harness.token()
    const head = `POST /v1/proofread HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAuthorization: Bearer ${token}\r\n`
    const declared = await rawHttp(service.origin, [`${head}Content-Length: 300000\r\n\r\n`])
    expect(JSON.parse(declared.body)).toMatchObject({ code: 'body_too_large', status: 413 })
    const chunk = `10000\r\n${'1'.repeat(0x10000)}\r\n`
    const chunked = await rawHttp(service.origin, [
      `${head}Transfer-Encoding: chunked\r\n\r\n`,
      ...Array(5).fill(chunk),
    ])
    expect(JSON.parse(chunked.body)).toMatchObject({ code: 'body_too_large', status: 413 })
  })

  it.each([
    ['a body shorter than it says', 'Content-Length: 50\r\n\r\n{"text":'],
    ['chunks without end', 'Transfer-Encoding: chunked\r\n\r\n4\r\n{"te\r\n'],
  ])('408 for %s (20)', async (_, rest) => {
    const token = await harness.token()
    const reply = await rawHttp(service.origin, [
      `POST /v1/proofread HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAuthorization: Bearer ${token}\r\n${rest}`,
    ])
    const body = JSON.parse(reply.body)
    expect(body).toMatchObject({
      code: 'request_timeout',
      status: 408,
      request_id: reply.headers['x-request-id'],
    })
  })

  it('431 for headers over 16 KiB, and takes an Authorization of 9 KiB (44)', async () => {
    const long = await rawHttp(service.origin, [
      `GET /v1/operations HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(17_000)}\r\n\r\n`,
    ])
    expect(JSON.parse(long.body)).toMatchObject({ code: 'headers_too_large', status: 431 })
    expect(long.headers['cache-control']).toBe('no-store')
    expectProblem(await service.call('/v1/operations', { token: 'a'.repeat(9_000) }), 'invalid_token')
  })

  it.each([
    ['a header with a bare CR (44)', 'GET /livez HTTP/1.1\r\nHost: x\r\nX-A: b\rc\r\n\r\n'],
    ['no HTTP at all', 'HELO mail\r\n\r\n'],
    ['two Host headers', 'GET /livez HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n'],
    ['the same Host twice', 'GET /livez HTTP/1.0\r\nHost: x\r\nHost: x\r\n\r\n'],
    ['no Host', 'GET /livez HTTP/1.1\r\n\r\n'],
    [
      'two lengths',
      'POST /v1/proofread HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
    ],
    [
      'length and chunks',
      'POST /v1/proofread HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
    ],
  ])('400 for %s', async (_, bytes) => {
    const reply = await rawHttp(service.origin, [bytes])
    expect(JSON.parse(reply.body)).toMatchObject({ code: 'invalid_request', status: 400 })
    expect(reply.headers['x-request-id']).toBeTruthy()
  })
})

it('takes a request without Host of HTTP/1.0, and one with an unknown expectation', async () => {
  for (const bytes of [
    'GET /livez HTTP/1.0\r\n\r\n',
    'GET /livez HTTP/1.1\r\nHost: x\r\nExpect: a-miracle\r\n\r\n',
  ]) {
    expect((await rawHttp(service.origin, [bytes])).status).toBe(200)
  }
})

describe('every answer', () => {
  it('continues the trace and takes no request id from the client (B6)', async () => {
    const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    const reply = await post({ body: VALID, headers: { traceparent: trace, 'x-request-id': 'mine' } })
    expect(reply.headers.get('traceparent')).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01$/)
    expect(reply.body.request_id).toBe(reply.headers.get('x-request-id'))
    expect(reply.body.request_id).not.toBe('mine')
    const fresh = await post({ body: VALID, headers: { traceparent: 'garbage' } })
    expect(fresh.headers.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
  })
})
