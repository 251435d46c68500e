import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { apiPage, type Paths, TENANT_DEFAULTS } from './api-pages.ts'
import { type Reply, type TestHarness, type TestService, testHarness } from './test-service.ts'

type Caller = 'public' | 'user' | 'reader' | 'admin' | 'operator' | 'retired'

/**
 * Who may call which route (interface 5.2, decisions E). A route of the OpenAPI document that is not here fails the
 * test: decide who may call it first.
 */
const ACCESS: Readonly<Record<string, Caller>> = {
  'POST /v1/proofread': 'user',
  'POST /v1/essay-critique': 'user',
  'GET /v1/operations': 'user',
  'GET /v1/operations/{operation_id}': 'user',
  'DELETE /v1/operations/{operation_id}': 'user',
  'POST /v1/operations/{operation_id}/cancel': 'user',
  'POST /v1/admin/webhooks': 'admin',
  'GET /v1/admin/webhooks': 'reader',
  'PATCH /v1/admin/webhooks/{webhook_id}': 'admin',
  'DELETE /v1/admin/webhooks/{webhook_id}': 'admin',
  'GET /v1/me': 'user',
  'PUT /v1/me/words': 'user',
  'POST /v1/admin/principals/export': 'admin',
  'POST /v1/admin/principals/erase': 'admin',
  'POST /v1/access-tokens': 'user',
  'GET /v1/access-tokens': 'user',
  'DELETE /v1/access-tokens/{access_token_id}': 'user',
  'GET /v1/admin/usage': 'reader',
  'GET /v1/admin/onboarding/status': 'reader',
  'POST /v1/admin/onboarding/go-live': 'admin',
  'POST /v1/admin/onboarding/certify': 'retired',
  'POST /v1/admin/byok/providers/{provider}/credentials': 'admin',
  'POST /v1/admin/byok/providers/{provider}/credentials/validate': 'admin',
  'POST /v1/admin/integrations': 'admin',
  'GET /v1/admin/integrations': 'reader',
  'GET /v1/admin/integrations/{integration_id}': 'reader',
  'PATCH /v1/admin/integrations/{integration_id}': 'admin',
  'POST /v1/admin/integrations/{integration_id}/certifications': 'admin',
  'POST /v1/integrations/{integration_id}/handshake': 'user',
  'GET /v1/admin/settings': 'reader',
  'PATCH /v1/admin/settings': 'admin',
  'GET /v1/admin/audit-events': 'reader',
  'GET /v1/admin/audit-events/head': 'reader',
  'GET /v1/operator/tenants': 'operator',
  'POST /v1/operator/tenants': 'operator',
  'GET /v1/operator/tenants/{tenant_id}': 'operator',
  'PATCH /v1/operator/tenants/{tenant_id}': 'operator',
  'DELETE /v1/operator/tenants/{tenant_id}': 'operator',
  'PUT /v1/operator/tenants/{tenant_id}/network': 'operator',
  'POST /v1/operator/tenants/{tenant_id}/network/confirm': 'operator',
  'PUT /v1/operator/tenants/{tenant_id}/identity': 'operator',
  'DELETE /v1/operator/tenants/{tenant_id}/identity': 'operator',
  'POST /v1/operator/tenants/{tenant_id}/block': 'operator',
  'POST /v1/operator/tenants/{tenant_id}/unblock': 'operator',
  'POST /v1/operator/secrets/rewrap': 'operator',
  'GET /v1/studio/sign-in': 'public',
  'GET /livez': 'public',
  'GET /readyz': 'public',
}

