import { AUDIT_GENESIS_HASH, type AuditEvent } from '@semmai/contract'
import canonicalize from 'canonicalize'

/** The first place where a chain does not hold. */
export interface AuditChainFault {
  seq: number
  kind: 'gap' | 'prev_hash' | 'hash' | 'head'
  detail: string
}

export interface AuditChainReport {
  events: number
  /** `seq` and `hash` of the last event read; compare it with a head that you kept. */
  head: { seq: number; hash: string }
  fault: AuditChainFault | null
}

/** Lower-case hex SHA-256 of the canonical JSON (RFC 8785) of the event without its `hash`. */
export async function auditEventHash(event: AuditEvent): Promise<string> {
  const { hash: _, ...linked } = event
  const bytes = new TextEncoder().encode(canonicalize(linked))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Checks a tenant's whole chain, given in ascending `seq`: no gap, every link to the one before, every hash,
 * and (where one is given) a head kept from earlier. Stops at the first fault.
 */
export async function verifyAuditChain(
  events: AsyncIterable<AuditEvent> | Iterable<AuditEvent>,
  knownHead: { seq: number; hash: string } | null = null,
): Promise<AuditChainReport> {
  let head = { seq: 0, hash: AUDIT_GENESIS_HASH }
  let count = 0
  for await (const event of events) {
    const fault = await faultOf(event, head, knownHead)
    if (fault) return { events: count, head, fault }
    count += 1
    head = { seq: event.seq, hash: event.hash }
  }
  const missing = knownHead && head.seq < knownHead.seq
  const fault = missing
    ? { seq: knownHead.seq, kind: 'head' as const, detail: `the chain ends at ${head.seq}` }
    : null
  return { events: count, head, fault }
}

async function faultOf(
  event: AuditEvent,
  head: { seq: number; hash: string },
  knownHead: { seq: number; hash: string } | null,
): Promise<AuditChainFault | null> {
  const { seq } = event
  if (seq !== head.seq + 1) return { seq, kind: 'gap', detail: `${seq} follows ${head.seq}` }
  if (event.prev_hash !== head.hash)
    return { seq, kind: 'prev_hash', detail: 'does not link to the one before' }
  if ((await auditEventHash(event)) !== event.hash)
    return { seq, kind: 'hash', detail: 'content was changed' }
  if (knownHead?.seq === seq && knownHead.hash !== event.hash) {
    return { seq, kind: 'head', detail: 'differs from the head kept earlier' }
  }
  return null
}
