import { describe, expect, it } from 'vitest'
import { byokHarness, CREDENTIALS } from './byok-harness.ts'

const { harness, tenantIn, pastTheService } = await byokHarness()

const secretsOf = async (tenantId: string) =>
  (await harness.database.transaction('tenant', tenantId, (tx) => tx.query('select 1 from secrets'))).rows

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

  it('create on a stored one and rotate on none are conflicts that change nothing (31)', async () => {
    const tenant = await tenantIn('byok_pending')
    const early = await tenant.upload('valid-1', 'rotate')
    expect([early.status, early.body.code]).toEqual([409, 'credential_not_configured'])
    const first = (await tenant.upload('valid-1', 'create', {}, { headers: { 'idempotency-key': 'a' } })).body
    const again = await tenant.upload('valid-2', 'create', {}, { headers: { 'idempotency-key': 'b' } })
    expect([again.status, again.body.code]).toEqual([409, 'credential_already_exists'])
    expect((await tenant.status()).byok.fingerprint).toBe(first.fingerprint)
    expect(await secretsOf(tenant.tenantId)).toHaveLength(1)
  })

  it('a rotation gives a new fingerprint and label, and destroys the old key', async () => {
    const tenant = await tenantIn('live')
    const first = (await tenant.upload('valid-1', 'create', { label: 'mine' })).body
    const { status, body } = await tenant.upload('valid-2', 'rotate')
    expect(status).toBe(200)
    expect(body).toMatchObject({ mode: 'rotate', label: null, onboarding_state: 'validation_pending' })
    expect(body.fingerprint).not.toBe(first.fingerprint)
    expect(await secretsOf(tenant.tenantId)).toHaveLength(1)
    const { rows } = await harness.database.transaction('tenant', tenant.tenantId, (tx) =>
      tx.query('select retired_refs from credentials'),
    )
    expect(rows).toEqual([{ retired_refs: [] }])
    expect(await tenant.auditTypes()).toContain('byok_credential_rotate')
  })

  it('a rotation that fails half-way leaves the old key in force, and no new one behind', async () => {
    const tenant = await tenantIn('byok_pending')
    const first = (await tenant.upload('valid-1')).body
    await pastTheService(
      `update tenants set onboarding_state = 'created' where tenant_id = '${tenant.tenantId}'`,
    )
    const failed = await tenant.upload('valid-2', 'rotate')
    expect([failed.status, failed.body.code]).toEqual([409, 'onboarding_state_conflict'])
    expect((await tenant.status()).byok.fingerprint).toBe(first.fingerprint)
    expect(await secretsOf(tenant.tenantId)).toHaveLength(1)
  })

  it.each([
    ['a trailing line end', { credential: 'valid-1\n' }],
    ['5,000 characters', { credential: 'canary'.repeat(834) }],
    ['nothing', { credential: '' }],
    ['Tamil', { credential: 'திறவுகோல்' }],
  ])('refuses %s, and does not repeat it (30)', async (_what, part) => {
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
  ])('refuses %s (30)', async (_what, part, code) => {
    const tenant = await tenantIn('byok_pending')
    const { status, body } = await tenant.upload('valid-1', 'create', part)
    expect([status, body.code]).toEqual([400, code])
  })

  it('takes a label of 120 characters', async () => {
    const label = '😀'.repeat(120)
    expect((await (await tenantIn('byok_pending')).upload('valid-1', 'create', { label })).body.label).toBe(
      label,
    )
  })

  it.each([
    ['duplicate keys', '{"credential":"valid-1","mode":"create","mode":"rotate"}', 'invalid_json'],
    ['__proto__', '{"credential":"valid-1","mode":"create","__proto__":{"x":1}}', 'unknown_field'],
    ['constructor', '{"credential":"valid-1","mode":"create","constructor":{"x":1}}', 'unknown_field'],
  ])('refuses %s, and stores nothing (18)', async (_what, raw, code) => {
    const tenant = await tenantIn('byok_pending')
    const { status, body } = await tenant.call(CREDENTIALS, { raw })
    expect([status, body.code]).toEqual([400, code])
    expect((await tenant.status()).byok.configured).toBe(false)
  })

  it('another provider is 404, a viewer 403', async () => {
    const tenant = await tenantIn('byok_pending')
    const body = { credential: 'valid-1', mode: 'create' }
    const other = await tenant.call('/v1/admin/byok/providers/openai/credentials', { body })
    expect([other.status, other.body.code]).toEqual([404, 'provider_not_found'])
    const viewer = await harness.token({ tenant_id: tenant.tenantId, roles: ['tenant_viewer'] })
    expect((await tenant.call(CREDENTIALS, { body, token: viewer })).body.code).toBe('insufficient_role')
  })

  it('a repeated key stores once and emits one event', async () => {
    const tenant = await tenantIn('byok_pending')
    const headers = { 'idempotency-key': 'upload-1' }
    const first = await tenant.upload('valid-1', 'create', {}, { headers })
    const again = await tenant.upload('valid-1', 'create', {}, { headers })
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(again.body).toEqual(first.body)
    expect((await tenant.auditTypes()).filter((type) => type.startsWith('byok'))).toHaveLength(1)
    const other = await tenant.upload('valid-2', 'create', {}, { headers })
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
  })

  it('of twenty at once one is stored, and no secret is left over', async () => {
    const tenant = await tenantIn('byok_pending')
    const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => tenant.upload(`valid-${i}`)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    const lost = replies.filter(({ status }) => status !== 201)
    expect(new Set(lost.map(({ body }) => body.code))).toEqual(new Set(['credential_already_exists']))
    expect(await secretsOf(tenant.tenantId)).toHaveLength(1)
  })
})
