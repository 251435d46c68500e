import { beforeAll, expect, it } from 'vitest'
import { type TestHarness, type TestService, testHarness } from './test-service.ts'
import { waitFor } from './wait-for.ts'

let harness: TestHarness
let service: TestService

beforeAll(async () => {
  harness = await testHarness()
  service = await harness.start()
})

it('records refusals of known callers in the audit log of their tenant, one a minute with a count', async () => {
  await harness.addTenant('denied')
  const viewer = await harness.issuer.sign({ tenant_id: 'denied', roles: ['tenant_viewer'], sub: 'curious' })
  const statuses = await Promise.all(
    Array.from({ length: 5 }, () =>
      service.call('/v1/admin/settings', { method: 'PATCH', token: viewer, body: { dictionary: [] } }),
    ),
  )
  expect(statuses.map(({ status }) => status)).toEqual(Array(5).fill(403))
  await service.stop()
  service = await harness.start()
  const { body } = await service.call('/v1/admin/audit-events?type=access_denied&order=asc', {
    token: viewer,
  })
  expect(body.items.map((event: { details: { count: number } }) => event.details.count)).toEqual([1, 4])
  expect(body.items[0]).toMatchObject({
    outcome: 'failure',
    actor: { subject: 'curious', roles: ['tenant_viewer'] },
    target: { type: 'route', id: 'PATCH /v1/admin/settings' },
    details: { reason: 'insufficient_role' },
  })
})

it('records different reasons of one caller on one route in one event a minute', async () => {
  await harness.addTenant('reasons')
  const viewer = await harness.issuer.sign({ tenant_id: 'reasons', roles: ['tenant_viewer'] })
  const admin = await harness.issuer.sign({ tenant_id: 'reasons', roles: ['tenant_admin'] })
  const patch = (token: string) =>
    service.call('/v1/admin/settings', { method: 'PATCH', token, body: { dictionary: [] } })
  await patch(viewer)
  await patch(viewer)
  await harness.database.transaction('operator', null, (tx) =>
    tx.query(`update tenants set allowed_cidrs = '{10.0.0.0/8}' where tenant_id = 'reasons'`),
  )
  await waitFor(async () => (await patch(admin)).body.code === 'network_not_allowed')
  await service.stop()
  service = await harness.start()
  const { rows } = await harness.database.transaction('tenant', 'reasons', (tx) =>
    tx.query<{ details: { count: number; reasons?: object } }>(
      `select details from audit_events where tenant_id = 'reasons' and type = 'access_denied' order by seq`,
    ),
  )
  expect(rows.map(({ details }) => details)).toMatchObject([
    { count: 1, reason: 'insufficient_role' },
    { reason: 'network_not_allowed', reasons: { insufficient_role: 1, network_not_allowed: 1 } },
  ])
})
