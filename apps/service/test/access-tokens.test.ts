import { beforeAll, describe, expect, it } from 'vitest'
import { expectProblem } from './expect-problem.ts'
import { type TestHarness, type TestService, testHarness } from './test-service.ts'

const PATH = '/v1/access-tokens'
let harness: TestHarness
let service: TestService
let admin: string

beforeAll(async () => {
  harness = await testHarness()
  service = await harness.start()
  admin = await harness.token({ roles: ['tenant_admin'], sub: 'head' })
  await switchOn(admin)
})

const switchOn = (token: string) =>
  service.call('/v1/admin/settings', { method: 'PATCH', token, body: { access_tokens: true } })
const create = (token: string, body: object = {}, headers = {}) =>
  service.call(PATH, { token, body: { name: 'LibreOffice', expires_in_days: 30, ...body }, headers })
const revoke = (token: string, id: string) => service.call(`${PATH}/${id}`, { method: 'DELETE', token })
const userNamed = (sub: string) => harness.token({ sub })

describe('access tokens', () => {
  it('are refused until the tenant switches them on', async () => {
    const token = await harness.token({ tenant_id: 'demo2', roles: ['tenant_admin'] })
    expectProblem(await create(token), 'access_tokens_off')
    await switchOn(token)
    expect((await create(token)).status).toBe(201)
  })

  it('are shown once: prefix, 256 bits, their owner, scopes and end', async () => {
    const { status, body } = await create(await userNamed('meena'), { expires_in_days: 90 })
    expect(status).toBe(201)
    expect(body.token).toMatch(/^smm_[\w-]{43}$/)
    expect(body).toMatchObject({ scopes: ['proofread'], subject: 'meena', last_used_at: null })
    expect(Date.parse(body.expires_at) - Date.parse(body.created_at)).toBe(90 * 86_400_000)
    const listed = await service.call(PATH, { token: await userNamed('meena') })
    expect(JSON.stringify(listed.body)).not.toContain(body.token)
  })

  it('are kept as a keyed hash only', async () => {
    const { body } = await create(await userNamed('hash'))
    const { rows } = await harness.database.transaction('tenant', 'demo', (tx) =>
      tx.query<{ row: string }>(
        `select k::text || encode(token_hash, 'escape') as row from access_tokens k where token_id = $1`,
        [body.id],
      ),
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(body.token.slice(4))
  })

  it('omit the token where an answer is given again', async () => {
    const token = await userNamed('again')
    const headers = { 'idempotency-key': 'make-one' }
    const first = await create(token, {}, headers)
    const again = await create(token, {}, headers)
    expect(first.body.token).toMatch(/^smm_/)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(again.body).toEqual({ ...first.body, token: null })
    expect((await service.call(PATH, { token })).body.items).toHaveLength(1)
  })

  it('are at most ten a user, also when eleven are asked for at once', async () => {
    const token = await userNamed('greedy')
    const replies = await Promise.all(Array.from({ length: 11 }, () => create(token)))
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 409])
    expectProblem(await create(token), 'too_many_access_tokens')
    const [{ body }] = replies.filter(({ status }) => status === 201) as [(typeof replies)[0]]
    expect((await revoke(token, body.id)).status).toBe(204)
    expect((await create(token)).status).toBe(201)
  })

  it.each([
    { expires_in_days: 91 },
    { expires_in_days: 0 },
    { expires_in_days: 1.5 },
    { name: '' },
    { scopes: ['admin'] },
    { scopes: [] },
    { token: 'smm_mine' },
  ])('refuse %j', async (body) => {
    expect((await create(await userNamed('wrong'), body)).status).toBe(400)
  })

  it('are seen and revoked by their user and by an administrator, and hidden from others', async () => {
    const [owner, other] = [await userNamed('owner'), await userNamed('other')]
    const [one, two] = [(await create(owner)).body, (await create(owner)).body]
    const subjects = async (token: string) =>
      (await service.call(`${PATH}?limit=100`, { token })).body.items.map(
        (item: { subject: string }) => item.subject,
      )
    expect(await subjects(owner)).toEqual(['owner', 'owner'])
    expect(await subjects(other)).toEqual([])
    expect(await subjects(admin)).toEqual(expect.arrayContaining(['owner', 'owner', 'meena']))
    expectProblem(await revoke(other, one.id), 'access_token_not_found')
    expect((await revoke(owner, one.id)).status).toBe(204)
    expectProblem(await revoke(owner, one.id), 'access_token_not_found')
    expect((await revoke(admin, two.id)).status).toBe(204)
    expect(await subjects(owner)).toEqual([])
  })

  it('are honoured by no other route', async () => {
    const { body } = await create(await userNamed('curious'))
    for (const path of [PATH, '/v1/operations', '/v1/admin/settings', '/v1/operator/tenants']) {
      expectProblem(await service.call(path, { token: body.token }), 'invalid_token')
    }
    const call = { token: body.token, body: { text: 'அம்மா', language: 'ta' } }
    expectProblem(await service.call('/v1/proofread', call), 'invalid_token')
  })

  it('leave audit events when they are made and revoked, without the token', async () => {
    const token = await userNamed('watched')
    const { body } = await create(token, { name: 'பள்ளி' })
    await revoke(admin, body.id)
    const { body: log } = await service.call('/v1/admin/audit-events?limit=2', { token: admin })
    const target = { type: 'access_token', id: body.id }
    expect(log.items).toMatchObject([
      { type: 'access_token_revoked', target, actor: { subject: 'head' }, details: { subject: 'watched' } },
      { type: 'access_token_created', target, actor: { subject: 'watched' }, details: { name: 'பள்ளி' } },
    ])
    expect(JSON.stringify(log)).not.toContain(body.token)
  })
})
