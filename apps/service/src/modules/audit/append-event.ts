import { createHash } from 'node:crypto'
import type { AuditEvent } from '@semmai/contract'
import canonicalize from 'canonicalize'
import type { Transaction } from '../../database/database.ts'
import { isNoDataFound } from '../../database/database-errors.ts'
import { toStorable } from '../../database/storable-text.ts'
import { newId } from '../../new-id.ts'
import { Problem } from '../../problem.ts'
import type { Principal } from '../identity/principal.ts'

/** Who caused an event, and by which request. A `Call` is one. */
export interface Cause {
  principal: Principal
  /** Null where no request is behind it, such as a worker's doing. */
  address: string | null
  requestId: string | null
}

export interface NewAuditEvent {
  type: string
  /** `success` when absent. */
  outcome?: AuditEvent['outcome']
  target?: AuditEvent['target']
  /** Plain JSON; never a secret, never a submitted text. */
  details?: Record<string, unknown>
}

/**
 * Appends one event to the tenant's chain, in the transaction of the change that it tells of. From here to the
 * end of the transaction the chain is held, so call it late. Throws `tenant_not_found` where the tenant is gone.
 */
export async function appendAuditEvent(
  tx: Transaction,
  tenantId: string,
  cause: Cause,
  event: NewAuditEvent,
  now: Date = new Date(),
): Promise<void> {
  const head = await lockChain(tx, tenantId)
  // What a caller sent must not keep an event from being written.
  const linked: Omit<AuditEvent, 'hash'> = toStorable({
    event_id: newId(),
    seq: head.seq + 1,
    type: event.type,
    occurred_at: now.toISOString(),
    tenant_id: tenantId,
    outcome: event.outcome ?? 'success',
    actor: {
      issuer: cause.principal.issuer,
      subject: cause.principal.subject,
      client_id: cause.principal.clientId,
      roles: [...cause.principal.roles],
    },
    source_ip: cause.address,
    request_id: cause.requestId,
    target: event.target ?? null,
    // Through JSON, so that what is hashed is what is stored: a member that is undefined is neither.
    details: JSON.parse(JSON.stringify(event.details ?? {})) as Record<string, unknown>,
    prev_hash: head.hash,
  })
  await insertEvent(tx, { ...linked, hash: auditEventHash(linked) })
}

/** As the contract defines it: SHA-256 of the canonical JSON (RFC 8785), in lower-case hex. */
export function auditEventHash(event: Omit<AuditEvent, 'hash'>): string {
  return createHash('sha256')
    .update(canonicalize(event) ?? '', 'utf8')
    .digest('hex')
}

async function lockChain(tx: Transaction, tenantId: string): Promise<{ seq: number; hash: string }> {
  const { rows } = await tx
    .query<{ seq: number; hash: string }>('select seq, hash from lock_audit_chain($1)', [tenantId])
    .catch((error: unknown) => {
      // Whatever was to be told of, the tenant was deleted meanwhile.
      throw isNoDataFound(error) ? new Problem('tenant_not_found', 'There is no tenant with this id.') : error
    })
  const [head] = rows
  if (head === undefined) throw new Error('The audit chain has no head')
  return head
}

async function insertEvent(tx: Transaction, event: AuditEvent): Promise<void> {
  await tx.query(
    `insert into audit_events (tenant_id, seq, event_id, type, occurred_at, outcome, actor, source_ip, request_id,
       target, details, prev_hash, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      event.tenant_id,
      event.seq,
      event.event_id,
      event.type,
      event.occurred_at,
      event.outcome,
      JSON.stringify(event.actor),
      event.source_ip,
      event.request_id,
      event.target && JSON.stringify(event.target),
      JSON.stringify(event.details),
      event.prev_hash,
      event.hash,
    ],
  )
}
