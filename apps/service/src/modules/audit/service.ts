import type { AuditEvent, AuditEventListQuery, AuditHead, Page } from '@semmai/contract'
import type { Database } from '../../database/database.ts'
import { pageOf, pageStart } from '../../database/page-cursor.ts'
import { findAuditHead, listAuditEvents } from './repository.ts'

const isSequenceNumber = (value: unknown): value is number => Number.isSafeInteger(value)

/** The tenant's chain of audit events, to be read; `append-event.ts` writes it. */
export interface AuditLog {
  list(tenantId: string, query: AuditEventListQuery): Promise<Page<AuditEvent>>
  head(tenantId: string): Promise<AuditHead>
}

/**
 * `list` throws `invalid_request` for a cursor that is none. The chain is not verified here: clients do that.
 */
export function createAuditLog(database: Database): AuditLog {
  return {
    async list(tenantId, query) {
      const { limit, after } = pageStart(query, isSequenceNumber)
      const { type = null, order = 'desc' } = query
      const events = await database.transaction('tenant', tenantId, (tx) =>
        listAuditEvents(tx, tenantId, { type, order, after, limit: limit + 1 }),
      )
      return pageOf(events, limit, ({ seq }) => seq)
    },
    head: (tenantId) => database.transaction('tenant', tenantId, (tx) => findAuditHead(tx, tenantId)),
  }
}
