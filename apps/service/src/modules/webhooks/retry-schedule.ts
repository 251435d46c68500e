const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]

/** How long after each failed try the next one comes: twelve tries within 24 h. */
const DELAYS_MS: readonly number[] = [
  ...[5 * SECOND, 30 * SECOND, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE],
  ...[HOUR, 2 * HOUR, 4 * HOUR, 6 * HOUR, 10 * HOUR],
]

/** Milliseconds until the try after this one, counted from 1; null where it was the last. */
export function delayAfter(attempt: number): number | null {
  return DELAYS_MS[attempt - 1] ?? null
}

/** A webhook whose every try has failed for so long is disabled. */
export const DISABLED_AFTER_MS = 72 * HOUR
