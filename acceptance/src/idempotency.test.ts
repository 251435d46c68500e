// Interface 4 (common), decision B5.
import { describe, expect, it } from 'vitest'
import { type Answer, runningService } from './running-service.ts'
import { expectProblem } from './shapes.ts'
import { CREDENTIALS, tenantIn } from './tenant.ts'

const service = await runningService()
const tenant = await tenantIn(service, 'byok_pending')
const { user, admin } = tenant
const TEXT = { text: 'அவன் நேற்று பள்ளிக்கு வந்தாள்.', language: 'ta' }
const keyed = (key: string, more: Record<string, string> = {}) => ({ 'idempotency-key': key, ...more })

function expectReplay(again: Answer, first: Answer): void {
  expect([again.status, again.body]).toEqual([first.status, first.body])
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(again.headers.get('x-request-id')).toBe(first.headers.get('x-request-id'))
}

describe('an Idempotency-Key', () => {
  it('replays a synchronous answer: status, body and headers', async () => {
    const first = await user.post('/v1/proofread', TEXT, keyed('sync'))
    const again = await user.post('/v1/proofread', TEXT, keyed('sync'))
    expectReplay(again, first)
    expect(again.headers.get('content-language')).toBe('ta')
  })

  it('replays a 202, with its Location', async () => {
    const headers = keyed('async', { prefer: 'respond-async' })
    const first = await user.post('/v1/proofread', TEXT, headers)
    const again = await user.post('/v1/proofread', TEXT, headers)
    expectReplay(again, first)
    expect(again.headers.get('location')).toBe(first.body.poll_url)
  })

  it('works for uploads, validations and certifications too', async () => {
    const upload = () => admin.post(CREDENTIALS, { credential: 'valid-1', mode: 'create' }, keyed('upload'))
    const first = await upload()
    expect(first.status).toBe(201)
    expectReplay(await upload(), first)
    const validate = () => admin.post(`${CREDENTIALS}/validate`, undefined, keyed('validate'))
    const validated = await validate()
    expect(validated.status).toBe(200)
    expectReplay(await validate(), validated)
    const certified = await tenantIn(service, 'go_live_ready')
    const id = (await certified.admin.get('/v1/admin/integrations')).body.items[0].integration_id
    const certify = () =>
      certified.admin.post(`/v1/admin/integrations/${id}/certifications`, {}, keyed('certify'))
    const run = await certify()
    expect(run.status).toBe(202)
    expectReplay(await certify(), run)
  })

  it('gives the operator the first answer again, too', async () => {
    const { operator, id } = tenant
    const create = () =>
      operator.post('/v1/operator/tenants', { tenant_id: `${id}-2`, name: 'Twice' }, keyed(`${id}-create`))
    const created = await create()
    expect(created.status).toBe(201)
    expectReplay(await create(), created)
    const rewrap = () => operator.post('/v1/operator/secrets/rewrap', undefined, keyed(`${id}-rewrap`))
    const rewrapped = await rewrap()
    expect(rewrapped.status).toBe(200)
    expectReplay(await rewrap(), rewrapped)
  })

  it('is the same key bare and quoted, for any order of members', async () => {
    const first = await user.post('/v1/proofread', TEXT, keyed('quoted'))
    expectReplay(
      await user.post('/v1/proofread', { language: 'ta', text: TEXT.text }, keyed('"quoted"')),
      first,
    )
  })

  it('belongs to its principal: another principal of the tenant starts a new call', async () => {
    await user.post('/v1/proofread', TEXT, keyed('mine'))
    const other = await tenant.program.post('/v1/proofread', TEXT, keyed('mine'))
    expect(other.headers.get('idempotent-replayed')).toBeNull()
  })

  it('is refused for another body or path', async () => {
    await user.post('/v1/proofread', TEXT, keyed('used'))
    const body = await user.post('/v1/proofread', { ...TEXT, text: 'மழை' }, keyed('used'))
    expectProblem(body, 422, 'idempotency_key_reused')
    const path = await user.post('/v1/essay-critique', { essay: 'மழை', language: 'ta' }, keyed('used'))
    expectProblem(path, 422, 'idempotency_key_reused')
  })

  it('is free again after an error', async () => {
    expect((await user.post('/v1/proofread', { text: '' }, keyed('refused'))).status).toBe(400)
    expect((await user.post('/v1/proofread', TEXT, keyed('refused'))).status).toBe(200)
  })

  it('sent many times in parallel runs once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => user.post('/v1/proofread', TEXT, keyed('crowd'))),
    )
    const done = answers.filter(({ status }) => status === 200)
    expect(new Set(done.map(({ body }) => body.operation_id)).size).toBe(1)
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expectProblem(answer, 409, 'idempotency_in_progress')
      expect(answer.headers.get('retry-after')).toBe('1')
    }
  })

  it.each(['a b', 'x'.repeat(256), '"open'])('is refused when it is %j', async (key) => {
    const answer = await user.post('/v1/proofread', TEXT, keyed(key))
    expect([answer.status, answer.body.code]).toEqual([400, 'idempotency_key_invalid'])
  })
})
