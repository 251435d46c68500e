import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { Webhook as Receiver } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../src/database/database.ts'
import { createListener } from '../src/database/listener.ts'
import { createDeliveries } from '../src/modules/webhooks/deliveries.ts'
import { Secret } from '../src/secrets/secret.ts'
import { expectProblem } from './expect-problem.ts'
import { silent } from './test-database.ts'
import { type TestHarness, type TestService, testHarness } from './test-service.ts'
import { waitFor } from './wait-for.ts'

const PATH = '/v1/admin/webhooks'
const TEXT = 'அவன் நேற்று பள்ளிக்கு வந்தாள்.'

interface Received {
  headers: Record<string, string>
  body: string
}

let harness: TestHarness
let service: TestService
let admin: string
const received: Received[] = []
let status = 200
const target = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  received.push({ headers: request.headers as Record<string, string>, body })
  response.writeHead(status, status >= 300 && status < 400 ? { location: '/elsewhere' } : {}).end('ignored')
})
let url: string

beforeAll(async () => {
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(target.address() as AddressInfo).port}/hook`
  harness = await testHarness()
  service = await harness.start({ webhooks: true })
  admin = await harness.token({ roles: ['tenant_admin'] })
})
afterAll(() => target.close())
beforeEach(async () => {
  await sql('delete from webhooks')
  received.length = 0
  status = 200
})

const sql = <R extends object>(statement: string, values: unknown[] = []) =>
  harness.database.transaction('tenant', 'demo', (tx) => tx.query<R>(statement, values))
const create = (body: object = {}, options = {}) =>
  service.call(PATH, { token: admin, body: { url, events: ['operation.succeeded'], ...body }, ...options })
const patch = (id: string, body: object) =>
  service.call(`${PATH}/${id}`, { method: 'PATCH', token: admin, body })
const find = async (id: string) =>
  (await service.call(PATH, { token: admin })).body.items.find(
    ({ webhook_id }: { webhook_id: string }) => webhook_id === id,
  )

/** An asynchronous operation, ended. */
async function operation(): Promise<string> {
  const call = { headers: { prefer: 'respond-async' }, body: { text: TEXT, language: 'ta' } }
  const { body } = await service.call('/v1/proofread', { token: admin, ...call })
  const status = async () => (await service.call(body.poll_url, { token: admin })).body.status
  await waitFor(async () => (await status()) === 'succeeded')
  return body.operation_id
}

const verified = ({ headers, body }: Received, secret: string) =>
  new Receiver(secret).verify(body, headers) as {
    type: string
    timestamp: string
    data: Record<string, string>
  }

describe('a webhook', () => {
  it('has a secret that is shown once, and hides it from lists and answers that are given again', async () => {
    const headers = { 'idempotency-key': 'hook' }
    const { status, body } = await create({}, { headers })
    expect([status, body.secret]).toEqual([201, expect.stringMatching(/^whsec_[\w+/]{43}=$/)])
    expect((await create({}, { headers })).body).toEqual({ ...body, secret: null })
    const listed = await service.call(PATH, { token: admin })
    expect(listed.body.items).toHaveLength(1)
    expect(JSON.stringify(listed.body)).not.toContain('whsec_')
    expect((await patch(body.webhook_id, { active: false })).body).toMatchObject({
      active: false,
      secret: null,
    })
  })

  it('is one of five a tenant, by an administrator, where the deployment delivers any', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => create()))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409])
    expectProblem(await create(), 'too_many_webhooks')
    const without = await harness.start()
    const body = { url, events: ['operation.failed'] }
    expectProblem(await without.call(PATH, { token: admin, body }), 'webhooks_off')
    await without.stop()
  })

  it.each([
    ['http', 'http://example.com/hook'],
    ['a private address', 'https://10.0.0.1/hook'],
    ['the address of a cloud’s metadata', 'https://169.254.169.254/latest'],
    ['a mapped private address', 'https://[::ffff:192.168.0.1]/'],
    ['a password', 'https://u:p@example.com/'],
    ['no address', 'hook'],
  ])('refuses %s', async (_what, wrong) => {
    const reply = await create({ url: wrong })
    expectProblem(reply, 'invalid_request')
    expect(reply.body.errors[0]).toMatchObject({ pointer: '/url', code: 'url_refused' })
  })

  it('leaves no secret behind when it is deleted', async () => {
    const secrets = async () => (await sql(`select from secrets where provider = 'webhook'`)).rowCount
    const before = await secrets()
    const { body } = await create()
    expect(await secrets()).toBe(before + 1)
    const removed = await service.call(`${PATH}/${body.webhook_id}`, { method: 'DELETE', token: admin })
    expect([removed.status, await secrets()]).toEqual([204, before])
    expectProblem(await patch(body.webhook_id, { active: true }), 'webhook_not_found')
  })
})

describe('a message', () => {
  it('arrives signed as the public library of Standard Webhooks verifies it, with ids and states only', async () => {
    const { body: hook } = await create()
    const operationId = await operation()
    await waitFor(() => received.length > 0)
    const [message] = received as [Received]
    expect(verified(message, hook.secret)).toMatchObject({
      type: 'operation.succeeded',
      timestamp: expect.stringMatching(/^20.*Z$/),
      data: { tenant_id: 'demo', operation_id: operationId, endpoint: 'proofread', status: 'succeeded' },
    })
    expect(message.body).not.toMatch(/[\u0b80-\u0bff]/)
    expect(() => verified({ ...message, body: message.body.replace('demo', 'evil') }, hook.secret)).toThrow()
    await waitFor(async () => (await find(hook.webhook_id)).last_success_at !== null)
    expect((await sql('select from webhook_outbox')).rowCount).toBe(0)
  })

  it('tells of asynchronous operations only, and only what was asked for', async () => {
    await create({ events: ['operation.failed'] })
    const call = { token: admin, body: { text: TEXT, language: 'ta' } }
    expect((await service.call('/v1/proofread', call)).status).toBe(200)
    await operation()
    expect((await sql('select from webhook_outbox')).rowCount).toBe(0)
    expect(received).toEqual([])
  })

  it('tells of onboarding and of cancelled operations, and nothing of other tenants', async () => {
    const { body: hook } = await create({ events: ['onboarding.state_changed', 'operation.cancelled'] })
    const move = (to: string, resume: string | null, tenant: string) =>
      harness.database.transaction('operator', null, (tx) =>
        tx.query('update tenants set onboarding_state = $1, resume_state = $2 where tenant_id = $3', [
          to,
          resume,
          tenant,
        ]),
      )
    await move('blocked', 'live', 'demo2')
    await move('blocked', 'live', 'demo')
    await move('live', null, 'demo')
    await waitFor(() => received.length === 2)
    const data = received.map((one) => verified(one, hook.secret).data)
    expect(data).toContainEqual({ tenant_id: 'demo', from: 'live', to: 'blocked' })
    expect(data).toContainEqual({ tenant_id: 'demo', from: 'blocked', to: 'live' })
  })

  it('goes although its secret cannot be destroyed, and the log says which is left', async () => {
    let logged = ''
    const destination = new Writable({
      write(line: Buffer, _encoding, done) {
        logged += line.toString()
        done()
      },
    })
    const node = await harness.start({ webhooks: true }, {}, pino({ level: 'warn' }, destination))
    const { body: hook } = await create()
    const elsewhere = `vault://tenants/demo/${hook.webhook_id}`
    await sql('update webhooks set secret_ref = $1', [elsewhere])
    const removed = await node.call(`${PATH}/${hook.webhook_id}`, { method: 'DELETE', token: admin })
    expect(removed.status).toBe(204)
    expect(logged).toContain(elsewhere)
    await node.stop()
  })

  it('is signed with both secrets after a rotation', async () => {
    const { body: hook } = await create()
    const { body: rotated } = await patch(hook.webhook_id, { rotate_secret: true })
    expect(rotated.secret).toMatch(/^whsec_/)
    await operation()
    await waitFor(() => received.length > 0)
    const [message] = received as [Received]
    for (const secret of [hook.secret, rotated.secret]) {
      expect(verified(message, secret).type).toBe('operation.succeeded')
    }
    await sql(`update webhooks set previous_until = now()`)
    await operation()
    await waitFor(() => received.length > 1)
    const [, later] = received as [Received, Received]
    expect(verified(later, rotated.secret).type).toBe('operation.succeeded')
    expect(() => verified(later, hook.secret)).toThrow()
  })

  it.each([500, 302])(
    'that is answered %i is tried again with the same id, and the webhook says why',
    async (code) => {
      const { body: hook } = await create()
      status = code
      await operation()
      await waitFor(async () => (await find(hook.webhook_id)).failing_since !== null)
      expect((await find(hook.webhook_id)).last_failure).toContain(String(code))
      const { rows } = await sql<{ soon: boolean }>(
        `select next_attempt_at between now() and now() + interval '10 s' as soon from webhook_outbox`,
      )
      expect(rows).toEqual([{ soon: true }])
      status = 200
      await waitFor(() => received.length > 1)
      const ids = received.map(({ headers }) => headers['webhook-id'])
      expect(new Set(ids).size).toBe(1)
      await waitFor(async () => (await find(hook.webhook_id)).failing_since === null)
    },
  )

  it('whose webhook has failed for three days disables it, with an audit event', async () => {
    const { body: hook } = await create()
    await sql(`update webhooks set failing_since = now() - interval '3 days 1 minute'`)
    status = 503
    await operation()
    await waitFor(async () => !(await find(hook.webhook_id)).active)
    expect((await find(hook.webhook_id)).disabled_at).not.toBeNull()
    expect((await sql('select from webhook_outbox')).rowCount).toBe(0)
    const log = await service.call('/v1/admin/audit-events?type=webhook_disabled', { token: admin })
    expect(log.body.items[0]).toMatchObject({ target: { id: hook.webhook_id }, outcome: 'failure' })
    const again = await patch(hook.webhook_id, { active: true })
    expect(again.body).toMatchObject({ active: true, failing_since: null, disabled_at: null })
  })

  it('is written with its cause or not at all', async () => {
    await create()
    const id = await operation()
    await waitFor(() => received.length > 0)
    await harness.database
      .transaction('tenant', 'demo', async (tx) => {
        await tx.query(
          `update operation set status = 'running', completed_at = null where operation_id = $1`,
          [id],
        )
        await tx.query(
          `update operation set status = 'succeeded', completed_at = now() where operation_id = $1`,
          [id],
        )
        throw new Error('undo')
      })
      .catch(() => undefined)
    expect((await sql('select from webhook_outbox')).rowCount).toBe(0)
  })
})

