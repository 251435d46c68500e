import type { Transaction } from '../../database/database.ts'
import type { QueueState } from '../../observability/operation-metrics.ts'

/** Beyond this many the queue is not counted: it is full long before (`MAX_QUEUED_OPERATIONS`). */
const COUNT_LIMIT = 100_000

/** What waits and runs, over all tenants (worker role). The oldest is looked for once a tenant, in the index. */
export async function readQueueState(tx: Transaction): Promise<QueueState> {
  const { rows } = await tx.query<{ queued: number; running: number; oldest: number | null }>(
    `with recursive waiting as (
       select '' as tenant_id, null::timestamptz as since
       union all
       select next.tenant_id, next.run_after from waiting cross join lateral (
         select o.tenant_id, o.run_after from operation o
         where o.status = 'queued' and o.tenant_id > waiting.tenant_id
         order by o.tenant_id, o.run_after limit 1
       ) as next
     )
     select
       (select count(*) from (select 1 from operation where status = 'queued' limit $1) as counted) as queued,
       (select count(*) from operation where status = 'running') as running,
       (select extract(epoch from now() - min(since))::float8 from waiting) as oldest`,
    [COUNT_LIMIT],
  )
  const [row] = rows
  return {
    queued: Number(row?.queued ?? 0),
    running: Number(row?.running ?? 0),
    oldestSeconds: Math.max(0, row?.oldest ?? 0),
  }
}
