import type { AuditEvent, AuditHead } from '@semmai/contract'
import { AUDIT_GENESIS_HASH } from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'

export interface AuditQuery {
  /** Null for every type. */
  type: string | null
  order: 'asc' | 'desc'
  /** The `seq` after which (in that order) the page begins; null for the first page. */
  after: number | null
  limit: number
}

type Row = Omit<AuditEvent, 'occurred_at'> & { occurred_at: Date }

/** At most `limit` events in the order of `seq`, each with its own hash and that of the event before it. */
export async function listAuditEvents(
  tx: Transaction,
  tenantId: string,
  query: AuditQuery,
): Promise<AuditEvent[]> {
  const beyond = query.order === 'asc' ? '>' : '<'
  const { rows } = await tx.query<Row>(
    `select event_id, seq, type, occurred_at, tenant_id, outcome, actor, source_ip, request_id, target, details,
       prev_hash, hash
     from audit_events
     where tenant_id = $1 and ($2::text is null or type = $2) and ($3::bigint is null or seq ${beyond} $3)
     order by seq ${query.order} limit $4`,
    [tenantId, query.type, query.after, query.limit],
  )
  return rows.map((row) => ({ ...row, occurred_at: row.occurred_at.toISOString() }))
}

/** `seq` 0 and the genesis hash where the tenant has no events yet. */
export async function findAuditHead(tx: Transaction, tenantId: string): Promise<AuditHead> {
  const { rows } = await tx.query<AuditHead>(
    'select tenant_id, seq, hash from audit_chains where tenant_id = $1',
    [tenantId],
  )
  return rows[0] ?? { tenant_id: tenantId, seq: 0, hash: AUDIT_GENESIS_HASH }
}