describe('a worker that dies between delivery and its note of it', () => {
  it('leaves the message to another, so that it arrives at least once, under the same id', async () => {
    const waiting = await harness.start({ webhooks: false })
    await service.stop()
    const body = { url, events: ['operation.succeeded'] }
    const outbound = { allowLoopback: true, privateHosts: [] }
    const secret = new Secret(`whsec_${Buffer.alloc(32, 7).toString('base64')}`)
    const stores = { put: async () => 'x', get: async () => secret, destroy: async () => undefined }
    await sql(
      `insert into webhooks (tenant_id, webhook_id, url, events, secret_ref)
       values ('demo', gen_random_uuid(), $1, $2, 'x')`,
      [body.url, body.events],
    )
    const call = { headers: { prefer: 'respond-async' }, body: { text: TEXT, language: 'ta' } }
    const accepted = await waiting.call('/v1/proofread', { token: admin, ...call })
    await waitFor(async () => (await sql('select from webhook_outbox')).rowCount === 1)
    expect(accepted.status).toBe(202)

    /** As of a process that was killed: what comes after its claim never reaches the database. */
    const dying: Database = {
      ...harness.database,
      statement: (purpose, tenantId, work) =>
        tenantId === null
          ? harness.database.statement(purpose, tenantId, work)
          : Promise.reject(new Error('killed')),
    }
    const listener = createListener({ url: harness.url, log: silent })
    const worker = (database: Database) =>
      createDeliveries({
        ...{ database, listener, stores, outbound, log: silent, now: Date.now },
        ...{ leaseMs: 300, sweepEveryMs: 50 },
      })
    const first = worker(dying)
    first.start()
    await waitFor(() => received.length >= 1)
    await first.stop()
    expect((await sql('select from webhook_outbox')).rowCount).toBe(1)
    const second = worker(harness.database)
    second.start()
    await waitFor(async () => (await sql('select from webhook_outbox')).rowCount === 0)
    await second.stop()
    await listener.close()
    expect(received.length).toBeGreaterThan(1)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    for (const message of received)
      expect(verified(message, secret.reveal()).type).toBe('operation.succeeded')
    await waiting.stop()
  })
})
