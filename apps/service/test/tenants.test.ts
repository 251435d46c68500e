import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { keyServer } from './key-server.ts'
import {
  type CallOptions,
  type Reply,
  type TestHarness,
  type TestService,
  testHarness,
} from './test-service.ts'
import { waitFor } from './wait-for.ts'

let harness: TestHarness
let service: TestService
let operatorToken: string
let serial = 0

beforeAll(async () => {
  harness = await testHarness()
  service = await harness.start()
  operatorToken = await harness.issuer.sign({
    iss: `${harness.issuer.issuer}/operator`,
    roles: ['platform_operator'],
  })
})

const operator = (path: string, options: CallOptions = {}): Promise<Reply> =>
  service.call(`/v1/operator/tenants${path}`, { token: operatorToken, ...options })

const post = (path: string, body?: object) => operator(path, { method: 'POST', ...(body ? { body } : {}) })
const put = (path: string, body: object) => operator(path, { method: 'PUT', body })

const tokenOf = (tenantId: string, ...roles: string[]) => harness.issuer.sign({ tenant_id: tenantId, roles })

async function newTenant(): Promise<string> {
  serial += 1
  const tenantId = `tenant-${serial}`
  expect((await post('', { tenant_id: tenantId, name: 'பள்ளி' })).status).toBe(201)
  return tenantId
}

const identity = () => ({
  issuer: harness.issuer.issuer,
  audience: 'semmai-api',
  jwks_uri: harness.issuer.jwksUri,
})

async function openTenant(): Promise<string> {
  const tenantId = await newTenant()
  await put(`/${tenantId}/network`, { mode: 'public' })
  await post(`/${tenantId}/network/confirm`)
  const opened = await put(`/${tenantId}/identity`, identity())
  expect(opened.body.onboarding_state).toBe('byok_pending')
  return tenantId
}

const proofread = async (tenantId: string) =>
  service.call('/v1/proofread', { token: await tokenOf(tenantId), body: { text: 'அம்மா', language: 'ta' } })

