import type { OperationEndpoint, OperationStatus } from '@semmai/contract'
import type { Transaction } from '../../../database/database.ts'
import type { Problem } from '../../../problem.ts'
import type { OperationRow } from '../definitions/operation.ts'
import { payloadVersionOf } from '../definitions/payload-version.ts'
import type { Outcome, Work } from '../definitions/work.ts'
import { outcomeColumns, resultsOf } from './outcome-columns.ts'

/** Told, with the operation's id as payload, when an operation ends; and when there is something to claim. */
export const ENDED_CHANNEL = 'operation_ended'
export const QUEUED_CHANNEL = 'operation_queued'

const VISIBLE = `tenant_id, operation_id, request_id, endpoint, status, principal, message_language, result, error, provider, model,
  latency_ms, progress, created_at, updated_at, completed_at,
  (erased_at is not null or coalesce(expires_at <= now(), false)) as expired`

export interface NewOperation {
  work: Work
  principal: string
  deadlineMs: number
}

/** At the commit. `delayMs`: how long the ordinary claim leaves it alone. */
export function insertQueued(tx: Transaction, tenantId: string, operation: NewOperation, delayMs = 0): void {
  const { work, principal, deadlineMs } = operation
  tx.atCommit(
    `insert into operation (tenant_id, operation_id, request_id, endpoint, status, principal, message_language,
       payload, deadline_ms, run_after, payload_version, traceparent)
     values ($1, $2, $3, $4, 'queued', $5, $6, $7, $8, now() + $9 * interval '1 ms', $11, $10)`,
    [
      tenantId,
      work.operationId,
      work.requestId,
      work.endpoint,
      principal,
      work.messageLanguage,
      JSON.stringify(work.payload),
      deadlineMs,
      delayMs,
      work.traceparent,
      payloadVersionOf(work.payload),
    ],
  )
}

/** An operation that was carried out before it was written, with what became of it. */
export interface EndedOperation {
  operation: NewOperation
  outcome: Outcome
}

/**
 * Synchronous calls of one tenant are operations too, written when they have ended (decision C1). Where nothing is
 * kept (`keptMs` null), only the fact that they were.
 */
export function insertionOfEnded(
  tenantId: string,
  ended: readonly EndedOperation[],
  keptMs: number | null,
): [sql: string, values: unknown[]] {
  const operations = ended.map(({ operation }) => operation)
  return [
    `insert into operation (tenant_id, operation_id, request_id, endpoint, principal, message_language, deadline_ms,
       status, result, error, provider, model, latency_ms, input_tokens, output_tokens, attempt, created_at,
       completed_at, expires_at)
     select $1, operation_id, request_id, endpoint, principal, message_language, deadline_ms, status,
       case when $2::float8 is null then null else result end, error, provider, model, latency_ms, input_tokens,
       output_tokens, 1, now() - latency_ms * interval '1 ms', now(), now() + coalesce($2, 0) * interval '1 ms'
     from unnest($3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $8::integer[], $9::text[], ${resultsOf('$10')},
       $11::json[], $12::text[], $13::text[], $14::float8[], $15::integer[], $16::integer[])
       as given (operation_id, request_id, endpoint, principal, message_language, deadline_ms, status, result,
         error, provider, model, latency_ms, input_tokens, output_tokens)`,
    [
      tenantId,
      keptMs,
      operations.map(({ work }) => work.operationId),
      operations.map(({ work }) => work.requestId),
      operations.map(({ work }) => work.endpoint),
      operations.map(({ principal }) => principal),
      operations.map(({ work }) => work.messageLanguage),
      operations.map(({ deadlineMs }) => deadlineMs),
      ...outcomeColumns(ended.map(({ outcome }) => outcome)),
    ],
  ]
}

/** Also where it has been erased, which `expired` says; null where the tenant has none with this id. */
export async function findOperation(
  tx: Transaction,
  tenantId: string,
  operationId: string,
): Promise<OperationRow | null> {
  const { rows } = await tx.query<OperationRow>(
    `select ${VISIBLE} from operation where tenant_id = $1 and operation_id = $2`,
    [tenantId, operationId],
  )
  return rows[0] ?? null
}

export interface OperationFilter {
  principal: string | null
  status: OperationStatus | null
  endpoint: OperationEndpoint | null
  /** Only operations older than this one. */
  before: string | null
  limit: number
}

