import type { MessageLanguage, OperationEndpoint } from '@semmai/contract'
import type { Transaction } from '../../../database/database.ts'
import { PAYLOAD_VERSION, payloadVersionOf } from '../definitions/payload-version.ts'
import type { Work } from '../definitions/work.ts'
import type { NewOperation } from './repository.ts'

/** A lease that is not renewed for this long frees its operation for another worker. */
export const LEASE_MS = 8_000

/** A claimed attempt: who holds it may write, as long as no later attempt was claimed. */
export interface Claimed {
  work: Work
  attempt: number
  /** What is left of the operation's deadline, by the database's clock. */
  deadlineMs: number
}

interface ClaimedRow {
  tenant_id: string
  operation_id: string
  request_id: string
  endpoint: OperationEndpoint
  message_language: MessageLanguage
  payload: unknown
  principal: string
  traceparent: string | null
  attempt: number
  deadline_in_ms: number
}

const TAKE = `status = 'running', attempt = attempt + 1, lease_until = now() + $1 * interval '1 ms',
  deadline_at = coalesce(deadline_at, now() + deadline_ms * interval '1 ms'),
  updated_at = case when status = 'queued' then now() else updated_at end`

const CLAIMED = `o.tenant_id, o.operation_id, o.request_id, o.endpoint, o.message_language, o.payload, o.principal, o.traceparent, o.attempt,
  (extract(epoch from o.deadline_at - now()) * 1000)::float8 as deadline_in_ms`

/** Candidates beyond the limit, so that claims at the same instant do not all see the same few locked rows. */
const SPARE = 32

/**
 * Claims up to `limit` operations over all tenants (worker role, no tenant set). Tenants take turns: the one
 * with the fewest operations running comes first, so that the backlog of one delays no other (decision C9).
 * Operations whose holder died come before all others.
 *
 * Written so that each step can only be an index look-up: a plan must not depend on statistics, which know nothing
 * of a backlog that came a second ago.
 *
 * `seen` is shown them while the commit is on its way, and must do nothing that outlives its failure.
 */
export async function claimFairly(
  tx: Transaction,
  limit: number,
  seen?: (claimed: readonly Claimed[]) => void,
): Promise<Claimed[]> {
  const { rows } = await tx.query<ClaimedRow>(
    `with recursive waiting as (
       select '' as tenant_id
       union all
       select (select o.tenant_id from operation o
               where o.status = 'queued' and o.tenant_id > waiting.tenant_id order by o.tenant_id limit 1)
       from waiting where waiting.tenant_id is not null
     ), running as (
       select tenant_id, count(*) as operations from operation where status = 'running' group by tenant_id
     ), candidate as materialized (
       select first.tenant_id, first.operation_id, first.run_after as since,
         coalesce(running.operations, 0)
           + row_number() over (partition by first.tenant_id order by first.run_after, first.operation_id) as turn
       from waiting
       left join running on running.tenant_id = waiting.tenant_id
       cross join lateral (
         select o.tenant_id, o.operation_id, o.run_after from operation o
         where o.tenant_id = waiting.tenant_id and o.status = 'queued' and o.run_after <= now()
           and o.payload_version <= ${PAYLOAD_VERSION}
         order by o.run_after, o.operation_id limit $2 + ${SPARE}
       ) as first
       union all
       (select tenant_id, operation_id, lease_until, 0 from operation
        where status = 'running' and lease_until < now() and payload_version <= ${PAYLOAD_VERSION}
        order by lease_until limit $2 + ${SPARE})
       order by turn, since
       limit $2 + ${SPARE}
     ), chosen as (
       select free.place
       from candidate
       cross join lateral (
         select o.ctid as place from operation o
         where o.tenant_id = candidate.tenant_id and o.operation_id = candidate.operation_id
           and (o.status = 'queued' or o.lease_until < now())
         for update skip locked
       ) as free
       limit $2
     )
     update operation o set ${TAKE}
     from chosen where o.ctid = chosen.place
     returning ${CLAIMED}`,
    [LEASE_MS, limit],
    seen && ((early) => seen(early.map(toClaimed))),
  )
  return rows.map(toClaimed)
}

/**
 * Writes an operation as attempt 1 of this process, which begins once the transaction has committed: accepted and claimed
 * in one (decision 0171). Should the process die meanwhile, its lease ends and another claims the operation.
 */
export function insertClaimed(
  tx: Transaction,
  tenantId: string,
  { work, principal, deadlineMs }: NewOperation,
): Claimed {
  tx.atCommit(
    `insert into operation (tenant_id, operation_id, request_id, endpoint, status, principal, message_language,
       payload, deadline_ms, payload_version, traceparent, attempt, lease_until, deadline_at)
     values ($1, $2, $3, $4, 'running', $5, $6, $7, $8::integer, $11, $9, 1,
       now() + $10 * interval '1 ms', now() + $8::integer * interval '1 ms')`,
    [
      ...[tenantId, work.operationId, work.requestId, work.endpoint, principal, work.messageLanguage],
      ...[
        JSON.stringify(work.payload),
        deadlineMs,
        work.traceparent,
        LEASE_MS,
        payloadVersionOf(work.payload),
      ],
    ],
  )
  return { work, attempt: 1, deadlineMs }
}

/** Claims attempt 1 of an operation that this process is already working on (decision C3). */
export async function claimOwn(
  tx: Transaction,
  tenantId: string,
  operationId: string,
): Promise<Claimed | null> {
  const { rows } = await tx.query<ClaimedRow>(
    `update operation o set ${TAKE}
     where o.tenant_id = $2 and o.operation_id = $3 and o.status = 'queued'
     returning ${CLAIMED}`,
    [LEASE_MS, tenantId, operationId],
  )
  return rows[0] ? toClaimed(rows[0]) : null
}

function toClaimed(row: ClaimedRow): Claimed {
  return {
    work: {
      tenantId: row.tenant_id,
      operationId: row.operation_id,
      requestId: row.request_id,
      endpoint: row.endpoint,
      payload: row.payload,
      messageLanguage: row.message_language,
      principal: row.principal,
      traceparent: row.traceparent,
    },
    attempt: row.attempt,
    deadlineMs: row.deadline_in_ms,
  }
}
