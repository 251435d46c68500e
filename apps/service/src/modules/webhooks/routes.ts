import {
  PageQuery,
  ref,
  WebhookCreateRequest,
  WebhookPage,
  WebhookPatch,
  WebhookPath,
  WebhookWithSecret,
} from '@semmai/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import type { Webhooks } from './service.ts'

const TAG = 'Webhooks'

/** Decision F8. The answer kept for an `Idempotency-Key` has null in place of the secret. */
export function createWebhook(webhooks: Webhooks): Route {
  return defineRoute({
    method: 'POST',
    operationId: 'createWebhook',
    path: '/v1/admin/webhooks',
    tag: TAG,
    summary: 'Register a webhook',
    description:
      'Messages are signed as Standard Webhooks says, delivered at least once, and hold ids and states, never a text. ' +
      'The secret is shown once.',
    body: ref(WebhookCreateRequest),
    refusals: ['webhooks_off', 'too_many_webhooks', 'secret_store_unavailable'],
    answers: { 201: ref(WebhookWithSecret) },
    handle: (call) => webhooks.create(call),
  })
}

/** In the order of their making, disabled ones too. No secret is shown. */
export function listWebhooks(webhooks: Webhooks): Route {
  return defineRoute({
    method: 'GET',
    operationId: 'listWebhooks',
    path: '/v1/admin/webhooks',
    tag: TAG,
    summary: 'List webhooks with their last success and failure',
    query: PageQuery,
    answers: { 200: ref(WebhookPage) },
    handle: async ({ tenantId, query }) => ({ status: 200, body: await webhooks.list(tenantId, query) }),
  })
}

/** Absent members stay as they are. A new secret is in this answer only. */
export function patchWebhook(webhooks: Webhooks): Route {
  return defineRoute({
    method: 'PATCH',
    operationId: 'updateWebhook',
    path: '/v1/admin/webhooks/{webhook_id}',
    tag: TAG,
    summary: 'Change a webhook, switch it on or off, or rotate its secret',
    description: 'After a rotation messages are signed with both secrets for 24 h.',
    body: ref(WebhookPatch),
    params: WebhookPath,
    refusals: ['secret_store_unavailable'],
    answers: { 200: ref(WebhookWithSecret) },
    handle: (call) => webhooks.patch(call, call.path.webhook_id),
  })
}

/** Throws `webhook_not_found`, also for another tenant's id and for what is no id. */
export function deleteWebhook(webhooks: Webhooks): Route {
  return defineRoute({
    method: 'DELETE',
    operationId: 'deleteWebhook',
    path: '/v1/admin/webhooks/{webhook_id}',
    tag: TAG,
    summary: 'Delete a webhook, its secret and its undelivered events',
    params: WebhookPath,
    answers: { 204: null },
    handle: (call) => webhooks.remove(call, call.path.webhook_id),
  })
}
