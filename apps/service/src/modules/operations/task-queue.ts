import { type Db, PgBoss } from 'pg-boss'
import type { BaseLogger } from 'pino'
import type { Transaction } from '../../database/database.ts'
import { notifyQueued } from './repository.ts'

const QUEUE = 'operation'

/**
 * The queue in the same Postgres (pg-boss). A task holds ids only and says "look for an operation": tasks are
 * interchangeable, the claim on the operation rows chooses which one starts (docs/decisions/0021).
 */
export interface TaskQueue {
  start(): Promise<void>
  stop(): Promise<void>
  /** Enqueues in the caller's transaction, so that neither operation nor task exists without the other. */
  enqueue(
    tx: Transaction,
    operation: { tenantId: string; operationId: string },
    delayMs?: number,
  ): Promise<void>
  /** Takes up to `limit` due tasks in the caller's transaction, and says how many there were. */
  take(tx: Transaction, limit: number): Promise<number>
}

export interface TaskQueueOptions {
  url: string
  log: BaseLogger
  /** Whether this process does the queue's housekeeping: worker processes do. */
  supervise: boolean
}

export function createTaskQueue({ url, log, supervise }: TaskQueueOptions): TaskQueue {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'semmai-queue',
    options: '-c role=semmai_worker',
    max: 2,
    schema: 'pgboss',
    migrate: false,
    createSchema: false,
    schedule: false,
    supervise,
    // The worker role does not own the indexes.
    reindex: false,
  })
  boss.on('error', (err) => log.warn({ err }, 'The task queue reports an error'))
  return {
    async start() {
      await boss.start()
    },
    stop: () => boss.stop({ graceful: false, close: true }),
    async enqueue(tx, { tenantId, operationId }, delayMs = 0) {
      const task = { tenant_id: tenantId, operation_id: operationId }
      await boss.send(QUEUE, task, { db: adapt(tx), startAfter: Math.ceil(delayMs / 1000) })
      if (delayMs === 0) await notifyQueued(tx)
    },
    async take(tx, limit) {
      const tasks = await boss.fetch(QUEUE, { batchSize: limit, db: adapt(tx) })
      if (tasks.length > 0) {
        await boss.deleteJob(
          QUEUE,
          tasks.map(({ id }) => id),
          { db: adapt(tx) },
        )
      }
      return tasks.length
    },
  }
}

function adapt(tx: Transaction): Db {
  return { executeSql: (text, values) => tx.query(text, values ?? []) }
}
