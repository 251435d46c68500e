import { setTimeout as wait } from 'node:timers/promises'
import type { BaseLogger } from 'pino'
import type { Database } from '../../database/database.ts'
import { Problem } from '../../problem.ts'
import type { ProviderUsage } from '../../providers/text-provider.ts'
import { type Ending, finishOperations, giveBack } from './attempt-repository.ts'
import type { Claimed } from './claims.ts'
import { type Execute, Interrupted } from './execute.ts'
import { inBatches } from './in-batches.ts'
import { createLeases, type Lease } from './leases.ts'
import { MAX_ATTEMPTS, retryDelay } from './retry.ts'
import type { TaskQueue } from './task-queue.ts'
import type { Failed, Jobs, Outcome } from './work.ts'

const FINISH_PAUSE_MS = 200
/** Outcomes written together; each may be some 10 KB. */
const MOST_AT_ONCE = 64
/** What is left of the drain time for giving back what has not ended. */
const HAND_BACK_MS = 2_000

export interface AttemptOptions {
  database: Database
  tasks: TaskQueue
  execute: Execute
  jobs: Jobs
  retentionMs: number
  log: BaseLogger
  /** A number from 0 to 1, for the jitter. */
  random(): number
}

/** Runs claimed attempts of this process to their end, and knows which are under way. */
export interface Attempts {
  /** `underWay`: the work has begun already (decision C3), and is told to stop by `abort`. */
  run(
    claimed: Claimed,
    underWay?: { outcome: Promise<Outcome>; abort(reason: Interrupted): void },
  ): Promise<void>
  readonly size: number
  /** The operation changed elsewhere: whoever works on it looks whether to stop. */
  changed(operationId: string): void
  /** After a reconnect: any of them may have changed. */
  changedAll(): void
  /** Waits for what is under way; what does not end in time is given back, to be claimed elsewhere. */
  drain(timeoutMs: number): Promise<void>
}

export function createAttempts(options: AttemptOptions): Attempts {
  const { database, execute, log } = options
  const holding = createLeases(database)
  const leases = new Map<string, Lease>()
  const running = new Set<Promise<void>>()
  const end = inBatches(
    (endings: readonly { claimed: Claimed; outcome: Outcome }[]) =>
      database.statement('worker', null, (tx) => finishOperations(tx, endings, options.retentionMs)),
    MOST_AT_ONCE,
  )

  async function run(claimed: Claimed, underWay?: Parameters<Attempts['run']>[1]): Promise<void> {
    const lease = holding.hold(claimed)
    leases.set(claimed.work.operationId, lease)
    lease.signal.addEventListener('abort', () => underWay?.abort(lease.signal.reason))
    try {
      const outcome = await outcomeOf(claimed, lease, underWay?.outcome)
      await settle(claimed, lease, outcome)
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error
      if (error.why === 'handed_back') await returnToQueue(claimed, 0, null)
      log.info({ operation_id: claimed.work.operationId, why: error.why }, 'attempt interrupted')
    } finally {
      lease.release()
      leases.delete(claimed.work.operationId)
    }
  }

  async function outcomeOf(claimed: Claimed, lease: Lease, begun?: Promise<Outcome>): Promise<Outcome> {
    if (begun) return begun
    if (claimed.attempt > MAX_ATTEMPTS) return exhausted
    return execute(claimed.work, {
      signal: lease.signal,
      deadlineMs: claimed.deadlineMs,
      onProgress: (fraction) => lease.progress(fraction),
    })
  }

  /** Writes the outcome, or arranges the next attempt; repeats while the database is away and the lease holds. */
  async function settle(claimed: Claimed, lease: Lease, reached: Outcome): Promise<void> {
    let outcome = reached
    const delayMs =
      outcome.status === 'failed' ? retryDelay(outcome, claimed.attempt, options.random()) : null
    for (;;) {
      lease.signal.throwIfAborted()
      try {
        if (delayMs !== null) return await returnToQueue(claimed, delayMs, outcome.usage)
        if ((await finish(claimed, outcome)) !== 'busy') return
      } catch (err) {
        log.warn({ err, operation_id: claimed.work.operationId }, 'An outcome cannot be written yet')
        // The database refuses it, rather than being away: it would refuse it for ever.
        if (!(err instanceof Problem))
          outcome = { ...unwritable, usage: outcome.usage, latencyMs: outcome.latencyMs }
      }
      await wait(FINISH_PAUSE_MS)
    }
  }

  /** Outcomes that nothing else hangs on are written together with those of others. */
  async function finish(claimed: Claimed, outcome: Outcome): Promise<Ending> {
    const { work } = claimed
    const onEnded = options.jobs[work.endpoint]?.onEnded
    if (!onEnded) return end({ claimed, outcome })
    return database.transaction('worker', work.tenantId, async (tx) => {
      const [ending = 'lost'] = await finishOperations(tx, [{ claimed, outcome }], options.retentionMs)
      if (ending === 'ended') await onEnded(tx, work, outcome)
      return ending
    })
  }

  async function returnToQueue(
    claimed: Claimed,
    delayMs: number,
    usage: ProviderUsage | null,
  ): Promise<void> {
    const { work } = claimed
    await database.transaction('worker', work.tenantId, async (tx) => {
      if (!(await giveBack(tx, work.tenantId, claimed, { delayMs, usage }))) return
      await options.tasks.enqueue(tx, work, delayMs)
    })
  }

  async function idle(): Promise<boolean> {
    while (running.size > 0) await Promise.all(running)
    return true
  }

  return {
    run(claimed, underWay) {
      const attempt = run(claimed, underWay)
        .catch((err: unknown) => log.error({ err, operation_id: claimed.work.operationId }, 'attempt failed'))
        .finally(() => running.delete(attempt))
      running.add(attempt)
      return attempt
    },
    get size() {
      return running.size
    },
    changed: (operationId) => leases.get(operationId)?.check(),
    changedAll() {
      for (const lease of leases.values()) lease.check()
    },
    async drain(timeoutMs) {
      const ended = new AbortController()
      const pause = (ms: number) => wait(Math.max(0, ms), false, { signal: ended.signal }).catch(() => false)
      const inTime = await Promise.race([idle(), pause(timeoutMs - HAND_BACK_MS)])
      if (!inTime) {
        for (const lease of leases.values()) lease.interrupt('handed_back')
        await Promise.race([idle(), pause(HAND_BACK_MS)])
      }
      ended.abort()
    },
  }
}

const unwritable: Failed = {
  status: 'failed',
  code: 'internal',
  message: 'The service failed.',
  usage: null,
  latencyMs: 0,
  retryAfterMs: null,
}

const exhausted: Failed = {
  status: 'failed',
  code: 'attempts_exhausted',
  message: `The operation was begun ${MAX_ATTEMPTS} times without coming to an end.`,
  usage: null,
  latencyMs: 0,
  retryAfterMs: null,
}
