import type { AuditEventListQuery, AuditEventPage, AuditHead } from '@semmai/contract'
import type { CallOptions, Transport } from '../transport.ts'

export const auditEvents = (transport: Transport) => ({
  async list(query: AuditEventListQuery = {}, options: CallOptions = {}): Promise<AuditEventPage> {
    return (await transport.send<AuditEventPage>('GET', '/v1/admin/audit-events', { ...options, query })).body
  },

  async head(options: CallOptions = {}): Promise<AuditHead> {
    return (await transport.send<AuditHead>('GET', '/v1/admin/audit-events/head', options)).body
  },
})
