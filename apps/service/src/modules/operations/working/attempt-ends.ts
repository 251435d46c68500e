import { setTimeout as wait } from 'node:timers/promises'
import type { OperationResult } from '@semmai/contract'
import type { BaseLogger } from 'pino'
import type { Database } from '../../../database/database.ts'
import { isPassing } from '../../../database/database-errors.ts'
import type { ProviderUsage } from '../../../providers/text-provider.ts'
import type { Failed, Jobs, Outcome, RunnableJob } from '../definitions/work.ts'
import { type Ending, finishOperations, releaseAttempt } from '../storing/attempt-repository.ts'
import type { Claimed } from '../storing/claims.ts'
import { inBatches } from '../storing/in-batches.ts'
import type { KeptResults } from '../storing/kept-results.ts'
import { NOTIFY_QUEUED } from '../storing/repository.ts'
import type { EndObserver } from './observe-ends.ts'
import { retryDelay } from './retry.ts'

const FINISH_PAUSE_MS = 200
/** Outcomes written together; each may be some 10 KB. */
const MAX_BATCH = 64

export interface AttemptEndOptions {
  database: Database
  jobs: Jobs
  kept: KeptResults
  ends: EndObserver
  log: BaseLogger
  /** A number from 0 to 1, for the jitter. */
  random(): number
}

/** Writes how attempts end. */
export interface AttemptEnds {
  /**
   * Writes the outcome, or arranges the next attempt; repeats while the database is unavailable and the lease holds.
   * An outcome that the database rejects (a usage out of range, NUL, too large) becomes `failed` with `internal`, so
   * that the operation ends. Rejects with the reason of `lease` when it is lost, and where nothing can be written.
   */
  settle(claimed: Claimed, lease: AbortSignal, outcome: Outcome): Promise<void>
  returnToQueue(claimed: Claimed, delayMs: number, usage: ProviderUsage | null): Promise<void>
}

/**
 * Outcomes of jobs without an effect of their own (`onEnded`) are written together. A write that has to wait
 * is repeated every 200 ms while the lease holds.
 */
export function createAttemptEnds(options: AttemptEndOptions): AttemptEnds {
  const { database, log } = options
  const returnToQueue = createReturnToQueue(database)
  const end = inBatches(
    (endings: readonly { claimed: Claimed; outcome: Outcome }[]) =>
      database.statement('worker', null, (tx) => finishOperations(tx, endings, options.kept.asynchronousMs)),
    MAX_BATCH,
  )

  /** Outcomes that change nothing else are written together with those of others. */
  async function finish(claimed: Claimed, outcome: Outcome): Promise<Ending> {
    const { work } = claimed
    const { onEnded }: RunnableJob<OperationResult> = options.jobs[work.endpoint]
    if (!onEnded) return end({ claimed, outcome })
    return database.transaction('worker', work.tenantId, async (tx) => {
      const [ending = 'lost'] = await finishOperations(
        tx,
        [{ claimed, outcome }],
        options.kept.asynchronousMs,
      )
      if (ending === 'ended') await onEnded(tx, work, outcome)
      return ending
    })
  }

  /** What to write, and what instead where the database rejects it rather than being unavailable. */
  function waysToEnd(claimed: Claimed, outcome: Outcome): readonly (() => Promise<Ending>)[] {
    const { usage, latencyMs } = outcome
    const noted = (written: Promise<Ending>, end: Outcome) =>
      written.then((ending) => {
        if (ending === 'ended') options.ends.ended(claimed.work, end, claimed.attempt)
        return ending
      })
    const unwritable = { ...UNWRITABLE, usage, latencyMs }
    return [
      tryAgain(claimed, outcome) ?? (() => noted(finish(claimed, outcome), outcome)),
      () => noted(finish(claimed, unwritable), unwritable),
      // Of constants only, and without the job's own effect: what is left to reject is the operation itself.
      () => noted(end({ claimed, outcome: UNWRITABLE }), UNWRITABLE),
    ]
  }

  /** Null where the outcome is the last. */
  function tryAgain(claimed: Claimed, outcome: Outcome): (() => Promise<Ending>) | null {
    const { work, attempt } = claimed
    if (outcome.status !== 'failed') return null
    const delayMs = retryDelay(outcome, attempt, options.random())
    if (delayMs === null) return null
    return async () => {
      await returnToQueue(claimed, delayMs, outcome.usage)
      options.ends.willRetry(work, outcome, attempt, delayMs)
      return 'ended'
    }
  }

  return {
    returnToQueue,
    async settle(claimed, lease, outcome) {
      for (const write of waysToEnd(claimed, outcome)) {
        if (await writeWhileHeld(write, claimed, lease, log)) return
      }
      throw new Error('The database rejects every end of the operation')
    },
  }
}

function createReturnToQueue(database: Database): AttemptEnds['returnToQueue'] {
  return async (claimed, delayMs, usage) => {
    const { work } = claimed
    await database.transaction('worker', work.tenantId, async (tx) => {
      const released = await releaseAttempt(tx, work.tenantId, claimed, { delayMs, usage })
      if (released && delayMs === 0) tx.atCommit(...NOTIFY_QUEUED)
    })
  }
}

const UNWRITABLE: Failed = {
  status: 'failed',
  code: 'internal',
  message: 'The service failed.',
  usage: null,
  latencyMs: 0,
  retryAfterMs: null,
}

/** Repeats while the database is unavailable or the row is locked. False: the database rejects it. */
async function writeWhileHeld(
  write: () => Promise<Ending>,
  { work: { operationId } }: Claimed,
  lease: AbortSignal,
  log: BaseLogger,
): Promise<boolean> {
  for (;;) {
    lease.throwIfAborted()
    try {
      if ((await write()) !== 'busy') return true
    } catch (err) {
      if (!isPassing(err)) {
        log.error({ err, operation_id: operationId }, 'An outcome cannot be written')
        return false
      }
      log.warn({ err, operation_id: operationId }, 'An outcome cannot be written yet')
    }
    await wait(FINISH_PAUSE_MS)
  }
}
