import type { BaseLogger } from 'pino'
import type { Database } from '../../../database/database.ts'
import type { Listener } from '../../../database/listener.ts'
import { type Claimed, claimFairly } from '../storing/claims.ts'
import { QUEUED_CHANNEL } from '../storing/repository.ts'
import type { Attempts, UnderWay } from './attempts.ts'
import { createEarlyStarts, type EarlyStartOptions } from './early-starts.ts'

/**
 * How often a worker looks without a notification: for operations whose delay is over, and for those whose worker
 * died. With the lease it makes the 15 s within which those start again.
 */
const SWEEP_EVERY_MS = 2_000
/** Claimed at once. Kept small, so that another tenant's new operations do not wait behind a large batch (decision C9). */
const MAX_AT_ONCE = 16

export interface WorkerOptions extends EarlyStartOptions {
  database: Database
  attempts: Attempts
  listener: Listener
  concurrency: number
  log: BaseLogger
}

/** A slot of this worker that is taken for an operation which is still to be written. */
export interface Slot {
  /** Runs the operation, claimed by being written; the slot is free when it has ended. */
  run(claimed: Claimed, underWay?: UnderWay): void
  release(): void
}

export interface Worker {
  start(): void
  /**
   * A slot for an operation that this process accepts itself, where one is free and, as far as this worker knows,
   * nothing waits: else its turn comes in the queue (decision 0171).
   */
  takeSlot(): Slot | null
  /** Claims nothing more. What is under way goes on: see `Attempts.drain`. */
  stop(): Promise<void>
}

/** What this process's own engine can do begins while the claim is committed. */
async function claimAndBegin(
  options: WorkerOptions,
  limit: number,
): Promise<{ one: Claimed; underWay: UnderWay | undefined }[]> {
  const early = createEarlyStarts(options)
  try {
    const claimed = await options.database.statement('worker', null, (tx) =>
      claimFairly(tx, limit, early.begin),
    )
    const begun = early.claimed()
    return claimed.map((one) => ({ one, underWay: begun.get(one.work.operationId) }))
  } catch (error) {
    early.failed()
    throw error
  }
}

/** Claims operations and runs them, each in a slot of its own: a slow one holds no other back. */
export function createWorker(options: WorkerOptions): Worker {
  const { attempts, listener, concurrency, log } = options
  let timer: NodeJS.Timeout | undefined
  let unsubscribe: (() => void) | undefined
  let started = false
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
    const claimed = await claimAndBegin(options, asked)
    behind = claimed.length === asked
    for (const { one, underWay } of claimed) {
      busy++
      run(one, underWay)
    }
  }

  function run(claimed: Claimed, underWay?: UnderWay): void {
    void attempts.run(claimed, underWay).finally(freeSlot)
  }

  function freeSlot(): void {
    busy--
    if (wanted || behind) look()
  }

  return {
    takeSlot() {
      if (!started || stopped || looking !== null || wanted || behind || busy >= concurrency) return null
      busy++
      return { run, release: freeSlot }
    },
    start() {
      started = true
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
