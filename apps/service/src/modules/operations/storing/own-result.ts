import type { OperationEndpoint, OperationResult } from '@semmai/contract'
import type { Database } from '../../../database/database.ts'
import type { Principal } from '../../identity/principal.ts'
import { principalId } from '../../identity/principal-id.ts'
import { findOperation } from './repository.ts'

/**
 * The result of the principal's own succeeded operation of an endpoint. Null where the operation is unknown, another's,
 * of another endpoint, not succeeded or erased: who asks cannot tell which.
 */
export async function ownResult(
  database: Database,
  tenantId: string,
  principal: Principal,
  operationId: string,
  endpoint: OperationEndpoint,
): Promise<OperationResult | null> {
  const row = await database.statement('tenant', tenantId, (tx) => findOperation(tx, tenantId, operationId))
  const isOwn = row?.principal === principalId(principal) && row.endpoint === endpoint
  return isOwn && !row.expired && row.status === 'succeeded' ? row.result : null
}
