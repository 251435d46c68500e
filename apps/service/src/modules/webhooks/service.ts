import {
  LIMITS,
  type Page,
  type PageQuery,
  type Webhook,
  type WebhookCreateRequest,
  type WebhookPatch,
} from '@semmai/contract'
import type { BaseLogger } from 'pino'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../database/database.ts'
import { isId, pageOf, pageStart } from '../../database/page-cursor.ts'
import type { Answer, Call } from '../../http/call.ts'
import { newId } from '../../new-id.ts'
import { OutboundError, type OutboundPolicy, permittedUrl } from '../../outbound/guarded-fetch.ts'
import { Problem } from '../../problem.ts'
import type { SecretStores } from '../../secrets/secret-stores.ts'
import { appendAuditEvent } from '../audit/append-event.ts'
import { dropMessages } from './outbox-repository.ts'
import {
  countWebhooks,
  deleteWebhook,
  insertWebhook,
  listWebhookSecretRefs,
  listWebhooks,
  lockSecrets,
  lockWebhookCount,
  updateWebhook,
} from './repository.ts'
import { newWebhookSecret } from './signature.ts'

/** How long the secret before a rotation still signs. */
const OVERLAP_MS = 86_400_000
/** The name under which secret stores keep the secrets. */
const STORED_AS = 'webhook'

/** Where a tenant is told what happened (decision F8). */
export interface Webhooks {
  /** 201 with the secret. Throws `webhooks_off`, `too_many_webhooks`, `invalid_request` for an address that is refused. */
  create(call: Call<WebhookCreateRequest>): Promise<Answer>
  list(tenantId: string, query: PageQuery): Promise<Page<Webhook>>
  /** 200, with a secret where one was asked for. Throws `webhook_not_found`. */
  patch(call: Call<WebhookPatch>, webhookId: string): Promise<Answer>
  /** Throws `webhook_not_found`. */
  remove(call: Call, webhookId: string): Promise<Answer>
  /** For the erasure of a tenant. */
  destroySecrets(tenantId: string): Promise<void>
}

export interface WebhooksOptions {
  database: Database
  stores: SecretStores
  outbound: OutboundPolicy
  /** Whether the deployment delivers webhooks at all. */
  enabled: boolean
  log: Pick<BaseLogger, 'warn'>
}

/**
 * `create` is refused while `enabled` is false; what there is can still be changed. A secret is stored before
 * the transaction, and destroyed again where that fails.
 */
export function createWebhooks(options: WebhooksOptions): Webhooks {
  const { database, stores, outbound } = options
  return {
    create: (call) => create(options, call),

    async list(tenantId, query) {
      const { limit, after } = pageStart(query, isId)
      const found = await database.statement('tenant', tenantId, (tx) =>
        listWebhooks(tx, tenantId, after, limit + 1),
      )
      return pageOf(found, limit, ({ webhook_id }) => webhook_id)
    },

    async patch(call, webhookId) {
      if (!isUuid(webhookId)) throw notFound()
      if (call.body.url !== undefined) requirePermitted(call.body.url, outbound)
      if (!call.body.rotate_secret) return patch(options, call, webhookId, null)
      return withNewSecret(options, call.tenantId, (made) => patch(options, call, webhookId, made))
    },

    remove: (call, webhookId) => remove(options, call, webhookId),

    async destroySecrets(tenantId) {
      const refs = await database.transaction('tenant', tenantId, (tx) => listWebhookSecretRefs(tx, tenantId))
      for (const ref of refs) await stores.destroy(tenantId, ref)
    },
  }
}

/** A new secret, and where it is stored. */
interface MadeSecret {
  secretRef: string
  secret: string
}

/** Stores a secret, and destroys it again where what it is for does not come about. */
async function withNewSecret(
  options: WebhooksOptions,
  tenantId: string,
  work: (made: MadeSecret) => Promise<Answer>,
): Promise<Answer> {
  const secret = newWebhookSecret()
  const secretRef = await options.stores.put(tenantId, STORED_AS, secret)
  try {
    return await work({ secretRef, secret: secret.reveal() })
  } catch (error) {
    await destroyUnused(options, tenantId, [secretRef])
    throw error
  }
}

/**
 * Destroys secrets that no webhook refers to. After a commit whose outcome is unknown, one may be in use after all; what
 * the store does not destroy is logged, for it stays there.
 */