describe('onboarding', () => {
  it('leads from created to byok_pending, where text calls open', async () => {
    const created = await post('', { tenant_id: 'first', name: 'முதல்' })
    expect(created).toMatchObject({
      status: 201,
      body: {
        tenant_id: 'first',
        name: 'முதல்',
        onboarding_state: 'created',
        provider: 'auto',
        network: null,
      },
    })
    const network = await put('/first/network', {
      mode: 'private',
      allowed_cidrs: ['127.0.0.0/8', '::1/128'],
    })
    expect(network).toMatchObject({ status: 200, body: { onboarding_state: 'network_pending' } })
    const confirmed = await post('/first/network/confirm')
    expect(confirmed.body).toMatchObject({ onboarding_state: 'identity_pending' })
    expect(confirmed.body.network.confirmed_at).toMatch(/Z$/)
    expect((await proofread('first')).body.code).toBe('invalid_token')
    const identified = await put('/first/identity', { ...identity(), roles_claim: 'roles' })
    expect(identified.body).toMatchObject({
      onboarding_state: 'byok_pending',
      identity: { roles_claim: 'roles' },
    })
    expect((await proofread('first')).status).toBe(200)
    const status = await service.call('/v1/admin/onboarding/status', {
      token: await tokenOf('first', 'tenant_viewer'),
    })
    expect(status.body.checklist.map((item: { status: string }) => item.status)).toEqual([
      ...['completed', 'completed'],
      ...['pending', 'pending', 'pending', 'pending'],
    ])
    expect(status.body).toMatchObject({ tenant_id: 'first', blockers: [], byok: { configured: false } })
  })

  it('refuses every other trigger and names the state', async () => {
    const tenantId = await newTenant()
    for (const refused of [
      await post(`/${tenantId}/network/confirm`),
      await put(`/${tenantId}/identity`, identity()),
      await post(`/${tenantId}/unblock`),
    ]) {
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'onboarding_state_conflict', onboarding_state: 'created' },
      })
    }
    await put(`/${tenantId}/network`, { mode: 'public' })
    expect((await put(`/${tenantId}/network`, { mode: 'public' })).body.onboarding_state).toBe(
      'network_pending',
    )
    const early = await openTenant()
    const goLive = await service.call('/v1/admin/onboarding/go-live', {
      ...{ method: 'POST', token: await tokenOf(early, 'tenant_admin') },
    })
    expect(goLive.body).toMatchObject({ code: 'onboarding_state_conflict', onboarding_state: 'byok_pending' })
  })

  it('lets one of ten operators win who confirm at once, with one event each for what happened', async () => {
    const tenantId = await newTenant()
    await put(`/${tenantId}/network`, { mode: 'public' })
    const replies = await Promise.all(Array.from({ length: 10 }, () => post(`/${tenantId}/network/confirm`)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    await put(`/${tenantId}/identity`, identity())
    const events = await auditOf(tenantId)
    expect(events.filter(({ type }) => type === 'tenant_network_confirmed')).toHaveLength(1)
    expect(events.map(({ type }) => type)).toEqual([
      'tenant_created',
      ...['tenant_network_configured', 'onboarding_state_changed'],
      ...['tenant_network_confirmed', 'onboarding_state_changed'],
      ...['tenant_identity_configured', 'onboarding_state_changed'],
    ])
  })

  it('blocks from any state, remembers it, and returns to it', async () => {
    const tenantId = await openTenant()
    const why = { code: 'contract_ended', message: 'The contract has ended.', retryable: false }
    const blocked = await post(`/${tenantId}/block`, why)
    expect(blocked.body).toMatchObject({
      onboarding_state: 'blocked',
      block: { ...why, resume_state: 'byok_pending' },
    })
    expect((await proofread(tenantId)).body.code).toBe('tenant_blocked')
    const admin = await tokenOf(tenantId, 'tenant_admin')
    const write = await service.call('/v1/admin/settings', {
      method: 'PATCH',
      token: admin,
      body: { dictionary: [] },
    })
    expect(write.body.code).toBe('tenant_blocked')
    const status = await service.call('/v1/admin/onboarding/status', { token: admin })
    expect(status.body.blockers).toMatchObject([{ ...why, step: 'byok' }])
    expect(status.body.checklist[2]).toMatchObject({ step: 'byok', status: 'blocked' })
    expect((await post(`/${tenantId}/block`, why)).body.onboarding_state).toBe('blocked')
    expect((await post(`/${tenantId}/unblock`)).body).toMatchObject({
      onboarding_state: 'byok_pending',
      block: null,
    })
    expect((await proofread(tenantId)).status).toBe(200)
  })
})

describe('a tenant id', () => {
  it('is given out once, also after the tenant was deleted', async () => {
    const tenantId = await newTenant()
    const again = { tenant_id: tenantId, name: 'x' }
    expect((await post('', again)).body.code).toBe('tenant_exists')
    expect((await operator(`/${tenantId}`, { method: 'DELETE' })).status).toBe(204)
    expect((await post('', again)).body.code).toBe('tenant_exists')
    for (const gone of [
      await operator(`/${tenantId}`),
      await operator(`/${tenantId}`, { method: 'DELETE' }),
      await operator(`/${tenantId}`, { method: 'PATCH', body: { name: 'y' } }),
      await post(`/${tenantId}/network/confirm`),
      await put(`/${tenantId}/identity`, identity()),
      await operator('/never-there'),
    ]) {
      expect(gone).toMatchObject({ status: 404, body: { code: 'tenant_not_found' } })
    }
  })

  it.each(['', 'Upper', '-dash', 'ä', 'a'.repeat(64), 'a b', '../demo'])('cannot be %j', async (tenantId) => {
    const refused = await post('', { tenant_id: tenantId, name: 'x' })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ pointer: '/tenant_id' }] } })
  })
})

