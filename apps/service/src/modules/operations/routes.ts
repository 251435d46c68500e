import { LIMITS, Operation, OperationListQuery, OperationPage, OperationPath, ref } from '@semmai/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { HEADERS_OF_TEXT_CALLS } from './accepting/documented-headers.ts'
import { isTerminal } from './definitions/operation-states.ts'
import type { Operations } from './service.ts'

const TAG = 'Operations'

/** Interface 4.3. A longer wait than 30 s is shortened; `Preference-Applied` says to what. */
export function getOperation(operations: Operations): Route {
  return defineRoute({
    method: 'GET',
    operationId: 'getOperation',
    path: '/v1/operations/{operation_id}',
    tag: TAG,
    summary: 'Get an operation',
    description:
      'With `Prefer: wait=N` (at most 30) the answer comes when the operation has ended, or after N seconds.',
    params: OperationPath,
    requestHeaders: { Prefer: '`wait=N`: at most N seconds, and never more than 30 (RFC 7240).' },
    answerHeaders: {
      ...HEADERS_OF_TEXT_CALLS,
      'Retry-After': 'While it has not ended: seconds to the next poll.',
    },
    answers: { 200: ref(Operation) },
    async handle({ tenantId, path, preferences, signal }) {
      const waitSeconds = Math.min(preferences.waitSeconds ?? 0, LIMITS.longPollSeconds)
      const found = await operations.get(tenantId, path.operation_id, waitSeconds * 1000, signal)
      const { operation, contentLanguage } = found
      return {
        status: 200,
        headers: {
          ...(isTerminal(operation.status) ? {} : { 'retry-after': '1' }),
          ...(contentLanguage === null ? {} : { 'content-language': contentLanguage }),
          ...(preferences.waitSeconds === null ? {} : { 'preference-applied': `wait=${waitSeconds}` }),
        },
        body: operation,
      }
    },
  })
}

/** Decision C6. What has been erased, or whose time is over, is left out. */
export function listOperations(operations: Operations): Route {
  return defineRoute({
    method: 'GET',
    operationId: 'listOperations',
    path: '/v1/operations',
    tag: TAG,
    summary: 'List operations, newest first',
    description: "One's own; a tenant_admin sees the tenant's.",
    query: OperationListQuery,
    answers: { 200: ref(OperationPage) },
    async handle({ tenantId, principal, query }) {
      return { status: 200, body: await operations.list(tenantId, principal, query) }
    },
  })
}

/** Decision C5. Refused with `operation_terminal` only where it has succeeded or failed. */
export function cancelOperation(operations: Operations): Route {
  return defineRoute({
    method: 'POST',
    operationId: 'cancelOperation',
    path: '/v1/operations/{operation_id}/cancel',
    tag: TAG,
    summary: 'Cancel an operation',
    description:
      'By its creator or a tenant_admin. An operation that was cancelled already answers 200 again.',
    params: OperationPath,
    refusals: ['operation_terminal'],
    answers: { 200: ref(Operation) },
    handle: (call) =>
      call.commit(async (tx) => ({
        status: 200,
        body: await operations.cancel(tx, call, call.path.operation_id),
      })),
  })
}

/** The result goes, and the id is `operation_expired` until its tombstone goes too (decision C7). */
export function deleteOperation(operations: Operations): Route {
  return defineRoute({
    method: 'DELETE',
    operationId: 'deleteOperation',
    path: '/v1/operations/{operation_id}',
    tag: TAG,
    summary: 'Erase a finished operation and its result',
    params: OperationPath,
    refusals: ['operation_terminal'],
    answers: { 204: null },
    async handle({ tenantId, principal, path }) {
      await operations.erase(tenantId, principal, path.operation_id)
      return { status: 204 }
    },
  })
}
