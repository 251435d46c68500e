import { describe, expect, it } from 'vitest'
import { createRetention } from '../src/modules/operations/storing/retention.ts'
import { type ByokTenant, byokHarness, FAULTY } from './byok-harness.ts'
import { silent } from './test-database.ts'

const { harness, model, tenantIn, servedTenant, pastTheService } = await byokHarness()

/** What the stand-in's answer without edits costs: three characters a token, and nothing for the question. */
const NO_EDITS_TOKENS = 'I am sorry, here are no edits.'.length / 3
const aDay = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)

describe('usage', () => {
  it('counts operations and tokens by day and endpoint; the engine needs no tokens', async () => {
    const engine = await tenantIn('live')
    await engine.proofread()
    expect((await engine.call('/v1/admin/usage')).body).toEqual({
      items: [{ day: aDay, endpoint: 'proofread', operations: 1, input_tokens: 0, output_tokens: 0 }],
      next_cursor: null,
    })
    const model = await servedTenant()
    await model.proofread()
    const [item] = (await model.call('/v1/admin/usage')).body.items
    expect(item).toMatchObject({ day: aDay, endpoint: 'proofread', operations: 1 })
    expect(item.input_tokens).toBeGreaterThan(item.output_tokens)
    expect(item.output_tokens).toBeGreaterThan(0)
    await model.proofread()
    expect((await model.call('/v1/admin/usage')).body.items).toEqual([
      {
        ...{ day: aDay, endpoint: 'proofread', operations: 2 },
        ...{ input_tokens: 2 * item.input_tokens, output_tokens: 2 * item.output_tokens },
      },
    ])
  })

  describe('counts every answer of the model', () => {
    const tokens = async ({ call }: ByokTenant) => {
      const { items } = (await call('/v1/admin/usage')).body
      return { input: items[0].input_tokens, output: items[0].output_tokens }
    }
    const ASYNC = { prefer: 'respond-async' }

    it('of a call that failed, in either way, and of an essay that did without the model', async () => {
      const sync = await servedTenant()
      const background = await servedTenant()
      const essayist = await servedTenant()
      model.switches.answer = 'not_json'
      expect((await sync.proofread()).body.code).toBe('provider_bad_response')
      const { body } = await background.proofread(FAULTY, ASYNC)
      expect((await background.ended(body.operation_id)).error.code).toBe('provider_bad_response')
      const essay = await essayist.call('/v1/essay-critique', { body: { essay: FAULTY, language: 'ta' } })
      expect(essay.body.provider).toBe('builtin')
      // The answer, and the one to the wish for a better answer.
      expect(await tokens(sync)).toEqual({ input: 0, output: 2 * NO_EDITS_TOKENS })
      expect(await tokens(background)).toEqual(await tokens(sync))
      expect(await tokens(essayist)).toEqual({ input: 0, output: NO_EDITS_TOKENS })
    })

    it('of an attempt that was repeated', async () => {
      const once = await servedTenant()
      await once.proofread()
      const honest = await tokens(once)
      const twice = await servedTenant()
      model.switches.answer = 'not_json'
      model.onceAsked(() =>
        model.onceAsked(() => {
          model.switches.answer = 'server_error'
          model.onceAsked(() => Object.assign(model.switches, { answer: 'honest' }))
        }),
      )
      const { body } = await twice.proofread(FAULTY, ASYNC)
      expect((await twice.ended(body.operation_id)).status).toBe('succeeded')
      expect(await tokens(twice)).toEqual({ ...honest, output: honest.output + NO_EDITS_TOKENS })
    })
  })

  it('survives the end of the operations that it sums, and goes on from there', async () => {
    const tenant = await servedTenant()
    await tenant.proofread()
    await tenant
      .proofread(FAULTY, { prefer: 'respond-async' })
      .then(({ body }) => tenant.ended(body.operation_id))
    await tenant.call('/v1/essay-critique', { body: { essay: FAULTY, language: 'ta' } })
    const usage = async () => (await tenant.call('/v1/admin/usage')).body.items
    const retention = createRetention(harness.database, silent, 60_000)
    const ofTenant = `where tenant_id = '${tenant.tenantId}'`
    /** As if all of it had happened 40 days ago, and been erased since. */
    const age = async () => {
      await pastTheService(`update operation set created_at = now() - interval '40 days', completed_at = now(),
        expires_at = now() - interval '31 days', erased_at = now(), result = null, error = null,
        operation_id = overlay(operation_id::text placing
          left(first_operation_id(now() - interval '40 days')::text, 13) from 1 for 13)::uuid ${ofTenant}`)
      await pastTheService(
        `update usage_progress set summed_until = date_trunc('hour', now() - interval '41 days', 'UTC')`,
      )
    }
    await age()
    const before = await usage()
    expect(before).toHaveLength(2)
    await retention.sweep()
    expect(await pastTheService(`select count(*)::int as left from operation ${ofTenant}`)).toEqual([
      { left: 0 },
    ])
    expect(await usage()).toEqual(before)
    await retention.sweep()
    expect(await usage()).toEqual(before)

    await tenant.proofread()
    await age()
    await retention.sweep()
    const proofreads = (await usage()).find(({ endpoint }: { endpoint: string }) => endpoint === 'proofread')
    expect(proofreads.operations).toBe(3)
  })

  it('counts what is not summed yet, and sums an hour only when all that began in it has ended', async () => {
    const tenant = await tenantIn('live')
    const progress = async () =>
      (await pastTheService('select summed_until from usage_progress'))[0]?.summed_until as Date
    const retention = createRetention(harness.database, silent, 60_000)
    const begun = `insert into operation (tenant_id, operation_id, request_id, endpoint, status, principal, payload, deadline_ms,
      created_at, run_after) select '${tenant.tenantId}', first_operation_id(now() - interval '5 hours'), 'r', 'proofread', 'queued',
      'p', '{}', 1000, now() - interval '5 hours', now() + interval '1 day'`
    await pastTheService(
      `update usage_progress set summed_until = date_trunc('hour', now() - interval '6 hours', 'UTC')`,
    )
    await pastTheService(begun)
    const blocked = await progress()
    await retention.sweep()
    expect(await progress()).toEqual(blocked)
    const counted = async () => (await tenant.call('/v1/admin/usage')).body.items[0].operations
    expect(await counted()).toBe(1)
    await pastTheService(`update operation set status = 'cancelled', payload = null, completed_at = now()
      where tenant_id = '${tenant.tenantId}'`)
    await retention.sweep()
    expect((await progress()).getTime()).toBeGreaterThan(blocked.getTime())
    expect(await counted()).toBe(1)
  })

  it('is listed page by page, newest day first, each entry once', async () => {
    const tenant = await tenantIn('live')
    await pastTheService(
      `insert into usage_days (tenant_id, day, endpoint, operations, input_tokens, output_tokens)
       select '${tenant.tenantId}', date '2026-01-01' + n, 'proofread', n + 1, n, 0 from generate_series(0, 6) n`,
    )
    const seen: string[] = []
    let path = '/v1/admin/usage?limit=3'
    for (let cursor: string | null = ''; cursor !== null; path = `/v1/admin/usage?limit=3&cursor=${cursor}`) {
      const { body } = await tenant.call(path)
      seen.push(...body.items.map(({ day }: { day: string }) => day))
      cursor = body.next_cursor
    }
    expect(seen).toEqual(Array.from({ length: 7 }, (_, i) => `2026-01-0${7 - i}`))
  })
})