/** A body that each route with one accepts, so that nothing but the id decides. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /v1/proofread': { text: 'அம்மா', language: 'ta' },
  'POST /v1/essay-critique': { essay: 'அம்மா வந்தாள்.', language: 'ta' },
  'PUT /v1/me/words': { words: [] },
  'POST /v1/admin/webhooks': { url: 'https://hooks.example.com/', events: ['operation.failed'] },
  'PATCH /v1/admin/webhooks/{webhook_id}': { active: false },
  'POST /v1/admin/principals/export': { issuer: 'x', subject: 'x' },
  'POST /v1/admin/principals/erase': { issuer: 'x', subject: 'x' },
  'POST /v1/access-tokens': { name: 'x', expires_in_days: 1 },
  'POST /v1/admin/byok/providers/{provider}/credentials': { credential: 'k', mode: 'create' },
  'POST /v1/admin/integrations': { name: 'x', auth: { client_id: 'x' } },
  'PATCH /v1/admin/integrations/{integration_id}': { name: 'x' },
  'POST /v1/admin/integrations/{integration_id}/certifications': { mode: 'quick' },
  'PATCH /v1/admin/settings': { dictionary: [] },
  'POST /v1/operator/tenants': { tenant_id: 'walk', name: 'x' },
  'PATCH /v1/operator/tenants/{tenant_id}': { name: 'x' },
  'PUT /v1/operator/tenants/{tenant_id}/network': { mode: 'public' },
  'PUT /v1/operator/tenants/{tenant_id}/identity': { issuer: 'https://issuer.example', audience: 'x' },
  'POST /v1/operator/tenants/{tenant_id}/block': { code: 'x', message: 'x', retryable: false },
}

/** Which tokens each kind of route admits; the others are refused for their role. */
const ADMITS: Readonly<Record<Exclude<Caller, 'public' | 'retired'>, readonly string[]>> = {
  user: ['user', 'viewer', 'admin'],
  reader: ['viewer', 'admin'],
  admin: ['admin'],
  operator: ['operator'],
}

let harness: TestHarness
let service: TestService
let routes: string[]
let paths: Paths
const tokens: Record<string, string> = {}

beforeAll(async () => {
  harness = await testHarness()
  service = await harness.start()
  const operatorIssuer = `${harness.issuer.issuer}/operator`
  tokens.user = await harness.token({})
  tokens.viewer = await harness.token({ roles: ['tenant_viewer'] })
  tokens.admin = await harness.token({ roles: ['tenant_admin'] })
  tokens.operator = await harness.issuer.sign({ iss: operatorIssuer, roles: ['platform_operator'] })
  tokens.operatorWithoutRole = await harness.issuer.sign({ iss: operatorIssuer, roles: ['tenant_admin'] })
  tokens.usurper = await harness.token({ roles: ['platform_operator'] })
  const { body } = await service.call('/openapi.json', { token: null })
  paths = body.paths
  routes = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
})

const accessOf = (route: string): Caller | undefined => ACCESS[route]
const walked = (...callers: Caller[]) =>
  routes.filter((route) => callers.includes(accessOf(route) ?? 'public'))

async function call(route: string, token: string | null, ids: Record<string, string> = {}): Promise<Reply> {
  const [method = '', template = ''] = route.split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? uuidv7())
  const body = BODIES[route]
  const query = route === 'GET /v1/studio/sign-in' ? '?tenant=demo' : ''
  return service.call(`${path}${query}`, { method, token, ...(body ? { body } : {}) })
}

const summary = ({ status, body }: Reply) => ({ status, code: body?.code })

