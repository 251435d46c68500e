import type { BaseLogger } from 'pino'
import type { Database, Transaction } from '../../../database/database.ts'
import { beginSums, sumNextHour } from './sum-usage.ts'

const BATCH = 1_000
const TOMBSTONE_DAYS = 30

/** Sums the usage of hours that are over, then erases results whose time is over, tombstones after 30 days, and what expired keys and windows left. */
export interface Retention {
  start(): void
  sweep(): Promise<void>
  stop(): void
}

/**
 * `start` sweeps every `sweepEveryMs` milliseconds, not at once; a sweep that fails is logged. `stop` does
 * not wait for one under way.
 */
export function createRetention(database: Database, log: BaseLogger, sweepEveryMs: number): Retention {
  let timer: NodeJS.Timeout | undefined
  async function sweep(): Promise<void> {
    await database.statement('worker', null, beginSums)
    while (await database.statement('worker', null, sumNextHour));
    for (const statement of STATEMENTS) {
      let rows = BATCH
      while (rows === BATCH) rows = await database.statement('worker', null, statement)
    }
  }
  return {
    start() {
      timer = setInterval(
        () => void sweep().catch((err: unknown) => log.warn({ err }, 'The retention sweep failed')),
        sweepEveryMs,
      )
    },
    sweep,
    stop: () => clearInterval(timer),
  }
}

const STATEMENTS = [eraseExpired, deleteTombstones, deleteKeys, deleteWindows, deleteAccessTokens]

async function eraseExpired(tx: Transaction): Promise<number> {
  const { rowCount } = await tx.query(
    `update operation set result = null, error = null, erased_at = now()
     where (tenant_id, operation_id) in (
       select tenant_id, operation_id from operation
       where expires_at < now() and erased_at is null limit $1 for update skip locked)`,
    [BATCH],
  )
  return rowCount
}

/** Only what has been summed: its share of the usage stays (GET /v1/admin/usage). */
async function deleteTombstones(tx: Transaction): Promise<number> {
  const { rowCount } = await tx.query(
    `delete from operation where (tenant_id, operation_id) in (
       select tenant_id, operation_id from operation
       where expires_at < now() - $1 * interval '1 day' and erased_at is not null
         and operation_id < (select first_operation_id(summed_until) from usage_progress)
       limit $2 for update skip locked)`,
    [TOMBSTONE_DAYS, BATCH],
  )
  return rowCount
}

async function deleteKeys(tx: Transaction): Promise<number> {
  const { rowCount } = await tx.query(
    `delete from idempotency_key where (tenant_id, principal, key) in (
       select tenant_id, principal, key from idempotency_key where expires_at < now() limit $1)`,
    [BATCH],
  )
  return rowCount
}

/** Those that its policy lets the worker see: expired for 30 days. */
async function deleteAccessTokens(tx: Transaction): Promise<number> {
  const { rowCount } = await tx.query(
    `delete from access_tokens where (tenant_id, token_id) in (select tenant_id, token_id from access_tokens limit $1)`,
    [BATCH],
  )
  return rowCount
}

async function deleteWindows(tx: Transaction): Promise<number> {
  const { rowCount } = await tx.query(
    `delete from rate_window where window_start < now() - interval '5 minutes'`,
  )
  return Math.min(rowCount, BATCH - 1)
}
