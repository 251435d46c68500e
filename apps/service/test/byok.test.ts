import { randomBytes } from 'node:crypto'
import { verifyAuditChain } from '@semmai/client'
import { loadEngine } from '@semmai/tamil-node'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDatabase } from '../src/database/create-database.ts'
import { type ModelServer, startModelServer } from '../src/embedded/model-server.ts'
import { silent } from './test-database.ts'
import { type CallOptions, type TestHouse, type TestService, testHouse } from './test-service.ts'

const CREDENTIALS = '/v1/admin/byok/providers/textmodel/credentials'
const STATUS = '/v1/admin/onboarding/status'
const FAULTY = 'அவன் நேற்று பள்ளிக்கு வந்தாள்.'
const engine = loadEngine()

let house: TestHouse
let service: TestService
let model: ModelServer
let tenants = 0

beforeAll(async () => {
  house = await testHouse()
  model = await startModelServer({ proofread: (sentence) => engine.proofread(sentence).issues })
  const textmodel = { baseUrl: model.baseUrl, model: 'stand-in' }
  service = await house.start({}, { textmodel })
})
afterAll(() => model.close())
beforeEach(() => void Object.assign(model.switches, { latencyMs: 0, answer: 'honest' }))

/** A tenant of one's own, and calls as its administrator. */
async function tenantIn(state: string) {
  const tenantId = `byok-${++tenants}`
  await house.addTenant(tenantId, state)
  const token = await house.token({ tenant_id: tenantId, roles: ['tenant_admin'] })
  const call = (path: string, options: CallOptions = {}) => service.call(path, { token, ...options })
  return {
    tenantId,
    token,
    call,
    upload: (credential: string, mode = 'create', more: object = {}, options: CallOptions = {}) =>
      call(CREDENTIALS, { body: { credential, mode, ...more }, ...options }),
    validate: (options: CallOptions = {}) => call(`${CREDENTIALS}/validate`, { method: 'POST', ...options }),
    status: async () => (await call(STATUS)).body,
    async auditTypes() {
      const { items } = (await call('/v1/admin/audit-events?order=asc&limit=100')).body
      expect((await verifyAuditChain(items)).fault).toBeNull()
      return items.map(({ type }: { type: string }) => type)
    },
    /** An integration that has made its handshake. */
    async integration() {
      const auth = { client_id: 'lms' }
      const { body } = await call('/v1/admin/integrations', { body: { name: 'LMS', auth } })
      const own = await house.token({ tenant_id: tenantId, client_id: 'lms' })
      const id = body.integration_id
      await service.call(`/v1/integrations/${id}/handshake`, { method: 'POST', token: own })
      return id as string
    },
    certify: (id: string, options: CallOptions = {}) =>
      call(`/v1/admin/integrations/${id}/certifications`, { method: 'POST', ...options }),
    async ended(operationId: string) {
      for (;;) {
        const { body } = await call(`/v1/operations/${operationId}`, { headers: { prefer: 'wait=10' } })
        if (body.completed_at) return body
      }
    },
  }
}