async function destroyUnused(
  { database, stores, log }: WebhooksOptions,
  tenantId: string,
  refs: readonly string[],
): Promise<void> {
  for (const ref of refs) {
    try {
      const used = await database.transaction('tenant', tenantId, (tx) => listWebhookSecretRefs(tx, tenantId))
      if (!used.includes(ref)) await stores.destroy(tenantId, ref)
    } catch (err) {
      log.warn({ err, tenant_id: tenantId, secret_ref: ref }, 'An unused webhook secret cannot be destroyed')
    }
  }
}

async function create(options: WebhooksOptions, call: Call<WebhookCreateRequest>): Promise<Answer> {
  const { tenantId, body } = call
  const { outbound, enabled } = options
  if (!enabled)
    throw new Problem('webhooks_off', 'This deployment delivers no webhooks: its operator sets WEBHOOKS.')
  requirePermitted(body.url, outbound)
  return withNewSecret(options, tenantId, ({ secretRef, secret }) =>
    call.commit(async (tx) => {
      await lockWebhookCount(tx, tenantId)
      if ((await countWebhooks(tx, tenantId)) >= LIMITS.webhooks) throw tooMany()
      const given = { id: newId(), url: body.url, events: [...new Set(body.events)], secretRef }
      const webhook = await insertWebhook(tx, tenantId, given)
      await appendAuditEvent(tx, tenantId, call, {
        type: 'webhook_created',
        target: targetOf(webhook.webhook_id),
        details: { url: webhook.url, events: webhook.events },
      })
      return { status: 201, body: { ...webhook, secret }, keptBody: { ...webhook, secret: null } }
    }),
  )
}

async function patch(
  options: WebhooksOptions,
  call: Call<WebhookPatch>,
  webhookId: string,
  made: MadeSecret | null,
): Promise<Answer> {
  const { tenantId } = call
  const { url = null, events = null, active = null } = call.body
  let outlived: string | null = null
  const answer = await call.commit(async (tx) => {
    const before = await lockSecrets(tx, tenantId, webhookId)
    const change = { url, events, active, secretRef: made?.secretRef ?? null, overlapMs: OVERLAP_MS }
    const webhook = await updateWebhook(tx, tenantId, webhookId, change)
    if (before === null || webhook === null) throw notFound()
    if (made) outlived = before.previous_secret_ref
    if (active === false) await dropMessages(tx, tenantId, webhookId)
    const { rotate_secret: _rotated, ...details } = call.body
    const type = made ? 'webhook_secret_rotated' : 'webhook_updated'
    await appendAuditEvent(tx, tenantId, call, { type, target: targetOf(webhookId), details })
    const body = { ...webhook, secret: made?.secret ?? null }
    return { status: 200, body, keptBody: { ...body, secret: null } }
  })
  if (outlived !== null) await destroyUnused(options, tenantId, [outlived])
  return answer
}

async function remove(options: WebhooksOptions, call: Call, webhookId: string): Promise<Answer> {
  const { tenantId } = call
  let refs: string[] = []
  const answer = await call.commit(async (tx) => {
    const removed = isUuid(webhookId) ? await deleteWebhook(tx, tenantId, webhookId) : null
    if (removed === null) throw notFound()
    refs = removed.refs
    const target = targetOf(webhookId)
    await appendAuditEvent(tx, tenantId, call, {
      type: 'webhook_deleted',
      target,
      details: { url: removed.url },
    })
    return { status: 204 }
  })
  await destroyUnused(options, tenantId, refs)
  return answer
}

const targetOf = (id: string) => ({ type: 'webhook', id })

function requirePermitted(url: string, outbound: OutboundPolicy): void {
  try {
    permittedUrl(url, outbound)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    const errors = [{ pointer: '/url', code: 'url_refused', detail: error.message }]
    throw new Problem('invalid_request', `/url: ${error.message}`, { errors })
  }
}

const notFound = () =>
  new Problem(
    'webhook_not_found',
    'The tenant has no webhook with this id: GET /v1/admin/webhooks lists them.',
  )
const tooMany = () =>
  new Problem(
    'too_many_webhooks',
    `At most ${LIMITS.webhooks} webhooks a tenant. Delete one that is not needed.`,
  )
