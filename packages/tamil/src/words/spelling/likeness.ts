import type { Dawg } from '../dawg.ts'
import { LENGTHS, SubstringCounts, writeCodes } from './substring-counts.ts'

/** Three lengths stand for the five from 4 to 8. */
const WEIGHT = 5 / 3
/** The windows by which a place in a word is judged, in phonemes, and the mean logarithm of an ordinary place's counts. */
const WINDOW = 6
const ORDINARY = 3.4
/** The longest word in phonemes, its ends included. */
const LONGEST = 64

const LOG = Float64Array.from({ length: 256 }, (_, count) => Math.log(count + 0.3))

/** Phonemes as small numbers, framed by the mark of a word's ends; written over by the next word. */
class Codes {
  readonly list = new Uint8Array(LONGEST)
  length = 0

  write(phonemes: string): void {
    this.length = writeCodes(phonemes, this.list)
  }
}

/** How much one word, and words that differ little from it, look like the list's words. */
export class Likeness {
  readonly #dawg: Dawg
  #counts: SubstringCounts | undefined
  #phonemes = ''
  /** The word's codes, written when they are first asked for: most words are never judged. */
  readonly #codes = new Codes()
  readonly #candidate = new Codes()
  /** What the word itself adds to each of its counts. */
  #own = 0
  /** Beginning of a window → the logarithm of its count; NaN before it is asked for. */
  readonly #logs = new Float64Array(LONGEST)

  constructor(dawg: Dawg) {
    this.#dawg = dawg
  }

  /** The word to be judged, 4 phonemes long at least; `listed` if the list holds it. */
  read(phonemes: string, listed: boolean): void {
    this.#phonemes = phonemes
    this.#own = listed ? 1 : 0
    this.#codes.length = 0
  }

  /** Whether a phoneme of the word stands where words of the list rarely go: only there can another letter gain much. */
  isOdd(place: number): boolean {
    const { length } = this.#word()
    const from = Math.max(0, place - WINDOW + 2)
    const to = Math.min(length - WINDOW, place + 1)
    if (from > to) return false
    let sum = 0
    for (let start = from; start <= to; start++) sum += this.#logAt(start)
    return sum / (to - from + 1) < ORDINARY
  }

  /** How much more a candidate looks like the list's words than the word does, around what they differ in. */
  gain(candidate: string): number {
    this.#candidate.write(candidate)
    const from = this.#word()
    const to = this.#candidate
    const shorter = Math.min(from.length, to.length)
    let head = 0
    while (head < shorter && from.list[head] === to.list[head]) head++
    let tail = 0
    while (tail < shorter - head && from.list[from.length - 1 - tail] === to.list[to.length - 1 - tail])
      tail++
    let sum = 0
    for (const length of LENGTHS) {
      const first = Math.max(0, head - length + 1)
      const after = this.#meanLog(to, first, lastWindow(to, head, tail, length), length)
      const before = this.#meanLog(from, first, lastWindow(from, head, tail, length), length)
      const last = Math.max(lastWindow(to, head, tail, length), lastWindow(from, head, tail, length))
      sum += WEIGHT * (after - before) * (Math.max(0, last - first + 1) / length)
    }
    return sum
  }

  #word(): Codes {
    if (this.#codes.length === 0) {
      this.#codes.write(this.#phonemes)
      this.#logs.fill(Number.NaN, 0, this.#codes.length)
    }
    return this.#codes
  }

  #logAt(start: number): number {
    const known = this.#logs[start] ?? 0
    if (!Number.isNaN(known)) return known
    const count = this.#substringCounts().count(this.#codes.list, start, WINDOW)
    const log = LOG[Math.max(0, count - this.#own)] ?? 0
    this.#logs[start] = log
    return log
  }

  /** The mean logarithm of the counts of the substrings that begin from `first` to `last`. */
  #meanLog({ list }: Codes, first: number, last: number, length: number): number {
    const counts = this.#substringCounts()
    let sum = 0
    for (let start = first; start <= last; start++) sum += LOG[counts.count(list, start, length)] ?? 0
    return last < first ? (LOG[0] ?? 0) : sum / (last - first + 1)
  }

  #substringCounts(): SubstringCounts {
    this.#counts ??= new SubstringCounts(this.#dawg)
    return this.#counts
  }
}

/** Where the last substring of a length begins that touches what lies between `head` and the last `tail` codes. */
function lastWindow({ length: all }: Codes, head: number, tail: number, length: number): number {
  return Math.min(Math.max(head, all - tail) - 1, all - length)
}
