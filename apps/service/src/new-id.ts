import { randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'

/** Drawn in one go: a call for each id costs more than the rest of it. */
const POOL_BYTES = 4_096
const pool = Buffer.alloc(POOL_BYTES)
let used = POOL_BYTES

/** Random bytes, never given twice. A view that a later call may overwrite: read it at once. */
export function randomBytesOnce(size: number): Buffer {
  if (used + size > POOL_BYTES) {
    randomFillSync(pool)
    used = 0
  }
  used += size
  return pool.subarray(used - size, used)
}

const ID_BYTES = 16
const MAX_SEQUENCE = 0xffff_ffff
let lastMs = 0
let sequence = 0

/** A UUIDv7. Those of this process sort in the order in which they were made. */
export function newId(now: number = Date.now()): string {
  const random = randomBytesOnce(ID_BYTES)
  if (now > lastMs || sequence === MAX_SEQUENCE) {
    lastMs = Math.max(now, lastMs + (sequence === MAX_SEQUENCE ? 1 : 0))
    // Half of the range is left for the ids of the same millisecond.
    sequence = random.readUInt32BE(0) >>> 1
  } else sequence++
  return v7({ random, msecs: lastMs, seq: sequence })
}
