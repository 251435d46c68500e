import { PrincipalErasure, PrincipalExport, PrincipalRequest, ref } from '@semmai/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { erasePrincipal, exportPrincipal } from './service.ts'

const TAG = 'Personal data'

/** Decision F12. `more_operations` says that older ones are left out. Exports are audited. */
export function exportPrincipalRoute(): Route {
  return defineRoute({
    method: 'POST',
    operationId: 'exportPrincipal',
    path: '/v1/admin/principals/export',
    tag: TAG,
    summary: 'Words, access tokens and newest operations of one person',
    description:
      'The newest 1,000 operations with their results, words and access tokens. Given again under its Idempotency-Key the answer has no ' +
      'operations, for no second copy of them is kept.',
    body: ref(PrincipalRequest),
    answers: { 200: ref(PrincipalExport) },
    handle: (call) =>
      call.commit(async (tx) => {
        const body = await exportPrincipal(tx, call, call.body, new Date())
        return { status: 200, body, keptBody: { ...body, operations: [], more_operations: true } }
      }),
  })
}

/** Decision F12. Of a principal that is not known nothing is erased: 200 with zeros. Erasures are audited. */
export function erasePrincipalRoute(): Route {
  return defineRoute({
    method: 'POST',
    operationId: 'erasePrincipal',
    path: '/v1/admin/principals/erase',
    tag: TAG,
    summary: 'Erase texts, results, words and access tokens of one person',
    description: 'What is under way is cancelled. Audit events stay: the log is append-only.',
    body: ref(PrincipalRequest),
    answers: { 200: ref(PrincipalErasure) },
    handle: (call) =>
      call.commit(async (tx) => ({ status: 200, body: await erasePrincipal(tx, call, call.body) })),
  })
}
