import { describe, expect, it } from 'vitest'
import { type ByokTenant, byokHarness } from './byok-harness.ts'

const { model, requests, servedTenant, tenantIn } = await byokHarness({ syncTextThreshold: 20_000 })

const ESSAY = [
  'நூலகத்தின் பயன்கள்',
  'நூலகம் அறிவின் வாயில். இக்கட்டுரையில் நூலகத்தின் பயன்களைக் காண்போம்.',
  'எனவே, நூலகத்தை நாம் அனைவரும் பயன்படுத்த வேண்டும்.',
].join('\n\n')

const critique = (tenant: ByokTenant, headers: Record<string, string> = {}) =>
  tenant.call('/v1/essay-critique', { body: { essay: ESSAY, language: 'ta' }, headers })

describe('an essay whose model fails (B3)', () => {
  it.each([
    ['server_error', 'provider_unreachable'],
    ['rate_limited', 'provider_rate_limited'],
    ['not_json', 'provider_bad_response'],
    ['refused', 'provider_refused'],
  ] as const)('%s: 200 with the built-in critique and the warning %s', async (answer, code) => {
    const tenant = await servedTenant()
    model.switches.answer = answer
    const { status, body } = await critique(tenant)
    expect(status).toBe(200)
    expect(body).toMatchObject({ provider: 'builtin', warnings: [{ code, detail: expect.any(String) }] })
    expect(body.result.summary).toContain('அடிப்படை ஆய்வு மட்டும்')
    const operation = (await tenant.call(`/v1/operations/${body.operation_id}`)).body
    expect(operation).toMatchObject({ status: 'succeeded', provider: 'builtin', result: body })
  })

  it('a key that the provider rejects', async () => {
    const tenant = await tenantIn('byok_pending')
    await tenant.choose('textmodel')
    await tenant.upload('revoked-1')
    const { status, body } = await critique(tenant)
    expect(status).toBe(200)
    expect(body.warnings).toMatchObject([{ code: 'provider_auth_failed' }])
  })

  it('is kept under its idempotency key like any other', async () => {
    const tenant = await servedTenant()
    model.switches.answer = 'server_error'
    const first = await critique(tenant, { 'idempotency-key': 'essay' })
    model.switches.answer = 'honest'
    const again = await critique(tenant, { 'idempotency-key': 'essay' })
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(again.body).toEqual(first.body)
  })

  it('has no warnings where the model answers', async () => {
    const { body } = await critique(await servedTenant())
    expect(body.provider).toBe('textmodel')
    expect(body).not.toHaveProperty('warnings')
  })

  it('as an operation is tried again first (C8), and has no warning where that helps', async () => {
    const tenant = await servedTenant()
    const before = requests.length
    model.switches.answer = 'server_error'
    // The first request fails, the second is answered.
    model.onceAsked(() =>
      model.onceAsked(() => {
        model.switches.answer = 'honest'
      }),
    )
    const { body } = await critique(tenant, { prefer: 'respond-async' })
    const operation = await tenant.ended(body.operation_id)
    expect(operation).toMatchObject({ status: 'succeeded', provider: 'textmodel' })
    expect(operation.result).not.toHaveProperty('warnings')
    expect(requests.length).toBeGreaterThan(before + 1)
  })

  it('as an operation that no retry can help ends with the built-in critique', async () => {
    const tenant = await servedTenant()
    model.switches.answer = 'refused'
    const { body } = await critique(tenant, { prefer: 'respond-async' })
    expect(await tenant.ended(body.operation_id)).toMatchObject({
      ...{ status: 'succeeded', provider: 'builtin' },
      result: { warnings: [{ code: 'provider_refused' }] },
    })
  })
})
