import type { BaseLogger } from 'pino'
import type { Database } from '../../database/database.ts'
import type { Listener } from '../../database/listener.ts'
import type { Attempts } from './attempt.ts'
import { claimFairly } from './claims.ts'
import { QUEUED_CHANNEL } from './repository.ts'
import type { TaskQueue } from './task-queue.ts'

/**
 * How often a worker looks unasked: for tasks that nobody announced, such as delayed ones, and for operations
 * without a task, whose worker died with it. With the lease it makes the 15 s within which those start again.
 */
const SWEEP_EVERY_MS = 2_000

export interface WorkerOptions {
  database: Database
  tasks: TaskQueue
  attempts: Attempts
  listener: Listener
  concurrency: number
  log: BaseLogger
}

export interface Worker {
  start(): void
  /** Claims nothing more. What is under way goes on: see `Attempts.drain`. */
  stop(): Promise<void>
}

/** Claims operations and runs them, each in a slot of its own: a slow one holds no other back. */
export function createWorker(options: WorkerOptions): Worker {
  const { database, tasks, attempts, listener, concurrency, log } = options
  let timer: NodeJS.Timeout | undefined
  let unsubscribe: (() => void) | undefined
  let stopped = false
  let looking: Promise<void> | null = null
  let wanted: 'nothing' | 'tasks' | 'everything' = 'nothing'
  let busy = 0
  /** More could be claimed than there were tasks for: the rows are followed until they are caught up with. */
  let behind = false

  function look(what: 'tasks' | 'everything'): void {
    if (wanted !== 'everything') wanted = what
    looking ??= lookWhileWanted().finally(() => {
      looking = null
      if (wanted !== 'nothing' && busy < concurrency && !stopped) look(wanted)
    })
  }

  async function lookWhileWanted(): Promise<void> {
    while (wanted !== 'nothing' && !stopped && busy < concurrency) {
      const sweep = wanted === 'everything'
      wanted = 'nothing'
      try {
        await claimOnce(sweep)
      } catch (err) {
        log.warn({ err }, 'No operations can be claimed now')
        return
      }
    }
  }

  async function claimOnce(sweep: boolean): Promise<void> {
    const free = concurrency - busy
    const all = sweep || behind
    const claimed = await database.transaction('worker', null, async (tx) => {
      const due = await tasks.take(tx, free)
      const found = due > 0 || all ? await claimFairly(tx, all ? free : due) : []
      behind = all && found.length > due
      return found
    })
    for (const one of claimed) {
      busy++
      void attempts.run(one).finally(() => {
        busy--
        look('tasks')
      })
    }
    // More may wait than there were free slots for.
    if (claimed.length > 0) wanted = wanted === 'everything' ? wanted : 'tasks'
  }

  return {
    start() {
      unsubscribe = listener.subscribe(QUEUED_CHANNEL, {
        notified: () => look('tasks'),
        missed: () => look('everything'),
      })
      timer = setInterval(() => look('everything'), SWEEP_EVERY_MS)
      look('everything')
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      unsubscribe?.()
      await looking
    },
  }
}
