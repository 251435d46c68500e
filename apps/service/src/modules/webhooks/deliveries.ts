import type { WebhookMessage } from '@semmai/contract'
import type { BaseLogger } from 'pino'
import type { Database } from '../../database/database.ts'
import type { Listener } from '../../database/listener.ts'
import { guardedPost, OutboundError, type OutboundPolicy } from '../../outbound/guarded-fetch.ts'
import type { Secret } from '../../secrets/secret.ts'
import type { SecretStores } from '../../secrets/secret-stores.ts'
import { appendAuditEvent, type Cause } from '../audit/append-event.ts'
import {
  claimDue,
  type Delivery,
  DUE_CHANNEL,
  dropMessages,
  noteFailure,
  postpone,
  settleDelivered,
} from './outbox-repository.ts'
import { DISABLED_AFTER_MS, delayAfter } from './retry-schedule.ts'
import { signedHeaders } from './signature.ts'

/** How often a worker looks without a notification: for what was postponed, and for what a dead worker held. */
const SWEEP_EVERY_MS = 5_000
/** Longer than a delivery may take, with what it writes. */
const LEASE_MS = 30_000
const AT_ONCE = 16
const OF_EACH_TENANT = 4

export interface DeliveriesOptions {
  database: Database
  listener: Listener
  stores: SecretStores
  outbound: OutboundPolicy
  log: BaseLogger
  /** Milliseconds. */
  now: () => number
  /** `LEASE_MS` and `SWEEP_EVERY_MS` unless a test says otherwise. */
  leaseMs?: number
  sweepEveryMs?: number
}

/** Delivers what the outbox holds, at least once: a message goes when its target has answered, not before. */
export interface Deliveries {
  start(): void
  /** Claims nothing more, and waits for what is under way. */
  stop(): Promise<void>
}

/** Any number of nodes may run one: messages are claimed under a lease, 16 at a time and 4 of one tenant. */
export function createDeliveries(options: DeliveriesOptions): Deliveries {
  const { database, listener, log, leaseMs = LEASE_MS, sweepEveryMs = SWEEP_EVERY_MS } = options
  let timer: NodeJS.Timeout | undefined
  let unsubscribe: (() => void) | undefined
  let stopped = false
  let looking: Promise<void> | null = null
  let wanted = false

  function look(): void {
    wanted = true
    looking ??= lookWhileWanted().finally(() => {
      looking = null
    })
  }

  async function lookWhileWanted(): Promise<void> {
    while (wanted && !stopped) {
      wanted = false
      try {
        const claim = { limit: AT_ONCE, ofEachTenant: OF_EACH_TENANT, leaseMs }
        const claimed = await database.statement('worker', null, (tx) => claimDue(tx, claim))
        await Promise.all(claimed.map((delivery) => deliver(options, delivery)))
        if (claimed.length > 0) wanted = true
      } catch (err) {
        log.warn({ err }, 'No webhook messages can be delivered now')
      }
    }
  }

  return {
    start() {
      unsubscribe = listener.subscribe(DUE_CHANNEL, { notified: look, missed: look })
      timer = setInterval(look, sweepEveryMs)
      look()
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      unsubscribe?.()
      await looking
    },
  }
}

/** Never rejects: what cannot be written now is delivered again when its lease ends. */
async function deliver(options: DeliveriesOptions, delivery: Delivery): Promise<void> {
  const { database, log } = options
  const { tenantId, webhookId, messageId, attempt } = delivery
  try {
    const failure = await failureOf(options, delivery)
    if (failure === null) {
      await database.statement('worker', tenantId, (tx) => settleDelivered(tx, delivery))
      return
    }
    log.info(
      { tenant_id: tenantId, webhook_id: webhookId, message_id: messageId, attempt, failure },
      'webhook failed',
    )
    await recordFailure(database, delivery, failure)
  } catch (err) {
    log.warn({ err, tenant_id: tenantId, webhook_id: webhookId }, 'A webhook message was not settled')
  }
}

/** Why the message did not arrive; null when it did. */
async function failureOf(options: DeliveriesOptions, delivery: Delivery): Promise<string | null> {
  const secrets = await secretsOf(options.stores, delivery)
  if (secrets.length === 0) return 'The secret of the webhook is lost. Rotate it.'
  const message: WebhookMessage = {
    type: delivery.type,
    timestamp: delivery.occurredAt.toISOString(),
    data: delivery.data,
  }
  const body = JSON.stringify(message)
  const seconds = Math.floor(options.now() / 1000)
  const headers = signedHeaders({ id: `msg_${delivery.messageId}`, seconds, body }, secrets)
  try {
    const status = await guardedPost(delivery.url, options.outbound, { headers, body })
    return status >= 200 && status < 300 ? null : `It answered ${status}.`
  } catch (error) {
    if (error instanceof OutboundError) return error.message
    throw error
  }
}

/** Those that sign now, the newest first. */
async function secretsOf(stores: SecretStores, delivery: Delivery): Promise<Secret[]> {
  const refs = [delivery.secretRef, delivery.previousSecretRef].flatMap((ref) => ref ?? [])
  const secrets = await Promise.all(refs.map((ref) => stores.get(delivery.tenantId, ref)))
  return secrets.flatMap((secret) => secret ?? [])
}

async function recordFailure(database: Database, delivery: Delivery, failure: string): Promise<void> {
  const { tenantId, webhookId, attempt } = delivery
  await database.transaction('worker', tenantId, async (tx) => {
    await postpone(tx, delivery, delayAfter(attempt))
    const disabled = await noteFailure(tx, delivery, failure, DISABLED_AFTER_MS)
    if (!disabled) return
    await dropMessages(tx, tenantId, webhookId)
    await appendAuditEvent(tx, tenantId, causeOf(tenantId), {
      type: 'webhook_disabled',
      outcome: 'failure',
      target: { type: 'webhook', id: webhookId },
      details: { failure },
    })
  })
}

/** The service itself: no request is behind it. */
function causeOf(tenantId: string): Cause {
  const principal = { issuer: 'semmai', subject: 'webhook-delivery', clientId: null, tenantId, roles: [] }
  return { principal, address: null, requestId: null }
}
