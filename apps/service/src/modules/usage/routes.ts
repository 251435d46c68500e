import { ref, UsageListQuery, UsagePage } from '@semmai/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import type { Usage } from './service.ts'

/** Days in UTC. What has been counted stays counted when its operation is erased. */
export function listUsage(usage: Usage): Route {
  return defineRoute({
    method: 'GET',
    operationId: 'listUsage',
    path: '/v1/admin/usage',
    tag: 'Usage',
    summary: 'Operations and tokens by day and endpoint, newest day first',
    query: UsageListQuery,
    answers: { 200: ref(UsagePage) },
    handle: async ({ tenantId, query }) => ({ status: 200, body: await usage.list(tenantId, query) }),
  })
}
