import type { WebhookEvent } from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'

/** Told when there is something to be delivered. */
export const DUE_CHANNEL = 'webhook_due'

/** A message that this process holds until its lease ends; then any may hold it again. */
export interface Delivery {
  tenantId: string
  messageId: string
  webhookId: string
  type: WebhookEvent
  data: Record<string, unknown>
  occurredAt: Date
  attempt: number
  url: string
  secretRef: string
  /** Signs too, until the overlap of a rotation ends. */
  previousSecretRef: string | null
}

/**
 * Claims what is due, of all tenants (worker role, no tenant set), few of each: a slow target holds up nobody else's
 * messages. Who dies with a claim leaves it to be claimed again after the lease.
 */
export async function claimDue(
  tx: Transaction,
  { limit, ofEachTenant, leaseMs }: { limit: number; ofEachTenant: number; leaseMs: number },
): Promise<Delivery[]> {
  const { rows } = await tx.query<Delivery>(
    `with due as materialized (
       select tenant_id, message_id,
         row_number() over (partition by tenant_id order by next_attempt_at, message_id) as turn
       from webhook_outbox where next_attempt_at <= now()
     ), chosen as (
       select o.ctid as place from due join webhook_outbox o using (tenant_id, message_id)
       where due.turn <= $2 and o.next_attempt_at <= now()
       order by due.turn limit $1 for update of o skip locked
     )
     update webhook_outbox o set attempt = attempt + 1, next_attempt_at = now() + $3 * interval '1 ms'
     from chosen, webhooks w
     where o.ctid = chosen.place and w.tenant_id = o.tenant_id and w.webhook_id = o.webhook_id
     returning o.tenant_id as "tenantId", o.message_id as "messageId", o.webhook_id as "webhookId", o.type, o.data,
       o.occurred_at as "occurredAt", o.attempt, w.url, w.secret_ref as "secretRef",
       case when w.previous_until > now() then w.previous_secret_ref end as "previousSecretRef"`,
    [limit, ofEachTenant, leaseMs],
  )
  return rows
}

/** It has arrived; nothing changes where another attempt was claimed meanwhile. */
export async function settleDelivered(tx: Transaction, delivery: Delivery): Promise<void> {
  await tx.query(
    `with settled as (
       delete from webhook_outbox where tenant_id = $1 and message_id = $2 and attempt = $3 returning webhook_id
     )
     update webhooks w set last_success_at = now(), failing_since = null, last_failure = null
     from settled where w.tenant_id = $1 and w.webhook_id = settled.webhook_id`,
    [delivery.tenantId, delivery.messageId, delivery.attempt],
  )
}

/** The next try comes after `delayMs`; null: there is none, the message is given up. */
export async function postpone(tx: Transaction, delivery: Delivery, delayMs: number | null): Promise<void> {
  await tx.query(
    delayMs === null
      ? `delete from webhook_outbox where tenant_id = $1 and message_id = $2 and attempt = $3`
      : `update webhook_outbox set next_attempt_at = now() + $4 * interval '1 ms'
         where tenant_id = $1 and message_id = $2 and attempt = $3`,
    [delivery.tenantId, delivery.messageId, delivery.attempt, ...(delayMs === null ? [] : [delayMs])],
  )
}

/** Notes the failure; true where it disabled the webhook, whose every try has failed for too long. */
export async function noteFailure(
  tx: Transaction,
  { tenantId, webhookId }: Delivery,
  reason: string,
  disabledAfterMs: number,
): Promise<boolean> {
  const { rows } = await tx.query<{ disabled: boolean }>(
    `update webhooks w set last_failure = $3, failing_since = coalesce(w.failing_since, now()),
       active = w.active and coalesce(w.failing_since, now()) > now() - $4 * interval '1 ms',
       disabled_at = case when w.active and w.failing_since <= now() - $4 * interval '1 ms' then now()
         else w.disabled_at end
     from (select active from webhooks where tenant_id = $1 and webhook_id = $2 for update) as before
     where w.tenant_id = $1 and w.webhook_id = $2
     returning before.active and not w.active as disabled`,
    [tenantId, webhookId, reason, disabledAfterMs],
  )
  return rows[0]?.disabled ?? false
}

/** What a webhook that is no longer active was still to be told. */
export async function dropMessages(tx: Transaction, tenantId: string, webhookId: string): Promise<void> {
  await tx.query('delete from webhook_outbox where tenant_id = $1 and webhook_id = $2', [tenantId, webhookId])
}
