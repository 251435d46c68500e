import { codesOf, LENGTHS, type SubstringCounts } from './substring-counts.ts'

/** Three lengths stand for the five from 4 to 8. */
const WEIGHT = 5 / 3
/** The windows by which a place in a word is judged, in phonemes, and the mean logarithm of an ordinary place's counts. */
const WINDOW = 6
const ORDINARY = 3.4

const LOG = Float64Array.from({ length: 256 }, (_, count) => Math.log(count + 0.3))

/**
 * Which phonemes of a word (at least 4) stand where words of the list rarely go: only there can another letter gain
 * much. `listed`: the word itself is in the list, so its own count is taken off. Counts only what is asked for.
 */
export function oddPlaces(
  phonemes: string,
  listed: boolean,
  counts: SubstringCounts,
): (place: number) => boolean {
  const codes = codesOf(phonemes)
  const last = codes.length - WINDOW
  const logs = new Float64Array(last + 1).fill(Number.NaN)
  const logAt = (start: number) => {
    const known = logs[start] ?? 0
    if (!Number.isNaN(known)) return known
    const log = LOG[Math.max(0, counts.count(codes, start, WINDOW) - (listed ? 1 : 0))] ?? 0
    logs[start] = log
    return log
  }
  return (place) => {
    const from = Math.max(0, place - WINDOW + 2)
    const to = Math.min(last, place + 1)
    if (from > to) return false
    let sum = 0
    for (let start = from; start <= to; start++) sum += logAt(start)
    return sum / (to - from + 1) < ORDINARY
  }
}

/** How much more a candidate looks like the list's words than the word does, around what they differ in. */
export function gain(word: string, candidate: string, counts: SubstringCounts): number {
  const from = codesOf(word)
  const to = codesOf(candidate)
  let head = 0
  while (head < from.length && head < to.length && from[head] === to[head]) head++
  let tail = 0
  while (
    tail < from.length - head &&
    tail < to.length - head &&
    from[from.length - 1 - tail] === to[to.length - 1 - tail]
  )
    tail++
  let sum = 0
  for (const length of LENGTHS) {
    const after = likeness(to, head, to.length - tail, length, counts)
    const before = likeness(from, head, from.length - tail, length, counts)
    sum += WEIGHT * (after.mean - before.mean) * (Math.max(after.windows, before.windows) / length)
  }
  return sum
}

/** The mean logarithm of the counts of all substrings of a length that touch `[start, end)`. */
function likeness(
  codes: Uint8Array,
  start: number,
  end: number,
  length: number,
  counts: SubstringCounts,
): { mean: number; windows: number } {
  let sum = 0
  let windows = 0
  const last = Math.min(start === end ? start - 1 : end - 1, codes.length - length)
  for (let at = Math.max(0, start - length + 1); at <= last; at++) {
    sum += LOG[counts.count(codes, at, length)] ?? 0
    windows++
  }
  return { mean: windows === 0 ? (LOG[0] ?? 0) : sum / windows, windows }
}
