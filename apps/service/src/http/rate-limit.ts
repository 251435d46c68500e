import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../database/database.ts'
import { Problem } from '../problem.ts'
import { takeFromWindow } from './rate-window.ts'

const WINDOW_SECONDS = 60
/** A node takes this part of a tenant's quota at a time, and hands it out from memory. */
const SLICES = 20
/** What is counted apart: each has a quota of its own. */
export type RateBucket = 'text-calls' | 'languagetool'

export interface RateState {
  bucket: RateBucket
  limit: number
  remaining: number
  resetSeconds: number
}

/** Calls per tenant and minute, over all nodes (decision B9). */
export interface RateLimit {
  /** Charges one call. Throws `rate_limited` when the quota of the current minute is exhausted. */
  take(tenantId: string, limit: number): Promise<RateState>
}

interface Slice {
  windowStart: number
  /** The quota that it was taken of: another one, set by the operator, begins anew. */
  limit: number
  left: number
  /** What the whole tenant has left beyond this slice, as last heard. */
  leftElsewhere: number
  taking: Promise<void> | null
}

/**
 * A node takes slices of the quota from one row per tenant and minute, so that no row is written per call.
 * Never more calls than the limit pass; what a node took and did not use is at most one slice a node.
 */
export function createRateLimit(
  database: Database,
  bucket: RateBucket = 'text-calls',
  now: () => number = Date.now,
): RateLimit {
  const slices = new Map<string, Slice>()

  async function refill(tenantId: string, limit: number, slice: Slice): Promise<void> {
    const wanted = Math.max(1, Math.ceil(limit / SLICES))
    const taken = await database.transaction('tenant', tenantId, (tx) =>
      takeFromWindow(tx, tenantId, { bucket, limit, wanted, windowSeconds: WINDOW_SECONDS }),
    )
    slice.left += taken.granted
    slice.leftElsewhere = taken.left
  }

  return {
    async take(tenantId, limit) {
      const windowStart = Math.floor(now() / 1000 / WINDOW_SECONDS)
      let slice = slices.get(tenantId)
      if (slice?.windowStart !== windowStart || slice.limit !== limit) {
        slice = { windowStart, limit, left: 0, leftElsewhere: limit, taking: null }
        dropOld(slices, windowStart)
        slices.set(tenantId, slice)
      }
      while (slice.left === 0 && slice.leftElsewhere > 0) {
        slice.taking ??= refill(tenantId, limit, slice).finally(() => {
          if (slice) slice.taking = null
        })
        await slice.taking
      }
      const resetSeconds = Math.max(1, Math.ceil((windowStart + 1) * WINDOW_SECONDS - now() / 1000))
      const state = {
        bucket,
        limit,
        remaining: Math.max(0, slice.left - 1 + slice.leftElsewhere),
        resetSeconds,
      }
      if (slice.left === 0) throw limited({ ...state, remaining: 0 })
      slice.left--
      return state
    },
  }
}

/** Tenants that called in an earlier minute only are forgotten, so that memory stays bounded. */
function dropOld(slices: Map<string, Slice>, windowStart: number): void {
  for (const [tenantId, slice] of slices) {
    if (slice.windowStart === windowStart) break
    slices.delete(tenantId)
  }
}

/** The fields of the RateLimit draft. */
export function rateHeaders({ bucket, limit, remaining, resetSeconds }: RateState): Record<string, string> {
  return {
    'ratelimit-policy': `"${bucket}";q=${limit};w=${WINDOW_SECONDS}`,
    ratelimit: `"${bucket}";r=${remaining};t=${resetSeconds}`,
  }
}

const CALLS_OF: Readonly<Record<RateBucket, string>> = {
  'text-calls': 'text calls',
  languagetool: 'checks',
}

function limited(state: RateState): Problem {
  return new Problem(
    'rate_limited',
    `At most ${state.limit} ${CALLS_OF[state.bucket]} of the tenant are allowed a minute: wait as long as Retry-After says.`,
    {
      headers: { ...rateHeaders(state), 'Retry-After': String(state.resetSeconds) },
    },
  )
}

/** Failed authentications by address. A valid token is accepted whatever failed at its address (decision B9). */
export interface FailedAuthentication {
  /** Counts one failure. Throws `rate_limited` in place of its 401 from the limit of the minute on. */
  count(address: string): Promise<void>
}

/**
 * Each node counts on its own, in memory. `perMinute` failures of an address pass within a minute; the next
 * one throws.
 */
export function createFailedAuthentication(perMinute: number): FailedAuthentication {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  return {
    async count(address) {
      try {
        await limiter.consume(address)
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooManyFailures(error.msBeforeNext) : error
      }
    },
  }
}

function tooManyFailures(msBeforeNext: number): Problem {
  return new Problem(
    'rate_limited',
    'Too many failed authentications came from this address: send a valid token, or wait as long as Retry-After says.',
    {
      headers: { 'Retry-After': String(Math.ceil(msBeforeNext / 1000)) },
    },
  )
}
