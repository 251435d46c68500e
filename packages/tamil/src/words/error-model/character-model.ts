import { letterOf } from '../phonemes.ts'
import { mix, ScoreTable } from './score-table.ts'

/** A phoneme is judged by at most so many before it. */
export const ORDER = 6
/** A step of the stored numbers in log10. */
export const STEP = 1 / 32
/** The frame at both ends of a word; no phoneme has this letter. */
export const EDGE = 1
/** What a phoneme that the model never met costs, in log10. */
const UNSEEN = -3.5
const LONGEST = 96
const FACTOR = 0x9e3779b1

/** How likely words are by their phonemes: each by the five before it, or by fewer where these were never met. */
export class CharacterModel {
  readonly #ngrams: ScoreTable
  readonly #codes = new Uint8Array(LONGEST + 2)
  /** log10 of the probability of each phoneme of the word read last, the end included. */
  readonly scores = new Float64Array(LONGEST + 2)

  constructor(slots: Uint32Array) {
    this.#ngrams = new ScoreTable(slots)
  }

  /**
   * log10 of the probability of a word, given as phonemes. Leaves the probability of each phoneme in `scores`, that of
   * the word's end behind them.
   */
  logProbability(phonemes: string): number {
    const length = Math.min(phonemes.length, LONGEST)
    const codes = this.#codes
    codes[0] = EDGE
    for (let i = 0; i < length; i++) codes[i + 1] = letterOf(phonemes.charCodeAt(i))
    codes[length + 1] = EDGE
    let sum = 0
    for (let i = 1; i <= length + 1; i++) {
      const score = this.#scoreAt(i)
      this.scores[i - 1] = score
      sum += score
    }
    return sum
  }

  #scoreAt(at: number): number {
    const codes = this.#codes
    let steps = 0
    for (let first = Math.max(0, at - ORDER + 1); first <= at; first++) {
      const found = this.#ngrams.get(ngramHash(codes, first, at))
      if (found >= 0) return -(steps + (found >>> 8)) * STEP
      if (first === at) break
      const context = this.#ngrams.get(ngramHash(codes, first, at - 1))
      if (context >= 0) steps += context & 0xff
    }
    return -steps * STEP + UNSEEN
  }
}

/** The hash of the codes from `first` to `last`, both included. */
export function ngramHash(codes: Uint8Array, first: number, last: number): number {
  let hash = last - first + 1
  for (let i = first; i <= last; i++) hash = Math.imul(hash ^ (codes[i] ?? 0), FACTOR) ^ (hash >>> 15)
  return mix(hash)
}