describe('every route of the OpenAPI document', () => {
  it('is known to this test', () => {
    expect(routes.filter((route) => accessOf(route) === undefined)).toEqual([])
    expect(routes.length).toBeGreaterThan(20)
  })

  it('stands in docs/api.md with who may call it and what it answers', async () => {
    const page = apiPage(paths, (route) => accessOf(route) ?? 'public')
    await expect(page).toMatchFileSnapshot('../../../docs/api.md')
    const created = await call('POST /v1/operator/tenants', tokens.operator ?? null)
    expect(created.body.limits, 'the limits on that page').toEqual(TENANT_DEFAULTS)
  })

  it('asks for a token, unless it is public', async () => {
    for (const route of walked('user', 'reader', 'admin', 'operator')) {
      const reply = await call(route, null)
      expect([route, summary(reply)]).toEqual([route, { status: 401, code: 'missing_token' }])
      expect(reply.headers.get('www-authenticate')).toMatch(/^Bearer/)
    }
    for (const route of walked('public'))
      expect([route, (await call(route, null)).status]).toEqual([route, 200])
  })

  it('refuses a token that cannot be verified', async () => {
    const stranger = await harness.token({ tenant_id: 'nobody' })
    for (const route of walked('user', 'reader', 'admin', 'operator')) {
      for (const token of ['garbage', `${tokens.admin}x`, stranger]) {
        expect([route, summary(await call(route, token))]).toEqual([
          route,
          { status: 401, code: 'invalid_token' },
        ])
      }
    }
  })

  it('refuses every role that it is not for, and only those', async () => {
    for (const route of walked('user', 'reader', 'admin', 'operator')) {
      const admits = ADMITS[accessOf(route) as keyof typeof ADMITS]
      for (const name of Object.keys(tokens)) {
        const token = tokens[name] ?? ''
        // A token of a tenant that claims to be the operator is that of an ordinary user.
        const admitted = admits.includes(name === 'usurper' ? 'user' : name)
        if (admitted) continue
        expect([route, name, summary(await call(route, token))]).toEqual([
          ...[route, name],
          { status: 403, code: 'insufficient_role' },
        ])
      }
    }
  })

  it('answers the ids of another tenant exactly as ids that do not exist', async () => {
    const other = await harness.issuer.sign({ tenant_id: 'demo2', roles: ['tenant_admin'], sub: 'other' })
    const integration = await service.call('/v1/admin/integrations', {
      ...{ token: other, body: { name: 'theirs', auth: { client_id: 'someone' } } },
    })
    const operation = await service.call('/v1/proofread', {
      token: other,
      body: BODIES['POST /v1/proofread'],
    })
    const theirs = {
      integration_id: integration.body.integration_id,
      operation_id: operation.body.operation_id,
      provider: 'textmodel',
    }
    for (const route of walked('user', 'reader', 'admin').filter((each) => /_id\}/.test(each))) {
      const admin = tokens.admin ?? ''
      const foreign = await call(route, admin, theirs)
      const unknown = await call(route, admin, { provider: 'textmodel' })
      expect([route, foreign.status]).toEqual([route, 404])
      expect([route, alike(foreign)]).toEqual([route, alike(unknown)])
      expect([route, summary(await call(route, admin, { operation_id: 'x', integration_id: 'x' }))]).toEqual([
        ...[route, summary(unknown)],
      ])
    }
    const untouched = await service.call(`/v1/admin/integrations/${theirs.integration_id}`, { token: other })
    expect(untouched.body).toEqual(integration.body)
    const kept = await service.call(`/v1/operations/${theirs.operation_id}`, { token: other })
    expect(kept.body.status).toBe('succeeded')
  })

  it('shows in lists what is the tenant’s own, and nothing else', async () => {
    const other = await harness.issuer.sign({ tenant_id: 'demo2', roles: ['tenant_admin'], sub: 'other' })
    for (const path of ['/v1/admin/integrations', '/v1/operations', '/v1/admin/audit-events']) {
      const ours = JSON.stringify((await service.call(path, { token: tokens.admin ?? '' })).body.items)
      expect(ours).not.toContain('demo2')
      const theirs = (await service.call(path, { token: other })).body.items
      for (const item of theirs) expect(item.tenant_id ?? 'demo2').toBe('demo2')
    }
  })
})

/** The answer without what differs from request to request. */
function alike({ status, body, headers }: Reply) {
  const { request_id: _request, instance: _instance, ...rest } = body
  return { status, rest, type: headers.get('content-type') }
}
