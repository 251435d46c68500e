import type { Transaction } from '../database/database.ts'
import type { Problem } from '../problem.ts'
import type { Answer } from './call.ts'

const KEPT_HOURS = 24

/** A key belongs to one principal of one tenant; the platform's operator has the tenant ''. */
export interface KeyScope {
  tenantId: string
  principal: string
  key: string
}

export interface KeyRow {
  fingerprint: Buffer
  status_code: Answer['status'] | null
  headers: Record<string, string> | null
  body: object | null
  operation_id: string | null
  /** Of the operation that the row refers to; null when it has been erased. */
  result: object | null
}

/** Claims a key that is new, expired, or whose holder died, under a fence that no other claim has; false when it is taken. */
export async function claimKey(
  tx: Transaction,
  { tenantId, principal, key }: KeyScope,
  fingerprint: Buffer,
  fence: number,
  leaseMs: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into idempotency_key as k (tenant_id, principal, key, fingerprint, fence, lease_until, expires_at)
     values ($1, $2, $3, $4, $5, now() + $6 * interval '1 ms', now() + ${KEPT_HOURS} * interval '1 hour')
     on conflict (tenant_id, principal, key) do update set
       fingerprint = excluded.fingerprint, fence = excluded.fence, lease_until = excluded.lease_until,
       expires_at = excluded.expires_at, status_code = null, headers = null, body = null, operation_id = null,
       completed_at = null
     where k.expires_at <= now() or (k.completed_at is null and k.lease_until <= now())`,
    [tenantId, principal, key, fingerprint, fence, leaseMs],
  )
  return rowCount === 1
}

/**
 * The key with its kept answer, or the result of the operation that it refers to; null where it is unknown or
 * has expired.
 */
export async function findKey(tx: Transaction, scope: KeyScope): Promise<KeyRow | null> {
  const { rows } = await tx.query<Omit<KeyRow, 'result'>>(
    `select fingerprint, status_code, headers, body, operation_id from idempotency_key
     where tenant_id = $1 and principal = $2 and key = $3 and expires_at > now()`,
    [scope.tenantId, scope.principal, scope.key],
  )
  const [row] = rows
  if (row === undefined) return null
  // Only where there is one to be read: the operator's keys refer to none, and its role may read none.
  const result = row.operation_id === null ? null : await findResult(tx, scope.tenantId, row.operation_id)
  return { ...row, result }
}

async function findResult(tx: Transaction, tenantId: string, operationId: string): Promise<object | null> {
  const { rows } = await tx.query<{ result: object }>(
    `select result from operation
     where tenant_id = $1 and operation_id = $2 and expires_at > now() and erased_at is null`,
    [tenantId, operationId],
  )
  return rows[0]?.result ?? null
}

/** Holds the claim until `leaseMs` milliseconds from now. Without effect where it was lost or completed. */
export async function renewKey(
  tx: Transaction,
  { tenantId, principal, key }: KeyScope,
  fence: number,
  leaseMs: number,
): Promise<void> {
  await tx.query(
    `update idempotency_key set lease_until = now() + $5 * interval '1 ms'
     where tenant_id = $1 and principal = $2 and key = $3 and fence = $4 and completed_at is null`,
    [tenantId, principal, key, fence, leaseMs],
  )
}

/** Refuses the transaction when the claim was lost: then nothing of it may commit. */
export function completeKey(
  tx: Transaction,
  { tenantId, principal, key }: KeyScope,
  fence: number,
  answer: Answer,
  refusal: () => Problem,
): void {
  const kept = answer.keptBody ?? answer.body
  const body = answer.resultOf === undefined && kept ? JSON.stringify(kept) : null
  tx.atCommit(
    `with completed as (
       update idempotency_key set status_code = $5, headers = $6, body = $7, operation_id = $8,
         completed_at = now(), expires_at = now() + ${KEPT_HOURS} * interval '1 hour'
       where tenant_id = $1 and principal = $2 and key = $3 and fence = $4 and completed_at is null
       returning key
     )
     select required(exists (select from completed))`,
    [
      tenantId,
      principal,
      key,
      fence,
      answer.status,
      JSON.stringify(answer.headers ?? {}),
      body,
      answer.resultOf ?? null,
    ],
    refusal,
  )
}

/**
 * Frees the key for the next request with it. Without effect where the claim was lost or completed: a kept
 * answer stays.
 */
export async function releaseKey(
  tx: Transaction,
  { tenantId, principal, key }: KeyScope,
  fence: number,
): Promise<void> {
  await tx.query(
    `delete from idempotency_key
     where tenant_id = $1 and principal = $2 and key = $3 and fence = $4 and completed_at is null`,
    [tenantId, principal, key, fence],
  )
}