/** Newest first: the ids are UUIDv7, so their order is the order of creation. */
export async function listOperations(
  tx: Transaction,
  tenantId: string,
  filter: OperationFilter,
): Promise<OperationRow[]> {
  const { principal, status, endpoint, before, limit } = filter
  const asked = { principal, status, endpoint }
  const columns = (['principal', 'status', 'endpoint'] as const).filter((column) => asked[column] !== null)
  const { rows } = await tx.query<OperationRow>(listStatement(columns, endpoint, status), [
    ...[tenantId, before ?? LAST_ID, limit],
    ...columns.map((column) => asked[column]),
  ])
  return rows
}

/** Greater than every id. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/**
 * A statement for each set of filters, so that each has a plan of its own. Indexes are for parts of the table
 * (`status <> 'succeeded'`): what chooses one has to stand in the statement.
 */
function listStatement(
  columns: readonly string[],
  endpoint: OperationEndpoint | null,
  status: OperationStatus | null,
): string {
  const conditions = columns.map((column, i) => `and ${column} = $${i + 4}`)
  if (status !== null && status !== 'succeeded') conditions.push(`and status <> 'succeeded'`)
  if (endpoint === 'onboarding-certify') conditions.push(`and endpoint = 'onboarding-certify'`)
  return `select ${VISIBLE} from operation
     where tenant_id = $1 and operation_id < $2 ${conditions.join(' ')}
       and erased_at is null and (expires_at is null or expires_at > now())
     order by operation_id desc
     limit $3`
}

/** Serialises the count below per tenant until the transaction ends, so that the limit is exact. */
export function lockOfOpenCount(tenantId: string): [sql: string, values: unknown[]] {
  return [`select pg_advisory_xact_lock(hashtextextended('open operations of ' || $1, 0))`, [tenantId]]
}

/** Those of this transaction count too. */
export function requireOpenAtMost(
  tx: Transaction,
  tenantId: string,
  limit: number,
  refusal: () => Problem,
): void {
  tx.atCommit(
    `select required((select count(*) from operation where tenant_id = $1 and status = 'queued')
       + (select count(*) from operation where tenant_id = $1 and status = 'running') <= $2)`,
    [tenantId, limit],
    refusal,
  )
}

/** A result that was delivered is kept `keptMs` longer at most. */
export async function shortenRetention(
  tx: Transaction,
  tenantId: string,
  operationId: string,
  keptMs: number,
): Promise<void> {
  await tx.query(
    `update operation set expires_at = now() + $3 * interval '1 ms'
     where tenant_id = $1 and operation_id = $2 and expires_at > now() + $3 * interval '1 ms'`,
    [tenantId, operationId, keptMs],
  )
}

export type CancelResult = 'cancelled' | 'not_cancellable'

/**
 * Erases the payload, keeps the operation for `keptMs` milliseconds, and wakes those who wait at the commit.
 */
export async function cancelOperation(
  tx: Transaction,
  tenantId: string,
  operationId: string,
  keptMs: number,
): Promise<CancelResult> {
  const { rowCount } = await tx.query(
    `update operation set status = 'cancelled', payload = null, progress = null, lease_until = null,
       completed_at = now(), updated_at = now(), expires_at = now() + $3 * interval '1 ms'
     where tenant_id = $1 and operation_id = $2 and status in ('queued', 'running')`,
    [tenantId, operationId, keptMs],
  )
  if (rowCount === 0) return 'not_cancellable'
  await notifyEnded(tx, operationId)
  return 'cancelled'
}

/** Erases a finished operation at once; false when it is not there, not finished, or erased already. */
export async function eraseOperation(
  tx: Transaction,
  tenantId: string,
  operationId: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update operation set result = null, error = null, erased_at = now(), expires_at = now()
     where tenant_id = $1 and operation_id = $2 and completed_at is not null and erased_at is null`,
    [tenantId, operationId],
  )
  return rowCount === 1
}

async function notifyEnded(tx: Transaction, operationId: string): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [ENDED_CHANNEL, operationId])
}

/** Wakes the workers when it commits. */
export const NOTIFY_QUEUED = ['select pg_notify($1, $2)', [QUEUED_CHANNEL, '']] as const
