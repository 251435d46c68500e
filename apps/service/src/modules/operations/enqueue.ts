import type { Transaction } from '../../database/database.ts'
import { insertQueued, type NewOperation, notifyQueued } from './repository.ts'

/**
 * Queues the operation in the caller's transaction: the row is the task, and its commit wakes the workers
 * (docs/decisions/0104). `delayMs`: how long workers leave it alone; they find it on their next sweep after that.
 */
export async function enqueue(tx: Transaction, operation: NewOperation, delayMs = 0): Promise<void> {
  const inserted = insertQueued(tx, operation.work.tenantId, operation, delayMs)
  await Promise.all([inserted, delayMs === 0 ? notifyQueued(tx) : null])
}
