import type { Database, Transaction } from '../../../database/database.ts'
import { Problem } from '../../../problem.ts'
import { countQueued } from '../storing/queue-state.ts'
import { lockOfOpenCount, requireOpenAtMost } from '../storing/repository.ts'

const COUNT_AGE_MS = 1_000
/** Counting takes this part of the time at most: a long queue takes longer to count. */
const COUNT_SHARE = 0.05

/** Gives how many queued or running operations the tenant may have; refuses when the whole queue is full. */
export type OpenLimit = (tenantId: string) => Promise<number>

export interface OpenLimitOptions {
  database: Database
  maxOpenOperations(tenantId: string): Promise<number>
  /** Of all tenants together. */
  maxQueuedOperations: number
}

/** The queue's length is counted at most once a second, and the less often the longer it takes, however many calls ask. */
export function createOpenLimit(options: OpenLimitOptions): OpenLimit {
  let countedAt = Number.NEGATIVE_INFINITY
  let ageMs = COUNT_AGE_MS
  let queued: Promise<number> = Promise.resolve(0)

  function count(): Promise<number> {
    if (performance.now() - countedAt < ageMs) return queued
    const asked = performance.now()
    countedAt = asked
    queued = options.database.statement('worker', null, (tx) => countQueued(tx, options.maxQueuedOperations))
    queued.then(
      () => {
        ageMs = Math.max(COUNT_AGE_MS, (performance.now() - asked) / COUNT_SHARE)
      },
      () => {
        countedAt = Number.NEGATIVE_INFINITY
      },
    )
    return queued
  }

  return async (tenantId) => {
    const [waiting, limit] = await Promise.all([count(), options.maxOpenOperations(tenantId)])
    if (waiting >= options.maxQueuedOperations) {
      throw new Problem('overloaded', 'Too many operations are queued. Try again later.', {
        headers: { 'Retry-After': '10' },
      })
    }
    return limit
  }
}

/**
 * Refuses the transaction with `too_many_operations` where it leaves the tenant more than `limit` open operations. The
 * tenant's count is held from one statement to the next and its commit, so that the limit is exact (decision 0175).
 */
export function requireRoom(tx: Transaction, tenantId: string, limit: number): void {
  const refusal = () =>
    new Problem(
      'too_many_operations',
      `At most ${limit} operations of the tenant may be queued or running: wait until one ends, or cancel one.`,
      {
        headers: { 'Retry-After': '1' },
      },
    )
  tx.atCommit(...lockOfOpenCount(tenantId))
  requireOpenAtMost(tx, tenantId, limit, refusal)
}
