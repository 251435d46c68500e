import type { OperationEndpoint } from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'

export interface UsageRow {
  day: string
  endpoint: OperationEndpoint
  operations: number
  input_tokens: number
  output_tokens: number
}

/** Newest day first, beginning after `before`; what is still there as operations, and what was summed up. */
export async function listUsage(
  tx: Transaction,
  tenantId: string,
  before: { day: string; endpoint: string } | null,
  limit: number,
): Promise<UsageRow[]> {
  const { rows } = await tx.query<UsageRow>(
    `with counted as (
       select (created_at at time zone 'utc')::date as day, endpoint, 1::bigint as operations,
         coalesce(input_tokens, 0)::bigint as input_tokens, coalesce(output_tokens, 0)::bigint as output_tokens
       from operation where tenant_id = $1
       union all
       select day, endpoint, operations, input_tokens, output_tokens from usage_days where tenant_id = $1
     )
     select day::text, endpoint, sum(operations)::float8 as operations,
       sum(input_tokens)::float8 as input_tokens, sum(output_tokens)::float8 as output_tokens
     from counted
     where $2::date is null or (day, endpoint) < ($2, $3)
     group by day, endpoint order by counted.day desc, endpoint desc limit $4`,
    [tenantId, before?.day ?? null, before?.endpoint ?? null, limit],
  )
  return rows
}
