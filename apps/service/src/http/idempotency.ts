import { createHmac, randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import canonicalize from 'canonicalize'
import type { Database, Purpose, Transaction } from '../database/database.ts'
import { Problem } from '../problem.ts'
import type { Secret } from '../secrets/secret.ts'
import type { Answer } from './call.ts'
import {
  claimKey,
  completeKey,
  findKey,
  type KeyRow,
  type KeyScope,
  releaseKey,
  renewKey,
} from './idempotency-repository.ts'

/** A claim that is not renewed for this long is free again: a crash frees its key. */
const LEASE_MS = 15_000
const RENEW_EVERY_MS = LEASE_MS / 3
const CLAIM_TRIES = 5
/** What `randomInt` gives at most. No two claims of a key in a day have the same fence. */
const FENCES = 2 ** 48 - 1
/** While the database is unavailable, a claim that has to end is released again and again. */
const RELEASE_EVERY_MS = 500

/** The right to carry out the request of one key, fenced against later claims. */
export interface KeyClaim {
  /** Writes the answer to the key in the transaction of the effect. Throws when the claim was lost meanwhile. */
  complete(tx: Transaction, answer: Answer): void
  /** Ends the claim. Unless its answer was kept (`complete` ran, and its transaction committed), the key is free at once. */
  end(committed: boolean): Promise<void>
}

export interface Idempotency {
  /** Claims the key, or gives the stored answer again. Throws `idempotency_in_progress`, `idempotency_key_reused`. */
  begin(request: KeyedRequest): Promise<{ claim: KeyClaim } | { replay: Answer }>
}

export interface KeyedRequest extends KeyScope {
  method: string
  path: string
  body: unknown
}

/** Decision B5, in one place for every POST. */
export function createIdempotency(database: Database, fingerprintKey: Secret): Idempotency {
  return {
    async begin(request) {
      const purpose: Purpose = request.tenantId === '' ? 'operator' : 'tenant'
      const tenantId = request.tenantId || null
      const run: Run = (work) => database.statement(purpose, tenantId, work)
      const fingerprint = fingerprintOf(request, fingerprintKey)
      // A key may expire, or be released, between the claim and the look: then the claim is tried again.
      for (let i = 0; i < CLAIM_TRIES; i++) {
        const fence = await claim(run, request, fingerprint)
        if (fence !== null) return { claim: hold(run, request, fence) }
        const found = await database.transaction(purpose, tenantId, (tx) => findKey(tx, request))
        if (found) return { replay: replayOf(found, fingerprint) }
      }
      throw inProgress()
    },
  }
}

/** Gives the fence; null when the key is taken. */
async function claim(run: Run, scope: KeyScope, fingerprint: Buffer): Promise<number | null> {
  const fence = randomInt(FENCES)
  let sentAt: number | null = null
  try {
    const claimed = await run((tx) => {
      sentAt = performance.now()
      return claimKey(tx, scope, fingerprint, fence, LEASE_MS)
    })
    return claimed ? fence : null
  } catch (error) {
    // The commit may have succeeded without our learning it; only this call holds the claim, and it ends here.
    if (sentAt !== null) void releaseLater(run, scope, fence, sentAt + LEASE_MS)
    throw error
  }
}

function fingerprintOf(request: KeyedRequest, key: Secret): Buffer {
  const body = request.body === undefined ? '' : (canonicalize(request.body) ?? '')
  return createHmac('sha256', key.reveal()).update(`${request.method}\n${request.path}\n${body}`).digest()
}

function replayOf(row: KeyRow, fingerprint: Buffer): Answer {
  if (!row.fingerprint.equals(fingerprint)) {
    throw new Problem(
      'idempotency_key_reused',
      'The `Idempotency-Key` was used with another body or another path: send a new key.',
    )
  }
  if (row.status_code === null) throw inProgress()
  const body = row.operation_id === null ? row.body : row.result
  if (row.operation_id !== null && body === null) {
    throw new Problem(
      'operation_expired',
      'The result that this `Idempotency-Key` refers to has been erased: send a new key.',
    )
  }
  return {
    status: row.status_code,
    headers: { ...row.headers, 'idempotent-replayed': 'true' },
    ...(body === null ? {} : { body }),
  }
}

function inProgress(): Problem {
  return new Problem(
    'idempotency_in_progress',
    'A request with this `Idempotency-Key` is in progress: try again shortly.',
    {
      headers: { 'Retry-After': '1' },
    },
  )
}

/** One statement in a transaction of its own. */
type Run = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>

function hold(run: Run, scope: KeyScope, fence: number): KeyClaim {
  const renewal = async () => {
    const asked = performance.now()
    await run((tx) => renewKey(tx, scope, fence, LEASE_MS))
    heldUntil = asked + LEASE_MS
  }
  let heldUntil = performance.now() + LEASE_MS
  const timer = setInterval(() => void renewal().catch(() => undefined), RENEW_EVERY_MS).unref()
  let completed = false

  return {
    complete(tx, answer) {
      completeKey(tx, scope, fence, answer, inProgress)
      completed = true
    },
    async end(committed) {
      clearInterval(timer)
      if (completed && committed) return
      // After a lost commit the row may be completed all the same; then it is not touched.
      await run((tx) => releaseKey(tx, scope, fence)).catch(
        () => void releaseLater(run, scope, fence, heldUntil),
      )
    },
  }
}

/** Tries until the claim is released or has ended by itself. */
async function releaseLater(run: Run, scope: KeyScope, fence: number, heldUntil: number): Promise<void> {
  while (performance.now() < heldUntil) {
    await wait(RELEASE_EVERY_MS, undefined, { ref: false })
    const released = await run((tx) => releaseKey(tx, scope, fence)).then(
      () => true,
      () => false,
    )
    if (released) return
  }
}
