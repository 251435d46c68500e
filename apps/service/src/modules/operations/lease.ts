import type { Database } from '../../database/database.ts'
import { type Claimed, LEASE_MS, renewLease } from './claims.ts'
import { Interrupted } from './execute.ts'

const RENEW_EVERY_MS = LEASE_MS / 4
const PROGRESS_EVERY_MS = 500

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

export function holdLease(database: Database, claimed: Claimed): Lease {
  const stop = new AbortController()
  const { tenantId } = claimed.work
  let progress: number | null = null
  let heldUntil = performance.now() + LEASE_MS
  let lastRenewal = performance.now()
  let renewing = false

  const interrupt = (why: Interrupted['why']) => stop.abort(new Interrupted(why))

  async function renew(): Promise<void> {
    if (renewing || stop.signal.aborted) return
    renewing = true
    const asked = performance.now()
    lastRenewal = asked
    try {
      const renewal = await database.transaction('worker', tenantId, (tx) =>
        renewLease(tx, tenantId, claimed, progress),
      )
      if (renewal === 'held') heldUntil = asked + LEASE_MS
      else interrupt(renewal === 'cancelled' ? 'cancelled' : 'lease_lost')
    } catch {
      // The database is away: the attempt stays ours until the lease has run out.
      if (performance.now() > heldUntil) interrupt('lease_lost')
    } finally {
      renewing = false
    }
  }

  const timer = setInterval(() => void renew(), RENEW_EVERY_MS)
  return {
    signal: stop.signal,
    interrupt,
    check: () => void renew(),
    progress(fraction) {
      progress = Math.min(1, Math.max(0, fraction, progress ?? 0))
      if (performance.now() - lastRenewal > PROGRESS_EVERY_MS) void renew()
    },
    release: () => clearInterval(timer),
  }
}
