import type { AuditEventListQuery, AuditEventPage, AuditHead } from '@semmai/contract'
import type { ListQuery } from '../list-query.ts'
import type { CallOptions, Transport } from '../transport.ts'

/** The audit log of the caller's tenant. */
export const auditEvents = (transport: Transport) => ({
  /**
   * One page of the tenant's audit events, newest first unless `order` is `asc`. For `tenant_admin`, `tenant_viewer`.
   *
   * @param query `order`, `limit` (1 to 100), `cursor` of the page before
   * @param options signal
   * @throws {InvalidRequestError}
   *
   * @example
   * const { items, next_cursor } = await semmai.auditEvents.list({ order: 'asc', limit: 10 })
   * console.log(items[0].seq) // 1
   */
  async list(query: ListQuery<AuditEventListQuery> = {}, options: CallOptions = {}): Promise<AuditEventPage> {
    return (await transport.send<AuditEventPage>('GET', '/v1/admin/audit-events', { ...options, query })).body
  },

  /**
   * The newest link of the audit chain. Keep it outside the service: it shows a later rewrite.
   *
   * @param options signal
   *
   * @example
   * const { seq, hash } = await semmai.auditEvents.head()
   */
  async head(options: CallOptions = {}): Promise<AuditHead> {
    return (await transport.send<AuditHead>('GET', '/v1/admin/audit-events/head', options)).body
  },
})
