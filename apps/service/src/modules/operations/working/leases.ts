import type { Database } from '../../../database/database.ts'
import { type Renewal, renewLeases } from '../storing/attempt-repository.ts'
import { type Claimed, LEASE_MS } from '../storing/claims.ts'
import { inBatches } from '../storing/in-batches.ts'
import { Interrupted } from './execute.ts'

const RENEW_EVERY_MS = LEASE_MS / 4
const PROGRESS_EVERY_MS = 500
const MAX_AT_ONCE = 500

/** Keeps the lease of a claimed attempt, and tells when it is lost. */
export interface Lease {
  /** Aborted with `Interrupted` when the operation was cancelled, the lease is lost, or `interrupt` is called. */
  signal: AbortSignal
  interrupt(why: Interrupted['why']): void
  /** Asks the database at once whether the attempt is still ours, such as after a notification. */
  check(): void
  progress(fraction: number): void
  release(): void
}

/** The leases of one process, renewed together: one statement, however many are held. */
export interface Leases {
  hold(claimed: Claimed): Lease
}

/** Renews what is held four times in the time of a lease; without leases no timer runs. */
export function createLeases(database: Database): Leases {
  const held = new Set<Lease>()
  let timer: NodeJS.Timeout | undefined
  const renew: Renew = inBatches(
    (renewals) => database.statement('worker', null, (tx) => renewLeases(tx, renewals)),
    MAX_AT_ONCE,
  )

  function release(lease: Lease): void {
    held.delete(lease)
    if (held.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return {
    hold(claimed) {
      const lease = createLease(claimed, renew, () => release(lease))
      held.add(lease)
      timer ??= setInterval(() => {
        for (const each of held) each.check()
      }, RENEW_EVERY_MS)
      return lease
    },
  }
}

type Renew = (attempt: { claimed: Claimed; progress: number | null }) => Promise<Renewal>

function createLease(claimed: Claimed, renew: Renew, released: () => void): Lease {
  const stop = new AbortController()
  let progress: number | null = null
  let heldUntil = performance.now() + LEASE_MS
  let lastRenewal = performance.now()
  let renewing = false

  const interrupt = (why: Interrupted['why']) => stop.abort(new Interrupted(why))

  async function check(): Promise<void> {
    if (renewing || stop.signal.aborted) return
    renewing = true
    const asked = performance.now()
    lastRenewal = asked
    // While the database is unavailable the attempt stays ours until the lease expires.
    const renewal = await renew({ claimed, progress }).catch(() => 'busy' as const)
    renewing = false
    if (renewal === 'held') heldUntil = asked + LEASE_MS
    else if (renewal !== 'busy') interrupt(renewal === 'cancelled' ? 'cancelled' : 'lease_lost')
    else if (performance.now() > heldUntil) interrupt('lease_lost')
  }

  return {
    signal: stop.signal,
    interrupt,
    check: () => void check(),
    progress(fraction) {
      progress = Math.min(1, Math.max(0, fraction, progress ?? 0))
      if (performance.now() - lastRenewal > PROGRESS_EVERY_MS) void check()
    },
    release: released,
  }
}
