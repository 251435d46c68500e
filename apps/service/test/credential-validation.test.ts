import { describe, expect, it } from 'vitest'
import { type ByokTenant, byokHarness, CREDENTIALS } from './byok-harness.ts'

const { harness, model, textmodel, tenantIn, hold, pastTheService } = await byokHarness()

/** Calls of the tenant's administrator to a node whose model is elsewhere, or slower than it waits for. */
async function validateOn(tenant: ByokTenant, address: object) {
  const node = await harness.start({}, { textmodel: { ...textmodel, ...address } })
  const reply = await node.call(`${CREDENTIALS}/validate`, { method: 'POST', token: tenant.token })
  await node.stop()
  return reply
}

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

  const gemini = { code: 400, status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] }
  it.each([
    ['401 invalid_api_key', 401, { error: { code: 'invalid_api_key' } }, 'provider_auth_failed', false],
    ['401 without a body', 401, '', 'provider_auth_failed', false],
    [
      '403 invalid_api_key_error',
      403,
      { error: { code: 'invalid_api_key_error' } },
      'provider_auth_failed',
      false,
    ],
    ['400 API_KEY_INVALID in a list', 400, [{ error: gemini }], 'provider_auth_failed', false],
    [
      '429 insufficient_quota',
      429,
      { error: { type: 'insufficient_quota' } },
      'provider_quota_exceeded',
      true,
    ],
    [
      '401 insufficient_quota',
      401,
      { error: { code: 'insufficient_quota' } },
      'provider_quota_exceeded',
      true,
    ],
    ['402', 402, {}, 'provider_quota_exceeded', true],
    [
      '429 rate_limit_exceeded',
      429,
      { error: { code: 'rate_limit_exceeded' } },
      'provider_rate_limited',
      true,
    ],
    ['429 without a body', 429, '', 'provider_rate_limited', true],
    ['529 overloaded_error', 529, { error: { type: 'overloaded_error' } }, 'provider_unreachable', true],
    ['500', 500, { error: { message: 'x' } }, 'provider_unreachable', true],
    ['404 model_not_found', 404, { error: { code: 'model_not_found' } }, 'provider_bad_response', true],
  ] as const)('tells %s by the code in the body first', async (_what, status, body, code, retryable) => {
    const tenant = await tenantIn('byok_pending')
    await tenant.upload('valid-1')
    model.switches.failure = { status, body }
    const reply = await tenant.validate()
    expect(reply.status).toBe(200)
    expect(reply.body).toEqual({
      tenant_id: tenant.tenantId,
      provider: 'textmodel',
      validation_status: 'failed',
      onboarding_state: 'validation_pending',
      checked_at: expect.stringMatching(/^\d{4}-.*Z$/),
      error: { code, message: expect.any(String) },
    })
    const { onboarding_state: state, blockers, checklist } = await tenant.status()
    expect(state).toBe('validation_pending')
    expect(blockers).toMatchObject([{ code, step: 'validation', retryable }])
    expect(checklist).toContainEqual({ step: 'validation', status: 'blocked', completed_at: null })
    expect(await tenant.auditTypes()).toContain('byok_validation_failed')
  })

  it.each([
    ['a name that does not resolve', `http://${'a'.repeat(64)}.invalid/v1`],
    ['a port where nothing listens', 'http://127.0.0.1:1/v1'],
  ])('%s is a network error, and the state stays (48)', async (_what, baseUrl) => {
    const tenant = await tenantIn('byok_pending')
    await tenant.upload('valid-1')
    const { status, body } = await validateOn(tenant, { baseUrl })
    expect(status).toBe(200)
    expect(body).toMatchObject({ validation_status: 'failed', error: { code: 'provider_unreachable' } })
    expect((await tenant.status()).onboarding_state).toBe('validation_pending')
  })

  it('a provider that does not answer within the limit is a time-out (49)', async () => {
    const tenant = await tenantIn('byok_pending')
    await tenant.upload('valid-1')
    model.switches.answer = 'hang'
    const { status, body } = await validateOn(tenant, { testTimeoutMs: 200 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ validation_status: 'failed', onboarding_state: 'validation_pending' },
      error: { code: 'provider_timeout' },
    })
    expect((await tenant.status()).blockers).toMatchObject([{ code: 'provider_timeout', retryable: true }])
  })

  it('a client that hangs up does not lose the result (49)', async () => {
    const tenant = await tenantIn('byok_pending')
    await tenant.upload('valid-1')
    const asked = hold()
    const abort = new AbortController()
    const gone = tenant.validate({ signal: abort.signal }).catch(() => 'gone')
    await asked
    abort.abort()
    expect(await gone).toBe('gone')
    model.releaseHanging()
    await expect
      .poll(async () => (await tenant.status()).byok.validation_status, { timeout: 20_000 })
      .toBe('passed')
  })

  it('discards the result when the key is rotated during the test call (50)', async () => {
    const tenant = await tenantIn('byok_pending')
    await tenant.upload('valid-1')
    const asked = hold()
    const validating = tenant.validate()
    await asked
    await tenant.upload('valid-2', 'rotate')
    model.releaseHanging()
    const { status, body } = await validating
    expect([status, body.code]).toEqual([409, 'credential_changed'])
    expect((await tenant.status()).byok.validation_status).toBe('pending')
    expect(await tenant.auditTypes()).not.toContain('byok_validation_passed')
  })

  it('whatever the order of rotations and checks, what is recorded is about the key in force (50)', async () => {
    const tenant = await tenantIn('byok_pending')
    await tenant.upload('valid-0')
    const rotations = Array.from({ length: 6 }, (_, i) =>
      tenant.upload(`${i % 2 ? 'valid' : 'revoked'}-${i}`, 'rotate'),
    )
    const checks = Array.from({ length: 12 }, () => tenant.validate())
    const statuses = await Promise.all([...rotations, ...checks].map(async (reply) => (await reply).status))
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    await tenant.upload('revoked-last', 'rotate')
    expect((await tenant.status()).byok.validation_status).toBe('pending')
    expect((await tenant.validate()).body.error.code).toBe('provider_auth_failed')
  })

  it('none stored is a conflict', async () => {
    const tenant = await tenantIn('validation_pending')
    const { status, body } = await tenant.validate()
    expect([status, body.code]).toEqual([409, 'credential_not_configured'])
  })

  it('a key that the store has lost is credential_lost, until it is replaced or there again', async () => {
    const tenant = await tenantIn('byok_pending')
    await tenant.upload('valid-1')
    const mine = `tenant_id = '${tenant.tenantId}'`
    await pastTheService(`create table lost_secrets as select * from secrets where ${mine}`)
    await pastTheService(`delete from secrets where ${mine}`)
    const lost = { code: 'credential_lost', step: 'validation', retryable: false }
    for (let i = 0; i < 2; i++) {
      const { status, body } = await tenant.validate()
      expect(status).toBe(200)
      expect(body).toMatchObject({ validation_status: 'failed', error: { code: 'credential_lost' } })
      expect((await tenant.status()).blockers).toMatchObject([lost])
    }
    expect(await tenant.auditTypes()).toContain('byok_validation_failed')
    await pastTheService('insert into secrets select * from lost_secrets')
    expect((await tenant.validate()).body).toMatchObject({ validation_status: 'passed', error: null })
    expect((await tenant.status()).blockers).toEqual([])
    await pastTheService(`delete from secrets where ${mine}`)
    await tenant.upload('valid-2', 'rotate')
    expect((await tenant.status()).blockers).toEqual([])
    expect((await tenant.validate()).body.validation_status).toBe('passed')
  })

  it.each([
    ['under another master key', "master_key_id = 'unknown'"],
    ['with one bit changed', 'ciphertext = set_byte(ciphertext, 20, get_byte(ciphertext, 20) # 1)'],
    ['with a data key of another', "wrapped_key = decode(repeat('00', 60), 'hex')"],
  ])('a secret %s is 503, and records nothing (56, 57)', async (_what, change) => {
    const tenant = await tenantIn('byok_pending')
    await tenant.upload('valid-1')
    await pastTheService(`update secrets set ${change} where tenant_id = '${tenant.tenantId}'`)
    const { status, body, headers } = await tenant.validate()
    expect([status, body.code]).toEqual([503, 'secret_store_unavailable'])
    expect(headers.get('retry-after')).toBe('5')
    expect((await tenant.status()).byok).toMatchObject({ validation_status: 'pending', validated_at: null })
    expect(await tenant.auditTypes()).not.toContain('byok_validation_failed')
  })
})
