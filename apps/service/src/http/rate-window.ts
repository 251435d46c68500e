import type { Transaction } from '../database/database.ts'

export interface Taken {
  granted: number
  left: number
}

/** Start of the running window; `$2` is its length in seconds. */
const WINDOW = `date_bin($2 * interval '1 second', now(), timestamptz 'epoch')`

/** Takes up to `wanted` calls of the running window, by the database's clock. */
export async function takeFromWindow(
  tx: Transaction,
  tenantId: string,
  {
    bucket,
    limit,
    wanted,
    windowSeconds,
  }: {
    bucket: string
    limit: number
    wanted: number
    windowSeconds: number
  },
): Promise<Taken> {
  await tx.query(
    `insert into rate_window (tenant_id, bucket, window_start, taken) values ($1, $3, ${WINDOW}, 0)
     on conflict do nothing`,
    [tenantId, windowSeconds, bucket],
  )
  const { rows } = await tx.query<{ taken: number; before: number }>(
    `update rate_window w set taken = greatest(w.taken, least(w.taken + $3, $4))
     from (
       select taken from rate_window where tenant_id = $1 and bucket = $5 and window_start = ${WINDOW} for update
     ) as before
     where w.tenant_id = $1 and w.bucket = $5 and w.window_start = ${WINDOW}
     returning w.taken, before.taken as before`,
    [tenantId, windowSeconds, wanted, limit, bucket],
  )
  const { taken = 0, before = 0 } = rows[0] ?? {}
  return { granted: taken - before, left: Math.max(0, limit - taken) }
}
