import type {
  PageQuery,
  WebhookCreateRequest,
  WebhookPage,
  WebhookPatch,
  WebhookWithSecret,
} from '@semmai/contract'
import type { ListQuery } from '../list-query.ts'
import type { CallOptions, Transport } from '../transport.ts'

const COLLECTION = '/v1/admin/webhooks'
const path = (id: string) => `${COLLECTION}/${encodeURIComponent(id)}`

/** Where the tenant is told what happened. For `tenant_admin`; `tenant_viewer` lists. */
export const webhooks = (transport: Transport) => ({
  /**
   * Registers a webhook. Keep `secret`: it is not shown again.
   *
   * @param body `url` (https) and `events`
   * @param options signal, idempotency key
   * @throws {WebhooksOffError} where the deployment delivers none
   * @throws {TooManyWebhooksError} five a tenant
   *
   * @example
   * const url = 'https://hooks.example.com/semmai'
   * const { webhook_id, secret } = await semmai.webhooks.create({ url, events: ['operation.succeeded'] })
   * console.log(secret.slice(0, 6)) // whsec_
   * await semmai.webhooks.delete(webhook_id)
   */
  async create(body: WebhookCreateRequest, options: CallOptions = {}): Promise<WebhookWithSecret> {
    return (await transport.send<WebhookWithSecret>('POST', COLLECTION, { ...options, body })).body
  },

  /**
   * One page of the tenant's webhooks, with their last success and failure.
   *
   * @param query `limit` (1 to 100), `cursor`
   * @param options signal
   *
   * @example
   * const { items } = await semmai.webhooks.list()
   * for (const { url, active, failing_since } of items) console.log(url, active, failing_since)
   */
  async list(query: ListQuery<PageQuery> = {}, options: CallOptions = {}): Promise<WebhookPage> {
    return (await transport.send<WebhookPage>('GET', COLLECTION, { ...options, query })).body
  },

  /**
   * Changes a webhook. With `rotate_secret: true` the answer has a new `secret`; messages are signed with both for 24 h.
   *
   * @param id `webhook_id`
   * @param body the members to change
   * @param options signal
   * @throws {WebhookNotFoundError}
   *
   * @example
   * const url = 'https://hooks.example.com/semmai'
   * const { webhook_id } = await semmai.webhooks.create({ url, events: ['operation.failed'] })
   * const { secret } = await semmai.webhooks.update(webhook_id, { rotate_secret: true })
   * console.log(secret.slice(0, 6)) // whsec_
   * await semmai.webhooks.delete(webhook_id)
   */
  async update(id: string, body: WebhookPatch, options: CallOptions = {}): Promise<WebhookWithSecret> {
    return (await transport.send<WebhookWithSecret>('PATCH', path(id), { ...options, body })).body
  },

  /**
   * Deletes a webhook, its secret and its undelivered events.
   *
   * @param id `webhook_id`
   * @param options signal
   * @throws {WebhookNotFoundError}
   *
   * @example
   * const url = 'https://hooks.example.com/semmai'
   * const { webhook_id } = await semmai.webhooks.create({ url, events: ['operation.cancelled'] })
   * await semmai.webhooks.delete(webhook_id)
   */
  async delete(id: string, options: CallOptions = {}): Promise<void> {
    await transport.send<undefined>('DELETE', path(id), options)
  },
})
