// Interface 2.7 to 2.10, 3.2, 4.4 to 4.7, 6 over HTTP only: a tenant from nothing to live.
import { createClient, itemsOf, verifyAuditChain } from '@semmai/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningService, runningService } from './running-service.ts'

describe('onboarding', () => {
  let service: RunningService
  const tenant = `t-${Date.now().toString(36)}`
  const as = (token: string) => createClient({ baseUrl: service.url, token })

  beforeAll(async () => {
    service = await runningService()
  }, 240_000)
  afterAll(() => service?.stop(), 60_000)

  it('leads from created to live, each step in its state, all of it audited', async () => {
    const { tenants } = as(service.token({ roles: ['platform_operator'] }))
    const states: string[] = []
    const see = ({ onboarding_state: state }: { onboarding_state: string }) => states.push(state)
    see(await tenants.create({ tenant_id: tenant, name: 'Acceptance' }))
    see(await tenants.setNetwork(tenant, { mode: 'public' }))
    see(await tenants.confirmNetwork(tenant))
    see(await tenants.setIdentity(tenant, { issuer: service.tenantIssuer, audience: 'semmai-api' }))

    const admin = as(service.token({ tenant, roles: ['tenant_admin'] }))
    see(await admin.credentials.upload('textmodel', { credential: 'revoked-1', mode: 'create' }))
    const failed = await admin.credentials.validate('textmodel')
    expect(failed).toMatchObject({ validation_status: 'failed', error: { code: 'provider_auth_failed' } })
    see(failed)
    see(await admin.credentials.upload('textmodel', { credential: 'valid-1', mode: 'rotate' }))
    see(await admin.credentials.validate('textmodel'))

    const integration = await admin.integrations.create({ name: 'LMS', auth: { client_id: 'lms' } })
    const early = await admin.integrations
      .certify(integration.integration_id)
      .catch((error: unknown) => error)
    expect(early).toMatchObject({ status: 409, errors: [{ code: 'connectivity_not_verified' }] })
    const own = as(service.token({ tenant, client: 'lms' }))
    await own.integrations.handshake(integration.integration_id)
    const run = await admin.integrations.certify(integration.integration_id, { mode: 'quick' })
    const operation = await admin.operations.wait(run.operation_id)
    expect(operation).toMatchObject({ endpoint: 'onboarding-certify', result: { passed: true } })
    see(await admin.onboarding.status())
    see(await admin.onboarding.goLive())
    expect(states).toEqual([
      ...['created', 'network_pending', 'identity_pending', 'byok_pending', 'validation_pending'],
      ...['validation_pending', 'validation_pending', 'certification_pending', 'go_live_ready', 'live'],
    ])

    const events = itemsOf((cursor) => admin.auditEvents.list({ order: 'asc', ...cursor }))
    const report = await verifyAuditChain(events)
    expect(report.fault).toBeNull()
    expect(report.head).toMatchObject({ seq: (await admin.auditEvents.head()).seq })
  })

  it('lets the model serve from then on, and keeps the key to itself', async () => {
    const admin = as(service.token({ tenant, roles: ['tenant_admin'] }))
    const answer = await admin.proofread.run({ text: 'அவன் நேற்று பள்ளிக்கு வந்தாள்.', language: 'ta' })
    expect(answer).toMatchObject({ provider: 'textmodel' })
    const status = await admin.onboarding.status()
    expect(JSON.stringify(status)).not.toContain('valid-1')
    expect(status.byok.fingerprint).toMatch(/^hmac-sha256:/)
  })
})