describe('uploading a credential', () => {
  it('stores it, shows no part of it, moves the state and is audited', async () => {
    const tenant = await tenantIn('byok_pending')
    const { status, body } = await tenant.upload('valid-secret-1', 'create', { label: 'first' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...{ tenant_id: tenant.tenantId, provider: 'textmodel', mode: 'create', label: 'first' },
      ...{ validation_status: 'pending', onboarding_state: 'validation_pending', rotated_at: null },
    })
    expect(body.fingerprint).toMatch(/^hmac-sha256:[0-9a-f]{16}$/)
    expect(JSON.stringify(body)).not.toContain('secret-1')
    expect(await tenant.auditTypes()).toEqual(['byok_credential_create', 'onboarding_state_changed'])
    expect((await tenant.status()).byok).toMatchObject({ configured: true, validation_status: 'pending' })
  })

  it('create on a stored one and rotate on none are conflicts that change nothing', async () => {
    const tenant = await tenantIn('byok_pending')
    expect((await tenant.upload('valid-1', 'rotate')).body.code).toBe('credential_not_configured')
    const first = (await tenant.upload('valid-1')).body
    const again = await tenant.upload('valid-2')
    expect([again.status, again.body.code]).toEqual([409, 'credential_already_exists'])
    expect((await tenant.status()).byok.fingerprint).toBe(first.fingerprint)
  })

  it('a rotation gives a new fingerprint, keeps the label, and destroys the old key', async () => {
    const tenant = await tenantIn('live')
    const first = (await tenant.upload('valid-1', 'create', { label: 'mine' })).body
    const { status, body } = await tenant.upload('valid-2', 'rotate')
    expect(status).toBe(200)
    expect(body).toMatchObject({ mode: 'rotate', label: 'mine', onboarding_state: 'validation_pending' })
    expect(body.fingerprint).not.toBe(first.fingerprint)
    const { rows } = await house.database.transaction('tenant', tenant.tenantId, (tx) =>
      tx.query('select 1 from secrets union all select 1 from credentials where retired_refs <> $1', [[]]),
    )
    expect(rows).toHaveLength(1)
    expect(await tenant.auditTypes()).toContain('byok_credential_rotate')
  })

  it.each([
    ['a trailing line end', { credential: 'valid-1\n' }],
    ['5,000 characters', { credential: 'canary'.repeat(834) }],
    ['nothing', { credential: '' }],
    ['Tamil', { credential: 'திறவுகோல்' }],
  ])('refuses %s, and does not repeat it', async (_what, part) => {
    const tenant = await tenantIn('byok_pending')
    const { status, body } = await tenant.call(CREDENTIALS, { body: { mode: 'create', ...part } })
    expect([status, body.code]).toEqual([400, 'invalid_credential_format'])
    expect(JSON.stringify(body)).not.toMatch(/canary|valid-1|திறவு/)
  })

  it.each([
    ['a label of 121 characters', { label: 'அ'.repeat(121) }, 'invalid_request'],
    ['an empty label', { label: '' }, 'invalid_request'],
    ['an unknown mode', { mode: 'CREATE' }, 'invalid_request'],
    ['an unknown field', { secret: 'canary' }, 'unknown_field'],
  ])('refuses %s', async (_what, part, code) => {
    const tenant = await tenantIn('byok_pending')
    const { status, body } = await tenant.upload('valid-1', 'create', part)
    expect([status, body.code]).toEqual([400, code])
  })

  it('refuses duplicate keys and __proto__', async () => {
    const tenant = await tenantIn('byok_pending')
    const double = '{"credential":"valid-1","mode":"create","mode":"rotate"}'
    expect((await tenant.call(CREDENTIALS, { raw: double })).status).toBe(400)
    const proto = '{"credential":"valid-1","mode":"create","__proto__":{"x":1}}'
    expect((await tenant.call(CREDENTIALS, { raw: proto })).status).toBe(400)
    expect((await tenant.status()).byok.configured).toBe(false)
  })

  it('another provider is 404, a viewer 403', async () => {
    const tenant = await tenantIn('byok_pending')
    const body = { credential: 'valid-1', mode: 'create' }
    const other = await tenant.call('/v1/admin/byok/providers/openai/credentials', { body })
    expect([other.status, other.body.code]).toEqual([404, 'provider_not_found'])
    const viewer = await house.token({ tenant_id: tenant.tenantId, roles: ['tenant_viewer'] })
    expect((await tenant.call(CREDENTIALS, { body, token: viewer })).body.code).toBe('insufficient_role')
  })

  it('a repeated key stores once and emits one event', async () => {
    const tenant = await tenantIn('byok_pending')
    const headers = { 'idempotency-key': 'upload-1' }
    const first = await tenant.upload('valid-1', 'create', {}, { headers })
    const again = await tenant.upload('valid-1', 'create', {}, { headers })
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(again.body).toEqual(first.body)
    expect((await tenant.auditTypes()).filter((type: string) => type.startsWith('byok'))).toHaveLength(1)
    const other = await tenant.upload('valid-2', 'create', {}, { headers })
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
  })

  it('of twenty at once one is stored, and no secret is left over', async () => {
    const tenant = await tenantIn('byok_pending')
    const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => tenant.upload(`valid-${i}`)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    const lost = replies.filter(({ status }) => status !== 201)
    expect(new Set(lost.map(({ body }) => body.code))).toEqual(new Set(['credential_already_exists']))
    const { rows } = await house.database.transaction('tenant', tenant.tenantId, (tx) =>
      tx.query('select 1 from secrets'),
    )
    expect(rows).toHaveLength(1)
  })
})

