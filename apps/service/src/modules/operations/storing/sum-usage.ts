import type { Transaction } from '../../../database/database.ts'

/** An operation is written within a minute of the time in its id; an hour is a margin for clocks that differ. */
const MARGIN = `interval '1 hour'`

/** Finds where to begin, once: earlier than the oldest operation, as the time in an id may be (worker role). */
export async function beginSums(tx: Transaction): Promise<void> {
  await tx.query(
    `update usage_progress set summed_until =
       (select date_trunc('hour', coalesce(min(created_at), now()), 'UTC') - ${MARGIN} from operation)
     where summed_until is null`,
  )
}

/**
 * Adds the usage of the next hour that is over and whose operations have all ended to the sums, once (worker role).
 * False: there is none yet. Each tenant's hour is a range of its primary key, and is read as one whatever the planner
 * thinks of their number (`offset 0`).
 */
export async function sumNextHour(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.query<{ summed: boolean }>(
    `with recursive progress as materialized (
       select summed_until as since, summed_until + interval '1 hour' as until from usage_progress
       where summed_until + interval '1 hour' + ${MARGIN} < now()
         and not exists (select from operation where status = 'queued'
           and created_at < summed_until + interval '1 hour' + ${MARGIN})
         and not exists (select from operation where status = 'running'
           and created_at < summed_until + interval '1 hour' + ${MARGIN})
       for update skip locked
     ), tenant as (
       (select tenant_id from operation where exists (select from progress) order by tenant_id limit 1)
       union all
       select (select o.tenant_id from operation o where o.tenant_id > tenant.tenant_id order by o.tenant_id limit 1)
       from tenant where tenant.tenant_id is not null
     ), counted as materialized (
       select tenant.tenant_id, o.endpoint, count(*) as operations,
         coalesce(sum(o.input_tokens), 0) as input_tokens, coalesce(sum(o.output_tokens), 0) as output_tokens
       from tenant cross join lateral (
         select endpoint, input_tokens, output_tokens from operation
         where operation.tenant_id = tenant.tenant_id
           and operation_id >= (select first_operation_id(since) from progress)
           and operation_id < (select first_operation_id(until) from progress)
         offset 0
       ) as o
       group by tenant.tenant_id, o.endpoint
     ), added as (
       insert into usage_sums (tenant_id, day, endpoint, operations, input_tokens, output_tokens)
       select tenant_id, (since at time zone 'utc')::date, endpoint, operations, input_tokens, output_tokens
       from counted cross join progress
       on conflict (tenant_id, day, endpoint) do update set
         operations = usage_sums.operations + excluded.operations,
         input_tokens = usage_sums.input_tokens + excluded.input_tokens,
         output_tokens = usage_sums.output_tokens + excluded.output_tokens
     ), moved as (
       update usage_progress set summed_until = progress.until from progress returning 1
     )
     select exists (select from moved) as summed`,
  )
  return rows[0]?.summed ?? false
}
