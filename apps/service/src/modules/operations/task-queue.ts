import PgBoss from 'pg-boss'
import type { BaseLogger } from 'pino'
import type { Database, Transaction } from '../../database/database.ts'
import { notifyQueued } from './repository.ts'

const QUEUE = 'operation'
const TASKS_AT_ONCE = 500

/**
 * Taking a task and being done with it are one here, so this is one statement: the library's `fetch` sorts the whole
 * backlog to take a few of it, and its `deleteJob` reads the whole table.
 */
const TAKE = `delete from pgboss.job
  where name = $1 and id = any (array(
    select id from pgboss.job where name = $1 and state < 'active' and start_after <= now()
    order by start_after limit $2 for update skip locked
  ))`

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
  /** Takes away the tasks that are due. A worker does so after it has looked, for many at a time. */
  useUp(): Promise<void>
}

export interface TaskQueueOptions {
  database: Database
  url: string
  log: BaseLogger
  /** Whether this process does the queue's housekeeping: worker processes do. */
  supervise: boolean
}

export function createTaskQueue({ database, url, log, supervise }: TaskQueueOptions): TaskQueue {
  const boss = new PgBoss({
    connectionString: asWorker(url),
    application_name: 'semmai-queue',
    max: 2,
    schema: 'pgboss',
    migrate: false,
    schedule: false,
    supervise,
  })
  boss.on('error', (err) => log.warn({ err }, 'The task queue reports an error'))
  return {
    async start() {
      await boss.start()
    },
    stop: () => boss.stop({ graceful: false, close: true }),
    async enqueue(tx, { tenantId, operationId }, delayMs = 0) {
      const task = { tenant_id: tenantId, operation_id: operationId }
      const sent = boss.send(QUEUE, task, { db: adapt(tx), startAfter: Math.ceil(delayMs / 1000) })
      await Promise.all([sent, delayMs === 0 ? notifyQueued(tx) : null])
    },
    async useUp() {
      for (let taken = TASKS_AT_ONCE; taken === TASKS_AT_ONCE; ) {
        const { rowCount } = await database.statement('worker', null, (tx) =>
          tx.query(TAKE, [QUEUE, TASKS_AT_ONCE]),
        )
        taken = rowCount
      }
    },
  }
}

/** The queue's own connections, for its housekeeping, take the worker's role as they open. */
function asWorker(url: string): string {
  const address = new URL(url)
  address.searchParams.append('options', '-c role=semmai_worker')
  return address.href
}

function adapt(tx: Transaction): PgBoss.Db {
  return { executeSql: (text, values) => tx.query(text, values) }
}
