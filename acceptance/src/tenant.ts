import { expect } from 'vitest'
import type { Answer, Caller, RunningService } from './running-service.ts'

export const CREDENTIALS = '/v1/admin/byok/providers/textmodel/credentials'

/** The states of the happy path, in order. */
const STATES = [
  'created',
  'network_pending',
  'identity_pending',
  'byok_pending',
  'validation_pending',
  'certification_pending',
  'go_live_ready',
  'live',
] as const
export type State = (typeof STATES)[number]

export interface TestTenant {
  id: string
  operator: Caller
  admin: Caller
  viewer: Caller
  /** Without any role. */
  user: Caller
  /** A program of the tenant: the client `lms` of its integration. */
  program: Caller
  /** The operation once it has ended. */
  ended(operationId: string): Promise<Answer['body']>
}

let count = 0

/** A new tenant, brought to the state over HTTP; `key` is what it uploads as its provider key. */
export async function tenantIn(service: RunningService, state: State, key = 'valid-1'): Promise<TestTenant> {
  const id = `a-${process.pid.toString(36)}-${Date.now().toString(36)}-${++count}`
  const operator = await service.as({ roles: ['platform_operator'] })
  const created = await operator.post('/v1/operator/tenants', { tenant_id: id, name: 'Acceptance' })
  expect(created.status).toBe(201)
  const admin = await service.as({ tenant: id, roles: ['tenant_admin'] })
  const tenant: TestTenant = {
    ...{ id, operator, admin },
    viewer: await service.as({ tenant: id, roles: ['tenant_viewer'] }),
    user: await service.as({ tenant: id }),
    program: await service.as({ tenant: id, client: 'lms' }),
    async ended(operationId) {
      for (;;) {
        const { body } = await admin.get(`/v1/operations/${operationId}`, { prefer: 'wait=20' })
        if (body.completed_at) return body
      }
    },
  }
  for (const from of STATES.slice(0, STATES.indexOf(state))) await advance(service, tenant, from, key)
  return tenant
}

async function advance(service: RunningService, tenant: TestTenant, from: State, key: string): Promise<void> {
  const path = `/v1/operator/tenants/${tenant.id}`
  const { operator, admin } = tenant
  const steps: Record<Exclude<State, 'live'>, () => Promise<Answer>> = {
    created: () => operator.put(`${path}/network`, { mode: 'public' }),
    network_pending: () => operator.post(`${path}/network/confirm`),
    identity_pending: () =>
      operator.put(`${path}/identity`, { issuer: service.tenantIssuer, audience: 'semmai-api' }),
    byok_pending: () => admin.post(CREDENTIALS, { credential: key, mode: 'create' }),
    validation_pending: () => admin.post(`${CREDENTIALS}/validate`),
    certification_pending: () => certify(tenant),
    go_live_ready: () => admin.post('/v1/admin/onboarding/go-live'),
  }
  if (from === 'live') return
  const { status, body } = await steps[from]()
  expect([200, 201, 202], JSON.stringify(body)).toContain(status)
}

/** Makes an integration with verified connectivity. */
export async function verifiedIntegration({ admin, program }: TestTenant): Promise<string> {
  const { body } = await admin.post('/v1/admin/integrations', { name: 'LMS', auth: { client_id: 'lms' } })
  expect((await program.post(`/v1/integrations/${body.integration_id}/handshake`)).status).toBe(200)
  return body.integration_id
}

async function certify(tenant: TestTenant): Promise<Answer> {
  const id = await verifiedIntegration(tenant)
  const run = await tenant.admin.post(`/v1/admin/integrations/${id}/certifications`)
  expect((await tenant.ended(run.body.operation_id)).result.passed).toBe(true)
  return run
}
