import { AUDIT_GENESIS_HASH, type AuditEvent, type AuditHead } from '@semmai/contract'
import { auditEventHash } from '../modules/audit/append-event.ts'

/**
 * What is wrong with a tenant's whole chain: its links, its hashes, its end, and whether each cancellation that a client
 * was told of stands in it once. `events` ascend by `seq`.
 */
export function auditViolations(
  events: readonly AuditEvent[],
  head: AuditHead,
  cancelled: ReadonlySet<string>,
): string[] {
  const violations: string[] = []
  const told = new Map<string, number>()
  let before = { seq: 0, hash: AUDIT_GENESIS_HASH }
  for (const event of events) {
    const { hash, ...linked } = event
    if (event.seq !== before.seq + 1 || event.prev_hash !== before.hash)
      violations.push(`audit event ${event.seq} does not follow ${before.seq}`)
    if (auditEventHash(linked) !== hash) violations.push(`audit event ${event.seq} has another hash`)
    before = { seq: event.seq, hash }
    if (event.type === 'operation_cancelled') {
      const id = event.target?.id ?? ''
      told.set(id, (told.get(id) ?? 0) + 1)
    }
  }
  if (head.seq !== before.seq || head.hash !== before.hash)
    violations.push(`the audit chain ends at ${before.seq}, its head is ${head.seq}`)
  for (const [id, times] of told)
    if (times > 1) violations.push(`${id} was cancelled ${times} times by the audit chain`)
  for (const id of cancelled)
    if (!told.has(id)) violations.push(`${id} was cancelled, and the audit chain does not tell of it`)
  return violations
}