describe('validating a credential', () => {
  it('passes a good key on to certification', async () => {
    const tenant = await tenantIn('byok_pending')
    await tenant.upload('valid-1')
    const { status, body } = await tenant.validate()
    expect(status).toBe(200)
    expect(body).toEqual({
      tenant_id: tenant.tenantId,
      provider: 'textmodel',
      validation_status: 'passed',
      onboarding_state: 'certification_pending',
      checked_at: expect.stringMatching(/^\d{4}-.*Z$/),
      error: null,
    })
    expect((await tenant.status()).byok).toMatchObject({
      validation_status: 'passed',
      validated_at: body.checked_at,
    })
    expect(await tenant.auditTypes()).toContain('byok_validation_passed')
    const again = await tenant.validate()
    expect([again.status, again.body.code]).toEqual([409, 'onboarding_state_conflict'])
  })

  it.each([
    ['revoked-1', 'honest', 'provider_auth_failed', false],
    ['quota-1', 'honest', 'provider_quota_exceeded', true],
    ['valid-1', 'rate_limited', 'provider_rate_limited', true],
    ['valid-1', 'server_error', 'provider_unreachable', true],
  ] as const)('tells %s with %s as %s', async (key, answer, code, retryable) => {
    const tenant = await tenantIn('byok_pending')
    await tenant.upload(key)
    model.switches.answer = answer
    const { status, body } = await tenant.validate()
    expect(status).toBe(200)
    expect(body).toMatchObject({ validation_status: 'failed', onboarding_state: 'validation_pending' })
    expect(body.error.code).toBe(code)
    const { blockers, checklist } = await tenant.status()
    expect(blockers).toMatchObject([{ code, step: 'validation', retryable }])
    expect(checklist).toContainEqual({ step: 'validation', status: 'blocked', completed_at: null })
  })

  it('none stored is a conflict', async () => {
    const tenant = await tenantIn('validation_pending')
    expect((await tenant.validate()).body.code).toBe('credential_not_configured')
  })

  it('discards the result when the key is rotated during the test call', async () => {
    const tenant = await tenantIn('byok_pending')
    await tenant.upload('valid-1')
    model.switches.answer = 'hang'
    const arrived = new Promise<void>((resolve) => void model.onceAsked(resolve))
    const validating = tenant.validate()
    await arrived
    await tenant.upload('valid-2', 'rotate')
    model.releaseHanging()
    const { status, body } = await validating
    expect([status, body.code]).toEqual([409, 'credential_changed'])
    expect((await tenant.status()).byok.validation_status).toBe('pending')
  })

  it('a client that hangs up does not lose the result', async () => {
    const tenant = await tenantIn('byok_pending')
    await tenant.upload('valid-1')
    model.switches.answer = 'hang'
    const arrived = new Promise<void>((resolve) => void model.onceAsked(resolve))
    const abort = new AbortController()
    const gone = tenant.validate({ signal: abort.signal }).catch(() => 'gone')
    await arrived
    abort.abort()
    expect(await gone).toBe('gone')
    model.releaseHanging()
    await expect.poll(async () => (await tenant.status()).byok.validation_status).toBe('passed')
  })

  it('a secret under another master key is 503, and records nothing', async () => {
    const tenant = await tenantIn('byok_pending')
    await tenant.upload('valid-1')
    await house.database.transaction('operator', null, (tx) =>
      tx.query("update secrets set master_key_id = 'unknown' where tenant_id = $1", [tenant.tenantId]),
    )
    const { status, body, headers } = await tenant.validate()
    expect([status, body.code]).toEqual([503, 'secret_store_unavailable'])
    expect(headers.get('retry-after')).toBe('5')
    expect((await tenant.status()).byok.validation_status).toBe('pending')
  })
})

