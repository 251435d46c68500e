// Interface 2.5, 2.6, 3.1 and 4.3; decisions B7, B8 and C.
import { describe, expect, it } from 'vitest'
import { runningService } from './running-service.ts'
import { aNumber, anError, aString, aTimestamp, aUuid, expectProblem } from './shapes.ts'
import { tenantIn } from './tenant.ts'

const FAULTY = 'அவன் நேற்று பள்ளிக்கு வந்தாள்.'
const RIGHT = 'அவன் நேற்று பள்ளிக்கு வந்தான்.'
const ASYNC = { prefer: 'respond-async' }

const service = await runningService()
const [fast, slow, other] = await Promise.all([
  tenantIn(service, 'byok_pending'),
  // A model that takes five seconds for every answer.
  tenantIn(service, 'certification_pending', 'slow-1'),
  tenantIn(service, 'byok_pending'),
])
const text = (one = FAULTY) => ({ text: one, language: 'ta' })
const poll = (id: string) => `/v1/operations/${id}`

describe('an operation', () => {
  it('that succeeded has every field, and the same result as the synchronous answer', async () => {
    const { body: envelope } = await fast.user.post('/v1/proofread', text())
    const { status, headers, body } = await fast.user.get(poll(envelope.operation_id))
    expect(status).toBe(200)
    expect(headers.get('retry-after')).toBeNull()
    expect(headers.get('content-language')).toBe('ta')
    expect(body).toEqual({
      operation_id: envelope.operation_id,
      request_id: envelope.request_id,
      tenant_id: fast.id,
      endpoint: 'proofread',
      status: 'succeeded',
      created_at: aTimestamp,
      updated_at: aTimestamp,
      completed_at: aTimestamp,
      provider: 'builtin',
      model: envelope.model,
      latency_ms: envelope.latency_ms,
      result: envelope,
    })
  })

  it('keeps the language of its request, and names it', async () => {
    const { body } = await fast.user.post('/v1/proofread', text(), { ...ASYNC, 'accept-language': 'en' })
    await fast.ended(body.operation_id)
    const { headers } = await fast.user.get(poll(body.operation_id), { 'accept-language': 'ta' })
    expect(headers.get('content-language')).toBe('en')
  })

  it('goes from queued over running to succeeded; fields appear with the states', async () => {
    const accepted = await slow.user.post('/v1/proofread', text(), ASYNC)
    expect([accepted.status, accepted.body.status]).toEqual([202, 'queued'])
    const path: string = accepted.body.poll_url
    const seen = new Set(['queued'])
    for (;;) {
      const { headers, body } = await slow.user.get(path)
      seen.add(body.status)
      if (body.completed_at) break
      expect(headers.get('retry-after')).toBe('1')
      expect(body).toEqual({
        operation_id: accepted.body.operation_id,
        request_id: accepted.body.request_id,
        tenant_id: slow.id,
        endpoint: 'proofread',
        status: expect.stringMatching(/^(queued|running)$/),
        created_at: aTimestamp,
        updated_at: aTimestamp,
        ...(body.progress === undefined ? {} : { progress: aNumber }),
      })
      if (body.status === 'running') await slow.user.get(path, { prefer: 'wait=20' })
    }
    expect([...seen]).toEqual(['queued', 'running', 'succeeded'])
    const { result } = (await slow.user.get(path)).body
    expect(result).toMatchObject({ provider: 'textmodel', result: { corrected_text: RIGHT } })
  })

  it('continues when a synchronous call exceeds the time its caller waits', async () => {
    const { status, headers, body } = await slow.user.post('/v1/proofread', text(), { prefer: 'wait=1' })
    expect(status).toBe(202)
    expect(headers.get('location')).toBe(body.poll_url)
    expect(headers.get('retry-after')).toBe('1')
    expect(headers.get('preference-applied')).toBe('wait=1')
    expect(body).toEqual({
      ...{ request_id: headers.get('x-request-id'), tenant_id: slow.id, operation_id: aUuid },
      ...{ status: 'queued', poll_url: poll(body.operation_id) },
    })
    const operation = await slow.ended(body.operation_id)
    expect(operation).toMatchObject({ status: 'succeeded', provider: 'textmodel' })
  })

  it('that failed says why, in error', async () => {
    const tenant = await tenantIn(service, 'validation_pending', 'revoked-1')
    await tenant.operator.patch(`/v1/operator/tenants/${tenant.id}`, { provider: 'textmodel' })
    const accepted = await tenant.user.post('/v1/proofread', text(), ASYNC)
    expect(await tenant.ended(accepted.body.operation_id)).toEqual({
      ...{ operation_id: accepted.body.operation_id, request_id: accepted.body.request_id },
      ...{ tenant_id: tenant.id, endpoint: 'proofread', status: 'failed', latency_ms: aNumber },
      ...{ created_at: aTimestamp, updated_at: aTimestamp, completed_at: aTimestamp },
      error: { code: 'provider_auth_failed', message: aString },
    })
    const refused = await tenant.user.post('/v1/proofread', text())
    expectProblem(refused, 502, 'provider_auth_failed', { operation_id: aUuid })
    expect((await tenant.user.get(poll(refused.body.operation_id))).body.status).toBe('failed')
  })

  it('is cancelled by its creator or an administrator, and stays cancelled', async () => {
    const { body } = await slow.user.post('/v1/proofread', text(), ASYNC)
    const cancel = `${poll(body.operation_id)}/cancel`
    const cancelled = await slow.user.post(cancel)
    expect(cancelled.status).toBe(200)
    expect(cancelled.body).toEqual({
      ...{ operation_id: body.operation_id, request_id: body.request_id, tenant_id: slow.id },
      ...{ endpoint: 'proofread', status: 'cancelled' },
      ...{ created_at: aTimestamp, updated_at: aTimestamp, completed_at: aTimestamp },
    })
    expect(await slow.admin.post(cancel)).toMatchObject({ status: 200, body: { status: 'cancelled' } })
  })

  it('that has ended cannot be cancelled', async () => {
    const { body } = await fast.user.post('/v1/proofread', text())
    expectProblem(await fast.user.post(`${poll(body.operation_id)}/cancel`), 409, 'operation_terminal')
  })

  it('that has ended is erased at once by DELETE', async () => {
    const { body } = await fast.user.post('/v1/proofread', text())
    const erased = await fast.user.delete(poll(body.operation_id))
    expect([erased.status, erased.body]).toEqual([204, null])
    expectProblem(await fast.user.get(poll(body.operation_id)), 410, 'operation_expired')
  })

  it('of another tenant answers like an unknown one', async () => {
    const { body } = await fast.user.post('/v1/proofread', text())
    const strangers = await other.admin.get(poll(body.operation_id))
    expectProblem(strangers, 404, 'operation_not_found')
    const unknown = await other.admin.get(poll('00000000-0000-7000-8000-000000000000'))
    expectProblem(unknown, 404, 'operation_not_found')
    expect(strangers.body.detail).toBe(unknown.body.detail)
  })
})

