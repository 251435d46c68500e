import { beforeAll, describe, expect, it } from 'vitest'
import { expectProblem, pointers } from './expect-problem.ts'
import {
  type CallOptions,
  type Reply,
  type TestHarness,
  type TestService,
  testHarness,
} from './test-service.ts'

let harness: TestHarness
let service: TestService

beforeAll(async () => {
  harness = await testHarness()
  service = await harness.start()
})

const VALID = { text: 'அவன் வந்தான்.', language: 'ta' }
const post = (options: CallOptions) => service.call('/v1/proofread', { method: 'POST', ...options })

describe('routes', () => {
  it.each(['DELETE', 'QUERY', 'GET'])('405 with Allow for another method, %s (34)', async (method) => {
    const reply = await service.call('/v1/proofread', { method, token: null })
    expectProblem(reply, 'method_not_allowed')
    expect(reply.headers.get('allow')).toBe('POST')
    const operation = await service.call('/v1/operations/x', { method: 'PATCH', token: null })
    expect(operation.headers.get('allow')).toBe('DELETE, GET, HEAD')
  })

  it.each(['/v1/Proofread', '/v1/proofread/', '/v2/proofread', '/v1', '/v1/%zz', '/%'])(
    '404 for %s (34)',
    async (path) => {
      expectProblem(await service.call(path, { method: 'POST', token: null }), 'route_not_found')
    },
  )

  it.each(['not-a-uuid', '00000000-0000-7000-8000-000000000000', '%00', 'a'.repeat(2_000)])(
    '404 for the operation %j (28)',
    async (id) => {
      expectProblem(await service.call(`/v1/operations/${id}`), 'operation_not_found')
    },
  )

  it.each(['%00', 'Demo', 'a'.repeat(64)])(
    '404 for the tenant %j, which no tenant can be called',
    async (id) => {
      const token = await harness.issuer.sign({
        ...{ iss: `${harness.issuer.issuer}/operator`, roles: ['platform_operator'] },
      })
      for (const [method, path, body] of [
        ['GET', `/v1/operator/tenants/${id}`],
        ['DELETE', `/v1/operator/tenants/${id}/identity`],
        ['PUT', `/v1/operator/tenants/${id}/network`, { mode: 'public' }],
        ['POST', `/v1/operator/tenants/${id}/unblock`],
      ] as const) {
        expectProblem(await service.call(path, { method, token, body }), 'tenant_not_found')
      }
    },
  )

  it('400 for a parameter with a character that cannot be processed', async () => {
    const token = await harness.token({ roles: ['tenant_admin'] })
    const reply = await service.call('/v1/admin/audit-events?type=a%00', { token })
    expectProblem(reply, 'invalid_character')
    expect(pointers(reply)).toEqual(['type'])
  })

  it('404 for a file of the documentation that is not there', async () => {
    expectProblem(await service.call('/docs/static/nothing.js', { token: null }), 'route_not_found')
  })

  it("404 for another tenant's operation, as for an unknown one (28)", async () => {
    const { body } = await post({ body: VALID })
    const stranger = await harness.token({ tenant_id: 'demo2' })
    const foreign = await service.call(`/v1/operations/${body.operation_id}`, { token: stranger })
    const unknown = await service.call('/v1/operations/00000000-0000-7000-8000-000000000000', {
      token: stranger,
    })
    expectProblem(foreign, 'operation_not_found')
    const same = ({ body, status }: Reply) => ({ ...body, status, request_id: '', instance: '' })
    expect(same(foreign)).toEqual(same(unknown))
    const cancelled = await service.call(`/v1/operations/${body.operation_id}/cancel`, {
      method: 'POST',
      token: stranger,
    })
    expectProblem(cancelled, 'operation_not_found')
  })

  it('410 on the retired route, whatever comes, with a link to its successor', async () => {
    for (const options of [
      { token: null },
      { token: 'x', raw: '{' },
      { raw: 'a', headers: { 'content-type': 'a/b' } },
    ]) {
      const reply = await service.call('/v1/admin/onboarding/certify', { method: 'POST', ...options })
      expectProblem(reply, 'route_retired')
      expect(reply.headers.get('link')).toBe('</v1/admin/integrations>; rel="successor-version"')
    }
  })

  it('401 names the scheme, and a token in the query is none (35)', async () => {
    const missing = await service.call('/v1/operations', { token: null })
    expectProblem(missing, 'missing_token')
    expect(missing.headers.get('www-authenticate')).toMatch(/^Bearer/)
    const token = await harness.token()
    expectProblem(
      await service.call(`/v1/operations?access_token=${token}`, { token: null }),
      'missing_token',
    )
  })

  it('keeps the order of checks: role and token before the body is looked at (B4)', async () => {
    const raw = 'x'.repeat(300_000)
    expectProblem(
      await post({ token: null, raw, headers: { 'content-type': 'text/plain' } }),
      'missing_token',
    )
    expectProblem(await post({ raw, headers: { 'content-type': 'text/plain' } }), 'unsupported_media_type')
  })

  it.each(['limit=0', 'limit=101', 'limit=ten', 'cursor=%21', 'status=done', 'owner=me'])(
    '400 for the list parameter %s',
    async (query) => {
      const reply = await service.call(`/v1/operations?${query}`)
      expectProblem(reply, query.startsWith('owner') ? 'unknown_field' : 'invalid_request')
      expect(pointers(reply)).toEqual([query.split('=')[0]])
    },
  )
})

