import { describe, expect, it } from 'vitest'
import { byokHarness } from './byok-harness.ts'

// One slot for all operations of this file: a run that waited for another slot would wait for ever.
const { model, tenantIn, servedTenant, hold, pastTheService } = await byokHarness({ workerConcurrency: 1 })

/** An answer of the model with this content. */
function saying(content: string): object {
  return {
    ...{ id: 'c', object: 'chat.completion', created: 0, model: 'stand-in' },
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }
}

describe('certification', () => {
  async function ready() {
    const tenant = await servedTenant()
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

  it.each([
    ['a key that is rejected', 401, { error: { code: 'invalid_api_key' } }, 'provider_auth_failed'],
    ['a model that finds nothing', 200, saying('{"edits":[]}'), 'provider_bad_response'],
  ])('full does not pass with %s (B3)', async (_, status, body, code) => {
    const { tenant, id } = await ready()
    model.switches.failure = { status, body: JSON.stringify(body) }
    const accepted = await tenant.certify(id, { body: { mode: 'full' } })
    const { result } = await tenant.ended(accepted.body.operation_id)
    expect(result.passed).toBe(false)
    for (const name of ['proofread', 'essay_critique']) {
      const check = result.checks.find((one: { name: string }) => one.name === name)
      expect(check).toMatchObject({ status: 'failed', error: { code } })
    }
    expect((await tenant.status()).onboarding_state).toBe('certification_pending')
  })

  it.each(['auto', 'textmodel'] as const)(
    'a key that the store has lost fails every check with %s: the engine does not step in (decision 0109)',
    async (choice) => {
      const { tenant, id } = await ready()
      await tenant.choose(choice)
      await pastTheService(`delete from secrets where tenant_id = '${tenant.tenantId}'`)
      const accepted = await tenant.certify(id, { body: { mode: 'full' } })
      const { status, result } = await tenant.ended(accepted.body.operation_id)
      expect([status, result.passed]).toEqual(['succeeded', false])
      for (const name of ['proofread', 'essay_critique']) {
        const check = result.checks.find((one: { name: string }) => one.name === name)
        expect(check).toMatchObject({ status: 'failed', error: { code: 'credential_lost' } })
      }
      const after = await tenant.status()
      expect(after.onboarding_state).toBe('certification_pending')
      expect(after.blockers).toContainEqual(
        expect.objectContaining({ code: 'credential_lost', step: 'byok', retryable: false }),
      )
      await tenant.upload('valid-2', 'rotate')
      const again = await tenant.certify(id)
      expect(again.body.errors.map(({ code }: { code: string }) => code)).toEqual([
        'credential_not_validated',
      ])
      await tenant.validate()
      const { result: replaced } = await tenant.ended((await tenant.certify(id)).body.operation_id)
      expect(replaced.passed).toBe(true)
    },
  )

  it('lists every unmet precondition at once (32)', async () => {
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
  ] as const)('refuses %s (32)', async (_what, options, status, code) => {
    const { tenant, id } = await ready()
    const reply = await tenant.certify(id, options)
    expect([reply.status, reply.body.code]).toEqual([status, code])
    expect(reply.body.errors).toHaveLength(1)
  })

  it("an unknown integration and another tenant's are 404 (32)", async () => {
    const { tenant } = await ready()
    const { id } = await ready()
    for (const other of [id, 'nonsense', '0199b6a0-6e4c-7cc3-8000-3a2f1b0c9d8e']) {
      expect((await tenant.certify(other)).body.code).toBe('integration_not_found')
    }
  })

  it('of twenty at once one runs, the others name certification_in_progress (58)', async () => {
    const { tenant, id } = await ready()
    model.switches.answer = 'hang'
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        tenant.certify(id, { headers: { 'idempotency-key': `run-${i}` } }),
      ),
    )
    const accepted = replies.filter(({ status }) => status === 202)
    expect(accepted).toHaveLength(1)
    for (const { status, body } of replies) {
      if (status === 202) continue
      expect([status, body.code]).toEqual([409, 'certification_precondition_failed'])
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

  it('of many tenants at once, all pass on the one slot of the one worker, none waiting for another', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, ready))
    const runs = await Promise.all(
      all.map(({ tenant, id }) => tenant.certify(id, { body: { mode: 'full' } })),
    )
    const ends = await Promise.all(all.map(({ tenant }, i) => tenant.ended(runs[i]?.body.operation_id)))
    expect(ends.map(({ result }) => result.passed)).toEqual(all.map(() => true))
  })

  it('of an earlier key is gone from the status after a rotation, as from the checklist', async () => {
    const { tenant, id } = await ready()
    await tenant.ended((await tenant.certify(id)).body.operation_id)
    const step = async () => {
      const { certification, checklist, blockers } = await tenant.status()
      const { status } = checklist.find((item: { step: string }) => item.step === 'certification')
      return { summary: certification, step: status, blockers }
    }
    expect(await step()).toMatchObject({ summary: { status: 'completed' }, step: 'completed', blockers: [] })
    const none = { status: 'not_started', last_run_operation_id: null, passed: null, mode: null }
    const open = { summary: { ...none, completed_at: null }, step: 'pending', blockers: [] }
    await tenant.upload('valid-2', 'rotate')
    expect(await step()).toEqual(open)
    await tenant.validate()
    expect(await step()).toEqual(open)
    model.switches.answer = 'server_error'
    await tenant.ended((await tenant.certify(id)).body.operation_id)
    expect(await step()).toMatchObject({ summary: { passed: false }, step: 'blocked' })
    await tenant.upload('valid-3', 'rotate')
    expect(await step()).toEqual(open)
  })

  it('a run about an earlier key does not certify the one that replaced it', async () => {
    const { tenant, id } = await ready()
    const asked = hold()
    const { body } = await tenant.certify(id)
    await asked
    await tenant.upload('valid-2', 'rotate')
    model.releaseHanging()
    await tenant.ended(body.operation_id)
    expect((await tenant.status()).onboarding_state).toBe('validation_pending')
  })
})
