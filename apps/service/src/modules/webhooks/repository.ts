import type { Webhook, WebhookEvent } from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'

interface Row extends Omit<Webhook, Times> {
  created_at: Date
  updated_at: Date
  last_success_at: Date | null
  failing_since: Date | null
  disabled_at: Date | null
}
type Times = 'created_at' | 'updated_at' | 'last_success_at' | 'failing_since' | 'disabled_at'

const COLUMNS = `webhook_id, url, events, active, created_at, updated_at, last_success_at, failing_since, last_failure,
  disabled_at`

function toWebhook(row: Row): Webhook {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    last_success_at: row.last_success_at?.toISOString() ?? null,
    failing_since: row.failing_since?.toISOString() ?? null,
    disabled_at: row.disabled_at?.toISOString() ?? null,
  }
}

/** Serialises the count per tenant until the transaction ends, so that the limit is exact. */
export async function lockWebhookCount(tx: Transaction, tenantId: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('webhooks of ' || $1, 0))`, [tenantId])
}

/** All of the tenant's, disabled ones too. */
export async function countWebhooks(tx: Transaction, tenantId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    'select count(*) as count from webhooks where tenant_id = $1',
    [tenantId],
  )
  return Number(rows[0]?.count ?? 0)
}

/** Active at once. The limit is not checked here: see `lockWebhookCount` and `countWebhooks`. */
export async function insertWebhook(
  tx: Transaction,
  tenantId: string,
  webhook: { id: string; url: string; events: readonly WebhookEvent[]; secretRef: string },
): Promise<Webhook> {
  const { rows } = await tx.query<Row>(
    `insert into webhooks (tenant_id, webhook_id, url, events, secret_ref) values ($1, $2, $3, $4, $5)
     returning ${COLUMNS}`,
    [tenantId, webhook.id, webhook.url, webhook.events, webhook.secretRef],
  )
  const [row] = rows
  if (row === undefined) throw new Error('The webhook was not inserted')
  return toWebhook(row)
}

/** In the order of their making; `after` the id that the page begins after. */
export async function listWebhooks(
  tx: Transaction,
  tenantId: string,
  after: string | null,
  limit: number,
): Promise<Webhook[]> {
  const { rows } = await tx.query<Row>(
    `select ${COLUMNS} from webhooks where tenant_id = $1 and ($2::uuid is null or webhook_id > $2)
     order by webhook_id limit $3`,
    [tenantId, after, limit],
  )
  return rows.map(toWebhook)
}

/** The secrets of a webhook, locked for a change; null where there is none. */
export async function lockSecrets(
  tx: Transaction,
  tenantId: string,
  webhookId: string,
): Promise<{ secret_ref: string; previous_secret_ref: string | null } | null> {
  const { rows } = await tx.query<{ secret_ref: string; previous_secret_ref: string | null }>(
    'select secret_ref, previous_secret_ref from webhooks where tenant_id = $1 and webhook_id = $2 for update',
    [tenantId, webhookId],
  )
  return rows[0] ?? null
}

export interface WebhookChange {
  url: string | null
  events: readonly WebhookEvent[] | null
  active: boolean | null
  /** A new secret; the one before still signs for `overlapMs`. */
  secretRef: string | null
  overlapMs: number
}

/** Members that are null stay as they are; made active, a webhook begins anew. */
export async function updateWebhook(
  tx: Transaction,
  tenantId: string,
  webhookId: string,
  change: WebhookChange,
): Promise<Webhook | null> {
  const { rows } = await tx.query<Row>(
    `update webhooks set url = coalesce($3, url), events = coalesce($4, events), active = coalesce($5, active),
       previous_secret_ref = case when $6::text is null then previous_secret_ref else secret_ref end,
       previous_until = case when $6::text is null then previous_until else now() + $7 * interval '1 ms' end,
       secret_ref = coalesce($6, secret_ref), updated_at = now(),
       failing_since = case when $5 then null else failing_since end,
       disabled_at = case when $5 then null else disabled_at end
     where tenant_id = $1 and webhook_id = $2 returning ${COLUMNS}`,
    [...[tenantId, webhookId, change.url, change.events, change.active, change.secretRef], change.overlapMs],
  )
  return rows[0] ? toWebhook(rows[0]) : null
}

/** Its messages go with it. Gives the references of its secrets; null where there is no such webhook. */
export async function deleteWebhook(
  tx: Transaction,
  tenantId: string,
  webhookId: string,
): Promise<{ url: string; refs: string[] } | null> {
  const { rows } = await tx.query<{ url: string; refs: string[] }>(
    `delete from webhooks where tenant_id = $1 and webhook_id = $2
     returning url, array_remove(array[secret_ref, previous_secret_ref], null) as refs`,
    [tenantId, webhookId],
  )
  return rows[0] ?? null
}

/** Of every webhook of the tenant, with the secret before the last rotation. */
export async function listWebhookSecretRefs(tx: Transaction, tenantId: string): Promise<string[]> {
  const { rows } = await tx.query<{ ref: string }>(
    `select unnest(array_remove(array[secret_ref, previous_secret_ref], null)) as ref from webhooks
     where tenant_id = $1`,
    [tenantId],
  )
  return rows.map(({ ref }) => ref)
}