describe('GET /v1/operations', () => {
  it('lists newest first and page by page: one’s own; for an administrator, the tenant’s', async () => {
    const ids: string[] = []
    for (let i = 0; i < 3; i++)
      ids.unshift((await other.user.post('/v1/proofread', text())).body.operation_id)
    const first = await other.admin.get('/v1/operations?limit=2')
    expect(first.body).toEqual({ items: [expect.any(Object), expect.any(Object)], next_cursor: aString })
    const second = await other.admin.get(`/v1/operations?limit=2&cursor=${first.body.next_cursor}`)
    expect(second.body.next_cursor).toBeNull()
    const listed = [...first.body.items, ...second.body.items]
    expect(listed.map(({ operation_id }) => operation_id)).toEqual(ids)
    expect((await other.program.get('/v1/operations')).body).toEqual({ items: [], next_cursor: null })
  })

  it('filters by status and endpoint', async () => {
    const essay = await other.user.post('/v1/essay-critique', { essay: FAULTY, language: 'ta' }, ASYNC)
    await other.ended(essay.body.operation_id)
    const essays = await other.admin.get('/v1/operations?status=succeeded&endpoint=essay-critique')
    const found = essays.body.items.map(({ operation_id }: { operation_id: string }) => operation_id)
    expect(found).toEqual([essay.body.operation_id])
    expect((await other.admin.get('/v1/operations?status=cancelled')).body.items).toEqual([])
  })

  it.each([
    ['status=done', 'status', 'enum'],
    ['limit=0', 'limit', 'pattern'],
    ['owner=me', 'owner', 'unknown_field'],
  ])('refuses ?%s', async (query, pointer, code) => {
    const answer = await other.admin.get(`/v1/operations?${query}`)
    expectProblem(answer, 400, code === 'unknown_field' ? code : 'invalid_request', {
      errors: [anError(pointer, code)],
    })
  })
})
