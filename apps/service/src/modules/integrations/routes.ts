import {
  Integration,
  IntegrationCreateRequest,
  IntegrationPage,
  IntegrationPatch,
  IntegrationPath,
  PageQuery,
  ref,
} from '@semmai/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import type { Integrations } from './service.ts'

const TAG = 'Integrations'

/** Without connectivity, which the integration itself proves by a handshake (interface 2.10). */
export function createIntegration(integrations: Integrations): Route {
  return defineRoute({
    method: 'POST',
    operationId: 'createIntegration',
    path: '/v1/admin/integrations',
    tag: TAG,
    summary: 'Create an integration',
    body: ref(IntegrationCreateRequest),
    answers: { 201: ref(Integration) },
    handle: (call) =>
      call.commit(async (tx) => ({
        status: 201,
        body: await integrations.create(tx, call, call.tenantId, call.body),
      })),
  })
}

/** Inactive ones too (interface 2.10). */
export function listIntegrations(integrations: Integrations): Route {
  return defineRoute({
    method: 'GET',
    operationId: 'listIntegrations',
    path: '/v1/admin/integrations',
    tag: TAG,
    summary: 'List integrations, newest first',
    query: PageQuery,
    answers: { 200: ref(IntegrationPage) },
    handle: async ({ tenantId, query }) => ({ status: 200, body: await integrations.list(tenantId, query) }),
  })
}

/** Throws `integration_not_found`, also for another tenant's id and for what is no id. */
export function getIntegration(integrations: Integrations): Route {
  return defineRoute({
    method: 'GET',
    operationId: 'getIntegration',
    path: '/v1/admin/integrations/{integration_id}',
    tag: TAG,
    summary: 'Get an integration',
    params: IntegrationPath,
    answers: { 200: ref(Integration) },
    handle: async ({ tenantId, path }) => ({
      status: 200,
      body: await integrations.get(tenantId, path.integration_id),
    }),
  })
}

/** Absent members stay as they are. The same `auth` or `active` given again resets nothing. */
export function patchIntegration(integrations: Integrations): Route {
  return defineRoute({
    method: 'PATCH',
    operationId: 'updateIntegration',
    path: '/v1/admin/integrations/{integration_id}',
    tag: TAG,
    summary: 'Change an integration',
    description: 'A change of `auth` or `active` resets connectivity.',
    params: IntegrationPath,
    body: ref(IntegrationPatch),
    answers: { 200: ref(Integration) },
    handle: (call) =>
      call.commit(async (tx) => ({
        status: 200,
        body: await integrations.patch(tx, call, call.tenantId, call.path.integration_id, call.body),
      })),
  })
}

/**
 * Throws `insufficient_role` where the integration or its auth is inactive, or the token is of another
 * client.
 */
export function handshake(integrations: Integrations): Route {
  return defineRoute({
    method: 'POST',
    operationId: 'performHandshake',
    path: '/v1/integrations/{integration_id}/handshake',
    tag: TAG,
    summary: 'Prove connectivity, called by the integration itself',
    description: "With a token whose `client_id` (or `azp`) is the integration's `auth.client_id`.",
    params: IntegrationPath,
    answers: { 200: ref(Integration) },
    handle: (call) =>
      call.commit(async (tx) => ({
        status: 200,
        body: await integrations.handshake(tx, call, call.tenantId, call.path.integration_id),
      })),
  })
}
