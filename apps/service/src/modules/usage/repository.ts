import type { OperationEndpoint } from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'

export interface UsageRow {
  day: string
  endpoint: OperationEndpoint
  operations: number
  input_tokens: number
  output_tokens: number
}

/**
 * Newest day first, beginning after `before`: the sums, and what was not summed yet, which is a range of the newest ids.
 * `usage_days` holds what was deleted before there were sums.
 */
export async function listUsage(
  tx: Transaction,
  tenantId: string,
  before: { day: string; endpoint: string } | null,
  limit: number,
): Promise<UsageRow[]> {
  // Asked first, so that the plan knows how few operations are newer.
  const { rows: bounds } = await tx.query<{ since: string }>(
    `select first_operation_id(coalesce(summed_until, 'epoch')) as since from usage_progress`,
  )
  const { rows } = await tx.query<UsageRow>(
    `with counted as (
       select (created_at at time zone 'utc')::date as day, endpoint, 1::bigint as operations,
         coalesce(input_tokens, 0)::bigint as input_tokens, coalesce(output_tokens, 0)::bigint as output_tokens
       from operation
       where tenant_id = $1 and operation_id >= $5
       union all
       select day, endpoint, operations, input_tokens, output_tokens from usage_sums where tenant_id = $1
       union all
       select day, endpoint, operations, input_tokens, output_tokens from usage_days where tenant_id = $1
     )
     select day::text, endpoint, sum(operations)::float8 as operations,
       sum(input_tokens)::float8 as input_tokens, sum(output_tokens)::float8 as output_tokens
     from counted
     where $2::date is null or (day, endpoint) < ($2, $3)
     group by day, endpoint order by counted.day desc, endpoint desc limit $4`,
    [tenantId, before?.day ?? null, before?.endpoint ?? null, limit, bounds[0]?.since],
  )
  return rows
}
