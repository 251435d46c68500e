import type { BaseLogger } from 'pino'
import type { Database } from '../../database/database.ts'
import type { Listener } from '../../database/listener.ts'
import type { Attempts } from './attempt.ts'
import { claimFairly } from './claims.ts'
import { QUEUED_CHANNEL } from './repository.ts'

/**
 * How often a worker looks without a notification: for operations whose delay is over, and for those whose worker
 * died. With the lease it makes the 15 s within which those start again.
 */
const SWEEP_EVERY_MS = 2_000
/** Claimed at once: few enough that what comes meanwhile of another tenant is not far behind (decision C9). */
const MAX_AT_ONCE = 16

export interface WorkerOptions {
  database: Database
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
  const { database, attempts, listener, concurrency, log } = options
  let timer: NodeJS.Timeout | undefined
  let unsubscribe: (() => void) | undefined
  let stopped = false
  let looking: Promise<void> | null = null
  let wanted = false
  let busy = 0
  /** The last claim got all it asked for: more may wait. */
  let behind = false

  function look(): void {
    wanted = true
    looking ??= lookWhileWanted().finally(() => {
      looking = null
      if (wanted && busy < concurrency && !stopped) look()
    })
  }

  async function lookWhileWanted(): Promise<void> {
    while ((wanted || behind) && !stopped && busy < concurrency) {
      wanted = false
      try {
        await claimOnce()
      } catch (err) {
        log.warn({ err }, 'No operations can be claimed now')
        return
      }
    }
  }

  async function claimOnce(): Promise<void> {
    const asked = Math.min(concurrency - busy, MAX_AT_ONCE)
    const claimed = await database.statement('worker', null, (tx) => claimFairly(tx, asked))
    behind = claimed.length === asked
    for (const one of claimed) {
      busy++
      void attempts.run(one).finally(() => {
        busy--
        if (wanted || behind) look()
      })
    }
  }

  return {
    start() {
      unsubscribe = listener.subscribe(QUEUED_CHANNEL, { notified: look, missed: look })
      timer = setInterval(look, SWEEP_EVERY_MS)
      look()
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      unsubscribe?.()
      await looking
    },
  }
}
