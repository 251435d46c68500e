import { AuditEventListQuery, AuditEventPage, AuditHead, ref } from '@semmai/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import type { AuditLog } from './service.ts'

const TAG = 'Audit'

/** With `order=asc` the pages are what `semmai audit verify` checks. */
export function listAuditEvents(audit: AuditLog): Route {
  return defineRoute({
    method: 'GET',
    operationId: 'listAuditEvents',
    path: '/v1/admin/audit-events',
    tag: TAG,
    summary: 'List the audit events of the tenant',
    description: 'Newest first, or in the order of the chain with `order=asc`.',
    query: AuditEventListQuery,
    answers: { 200: ref(AuditEventPage) },
    handle: async ({ tenantId, query }) => ({ status: 200, body: await audit.list(tenantId, query) }),
  })
}

/** What `semmai audit verify --head` takes later. Before the first event `seq` is 0. */
export function getAuditHead(audit: AuditLog): Route {
  return defineRoute({
    method: 'GET',
    operationId: 'getAuditHead',
    path: '/v1/admin/audit-events/head',
    tag: TAG,
    summary: 'The newest link of the audit chain',
    description: 'Keep it elsewhere: a chain that was rewritten later no longer holds it.',
    answers: { 200: ref(AuditHead) },
    handle: async ({ tenantId }) => ({ status: 200, body: await audit.head(tenantId) }),
  })
}
