/** With a retention of 0: how long an asynchronous result waits to be fetched, and then for a second look. */
const UNFETCHED_MS = 600_000
const FETCHED_MS = 60_000

/** How long results are kept (decision C7), decided from `OPERATION_RETENTION`. */
export interface KeptResults {
  /** Of a synchronous call, in milliseconds after its end; null: the result is not stored at all. */
  synchronousMs: number | null
  /** Of an operation that a client has to poll, in milliseconds after its end. */
  asynchronousMs: number
  /** What is left of that once a client has been given it; null: all of it. */
  deliveredMs: number | null
  /** How often expired results are erased. */
  sweepEveryMs: number
}

/** `retentionMs` 0: nothing is kept longer than its delivery needs. */
export function keptResults(retentionMs: number): KeptResults {
  if (retentionMs > 0) {
    return {
      synchronousMs: retentionMs,
      asynchronousMs: retentionMs,
      deliveredMs: null,
      sweepEveryMs: 60_000,
    }
  }
  return { synchronousMs: null, asynchronousMs: UNFETCHED_MS, deliveredMs: FETCHED_MS, sweepEveryMs: 5_000 }
}
