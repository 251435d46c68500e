import { AFTER, BEFORE, NEAR, ONLY } from './cue-places.ts'

/** A set of cues by their numbers: a bit for each, so that a question touches less memory than the strings would. */
export class CueSet {
  readonly #bits: Uint32Array

  constructor(numbers: readonly number[]) {
    this.#bits = new Uint32Array(numbers.reduce((most, number) => Math.max(most, (number >>> 5) + 1), 0))
    for (const number of numbers)
      this.#bits[number >>> 5] = (this.#bits[number >>> 5] ?? 0) | (1 << (number & 31))
  }

  has(number: number): boolean {
    return (((this.#bits[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1
  }
}

/** The columns of cues, with where each cue stands. */
export const CUE_COLUMNS = [
  ['near', NEAR],
  ['only', ONLY],
  ['before', BEFORE],
  ['after', AFTER],
] as const