describe('networks', () => {
  it.each([
    '10.0.0.1',
    '10.0.0.1/8',
    '10.0.0.0/33',
    '10.0.0/24',
    '0x0a.0.0.0/8',
    '010.0.0.0/8',
    '2001:db8::/129',
    '2001:db8::1/32',
    '::ffff:10.0.0.0/104',
    'fe80::%eth0/64',
    '10.0.0.0/08',
    '10.0.0.0/-1',
    'நம் வலை',
  ])('cannot hold %s', async (cidr) => {
    const tenantId = await newTenant()
    const refused = await put(`/${tenantId}/network`, {
      mode: 'private',
      allowed_cidrs: ['10.0.0.0/8', cidr],
    })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ pointer: '/allowed_cidrs/1' }] } })
    expect((await operator(`/${tenantId}`)).body).toMatchObject({
      onboarding_state: 'created',
      network: null,
    })
  })

  it('must be named for a private tenant, when configured and when changed', async () => {
    const tenantId = await newTenant()
    expect((await put(`/${tenantId}/network`, { mode: 'private' })).status).toBe(400)
    expect((await put(`/${tenantId}/network`, { mode: 'private', allowed_cidrs: [] })).status).toBe(400)
    await put(`/${tenantId}/network`, { mode: 'private', allowed_cidrs: ['10.0.0.0/8'] })
    expect((await operator(`/${tenantId}`, { method: 'PATCH', body: { allowed_cidrs: [] } })).status).toBe(
      400,
    )
  })

  it('keep callers from elsewhere out, and believe a forwarded address only from a trusted proxy', async () => {
    const tenantId = await openTenant()
    const patched = await operator(`/${tenantId}`, {
      ...{ method: 'PATCH', body: { allowed_cidrs: ['203.0.113.0/24', '2001:db8::/32'] } },
    })
    expect(patched.body.network.allowed_cidrs).toEqual(['203.0.113.0/24', '2001:db8::/32'])
    const proxied = await harness.start({ trustedProxies: ['127.0.0.1'] })
    const from = async (node: TestService, address: string | null) => {
      const reply = await node.call('/v1/admin/onboarding/status', {
        token: await tokenOf(tenantId, 'tenant_viewer'),
        headers: address === null ? {} : { 'x-forwarded-for': address },
      })
      return reply.status === 200 ? 'admitted' : reply.body.code
    }
    expect(await from(service, null)).toBe('network_not_allowed')
    expect(await from(service, '203.0.113.7')).toBe('network_not_allowed')
    expect(await from(proxied, '203.0.113.7')).toBe('admitted')
    expect(await from(proxied, '2001:db8::7')).toBe('admitted')
    expect(await from(proxied, '::ffff:203.0.113.7')).toBe('admitted')
    expect(await from(proxied, '198.51.100.7')).toBe('network_not_allowed')
    expect(await from(proxied, '203.0.113.7, 198.51.100.7')).toBe('network_not_allowed')
    await proxied.stop()
  })
})

