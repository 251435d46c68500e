import { TEXT_ENDPOINTS } from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'
import { ENDED_CHANNEL } from '../operations/storing/repository.ts'

const OF_THEIRS = 'tenant_id = $1 and principal = $2'

/** Cancels what is queued or running; the submitted texts are erased with it. */
export async function cancelTextCalls(tx: Transaction, tenantId: string, principal: string): Promise<void> {
  await tx.query(
    `with cancelled as (
       update operation set status = 'cancelled', payload = null, progress = null, lease_until = null,
         completed_at = now(), updated_at = now(), expires_at = now()
       where ${OF_THEIRS} and endpoint = any($3) and status in ('queued', 'running')
       returning operation_id
     )
     select pg_notify('${ENDED_CHANNEL}', operation_id::text) from cancelled`,
    [tenantId, principal, TEXT_ENDPOINTS],
  )
}

/** Erases results and what is kept of failures; gives their number. */
export async function eraseTextCalls(tx: Transaction, tenantId: string, principal: string): Promise<number> {
  const { rowCount } = await tx.query(
    `update operation set result = null, error = null, erased_at = now(), expires_at = now()
     where ${OF_THEIRS} and endpoint = any($3) and completed_at is not null and erased_at is null`,
    [tenantId, principal, TEXT_ENDPOINTS],
  )
  return rowCount
}

/** Answers that are kept to be given again. Those of calls under way, such as this one, are not touched. */
export async function deleteKeptAnswers(tx: Transaction, tenantId: string, principal: string): Promise<void> {
  await tx.query(`delete from idempotency_key where ${OF_THEIRS} and completed_at is not null`, [
    tenantId,
    principal,
  ])
}

/** Access tokens, expired ones too; gives their number. */
export async function deleteTokens(tx: Transaction, tenantId: string, principal: string): Promise<number> {
  const { rowCount } = await tx.query(`delete from access_tokens where ${OF_THEIRS}`, [tenantId, principal])
  return rowCount
}

/** Gives how many words there were. */
export async function deleteWords(tx: Transaction, tenantId: string, principal: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `delete from personal_words where ${OF_THEIRS} returning cardinality(words) as count`,
    [tenantId, principal],
  )
  return rows[0]?.count ?? 0
}