describe('tenant gate', () => {
  it.each([
    ['blocked', 'tenant_blocked'],
    ['identity_pending', 'tenant_not_open'],
  ] as const)('a tenant that is %s may read, but not proofread', async (state, code) => {
    const tenantId = `gate-${state.replace('_', '-')}`
    await harness.addTenant(tenantId, state === 'blocked' ? 'live' : state)
    if (state === 'blocked') {
      await harness.database.transaction('operator', null, (tx) =>
        tx.query(
          `update tenants set onboarding_state = 'blocked', resume_state = 'live' where tenant_id = $1`,
          [tenantId],
        ),
      )
    }
    const token = await harness.token({ tenant_id: tenantId })
    expectProblem(await post({ token, body: VALID }), code)
    expect((await service.call('/v1/operations', { token })).status).toBe(200)
  })

  it('refuses calls from a network that the tenant does not allow', async () => {
    await harness.addTenant('private')
    await harness.database.transaction('operator', null, (tx) =>
      tx.query(`update tenants set allowed_cidrs = '{10.0.0.0/8}' where tenant_id = 'private'`),
    )
    const token = await harness.token({ tenant_id: 'private' })
    expectProblem(await service.call('/v1/operations', { token }), 'network_not_allowed')
  })
})

describe('other origins (B10)', () => {
  const preflight = (on: TestService, origin: string) =>
    on.call('/v1/proofread', {
      method: 'OPTIONS',
      token: null,
      headers: { origin, 'access-control-request-method': 'POST' },
    })

  it('are not answered unless they are configured', async () => {
    const reply = await preflight(service, 'https://studio.example')
    expectProblem(reply, 'method_not_allowed')
    expect(reply.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('are answered when they are, and only those; unknown paths stay unknown', async () => {
    const open = await harness.start({ role: 'api', corsOrigins: ['https://studio.example'] })
    const known = await preflight(open, 'https://studio.example')
    expect(known.status).toBe(204)
    expect(known.headers.get('access-control-allow-origin')).toBe('https://studio.example')
    expect(
      (await preflight(open, 'https://evil.example')).headers.get('access-control-allow-origin'),
    ).toBeNull()
    const call = await open.call('/v1/proofread', {
      body: VALID,
      headers: { origin: 'https://studio.example' },
    })
    expect(call.headers.get('access-control-expose-headers')).toContain('Retry-After')
    expectProblem(await open.call('/nowhere'), 'route_not_found')
    await open.stop()
  })
})
