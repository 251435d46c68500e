/** A seeded source of numbers: the same seed gives the same plan of faults and calls. */
export interface SeededRandom {
  /** A number from 0 to 1. */
  next(): number
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number
  pick<T>(items: readonly [T, ...T[]]): T
}

/** Mulberry32. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { next, below, pick: (items) => items[below(items.length)] ?? items[0] }
}