describe('an issuer', () => {
  it.each([
    ['plain http', { issuer: 'http://issuer.example' }, 'invalid_request'],
    ['a private address', { issuer: 'https://169.254.169.254' }, 'invalid_request'],
    ['no URL', { issuer: 'issuer' }, 'invalid_request'],
    ['a name that does not exist', { issuer: 'https://issuer.invalid' }, 'identity_provider_unavailable'],
  ])('at %s is refused, and nothing changes', async (_case, wrong, code) => {
    const tenantId = await newTenant()
    await put(`/${tenantId}/network`, { mode: 'public' })
    await post(`/${tenantId}/network/confirm`)
    const refused = await put(`/${tenantId}/identity`, { audience: 'semmai-api', ...wrong })
    expect(refused.body.code).toBe(code)
    expect((await operator(`/${tenantId}`)).body).toMatchObject({
      onboarding_state: 'identity_pending',
      identity: null,
    })
  })

  it.each([
    ['answers garbage', 'invalid_request', '<html>'],
    [
      'names another issuer',
      'invalid_request',
      JSON.stringify({ issuer: 'https://other.example', jwks_uri: 'x' }),
    ],
    ['answers a list', 'invalid_request', '[]'],
    ['answers 10 MB', 'invalid_request', 'x'.repeat(10_000_000)],
  ])('that %s is refused', async (_case, code, answer) => {
    const server = await keyServer()
    server.answerWith((_request, response) => response.end(answer))
    const tenantId = await openTenant()
    const refused = await put(`/${tenantId}/identity`, { issuer: server.issuer, audience: 'semmai-api' })
    expect(refused).toMatchObject({ body: { code, errors: [{ pointer: '/issuer' }] } })
    expect((await operator(`/${tenantId}`)).body.identity.issuer).toBe(harness.issuer.issuer)
  })

  it('that redirects or whose key set holds no keys is refused', async () => {
    const server = await keyServer()
    const tenantId = await openTenant()
    const wanted = { issuer: server.issuer, audience: 'semmai-api', jwks_uri: server.jwksUri }
    server.answerWith((_request, response) =>
      response.writeHead(302, { location: harness.issuer.jwksUri }).end(),
    )
    expect((await put(`/${tenantId}/identity`, wanted)).body.detail).toContain('redirect')
    server.answerWith((_request, response) => response.end('{"keys":[]}'))
    expect((await put(`/${tenantId}/identity`, wanted)).body.detail).toContain('no keys')
    server.answerWith((_request, response) => response.end('{"keys":[{"kty":"oct","k":"c2VjcmV0"}]}'))
    expect((await put(`/${tenantId}/identity`, wanted)).body.detail).toContain('no public key')
  })

  it('of the platform operator cannot be registered for a tenant', async () => {
    const tenantId = await openTenant()
    const refused = await put(`/${tenantId}/identity`, {
      ...identity(),
      issuer: `${harness.issuer.issuer}/operator`,
    })
    expect(refused).toMatchObject({ status: 409, body: { code: 'issuer_exists' } })
  })

  it('can be replaced in a later state without a move, and revoked, which refuses its tokens at once', async () => {
    const tenantId = await openTenant()
    const token = await tokenOf(tenantId)
    const call = async (bearer: string) =>
      (await service.call('/v1/operations', { token: bearer })).body.code ?? 'accepted'
    expect(await call(token)).toBe('accepted')
    const other = await keyServer()
    const replaced = await put(`/${tenantId}/identity`, {
      ...{ issuer: other.issuer, audience: 'semmai-api', jwks_uri: other.jwksUri },
    })
    expect(replaced.body).toMatchObject({
      onboarding_state: 'byok_pending',
      identity: { issuer: other.issuer },
    })
    expect(await call(await other.sign({ tenant_id: tenantId }))).toBe('accepted')
    expect((await operator(`/${tenantId}/identity`, { method: 'DELETE' })).status).toBe(204)
    expect(await call(await other.sign({ tenant_id: tenantId }))).toBe('invalid_token')
    expect(await call(token)).toBe('invalid_token')
  })
})

