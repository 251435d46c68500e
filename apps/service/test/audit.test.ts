import { verifyAuditChain } from '@semmai/client'
import type { AuditEvent } from '@semmai/contract'
import fc from 'fast-check'
import pg from 'pg'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '../src/database/database.ts'
import { appendAuditEvent, type Cause } from '../src/modules/audit/append-event.ts'
import { createHeadPublisher } from '../src/modules/audit/publish-heads.ts'
import { lockTenant } from '../src/modules/tenants/repository.ts'
import { type Reply, type TestHarness, type TestService, testHarness } from './test-service.ts'
import { waitFor } from './wait-for.ts'

let harness: TestHarness
let service: TestService
let admin: string

const cause: Cause = {
  principal: { issuer: 'i', subject: 's', clientId: null, tenantId: 'demo', roles: ['tenant_admin'] },
  ...{ address: '192.0.2.1', requestId: 'r' },
}

beforeAll(async () => {
  harness = await testHarness()
  service = await harness.start()
  admin = await harness.token({ roles: ['tenant_admin'] })
})

const changeSettings = (word: string) =>
  service.call('/v1/admin/settings', { method: 'PATCH', token: admin, body: { dictionary: [word] } })

async function wholeChain(): Promise<AuditEvent[]> {
  const events: AuditEvent[] = []
  let cursor = ''
  do {
    const page: Reply = await service.call(
      `/v1/admin/audit-events?order=asc&limit=3${cursor && `&cursor=${cursor}`}`,
      {
        token: admin,
      },
    )
    events.push(...page.body.items)
    cursor = page.body.next_cursor
  } while (cursor)
  return events
}

async function asSuperuser(sql: string): Promise<void> {
  const client = new pg.Client(harness.superuserUrl)
  await client.connect()
  await client.query(sql)
  await client.end()
}

