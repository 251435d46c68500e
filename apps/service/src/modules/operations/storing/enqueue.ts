import type { Transaction } from '../../../database/database.ts'
import { insertQueued, type NewOperation, NOTIFY_QUEUED } from './repository.ts'

/**
 * Queues the operation in the caller's transaction: the row is the task, and its commit wakes the workers
 * (docs/decisions/0104). Both travel with that commit. `delayMs`: how long workers leave it alone; they find it on their next sweep after that.
 */
export function enqueue(tx: Transaction, operation: NewOperation, delayMs = 0): void {
  insertQueued(tx, operation.work.tenantId, operation, delayMs)
  if (delayMs === 0) tx.atCommit(...NOTIFY_QUEUED)
}