describe('the operator', () => {
  it('changes name, provider and limits, and nothing that was not sent', async () => {
    const tenantId = await openTenant()
    const patched = await operator(`/${tenantId}`, {
      ...{ method: 'PATCH', body: { provider: 'builtin', limits: { text_calls_per_minute: 2 } } },
    })
    expect(patched.body).toMatchObject({
      ...{ name: 'பள்ளி', provider: 'builtin' },
      limits: { text_calls_per_minute: 2, max_open_operations: 20 },
    })
    for (const body of [
      {},
      { limits: { text_calls_per_minute: 0 } },
      { provider: 'openai' },
      { state: 'live' },
    ]) {
      expect((await operator(`/${tenantId}`, { method: 'PATCH', body })).status).toBe(400)
    }
  })

  it('lists every tenant once, page by page', async () => {
    await newTenant()
    await newTenant()
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const query: string = cursor === null ? '?limit=3' : `?limit=3&cursor=${cursor}`
      const page: Reply = await operator(query)
      expect(page.body.items.length).toBeLessThanOrEqual(3)
      seen.push(...page.body.items.map((item: { tenant_id: string }) => item.tenant_id))
      cursor = page.body.next_cursor
    } while (cursor !== null)
    expect(seen).toEqual([...new Set(seen)].sort())
    expect(seen).toEqual(expect.arrayContaining(['demo', 'demo2']))
    for (const wrong of ['?cursor=x', '?cursor=MQ', '?limit=0', '?limit=101', '?order=1']) {
      expect((await operator(wrong)).status).toBe(400)
    }
  })

  it('keeps no name of a deleted tenant anywhere, also not under the idempotency keys of the operator', async () => {
    const name = 'மறக்கப்பட்ட பள்ளி'
    const keyed = (path: string, key: string, body?: object) =>
      operator(path, { method: 'POST', headers: { 'idempotency-key': key }, ...(body ? { body } : {}) })
    await keyed('', 'create-gone', { tenant_id: 'gone', name })
    await put('/gone/network', { mode: 'public' })
    await keyed('/gone/network/confirm', 'confirm-gone')
    expect(await tablesThatHold(name)).toEqual(['audit_events', 'idempotency_key', 'tenants'])
    expect((await operator('/gone', { method: 'DELETE' })).status).toBe(204)
    expect(await tablesThatHold(name)).toEqual([])
    expect((await keyed('', 'create-gone', { tenant_id: 'gone', name })).body.code).toBe('tenant_exists')
  })

  it('deletes a tenant with everything of it, in every table, but for its tombstone', async () => {
    const tenantId = await openTenant()
    const admin = await tokenOf(tenantId, 'tenant_admin')
    const as = (body: object, method = 'POST') => ({ token: admin, method, body })
    await service.call('/v1/admin/settings', as({ dictionary: ['செம்மை'] }, 'PATCH'))
    await service.call('/v1/admin/integrations', as({ name: 'app', auth: { client_id: 'app' } }))
    const credential = { credential: 'a-key', mode: 'create' }
    const uploaded = await service.call('/v1/admin/byok/providers/textmodel/credentials', as(credential))
    expect(uploaded.status).toBe(201)
    const text = { text: 'அம்மா', language: 'ta' }
    await service.call('/v1/proofread', { ...as(text), headers: { 'idempotency-key': 'k' } })
    await service.call('/v1/proofread', { ...as(text), headers: { prefer: 'respond-async' } })
    expect(await tablesWithRowsOf(tenantId)).toEqual(
      expect.arrayContaining(['audit_events', 'credentials', 'integrations', 'operation', 'secrets']),
    )
    expect((await operator(`/${tenantId}`, { method: 'DELETE' })).status).toBe(204)
    expect(await tablesWithRowsOf(tenantId)).toEqual(['audit_chains', 'tenants'])
    expect((await service.call('/v1/operations', { token: admin })).body.code).toBe('invalid_token')
    expect(
      (await operator('')).body.items.map((item: { tenant_id: string }) => item.tenant_id),
    ).not.toContain(tenantId)
  })
})

interface Event {
  type: string
}

async function auditOf(tenantId: string): Promise<Event[]> {
  const token = await tokenOf(tenantId, 'tenant_viewer')
  return (await service.call('/v1/admin/audit-events?order=asc&limit=100', { token })).body.items
}

/** Every table of the database, whatever its schema, with a row whose text holds this one. */
async function tablesThatHold(text: string): Promise<string[]> {
  const client = new pg.Client(harness.superuserUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ place: string; name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as place, table_name as name
       from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       order by table_name`,
    )
    const found: string[] = []
    for (const { place, name } of rows) {
      const { rowCount } = await client.query(
        `select from ${place} as t where strpos(t::text, $1) > 0 limit 1`,
        [text],
      )
      if (rowCount) found.push(name)
    }
    return found
  } finally {
    await client.end()
  }
}

async function tablesWithRowsOf(tenantId: string): Promise<string[]> {
  const client = new pg.Client(harness.superuserUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'tenant_id' order by table_name`,
    )
    const found: string[] = []
    for (const { name } of rows) {
      const { rowCount } = await client.query(`select from "${name}" where tenant_id = $1`, [tenantId])
      if (rowCount) found.push(name)
    }
    return found
  } finally {
    await client.end()
  }
}

describe('a change of a tenant that is deleted at the same time', () => {
  it('is 404, never 500, and leaves nothing', async () => {
    const tenantId = await newTenant()
    const holder = new pg.Client(harness.superuserUrl)
    await holder.connect()
    await holder.query('begin')
    await holder.query('select from tenants where tenant_id = $1 for update', [tenantId])
    const waiting = async (count: number) =>
      waitFor(async () => {
        const { rows } = await holder.query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
        return rows.length >= count
      })
    const deleted = operator(`/${tenantId}`, { method: 'DELETE' })
    await waiting(1)
    const patched = operator(`/${tenantId}`, { method: 'PATCH', body: { provider: 'auto' } })
    await waiting(2)
    await holder.query('commit')
    await holder.end()
    expect((await deleted).status).toBe(204)
    const { status, body } = await patched
    expect([status, body.code]).toEqual([404, 'tenant_not_found'])
  })
})
