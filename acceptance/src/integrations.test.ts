// Interface 2.10; decisions E.
import { describe, expect, it } from 'vitest'
import { runningService } from './running-service.ts'
import { anError, aString, aTimestamp, aUuid, expectProblem } from './shapes.ts'
import { tenantIn, verifiedIntegration } from './tenant.ts'

const INTEGRATIONS = '/v1/admin/integrations'
const service = await runningService()
const tenant = await tenantIn(service, 'byok_pending')
const { admin, program } = tenant

describe('an integration', () => {
  it('is created active, with every field and unverified connectivity', async () => {
    const { status, body } = await admin.post(INTEGRATIONS, { name: 'LMS', auth: { client_id: 'lms' } })
    expect(status).toBe(201)
    expect(body).toEqual({
      integration_id: aUuid,
      name: 'LMS',
      active: true,
      auth: { client_id: 'lms', active: true },
      connectivity: { verified: false, verified_at: null },
      created_at: aTimestamp,
      updated_at: aTimestamp,
    })
    expect((await admin.get(`${INTEGRATIONS}/${body.integration_id}`)).body).toEqual(body)
  })

  it('verifies its connectivity by its own call; other callers cannot', async () => {
    const created = await admin.post(INTEGRATIONS, { name: 'CMS', auth: { client_id: 'lms' } })
    const handshake = `/v1/integrations/${created.body.integration_id}/handshake`
    expect((await admin.post(handshake)).status).toBe(403)
    const { status, body } = await program.post(handshake)
    expect(status).toBe(200)
    expect(body).toMatchObject({ connectivity: { verified: true, verified_at: aTimestamp } })
  })

  it.each([
    ['name', { name: 'Another' }, true],
    ['active', { active: false }, false],
    ['auth.active', { auth: { active: false } }, false],
    ['auth.client_id', { auth: { client_id: 'other' } }, false],
  ])('keeps its connectivity after a change of %s: %j, %s', async (_what, change, verified) => {
    const id = await verifiedIntegration(tenant)
    const { status, body } = await admin.patch(`${INTEGRATIONS}/${id}`, change)
    expect(status).toBe(200)
    expect(body).toMatchObject(change)
    expect(body.connectivity).toEqual({ verified, verified_at: verified ? aTimestamp : null })
  })

  it('is listed, newest first and page by page', async () => {
    const own = await tenantIn(service, 'byok_pending')
    const ids: string[] = []
    for (let i = 0; i < 3; i++) {
      const { body } = await own.admin.post(INTEGRATIONS, { name: `${i}`, auth: { client_id: 'lms' } })
      ids.unshift(body.integration_id)
    }
    const first = (await own.viewer.get(`${INTEGRATIONS}?limit=2`)).body
    expect(first.next_cursor).toEqual(aString)
    const second = (await own.viewer.get(`${INTEGRATIONS}?limit=2&cursor=${first.next_cursor}`)).body
    expect(second.next_cursor).toBeNull()
    const listed = [...first.items, ...second.items]
    expect(listed.map(({ integration_id }) => integration_id)).toEqual(ids)
  })

  it('that is unknown, or of another tenant, is not found', async () => {
    const id = await verifiedIntegration(tenant)
    const other = await tenantIn(service, 'byok_pending')
    expectProblem(await other.admin.get(`${INTEGRATIONS}/${id}`), 404, 'integration_not_found')
    expectProblem(
      await other.admin.patch(`${INTEGRATIONS}/none`, { name: 'x' }),
      404,
      'integration_not_found',
    )
    expectProblem(await other.program.post(`/v1/integrations/${id}/handshake`), 404, 'integration_not_found')
  })

  it('refuses an invalid body', async () => {
    const missing = await admin.post(INTEGRATIONS, { name: 'LMS' })
    expectProblem(missing, 400, 'invalid_request', { errors: [anError('/auth', 'required')] })
    const url = await admin.post(INTEGRATIONS, { name: 'LMS', auth: { client_id: 'lms' }, url: 'https://x' })
    expectProblem(url, 400, 'unknown_field', { errors: [anError('/url', 'unknown_field')] })
  })
})
