// Interface 4.7; decisions E.
import { describe, expect, it } from 'vitest'
import { runningService } from './running-service.ts'
import { aNumber, anError, aTimestamp, aUuid, expectProblem } from './shapes.ts'
import { CREDENTIALS, tenantIn, verifiedIntegration } from './tenant.ts'

const service = await runningService()
const path = (integrationId: string) => `/v1/admin/integrations/${integrationId}/certifications`

describe('POST /v1/admin/integrations/{integration_id}/certifications', () => {
  it.each([
    ['without a body', undefined, 'quick', ['proofread', 'operation_poll']],
    ['with an empty one', {}, 'quick', ['proofread', 'operation_poll']],
    ['quick', { mode: 'quick' }, 'quick', ['proofread', 'operation_poll']],
    ['full', { mode: 'full' }, 'full', ['proofread', 'essay_critique', 'operation_poll']],
  ])('%s runs the checks of its mode as operations', async (_what, body, mode, names) => {
    const tenant = await tenantIn(service, 'certification_pending')
    const id = await verifiedIntegration(tenant)
    const accepted = await tenant.admin.post(path(id), body)
    expect(accepted.status).toBe(202)
    const { request_id, operation_id } = accepted.body
    expect(accepted.body).toEqual({
      ...{ request_id: accepted.headers.get('x-request-id'), tenant_id: tenant.id, operation_id: aUuid },
      ...{ status: 'queued', poll_url: `/v1/operations/${operation_id}` },
    })
    expect(accepted.headers.get('location')).toBe(accepted.body.poll_url)
    expect(accepted.headers.get('retry-after')).toBe('1')
    const operation = await tenant.ended(operation_id)
    expect(operation).toEqual({
      ...{
        operation_id,
        request_id,
        tenant_id: tenant.id,
        endpoint: 'onboarding-certify',
        status: 'succeeded',
      },
      ...{ created_at: aTimestamp, updated_at: aTimestamp, completed_at: aTimestamp },
      ...{ provider: 'textmodel', model: 'semmai-stand-in', latency_ms: aNumber },
      result: {
        ...{ mode, passed: true, integration_id: id },
        checks: names.map((name) => ({
          ...{ name, status: 'passed', latency_ms: aNumber, operation_id: aUuid, error: null },
        })),
      },
    })
    for (const check of operation.result.checks) {
      const { body: inner } = await tenant.admin.get(`/v1/operations/${check.operation_id}`)
      expect(inner).toMatchObject({ status: 'succeeded', tenant_id: tenant.id })
    }
  })

  it('lists every precondition that is unmet', async () => {
    const { admin } = await tenantIn(service, 'byok_pending')
    const auth = { client_id: 'lms', active: false }
    const { body } = await admin.post('/v1/admin/integrations', { name: 'LMS', active: false, auth })
    const codes = ['credential_not_configured', 'credential_not_validated', 'integration_inactive']
    const more = ['integration_auth_inactive', 'connectivity_not_verified']
    expectProblem(await admin.post(path(body.integration_id)), 409, 'certification_precondition_failed', {
      errors: [...codes, ...more].map((code) => anError('', code)),
    })
  })

  it('runs one at a time for a tenant', async () => {
    // A model that takes five seconds: the first run is still running when the others start.
    const tenant = await tenantIn(service, 'certification_pending', 'slow-1')
    const id = await verifiedIntegration(tenant)
    const first = await tenant.admin.post(path(id))
    expect(first.status).toBe(202)
    expectProblem(await tenant.admin.post(path(id)), 409, 'certification_precondition_failed', {
      errors: [anError('', 'certification_in_progress')],
    })
    const { certification } = (await tenant.admin.get('/v1/admin/onboarding/status')).body
    expect(certification).toEqual({
      ...{
        status: expect.stringMatching(/^(queued|running)$/),
        last_run_operation_id: first.body.operation_id,
      },
      ...{ passed: null, mode: 'quick', completed_at: null },
    })
    await tenant.ended(first.body.operation_id)
    const again = await tenant.admin.post(path(id))
    expect(again.status).toBe(202)
    const cancelled = await tenant.admin.post(`/v1/operations/${again.body.operation_id}/cancel`)
    expect(cancelled.body).toMatchObject({ status: 'cancelled', endpoint: 'onboarding-certify' })
  })

  it('is for the current key: after a rotation it must be run again', async () => {
    const { admin } = await tenantIn(service, 'go_live_ready')
    await admin.post(CREDENTIALS, { credential: 'valid-2', mode: 'rotate' })
    const { items } = (await admin.get('/v1/admin/integrations')).body
    expectProblem(await admin.post(path(items[0].integration_id)), 409, 'certification_precondition_failed', {
      errors: [anError('', 'credential_not_validated')],
    })
  })

  it('refuses an invalid request', async () => {
    const tenant = await tenantIn(service, 'certification_pending')
    const id = await verifiedIntegration(tenant)
    const wrong = await tenant.admin.post(path(id), { mode: 'FULL' })
    expectProblem(wrong, 400, 'invalid_request', { errors: [anError('/mode', 'enum')] })
    const unknown = await tenant.admin.post(path(id), { level: 'full' })
    expectProblem(unknown, 400, 'unknown_field', { errors: [anError('/level', 'unknown_field')] })
    expectProblem(await tenant.admin.post(path('none')), 404, 'integration_not_found')
  })
})