describe('who serves', () => {
  const proofread = async (tenant: Awaited<ReturnType<typeof tenantIn>>, text = FAULTY) =>
    tenant.call('/v1/proofread', { body: { text, language: 'ta' } })
  const choose = (tenantId: string, provider: string) =>
    house.database.transaction('operator', null, (tx) =>
      tx.query('update tenants set provider = $2 where tenant_id = $1', [tenantId, provider]),
    )

  it('auto: the engine until the key is validated, then the model; tokens are summed', async () => {
    const tenant = await tenantIn('byok_pending')
    await tenant.upload('valid-1')
    expect((await proofread(tenant)).body.provider).toBe('builtin')
    await tenant.validate()
    const { status, body } = await proofread(tenant)
    expect(status).toBe(200)
    expect(body).toMatchObject({ provider: 'textmodel', model: 'stand-in' })
    expect(body.result.corrected_text).toBe('அவன் நேற்று பள்ளிக்கு வந்தான்.')
    const usage = (await tenant.call('/v1/admin/usage')).body
    expect(usage.next_cursor).toBeNull()
    expect(usage.items).toMatchObject([{ endpoint: 'proofread', operations: 2 }])
    expect(usage.items[0].day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(usage.items[0].input_tokens).toBeGreaterThan(0)
  })

  it('textmodel without a key is credential_missing, never another key', async () => {
    const tenant = await tenantIn('byok_pending')
    await choose(tenant.tenantId, 'textmodel')
    const { status, body } = await proofread(tenant)
    expect([status, body.code]).toEqual([409, 'credential_missing'])
  })

  it.each([
    ['revoked-1', 'honest', 502, 'provider_auth_failed', null],
    ['quota-1', 'honest', 503, 'provider_quota_exceeded', '2'],
    ['valid-1', 'rate_limited', 503, 'provider_rate_limited', '7'],
    ['valid-1', 'server_error', 503, 'provider_unreachable', '2'],
    ['valid-1', 'html', 502, 'provider_bad_response', null],
    ['valid-1', 'huge', 502, 'provider_bad_response', null],
    ['valid-1', 'refused', 502, 'provider_refused', null],
  ] as const)('%s with %s is %i %s', async (key, answer, status, code, retryAfter) => {
    const tenant = await tenantIn('byok_pending')
    await choose(tenant.tenantId, 'textmodel')
    await tenant.upload(key)
    model.switches.answer = answer
    const reply = await proofread(tenant)
    expect([reply.status, reply.body.code]).toEqual([status, code])
    expect(reply.headers.get('retry-after')).toBe(retryAfter)
    const operation = await tenant.call(`/v1/operations/${reply.body.operation_id}`)
    expect(operation.body).toMatchObject({ status: 'failed', error: { code } })
  })

  it('a secret store that fails is 503, and the engine does not step in', async () => {
    const tenant = await tenantIn('byok_pending')
    await tenant.upload('valid-1')
    await tenant.validate()
    await house.database.transaction('operator', null, (tx) =>
      tx.query("update secrets set master_key_id = 'unknown' where tenant_id = $1", [tenant.tenantId]),
    )
    const { status, body } = await proofread(tenant)
    expect([status, body.code]).toEqual([503, 'secret_store_unavailable'])
  })

  it('env: the key of the deployment serves, the tenant has none', async () => {
    const { Secret } = await import('../src/secrets/secret.ts')
    const textmodel = { baseUrl: model.baseUrl, model: 'stand-in' }
    const config = { secretResolution: 'env' as const, providerApiKey: new Secret('valid-env') }
    const node = await house.start(config, { textmodel })
    const { body } = await node.call('/v1/proofread', { body: { text: FAULTY, language: 'ta' } })
    expect(body.provider).toBe('textmodel')
    await node.stop()
  })
})

describe('certification', () => {
  async function ready() {
    const tenant = await tenantIn('byok_pending')
    await tenant.upload('valid-1')
    await tenant.validate()
    return { tenant, id: await tenant.integration() }
  }

  it('quick, without a body, leads by real operations to go-live', async () => {
    const { tenant, id } = await ready()
    const { status, body, headers } = await tenant.certify(id)
    expect(status).toBe(202)
    expect(body).toMatchObject({ status: 'queued', poll_url: `/v1/operations/${body.operation_id}` })
    expect(headers.get('location')).toBe(body.poll_url)
    const operation = await tenant.ended(body.operation_id)
    expect(operation).toMatchObject({
      ...{ status: 'succeeded', endpoint: 'onboarding-certify', provider: 'textmodel' },
      result: { mode: 'quick', passed: true, integration_id: id },
    })
    const { checks } = operation.result
    expect(checks.map(({ name }: { name: string }) => name)).toEqual(['proofread', 'operation_poll'])
    const inner = (await tenant.call(`/v1/operations/${checks[0].operation_id}`)).body
    expect(inner).toMatchObject({ endpoint: 'proofread', status: 'succeeded' })
    const after = await tenant.status()
    expect(after.onboarding_state).toBe('go_live_ready')
    expect(after.certification).toMatchObject({
      ...{ status: 'completed', passed: true, mode: 'quick', last_run_operation_id: body.operation_id },
    })
    const live = await tenant.call('/v1/admin/onboarding/go-live', { method: 'POST' })
    expect(live.body.onboarding_state).toBe('live')
    const types = await tenant.auditTypes()
    expect(types).toEqual(expect.arrayContaining(['certification_started', 'certification_completed']))
  })

  it('full also critiques an essay', async () => {
    const { tenant, id } = await ready()
    const { body } = await tenant.certify(id, { body: { mode: 'full' } })
    const { result } = await tenant.ended(body.operation_id)
    expect(result).toMatchObject({ mode: 'full', passed: true })
    const essay = result.checks.find(({ name }: { name: string }) => name === 'essay_critique')
    const inner = (await tenant.call(`/v1/operations/${essay.operation_id}`)).body
    expect(inner).toMatchObject({ endpoint: 'essay-critique', status: 'succeeded' })
  })

  it('a check that fails is a run that succeeded without passing, and says what is in the way', async () => {
    const { tenant, id } = await ready()
    model.switches.answer = 'server_error'
    const { body } = await tenant.certify(id, { body: {} })
    const { status, result } = await tenant.ended(body.operation_id)
    expect(status).toBe('succeeded')
    expect(result.passed).toBe(false)
    expect(result.checks[0]).toMatchObject({ status: 'failed', error: { code: 'provider_unreachable' } })
    const after = await tenant.status()
    expect(after.onboarding_state).toBe('certification_pending')
    expect(after.certification).toMatchObject({ status: 'completed', passed: false })
    expect(after.blockers).toMatchObject([{ code: 'provider_unreachable', step: 'certification' }])
  })

  it('lists every unmet precondition at once', async () => {
    const tenant = await tenantIn('byok_pending')
    const auth = { client_id: 'lms', active: false }
    const body = { name: 'LMS', active: false, auth }
    const id = (await tenant.call('/v1/admin/integrations', { body })).body.integration_id
    const refused = await tenant.certify(id)
    expect([refused.status, refused.body.code]).toEqual([409, 'certification_precondition_failed'])
    expect(refused.body.errors.map(({ code }: { code: string }) => code)).toEqual([
      'credential_not_configured',
      'credential_not_validated',
      'integration_inactive',
      'integration_auth_inactive',
      'connectivity_not_verified',
    ])
  })

  it.each([
    ['FULL', { body: { mode: 'FULL' } }, 400, 'invalid_request'],
    ['an unknown field', { body: { mood: 'quick' } }, 400, 'unknown_field'],
    ['null', { raw: 'null' }, 400, 'invalid_request'],
  ] as const)('refuses %s', async (_what, options, status, code) => {
    const { tenant, id } = await ready()
    const reply = await tenant.certify(id, options)
    expect([reply.status, reply.body.code]).toEqual([status, code])
  })

  it("an unknown integration and another tenant's are 404", async () => {
    const { tenant } = await ready()
    const { id } = await ready()
    for (const other of [id, 'nonsense', '0199b6a0-6e4c-7cc3-8000-3a2f1b0c9d8e']) {
      expect((await tenant.certify(other)).body.code).toBe('integration_not_found')
    }
  })

  it('of twenty at once one runs, the others name certification_in_progress', async () => {
    const { tenant, id } = await ready()
    model.switches.answer = 'hang'
    const replies = await Promise.all(Array.from({ length: 20 }, () => tenant.certify(id)))
    const accepted = replies.filter(({ status }) => status === 202)
    expect(accepted).toHaveLength(1)
    for (const { status, body } of replies) {
      if (status === 202) continue
      expect(body.errors).toMatchObject([{ code: 'certification_in_progress' }])
    }
    model.releaseHanging()
    await tenant.ended(accepted[0]?.body.operation_id)
    expect((await tenant.certify(id)).status).toBe(202)
  })

  it('a replay comes before the preconditions', async () => {
    const { tenant, id } = await ready()
    const headers = { 'idempotency-key': 'certify-1' }
    const first = await tenant.certify(id, { headers })
    const again = await tenant.certify(id, { headers })
    expect(again.status).toBe(202)
    expect(again.body).toEqual(first.body)
  })

  it('two tenants certify on one worker slot without waiting for each other', async () => {
    const node = await house.start(
      { workerConcurrency: 1 },
      { textmodel: { baseUrl: model.baseUrl, model: 'stand-in' } },
    )
    const [one, two] = await Promise.all([ready(), ready()])
    const runs = await Promise.all([one.tenant.certify(one.id), two.tenant.certify(two.id)])
    const ends = await Promise.all([
      one.tenant.ended(runs[0].body.operation_id),
      two.tenant.ended(runs[1].body.operation_id),
    ])
    expect(ends.map(({ result }) => result.passed)).toEqual([true, true])
    await node.stop()
  })

  it('a run about an earlier key does not certify the one that replaced it', async () => {
    const { tenant, id } = await ready()
    model.switches.answer = 'hang'
    const arrived = new Promise<void>((resolve) => void model.onceAsked(resolve))
    const { body } = await tenant.certify(id)
    await arrived
    await tenant.upload('valid-2', 'rotate')
    model.releaseHanging()
    await tenant.ended(body.operation_id)
    expect((await tenant.status()).onboarding_state).toBe('validation_pending')
  })
})

describe('a key', () => {
  it('is nowhere but in its store: not in any answer, not in any column of any table', async () => {
    const canary = `canary${randomBytes(8).toString('hex')}`
    const tenant = await tenantIn('byok_pending')
    const answers: unknown[] = []
    const headers = { 'idempotency-key': 'canary' }
    answers.push(await tenant.upload(`valid-${canary}`, 'create', {}, { headers }))
    answers.push(await tenant.upload(`valid-${canary}`, 'create', {}, { headers }))
    answers.push(await tenant.validate(), await tenant.status())
    answers.push(await tenant.call('/v1/proofread', { body: { text: FAULTY, language: 'ta' } }))
    answers.push(await tenant.upload(`revoked-${canary}`, 'rotate'), await tenant.validate())
    answers.push(await tenant.call('/v1/admin/audit-events?limit=100'))
    expect(JSON.stringify(answers)).not.toContain(canary)
    expect(await everyRow(house.url)).not.toContain(canary)
  })
})

describe('the log', () => {
  it('holds no key and no submitted text, at any level', async () => {
    const lines: string[] = []
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
    const textmodel = { baseUrl: model.baseUrl, model: 'stand-in' }
    const node = await house.start({}, { textmodel }, log)
    const tenant = await tenantIn('byok_pending')
    const { token } = tenant
    const call = (path: string, body?: object) =>
      node.call(path, { token, method: 'POST', ...(body ? { body } : {}) })
    await call(CREDENTIALS, { credential: 'valid-logcanary', mode: 'create' })
    await call(`${CREDENTIALS}/validate`)
    await call(CREDENTIALS, { credential: 'logcanary\n', mode: 'rotate' })
    const text = `${FAULTY} உரைக்குறி`
    await call('/v1/proofread', { text, language: 'ta' })
    model.switches.answer = 'server_error'
    await call('/v1/proofread', { text, language: 'ta' })
    await call('/v1/proofread', { text, language: 'ta', extra: text })
    await node.stop()
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.join('')).not.toMatch(/logcanary|உரைக்குறி/)
  })
})

/** All rows of all tables as text, as far as the roles of the service can read them. */
async function everyRow(url: string): Promise<string> {
  const database = createDatabase({ url, log: silent })
  const texts: string[] = []
  for (const purpose of ['tenant', 'worker', 'identity', 'operator'] as const) {
    for (let i = 1; i <= tenants; i++) {
      const { rows } = await database.transaction(purpose, `byok-${i}`, (tx) =>
        tx.query<{ name: string }>(`select quote_ident(relname) as name from pg_class
          where relnamespace = 'public'::regnamespace and relkind = 'r' and has_table_privilege(oid, 'select')`),
      )
      for (const { name } of rows) {
        const read = await database.transaction(purpose, `byok-${i}`, (tx) =>
          tx.query<{ row: string }>(`select t::text as row from ${name} t`),
        )
        texts.push(...read.rows.map(({ row }) => row))
      }
    }
  }
  await database.close()
  expect(texts.length).toBeGreaterThan(20)
  return texts.join('\n')
}
