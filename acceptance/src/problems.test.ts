// Interface 7, 8 and 9; decisions B1, B2, B4, B6, B9 and B10.
import { describe, expect, it } from 'vitest'
import { runningService } from './running-service.ts'
import { anError, expectProblem } from './shapes.ts'
import { tenantIn } from './tenant.ts'

const service = await runningService()
const tenant = await tenantIn(service, 'byok_pending')
const { user } = tenant
const TEXT = { text: 'மழை பெய்தது.', language: 'ta' }
const raw = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  service.send('/v1/proofread', {
    ...{ method: 'POST', body },
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json', ...headers },
  })

describe('every answer', () => {
  it.each([
    ['a success', () => user.post('/v1/proofread', TEXT)],
    ['a refusal', () => user.post('/v1/proofread', {})],
    ['an unknown route', () => user.get('/v1/nothing')],
    ['a missing token', () => service.send('/v1/operations')],
  ])('has its request id and is not stored: %s', async (_what, ask) => {
    const { headers, body } = await ask()
    expect(headers.get('x-request-id')).toBe(body.request_id)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('continues the trace, and ignores a request id of the client', async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c'
    const { headers } = await user.get('/v1/operations', {
      ...{ traceparent: `00-${trace}-b7ad6b7169203331-01`, 'x-request-id': 'mine' },
    })
    expect(headers.get('traceparent')).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`))
    expect(headers.get('x-request-id')).not.toBe('mine')
  })
})

describe('an error', () => {
  it('400 for a body that is not JSON', async () => {
    expectProblem(await raw('{"text":'), 400, 'invalid_json')
    expectProblem(await raw(new Uint8Array([0x22, 0xff, 0x22])), 400, 'invalid_json')
    expectProblem(await raw('{"text":"அ","text":"ஆ","language":"ta"}'), 400, 'invalid_json')
  })

  it('400 lists every error of a body', async () => {
    expectProblem(await raw('{"text":"","language":"en"}'), 400, 'invalid_request', {
      errors: [anError('/text', 'min_length'), anError('/language', 'unsupported_language')],
    })
  })

  it('400 for an unknown field, also on routes without a body', async () => {
    const path = '/v1/admin/onboarding/go-live'
    expectProblem(await tenant.admin.post(path, { force: true }), 400, 'unknown_field', {
      errors: [anError('/force', 'unknown_field')],
    })
  })

  it('404 for an unknown path, another version, another spelling', async () => {
    for (const path of ['/v1/nothing', '/v2/proofread', '/v1/Proofread', '/v1/proofread/']) {
      expectProblem(await user.post(path, TEXT), 404, 'route_not_found')
    }
  })

  it('405 with Allow', async () => {
    const answer = await user.get('/v1/proofread')
    expectProblem(answer, 405, 'method_not_allowed')
    expect(answer.headers.get('allow')).toContain('POST')
  })

  it('413 for more than 256 KiB', async () => {
    const text = JSON.stringify({ ...TEXT, text: 'x'.repeat(256 * 1024) })
    expectProblem(await raw(text), 413, 'body_too_large')
  })

  it('415 for another type, another charset, or compression', async () => {
    const body = JSON.stringify(TEXT)
    for (const headers of [
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'content-encoding': 'gzip' },
    ]) {
      expectProblem(await raw(body, headers), 415, 'unsupported_media_type')
    }
  })

  it('431 for headers over 16 KiB', async () => {
    const answer = await user.get('/v1/operations', { 'x-filler': 'x'.repeat(17 * 1024) })
    expect([answer.status, answer.body.code]).toEqual([431, 'headers_too_large'])
  })

  it('follows the order of checks: token before body, role before body', async () => {
    const anonymous = await service.send('/v1/proofread', { method: 'POST', body: '{' })
    expectProblem(anonymous, 401, 'missing_token')
    const upload = '/v1/admin/byok/providers/none/credentials'
    expectProblem(await user.post(upload, { nonsense: true }), 403, 'insufficient_role')
  })
})

describe('limits', () => {
  it('on text calls are in every answer, and end in 429 with Retry-After', async () => {
    const own = await tenantIn(service, 'byok_pending')
    const limits = { text_calls_per_minute: 2 }
    await own.operator.patch(`/v1/operator/tenants/${own.id}`, { limits })
    let last = await own.user.post('/v1/proofread', TEXT)
    expect(last.headers.get('ratelimit-policy')).toMatch(/q=2;w=60/)
    expect(last.headers.get('ratelimit')).toMatch(/r=\d+;t=\d+/)
    // A new minute may begin during the test, which allows two more calls.
    for (let calls = 0; calls < 5 && last.status === 200; calls++)
      last = await own.user.post('/v1/proofread', TEXT)
    expectProblem(last, 429, 'rate_limited')
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('on open operations end in 429 with Retry-After', async () => {
    // A model that takes five seconds keeps the first one open.
    const own = await tenantIn(service, 'certification_pending', 'slow-1')
    const limits = { max_open_operations: 1 }
    await own.operator.patch(`/v1/operator/tenants/${own.id}`, { limits })
    const ask = () => own.user.post('/v1/proofread', TEXT, { prefer: 'respond-async' })
    expect((await ask()).status).toBe(202)
    const refused = await ask()
    expectProblem(refused, 429, 'too_many_operations')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('outside /v1', () => {
  it.each(['/livez', '/readyz', '/openapi.json'])('%s needs no token', async (path) => {
    expect((await service.send(path)).status).toBe(200)
  })

  it.each([
    ['/docs', 'text/html'],
    ['/docs/static/swagger-ui.css', 'text/css'],
  ])('%s is served, with what belongs to it', async (path, type) => {
    const answer = await fetch(service.url + path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining(type)])
    await answer.body?.cancel()
  })
})
