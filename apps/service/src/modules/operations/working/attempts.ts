import { setTimeout as wait } from 'node:timers/promises'
import { isPassing } from '../../../database/database-errors.ts'
import { below } from '../../../observability/spans.ts'
import type { ProviderError } from '../../../providers/text-provider.ts'
import type { Failed, Outcome } from '../definitions/work.ts'
import type { Claimed } from '../storing/claims.ts'
import { type AttemptEndOptions, createAttemptEnds } from './attempt-ends.ts'
import { type Execute, Interrupted } from './execute.ts'
import { createLeases, type Lease } from './leases.ts'
import { isRetried, MAX_ATTEMPTS } from './retry.ts'

/** What is left of the drain time for releasing what has not ended. */
const RELEASE_MS = 2_000
/** Between two tries of work that could not be begun. */
const PASSING_PAUSE_MS = 500

export interface AttemptOptions extends AttemptEndOptions {
  execute: Execute
}

/** Work that has begun before its attempt was claimed (decisions C3, 0113). */
export interface UnderWay {
  outcome: Promise<Outcome>
  abort(reason: Interrupted): void
  /** Where its progress is told from now on; a synchronous call tells none. */
  progressTo?(tell: (fraction: number) => void): void
}

/** Runs claimed attempts of this process to their end, and knows which are under way. */
export interface Attempts {
  run(claimed: Claimed, underWay?: UnderWay): Promise<void>
  readonly size: number
  /** The operation changed elsewhere: its attempt checks whether to stop. */
  changed(operationId: string): void
  /** After a reconnect: any of them may have changed. */
  changedAll(): void
  /** Waits for what is in progress; what does not end in time is released, to be claimed elsewhere. */
  drain(timeoutMs: number): Promise<void>
}

/**
 * `run` never rejects: what fails is logged, and the queue has the operation again when its lease ends. What
 * an unavailable database kept from beginning is repeated here.
 */
export function createAttempts(options: AttemptOptions): Attempts {
  const { database, execute, log } = options
  const holding = createLeases(database)
  const leases = new Map<string, Lease>()
  const running = new Set<Promise<void>>()
  const ends = createAttemptEnds(options)

  async function run(claimed: Claimed, underWay?: UnderWay): Promise<void> {
    const lease = holding.hold(claimed)
    leases.set(claimed.work.operationId, lease)
    lease.signal.addEventListener('abort', () => underWay?.abort(lease.signal.reason))
    underWay?.progressTo?.((fraction) => lease.progress(fraction))
    try {
      const outcome = await outcomeOf(claimed, lease, underWay?.outcome)
      await ends.settle(claimed, lease.signal, outcome)
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error
      if (error.why === 'released') await ends.returnToQueue(claimed, 0, null)
      log.info({ operation_id: claimed.work.operationId, why: error.why }, 'attempt interrupted')
    } finally {
      lease.release()
      leases.delete(claimed.work.operationId)
    }
  }

  async function outcomeOf(claimed: Claimed, lease: Lease, begun?: Promise<Outcome>): Promise<Outcome> {
    if (!begun && claimed.attempt > MAX_ATTEMPTS) return exhausted
    const begunAt = performance.now()
    const deadline = begunAt + claimed.deadlineMs
    const start = () =>
      below(claimed.work.traceparent, () =>
        execute(claimed.work, {
          signal: lease.signal,
          background: true,
          deadlineMs: deadline - performance.now(),
          onProgress: (fraction) => lease.progress(fraction),
          willRetry: (failure) => hasRetryLeft(failure, claimed.attempt, begunAt, deadline),
        }),
      )
    for (let outcome = begun ?? start(); ; outcome = start()) {
      try {
        return await outcome
      } catch (error) {
        if (!isPassing(error)) throw error
        log.warn({ err: error, operation_id: claimed.work.operationId }, 'An operation has to wait')
      }
      await wait(PASSING_PAUSE_MS)
    }
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
    drain: (timeoutMs) => drain(running, leases.values(), timeoutMs),
  }
}

/** Whether another attempt follows, and would end before the deadline if it took as long as this one. */
function hasRetryLeft(failure: ProviderError, attempt: number, begunAt: number, deadline: number): boolean {
  if (!isRetried(failure.code, attempt)) return false
  const now = performance.now()
  const waitMs = (failure.retryAfterSeconds ?? 0) * 1000
  return now + waitMs + (now - begunAt) < deadline
}

/** Waits until nothing runs; shortly before the time is over, what still runs is released. */
async function drain(
  running: ReadonlySet<Promise<void>>,
  leases: Iterable<Lease>,
  timeoutMs: number,
): Promise<void> {
  const idle = async () => {
    while (running.size > 0) await Promise.all(running)
    return true
  }
  const ended = new AbortController()
  const pause = (ms: number) => wait(Math.max(0, ms), false, { signal: ended.signal }).catch(() => false)
  const inTime = await Promise.race([idle(), pause(timeoutMs - RELEASE_MS)])
  if (!inTime) {
    for (const lease of leases) lease.interrupt('released')
    await Promise.race([idle(), pause(RELEASE_MS)])
  }
  ended.abort()
}

const exhausted: Failed = {
  status: 'failed',
  code: 'attempts_exhausted',
  message: `The operation did not end in ${MAX_ATTEMPTS} attempts: submit it again.`,
  usage: null,
  latencyMs: 0,
  retryAfterMs: null,
}
