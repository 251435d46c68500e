import { AUDIT_GENESIS_HASH, type AuditEvent } from '@semmai/contract'
import { describe, expect, it } from 'vitest'
import { auditEventHash, verifyAuditChain } from './audit-chain.ts'

async function chainOf(length: number): Promise<AuditEvent[]> {
  const events: AuditEvent[] = []
  for (let seq = 1; seq <= length; seq += 1) {
    const event: AuditEvent = {
      event_id: `0199b6a0-6e4c-7cc3-8000-00000000000${seq}`,
      seq,
      type: 'tenant_updated',
      occurred_at: '2026-01-31T09:30:00.000Z',
      tenant_id: 'demo',
      outcome: 'success',
      actor: { issuer: null, subject: 'அ', client_id: null, roles: [] },
      source_ip: null,
      request_id: null,
      target: null,
      details: { z: 1, a: [2, { y: null, b: 'செ' }] },
      prev_hash: events.at(-1)?.hash ?? AUDIT_GENESIS_HASH,
      hash: '',
    }
    event.hash = await auditEventHash(event)
    events.push(event)
  }
  return events
}

describe('verifyAuditChain', () => {
  it('accepts a whole chain and gives its head', async () => {
    const events = await chainOf(3)
    const report = await verifyAuditChain(events, { seq: 2, hash: events[1]?.hash ?? '' })
    expect(report).toEqual({ events: 3, head: { seq: 3, hash: events[2]?.hash }, fault: null })
  })

  it('does not depend on the order of members', async () => {
    const [event] = await chainOf(1)
    if (!event) throw new Error('no event')
    const turned = Object.fromEntries(Object.entries(event).reverse()) as AuditEvent
    expect(await auditEventHash(turned)).toBe(event.hash)
  })

  it.each([
    ['a changed member', (events: AuditEvent[]) => Object.assign(events[1] ?? {}, { type: 'x' }), 2, 'hash'],
    ['a missing event', (events: AuditEvent[]) => events.splice(1, 1), 3, 'gap'],
    ['a missing first event', (events: AuditEvent[]) => events.splice(0, 1), 2, 'gap'],
    [
      'a chain forged from one event on',
      async (events: AuditEvent[]) => {
        const second = events[1] as AuditEvent
        second.details = { forged: true }
        second.hash = await auditEventHash(second)
      },
      3,
      'prev_hash',
    ],
  ])('finds %s', async (_what, spoil, seq, kind) => {
    const events = await chainOf(3)
    await spoil(events)
    expect((await verifyAuditChain(events)).fault).toMatchObject({ seq, kind })
  })

  it('finds a chain rewritten as a whole, or cut off, by the head that was kept', async () => {
    const events = await chainOf(3)
    const kept = { seq: 3, hash: 'f'.repeat(64) }
    expect((await verifyAuditChain(events, kept)).fault).toMatchObject({ seq: 3, kind: 'head' })
    expect((await verifyAuditChain(events.slice(0, 2), kept)).fault).toMatchObject({ seq: 3, kind: 'head' })
  })
})
