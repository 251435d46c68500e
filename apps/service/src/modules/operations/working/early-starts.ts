import type { Work } from '../definitions/work.ts'
import type { Claimed } from '../storing/claims.ts'
import type { UnderWay } from './attempts.ts'
import { type Execute, Interrupted } from './execute.ts'
import { MAX_ATTEMPTS } from './retry.ts'

/** Begins work whose claim is still being written; what comes of it counts only once the claim stands (decision 0113). */
export function beginUnclaimed(execute: Execute, work: Work, deadlineMs?: number): UnderWay {
  const stop = new AbortController()
  let latest = 0
  let tell = (_fraction: number): void => undefined
  const onProgress = (fraction: number) => {
    latest = fraction
    tell(fraction)
  }
  const context = { signal: stop.signal, controller: stop, background: true, onProgress }
  const outcome = execute(work, deadlineMs === undefined ? context : { ...context, deadlineMs })
  outcome.catch(() => undefined)
  return {
    outcome,
    abort: (reason) => stop.abort(reason),
    progressTo(listener) {
      tell = listener
      listener(latest)
    },
  }
}

export interface EarlyStartOptions {
  execute: Execute
  /** Whether the engine in this process would serve the tenant now: its work costs nothing outside. */
  isServedHere(tenantId: string): Promise<boolean>
}

/** The works of one claim that begin while it is being committed. */
export interface EarlyStarts {
  begin(claimed: readonly Claimed[]): void
  /** The claim stands: gives what has begun, by operation. Nothing more begins early. */
  claimed(): ReadonlyMap<string, UnderWay>
  /** The claim failed: what has begun is stopped, and nothing of it is kept. */
  failed(): void
}

/**
 * The commit of a claim waits for the disk. Meanwhile the engine of this process works; a model is asked once the claim stands
 * (decision 0228).
 */
export function createEarlyStarts({ execute, isServedHere }: EarlyStartOptions): EarlyStarts {
  const begun = new Map<string, UnderWay>()
  let over = false

  async function beginOne({ work, attempt, deadlineMs }: Claimed): Promise<void> {
    if (attempt > MAX_ATTEMPTS || work.endpoint === 'onboarding-certify') return
    const here = await isServedHere(work.tenantId)
    if (here && !over) begun.set(work.operationId, beginUnclaimed(execute, work, deadlineMs))
  }

  return {
    begin(claimed) {
      for (const one of claimed) beginOne(one).catch(() => undefined)
    },
    claimed() {
      over = true
      return begun
    },
    failed() {
      over = true
      for (const one of begun.values()) one.abort(new Interrupted('not_claimed'))
    },
  }
}
