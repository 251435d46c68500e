import { beforeAll, describe, expect, it } from 'vitest'
import { type CallOptions, type TestHarness, type TestService, testHarness } from './test-service.ts'

let harness: TestHarness
let service: TestService
let admin: string

beforeAll(async () => {
  harness = await testHarness()
  service = await harness.start()
  admin = await harness.token({ roles: ['tenant_admin'] })
})

const integrations = (path = '', options: CallOptions = {}) =>
  service.call(`/v1/admin/integrations${path}`, { token: admin, ...options })

async function create(clientId = 'newsroom'): Promise<string> {
  const { body } = await integrations('', { body: { name: 'செய்தி அறை', auth: { client_id: clientId } } })
  return body.integration_id
}

const patch = (id: string, body: object) => integrations(`/${id}`, { method: 'PATCH', body })

const handshake = async (id: string, claims: Record<string, unknown>) =>
  service.call(`/v1/integrations/${id}/handshake`, { method: 'POST', token: await harness.token(claims) })

describe('an integration', () => {
  it('is created active, with connectivity still to be proven', async () => {
    const created = await integrations('', { body: { name: 'செய்தி அறை', auth: { client_id: 'newsroom' } } })
    expect(created).toMatchObject({
      status: 201,
      body: {
        ...{ name: 'செய்தி அறை', active: true, auth: { client_id: 'newsroom', active: true } },
        connectivity: { verified: false, verified_at: null },
      },
    })
    expect((await integrations(`/${created.body.integration_id}`)).body).toEqual(created.body)
  })

  it('proves its connectivity by its own call, by client_id or azp', async () => {
    for (const claims of [{ client_id: 'newsroom' }, { azp: 'newsroom' }]) {
      const id = await create()
      const verified = await handshake(id, claims)
      expect(verified).toMatchObject({
        status: 200,
        body: { integration_id: id, connectivity: { verified: true } },
      })
      expect((await integrations(`/${id}`)).body.connectivity.verified_at).toMatch(/Z$/)
    }
  })

  it('cannot be vouched for by another client, an administrator, or another tenant', async () => {
    const id = await create()
    for (const claims of [
      { client_id: 'other' },
      { roles: ['tenant_admin'] },
      { azp: 'other', sub: 'newsroom' },
    ]) {
      expect((await handshake(id, claims)).body.code).toBe('insufficient_role')
    }
    expect((await handshake(id, { tenant_id: 'demo2', client_id: 'newsroom' })).body.code).toBe(
      'integration_not_found',
    )
    expect((await integrations(`/${id}`)).body.connectivity.verified).toBe(false)
  })

  it('loses its connectivity when auth or active change, and keeps it when the name does', async () => {
    for (const [change, verified] of [
      [{ name: 'புதிய பெயர்' }, true],
      [{ active: true }, true],
      [{ auth: { client_id: 'newsroom' } }, true],
      [{ active: false }, false],
      [{ auth: { active: false } }, false],
      [{ auth: { client_id: 'another' } }, false],
    ] as const) {
      const id = await create()
      await handshake(id, { client_id: 'newsroom' })
      expect([change, (await patch(id, change)).body.connectivity.verified]).toEqual([change, verified])
    }
  })

  it('is not heard while it or its auth is inactive', async () => {
    for (const change of [{ active: false }, { auth: { active: false } }]) {
      const id = await create()
      await patch(id, change)
      expect((await handshake(id, { client_id: 'newsroom' })).body.code).toBe('insufficient_role')
    }
  })

  it('changes only what was sent, and nothing unknown', async () => {
    const id = await create()
    const changed = await patch(id, { auth: { active: false } })
    expect(changed.body).toMatchObject({ name: 'செய்தி அறை', auth: { client_id: 'newsroom', active: false } })
    for (const body of [
      {},
      { connectivity: { verified: true } },
      { name: '' },
      { auth: { client_id: '' } },
    ]) {
      expect((await patch(id, body)).status).toBe(400)
    }
  })

  it('is created once for one idempotency key, with one event', async () => {
    const once = () =>
      integrations('', {
        ...{
          body: { name: 'once', auth: { client_id: 'once' } },
          headers: { 'idempotency-key': 'create-once' },
        },
      })
    const [first, second] = [await once(), await once()]
    expect(second.body).toEqual(first.body)
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    const events = await service.call('/v1/admin/audit-events?type=integration_created', { token: admin })
    const created = events.body.items.filter(
      (event: { details: { name: string } }) => event.details.name === 'once',
    )
    expect(created).toHaveLength(1)
  })

  it('is listed once, newest first, page by page', async () => {
    await harness.addTenant('lists')
    const token = await harness.token({ tenant_id: 'lists', roles: ['tenant_admin'] })
    const names = ['one', 'two', 'three', 'four', 'five']
    for (const name of names) await integrations('', { token, body: { name, auth: { client_id: name } } })
    const seen: string[] = []
    let cursor = ''
    do {
      const { body } = await integrations(`?limit=2${cursor && `&cursor=${cursor}`}`, { token })
      seen.push(...body.items.map((item: { name: string }) => item.name))
      cursor = body.next_cursor
    } while (cursor)
    expect(seen).toEqual(names.reverse())
    expect((await integrations('?cursor=bm90LWEtdXVpZA', { token })).status).toBe(400)
  })
})
