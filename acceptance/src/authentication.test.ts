// Interface 5; decisions D.
import { describe, expect, it } from 'vitest'
import { type Answer, runningService } from './running-service.ts'
import { expectProblem } from './shapes.ts'
import { CREDENTIALS, type TestTenant, tenantIn } from './tenant.ts'

const service = await runningService()
const tenant = await tenantIn(service, 'byok_pending')
const TEXT = { text: 'மழை பெய்தது.', language: 'ta' }

/** The token with another payload, so the signature does not match. */
function forged(token: string, change: object): string {
  const [header, payload = '', signature] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return [
    header,
    Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url'),
    signature,
  ].join('.')
}

describe('a call', () => {
  it('without a token is 401 and names the scheme', async () => {
    const answer = await service.send('/v1/operations')
    expectProblem(answer, 401, 'missing_token')
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/)
  })

  it.each([
    ['another scheme', 'Basic YTpi'],
    ['no token', 'Bearer nonsense'],
    ['another tenant written in', `Bearer ${forged(tenant.user.token, { tenant_id: 'demo' })}`],
    ['a role written in', `Bearer ${forged(tenant.user.token, { roles: ['tenant_admin'] })}`],
    ['another issuer', `Bearer ${forged(tenant.user.token, { iss: 'https://issuer.example' })}`],
  ])('with %s is 401', async (_what, authorization) => {
    const answer = await service.send('/v1/operations', { headers: { authorization } })
    expectProblem(answer, 401, 'invalid_token')
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer.*error="invalid_token"/)
  })

  it('for a tenant that does not exist is 401', async () => {
    expectProblem(await (await service.as({ tenant: 'unknown' })).get('/v1/operations'), 401, 'invalid_token')
  })

  it('with the token in the query is 401', async () => {
    const answer = await service.send(`/v1/operations?access_token=${tenant.user.token}`)
    expectProblem(answer, 401, 'missing_token')
  })
})

type Role = 'admin' | 'viewer' | 'user' | 'operator'
const anyRole: Role[] = ['admin', 'viewer', 'user']
const readers: Role[] = ['admin', 'viewer']
const NOWHERE = '00000000-0000-7000-8000-000000000000'

describe('access', () => {
  it.each<[string, Role[], (caller: TestTenant[Role]) => Promise<Answer>]>([
    ['POST /v1/proofread', anyRole, (one) => one.post('/v1/proofread', TEXT)],
    [
      'POST /v1/essay-critique',
      anyRole,
      (one) => one.post('/v1/essay-critique', { essay: 'அ', language: 'ta' }),
    ],
    ['GET /v1/operations/{operation_id}', anyRole, (one) => one.get(`/v1/operations/${NOWHERE}`)],
    ['GET /v1/operations', anyRole, (one) => one.get('/v1/operations')],
    ['GET /v1/admin/onboarding/status', readers, (one) => one.get('/v1/admin/onboarding/status')],
    ['POST /v1/admin/onboarding/go-live', ['admin'], (one) => one.post('/v1/admin/onboarding/go-live')],
    ['POST …/credentials', ['admin'], (one) => one.post(CREDENTIALS, {})],
    ['POST …/credentials/validate', ['admin'], (one) => one.post(`${CREDENTIALS}/validate`)],
    [
      'POST …/certifications',
      ['admin'],
      (one) => one.post(`/v1/admin/integrations/${NOWHERE}/certifications`),
    ],
    ['GET /v1/admin/integrations', readers, (one) => one.get('/v1/admin/integrations')],
    ['POST /v1/admin/integrations', ['admin'], (one) => one.post('/v1/admin/integrations', {})],
    ['GET /v1/admin/settings', readers, (one) => one.get('/v1/admin/settings')],
    ['PATCH /v1/admin/settings', ['admin'], (one) => one.patch('/v1/admin/settings', {})],
    ['GET /v1/admin/audit-events', readers, (one) => one.get('/v1/admin/audit-events')],
    ['GET /v1/admin/usage', readers, (one) => one.get('/v1/admin/usage')],
    ['GET /v1/operator/tenants', ['operator'], (one) => one.get('/v1/operator/tenants?limit=1')],
    ['POST /v1/operator/tenants', ['operator'], (one) => one.post('/v1/operator/tenants', {})],
  ])('to %s has %j', async (_route, allowed, ask) => {
    for (const role of ['admin', 'viewer', 'user', 'operator'] as const) {
      const answer = await ask(tenant[role])
      if (allowed.includes(role)) expect([role, answer.body.code]).not.toEqual([role, 'insufficient_role'])
      else expectProblem(answer, 403, 'insufficient_role')
    }
  })

  it('to the operator plane is refused for a tenant’s issuer, whatever roles the token claims', async () => {
    const usurper = await service.as({ tenant: tenant.id, roles: ['platform_operator', 'tenant_admin'] })
    expectProblem(await usurper.get('/v1/operator/tenants'), 403, 'insufficient_role')
    expect((await usurper.get('/v1/admin/usage')).status).toBe(200)
  })
})