describe('the audit chain', () => {
  it('holds every change, gapless and linked, also when many happen at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, i) => changeSettings(`style/${i}`)))
    const events = await wholeChain()
    expect(events).toHaveLength(12)
    expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1))
    const head = (await service.call('/v1/admin/audit-events/head', { token: admin })).body
    const report = await verifyAuditChain(events, head)
    expect(report).toMatchObject({ events: 12, fault: null, head: { seq: head.seq, hash: head.hash } })
    expect(events[0]).toMatchObject({
      ...{ type: 'tenant_settings_changed', tenant_id: 'demo', outcome: 'success', source_ip: '127.0.0.1' },
      actor: { issuer: harness.issuer.issuer, subject: 'someone', roles: ['tenant_admin'] },
    })
  })

  it('takes whatever a caller is called and did: NUL, lone surrogates, any JSON', async () => {
    await harness.addTenant('odd')
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('\0', '\ud800', '\udfff', 'அ', '🙂', '"', '\\'))
        .map((parts) => parts.join('')),
    )
    const details = fc.dictionary(text, fc.oneof(text, fc.jsonValue(), fc.constant(undefined)))
    const events = fc.sample(fc.record({ text, details }), { numRuns: 100, seed: 7 })
    for (const { text, details } of events) {
      const odd = { ...cause.principal, issuer: text, subject: text, clientId: text }
      await harness.database.transaction('tenant', 'odd', (tx) =>
        appendAuditEvent(
          tx,
          'odd',
          { principal: odd, address: text, requestId: text },
          { type: 'odd', target: { type: 'route', id: text }, details },
        ),
      )
    }
    const oddAdmin = await harness.token({ tenant_id: 'odd', roles: ['tenant_admin'] })
    const { body } = await service.call('/v1/admin/audit-events?order=asc&limit=100', { token: oddAdmin })
    expect(await verifyAuditChain(body.items)).toMatchObject({ events: 100, fault: null })
  })

  it('has no event of a change that was rolled back, and no gap where it would have been', async () => {
    const before = (await wholeChain()).length
    const undone = harness.database.transaction('tenant', 'demo', async (tx) => {
      await appendAuditEvent(tx, 'demo', cause, { type: 'tenant_settings_changed' })
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await changeSettings('style/after')
    const events = await wholeChain()
    expect(events).toHaveLength(before + 1)
    expect((await verifyAuditChain(events)).fault).toBeNull()
  })

  it('survives any text in its details, byte for byte', async () => {
    const details = {
      text: 'செம்மை "quoted" \u2028 🙂 \\',
      nested: { b: 1, a: [null, true, 1.5] },
      absent: undefined,
    }
    await harness.database.transaction('tenant', 'demo', (tx) =>
      appendAuditEvent(tx, 'demo', cause, { type: 'tenant_settings_changed', details }),
    )
    expect((await verifyAuditChain(await wholeChain())).fault).toBeNull()
  })

  it('can be neither changed nor cut by any role of the service, nor continued elsewhere than at its end', async () => {
    for (const purpose of ['tenant', 'worker', 'operator'] as const) {
      for (const sql of [
        `update audit_events set type = 'x'`,
        'delete from audit_events',
        'update audit_chains set seq = 0',
      ]) {
        const attempt = harness.database.transaction(purpose, 'demo', (tx) => tx.query(sql))
        await expect(attempt).rejects.toThrow('permission denied')
      }
      const forged = harness.database.transaction(purpose, 'demo', (tx) =>
        tx.query(
          `insert into audit_events (tenant_id, seq, event_id, type, occurred_at, outcome, actor, details, prev_hash, hash)
           values ('demo', 999, gen_random_uuid(), 'x', now(), 'success', '{}', '{}', repeat('0', 64), repeat('1', 64))`,
        ),
      )
      await expect(forged).rejects.toThrow('does not follow the newest one')
    }
  })

  it('takes no event of a tenant that is gone', async () => {
    await harness.addTenant('leaver')
    const append = () =>
      harness.database.transaction('tenant', 'leaver', (tx) =>
        appendAuditEvent(tx, 'leaver', cause, { type: 'operation_cancelled' }),
      )
    await append()
    const operator = await harness.issuer.sign({
      ...{ iss: `${harness.issuer.issuer}/operator`, roles: ['platform_operator'] },
    })
    const deleted = await service.call('/v1/operator/tenants/leaver', { method: 'DELETE', token: operator })
    expect(deleted.status).toBe(204)
    await expect(append()).rejects.toMatchObject({ code: 'tenant_not_found' })
  })

  it('takes an event while a change of its tenant is under way, which then takes its own', async () => {
    await harness.addTenant('changing')
    const append = (tx: Transaction) =>
      appendAuditEvent(tx, 'changing', cause, { type: 'tenant_updated' }).then(() => 'written')
    const change = harness.database.transaction('operator', null, async (tx) => {
      await lockTenant(tx, 'changing', 'change')
      const other = await harness.database.transaction('tenant', 'changing', append)
      return [other, await append(tx)]
    })
    expect(await change).toEqual(['written', 'written'])
  })

  it('publishes its head in the log, once for every time it moved, whichever node is first', async () => {
    const lines: { tenant_id: string; seq: number; hash: string }[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
    const nodes = [createHeadPublisher(harness.database, log), createHeadPublisher(harness.database, log)]
    const published = async () => {
      await Promise.all(nodes.map((node) => node.publish()))
      return lines.splice(0).filter((line) => line.tenant_id === 'demo')
    }
    await published()
    expect(await published()).toEqual([])
    await changeSettings('style/published')
    const { body: head } = await service.call('/v1/admin/audit-events/head', { token: admin })
    expect(await published()).toMatchObject([{ seq: head.seq, hash: head.hash }])
  })

  it('publishes its head when a worker starts, and once more when it stops', async () => {
    const lines: { tenant_id: string; seq: number }[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
    const seqs = () => lines.filter((line) => line.tenant_id === 'demo').map(({ seq }) => seq)
    const publisher = createHeadPublisher(harness.database, log)
    await changeSettings('style/before-start')
    publisher.start()
    const { body: first } = await service.call('/v1/admin/audit-events/head', { token: admin })
    await waitFor(() => seqs().includes(first.seq))
    await changeSettings('style/before-stop')
    await publisher.stop()
    const { body: last } = await service.call('/v1/admin/audit-events/head', { token: admin })
    expect(seqs()).toEqual([first.seq, last.seq])
  })

  it('shows what was done to it behind the back of the service', async () => {
    const head = (await service.call('/v1/admin/audit-events/head', { token: admin })).body
    await asSuperuser(`alter table audit_events disable trigger all;
      update audit_events set details = '{"disabled_rules":["forged"]}' where tenant_id = 'demo' and seq = 3`)
    expect((await verifyAuditChain(await wholeChain(), head)).fault).toMatchObject({ seq: 3, kind: 'hash' })
    await asSuperuser(`delete from audit_events where tenant_id = 'demo' and seq = 3`)
    expect((await verifyAuditChain(await wholeChain(), head)).fault).toMatchObject({ seq: 4, kind: 'gap' })
    await asSuperuser(`delete from audit_events where tenant_id = 'demo' and seq > 2`)
    expect((await verifyAuditChain(await wholeChain(), head)).fault).toMatchObject({ kind: 'head' })
  })
})
