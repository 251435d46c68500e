import { AUDIT_GENESIS_HASH, type AuditEvent } from '@semmai/contract'
import canonicalize from 'canonicalize'

/** One link of a chain, as the service names its newest one. */
export interface AuditChainHead {
  seq: number
  hash: string
}

/** The first event at which a chain is broken. */
export interface AuditChainFault {
  /** `seq` of that event. */
  seq: number
  /** `gap`: an event is missing. `prev_hash`: wrong link. `hash`: changed content. `head`: differs from a known head, or ends before it. */
  kind: 'gap' | 'prev_hash' | 'hash' | 'head'
  /** For people; not stable. */
  detail: string
}

/** What `verifyAuditChain` found. */
export interface AuditChainReport {
  /** How many events are intact. */
  events: number
  /** `seq` and `hash` of the last intact event. Keep it: the next check compares with it. */
  head: AuditChainHead
  /** Null where the whole chain is intact. */
  fault: AuditChainFault | null
}

/**
 * The hash of one event: SHA-256 of its canonical JSON (RFC 8785) without `hash`.
 *
 * @param event an event as the service gave it
 * @returns 64 lower-case hexadecimal digits
 *
 * @example
 * const { items } = await semmai.auditEvents.list({ limit: 1 })
 * console.log((await auditEventHash(items[0])) === items[0].hash) // true
 */
export async function auditEventHash(event: AuditEvent): Promise<string> {
  const { hash: _, ...linked } = event
  const bytes = new TextEncoder().encode(canonicalize(linked))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Checks a tenant's whole audit chain: no gap, every link to the event before, every hash, and heads that are known.
 * Stops at the first fault. Holds one event in memory at a time. Without a known head, missing last events do not show.
 *
 * @param events all events in ascending `seq`, from 1 on
 * @param knownHeads links that the chain must hold: `head` of an earlier report shows a chain that was rewritten as a
 *   whole, `auditEvents.head()`, asked before the events, one that was cut off. Default: none
 * @throws what reading `events` throws; a broken chain is not thrown but reported in `fault`
 *
 * @example
 * const head = await semmai.auditEvents.head()
 * const events = itemsOf((cursor) => semmai.auditEvents.list({ order: 'asc', ...cursor }))
 * const { fault } = await verifyAuditChain(events, [head])
 * console.log(fault) // null
 */
export async function verifyAuditChain(
  events: AsyncIterable<AuditEvent> | Iterable<AuditEvent>,
  knownHeads: AuditChainHead | readonly AuditChainHead[] | null = null,
): Promise<AuditChainReport> {
  const known = [knownHeads ?? []].flat()
  let head = { seq: 0, hash: AUDIT_GENESIS_HASH }
  let count = 0
  for await (const event of events) {
    const fault = await faultOf(event, head, known)
    if (fault) return { events: count, head, fault }
    count += 1
    head = { seq: event.seq, hash: event.hash }
  }
  const missing = known.find(({ seq }) => seq > head.seq)
  const fault = missing
    ? { seq: missing.seq, kind: 'head' as const, detail: `the chain ends at ${head.seq}` }
    : null
  return { events: count, head, fault }
}

async function faultOf(
  event: AuditEvent,
  head: AuditChainHead,
  known: readonly AuditChainHead[],
): Promise<AuditChainFault | null> {
  const { seq } = event
  if (seq !== head.seq + 1) return { seq, kind: 'gap', detail: `${seq} follows ${head.seq}` }
  if (event.prev_hash !== head.hash)
    return { seq, kind: 'prev_hash', detail: 'does not link to the event before' }
  if ((await auditEventHash(event)) !== event.hash)
    return { seq, kind: 'hash', detail: 'content was changed' }
  if (known.some((one) => one.seq === seq && one.hash !== event.hash)) {
    return { seq, kind: 'head', detail: 'differs from the known head' }
  }
  return null
}
