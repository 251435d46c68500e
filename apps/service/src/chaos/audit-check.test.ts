import { AUDIT_GENESIS_HASH, type AuditEvent, type AuditHead } from '@semmai/contract'
import { describe, expect, it } from 'vitest'
import { auditEventHash } from '../modules/audit/append-event.ts'
import { auditViolations } from './audit-check.ts'

/** A chain that tells of these operations' cancellations. */
function chainOf(...cancelled: readonly string[]): AuditEvent[] {
  const events: AuditEvent[] = []
  for (const id of cancelled) {
    const linked: Omit<AuditEvent, 'hash'> = {
      event_id: `event of ${id}`,
      seq: events.length + 1,
      type: 'operation_cancelled',
      occurred_at: '2026-11-22T00:00:00.000Z',
      tenant_id: 'demo',
      outcome: 'success',
      actor: { issuer: 'i', subject: 's', client_id: null, roles: [] },
      source_ip: null,
      request_id: null,
      target: { type: 'operation', id },
      details: {},
      prev_hash: events.at(-1)?.hash ?? AUDIT_GENESIS_HASH,
    }
    events.push({ ...linked, hash: auditEventHash(linked) })
  }
  return events
}

function headOf(events: readonly AuditEvent[]): AuditHead {
  const { seq = 0, hash = AUDIT_GENESIS_HASH } = events.at(-1) ?? {}
  return { tenant_id: 'demo', seq, hash }
}

describe('auditViolations', () => {
  const chain = chainOf('1', '2', '3')
  const all = new Set(['1', '2', '3'])

  it('finds nothing in a chain as it should be', () => {
    expect(auditViolations(chain, headOf(chain), all)).toEqual([])
    expect(auditViolations([], headOf([]), new Set())).toEqual([])
  })

  it.each<[string, AuditEvent[], string]>([
    ['an event that is missing', chain.filter(({ seq }) => seq !== 2), 'audit event 3 does not follow 1'],
    [
      'one that was changed',
      chain.map((event) => (event.seq === 2 ? { ...event, outcome: 'failure' } : event)),
      'audit event 2 has another hash',
    ],
    ['an end that is gone', chain.slice(0, 2), 'the audit chain ends at 2, its head is 3'],
    ['a cancellation that nothing tells of', chain.slice(0, 2), '3 was cancelled, and the audit chain'],
  ])('finds %s', (_, events, violation) => {
    expect(auditViolations(events, headOf(chain), all)).toContainEqual(expect.stringContaining(violation))
  })

  it('finds a cancellation that is told twice', () => {
    const twice = chainOf('1', '1')
    expect(auditViolations(twice, headOf(twice), new Set(['1']))).toEqual([
      '1 was cancelled 2 times by the audit chain',
    ])
  })
})
