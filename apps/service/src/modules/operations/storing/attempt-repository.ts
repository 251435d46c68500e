import type { Transaction } from '../../../database/database.ts'
import type { ProviderUsage } from '../../../providers/text-provider.ts'
import type { Outcome } from '../definitions/work.ts'
import { type Claimed, LEASE_MS } from './claims.ts'
import { outcomeColumns, resultsOf } from './outcome-columns.ts'
import { ENDED_CHANNEL } from './repository.ts'

/*
 * What the holders of attempts write: for many at a time, and of any tenants, as a process works for all of them.
 * A row that another transaction has locked is skipped, not waited for, so that it delays no other.
 */

/** `busy`: the attempt is still ours, but its row is locked; ask again. */
export type Renewal = 'held' | 'busy' | 'cancelled' | 'lost'

const HELD_BY = `o.tenant_id = given.tenant_id and o.operation_id = given.operation_id
  and o.attempt = given.attempt and o.status = 'running'`

/** Rows of `given` whose attempt is still the current one, locked. */
const MINE = `mine as materialized (
    select given.*, held.place from given cross join lateral (
      select o.ctid as place from operation o where ${HELD_BY} for update skip locked
    ) as held
  )`

/** Keeps the leases; `progress` is shown to clients. Says of each attempt, in order, whether it is still ours. */
export async function renewLeases(
  tx: Transaction,
  renewals: readonly { claimed: Claimed; progress: number | null }[],
): Promise<Renewal[]> {
  const { rows } = await tx.query<{ renewal: Renewal }>(
    `with given as materialized (
       select * from unnest($2::text[], $3::uuid[], $4::integer[], $5::real[]) with ordinality
         as g (tenant_id, operation_id, attempt, progress, place_in_order)
     ), ${MINE}, kept as (
       update operation o set lease_until = now() + $1 * interval '1 ms', progress = coalesce(mine.progress, o.progress),
         updated_at = case when mine.progress is distinct from o.progress and mine.progress is not null then now()
           else o.updated_at end
       from mine where o.ctid = mine.place
       returning mine.place_in_order
     )
     select case
       when kept.place_in_order is not null then 'held'
       when exists (select from operation o where ${HELD_BY}) then 'busy'
       when exists (select from operation o where o.tenant_id = given.tenant_id
         and o.operation_id = given.operation_id and o.status = 'cancelled') then 'cancelled'
       else 'lost' end as renewal
     from given left join kept using (place_in_order) order by place_in_order`,
    [LEASE_MS, ...holders(renewals), renewals.map(({ progress }) => progress)],
  )
  return rows.map(({ renewal }) => renewal)
}

/** Tokens of earlier attempts and of this one; null only where neither asked a model. */
function sumOf(earlier: string, now: string): string {
  return `coalesce(${earlier} + ${now}, ${now}, ${earlier})`
}

/** `busy`: not written, for the row is locked at the moment; `lost`: the attempt is no longer ours. */
export type Ending = 'ended' | 'busy' | 'lost'

/** Writes terminal states, each once and only while its attempt is the current one (decision C4); in order. */
export async function finishOperations(
  tx: Transaction,
  endings: readonly { claimed: Claimed; outcome: Outcome }[],
  keptMs: number,
): Promise<Ending[]> {
  const { rows } = await tx.query<{ ending: Ending }>(
    `with given as materialized (
       select * from unnest($2::text[], $3::uuid[], $4::integer[], $5::text[], ${resultsOf('$6')}, $7::json[],
         $8::text[], $9::text[], $10::float8[], $11::integer[], $12::integer[]) with ordinality
         as g (tenant_id, operation_id, attempt, status, result, error, provider, model, latency_ms, input_tokens,
           output_tokens, place_in_order)
     ), ${MINE}, ended as (
       update operation o set status = mine.status, result = mine.result, error = mine.error,
         provider = mine.provider, model = mine.model, latency_ms = mine.latency_ms, payload = null, progress = null,
         lease_until = null, completed_at = now(), updated_at = now(),
         expires_at = now() + $1 * interval '1 ms',
         input_tokens = ${sumOf('o.input_tokens', 'mine.input_tokens')},
         output_tokens = ${sumOf('o.output_tokens', 'mine.output_tokens')}
       from mine where o.ctid = mine.place
       returning mine.place_in_order, pg_notify('${ENDED_CHANNEL}', o.operation_id::text)
     )
     select case
       when ended.place_in_order is not null then 'ended'
       when exists (select from operation o where ${HELD_BY}) then 'busy'
       else 'lost' end as ending
     from given left join ended using (place_in_order) order by place_in_order`,
    [keptMs, ...holders(endings), ...outcomeColumns(endings.map(({ outcome }) => outcome))],
  )
  return rows.map(({ ending }) => ending)
}

function holders(items: readonly { claimed: Claimed }[]): unknown[][] {
  return [
    items.map(({ claimed }) => claimed.work.tenantId),
    items.map(({ claimed }) => claimed.work.operationId),
    items.map(({ claimed }) => claimed.attempt),
  ]
}

/**
 * Gives the attempt up, to be claimed again after the delay, or at the deadline where that is earlier; clients go on
 * seeing `running`. What it cost is kept with the operation.
 */
export async function releaseAttempt(
  tx: Transaction,
  tenantId: string,
  claimed: Claimed,
  { delayMs, usage }: { delayMs: number; usage: ProviderUsage | null },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update operation set lease_until = least(now() + $4 * interval '1 ms', deadline_at),
       input_tokens = ${sumOf('input_tokens', '$5::integer')}, output_tokens = ${sumOf('output_tokens', '$6::integer')}
     where tenant_id = $1 and operation_id = $2 and attempt = $3 and status = 'running'`,
    [
      ...[tenantId, claimed.work.operationId, claimed.attempt, delayMs],
      ...[usage?.input_tokens ?? null, usage?.output_tokens ?? null],
    ],
  )
  return rowCount === 1
}
