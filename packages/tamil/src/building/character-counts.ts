import { EDGE, ngramHash, ORDER, STEP } from '../words/error-model/character-model.ts'
import type { ScoreEntry } from '../words/error-model/score-table.ts'
import { letterOf } from '../words/phonemes.ts'

/** A word as phonemes with the weight of its counts. */
export interface WeighedWord {
  readonly phonemes: string
  readonly weight: number
}

/** A key holds up to six codes in base 128, behind a leading 1. */
const BASE = 128
const EMPTY_CONTEXT = 1
/** What is expected of a phoneme before anything was counted. */
const UNIFORM = 1 / 64
const SLOTS = 1 << 23

/**
 * The n-grams of a character model: interpolated Witten–Bell estimates, stored as a back-off model. Of the longer n-grams
 * those are left out that say little more than their shorter ones: their gain, weighed by their count, is under `prune`.
 */
export function countCharacters(words: readonly WeighedWord[], prune: number): ScoreEntry[] {
  const counts = new NgramCounts()
  for (const { phonemes, weight } of words) counts.add(phonemes, weight)
  return counts.entries(prune)
}

class NgramCounts {
  readonly #slots = new Int32Array(SLOTS).fill(-1)
  readonly #keys: number[] = []
  readonly #counts: number[] = []
  /** Of an n-gram as context: how often anything followed it, and how many kinds of phonemes. */
  readonly #totals: number[] = []
  readonly #kinds: number[] = []

  constructor() {
    this.#place(EMPTY_CONTEXT)
  }

  add(phonemes: string, weight: number): void {
    // The strings that end before the phoneme, from none to the longest context: what follows is counted at each.
    let contexts = [0, this.#place(EMPTY_CONTEXT * BASE + EDGE)]
    for (let at = 0; at <= phonemes.length; at++) {
      const code = at === phonemes.length ? EDGE : letterOf(phonemes.charCodeAt(at))
      const next = [0]
      for (const context of contexts) {
        if (next.length > ORDER) break
        next.push(this.#count(context, code, weight))
      }
      contexts = next
    }
  }

  entries(prune: number): ScoreEntry[] {
    const order = this.#keys.map((_, i) => i).sort((a, b) => (this.#keys[a] ?? 0) - (this.#keys[b] ?? 0))
    const estimates = this.#estimates(order)
    const kept = this.#kept(order, estimates, prune)
    return order
      .filter((i) => kept[i] === 1)
      .map((i) => {
        const total = this.#totals[i] ?? 0
        const kinds = this.#kinds[i] ?? 0
        return {
          hash: hashOfKey(this.#keys[i] ?? 0),
          first: quantise(estimates[i] ?? 1),
          second: total === 0 ? 0 : quantise(kinds / (total + kinds)),
        }
      })
  }

  /** Counts a phoneme behind the context with this number; gives the number of both. */
  #count(context: number, code: number, weight: number): number {
    const place = this.#place((this.#keys[context] ?? EMPTY_CONTEXT) * BASE + code)
    this.#totals[context] = (this.#totals[context] ?? 0) + weight
    if (this.#counts[place] === 0) this.#kinds[context] = (this.#kinds[context] ?? 0) + 1
    this.#counts[place] = (this.#counts[place] ?? 0) + weight
    return place
  }

  /** Witten–Bell: what is left for phonemes never met is as likely as there are kinds of phonemes met. Shorter keys come first. */
  #estimates(order: readonly number[]): Float64Array {
    const estimates = new Float64Array(this.#keys.length)
    for (const i of order) {
      const key = this.#keys[i] ?? 0
      if (key < BASE) continue
      const context = this.#place(Math.floor(key / BASE))
      const shorter = key < BASE * BASE ? UNIFORM : (estimates[this.#place(withoutFirst(key))] ?? UNIFORM)
      const kinds = this.#kinds[context] ?? 0
      estimates[i] = ((this.#counts[i] ?? 0) + kinds * shorter) / ((this.#totals[context] ?? 0) + kinds)
    }
    return estimates
  }

  #kept(order: readonly number[], estimates: Float64Array, prune: number): Uint8Array {
    const kept = new Uint8Array(this.#keys.length)
    for (let n = order.length - 1; n >= 0; n--) {
      const i = order[n] ?? 0
      const key = this.#keys[i] ?? 0
      if (key < BASE || this.#counts[i] === 0) continue
      if (key >= BASE * BASE && kept[i] === 0) {
        const shorter = estimates[this.#place(withoutFirst(key))] ?? UNIFORM
        const gain = (this.#counts[i] ?? 0) * Math.abs(Math.log10((estimates[i] ?? UNIFORM) / shorter))
        if (gain < prune) continue
      }
      kept[i] = 1
      for (let prefix = Math.floor(key / BASE); prefix >= BASE; prefix = Math.floor(prefix / BASE))
        kept[this.#place(prefix)] = 1
    }
    return kept
  }

  /** The number of a key; a new one for a key not met before. */
  #place(key: number): number {
    let slot = Math.imul((key % 0x7fffffff) ^ Math.floor(key / 0x100000), 0x9e3779b1) >>> 9
    for (;;) {
      const place = this.#slots[slot] ?? -1
      if (place < 0) break
      if (this.#keys[place] === key) return place
      slot = (slot + 1) & (SLOTS - 1)
    }
    const place = this.#keys.length
    if (place > SLOTS / 2) throw new Error('The word list has too many n-grams for the character model.')
    this.#slots[slot] = place
    this.#keys.push(key)
    this.#counts.push(0)
    this.#totals.push(0)
    this.#kinds.push(0)
    return place
  }
}

/** The key without its first code. */
function withoutFirst(key: number): number {
  let scale = BASE
  while (scale * BASE <= key) scale *= BASE
  // Without the leading 1, then without the first code, with a leading 1 again.
  return ((key - scale) % (scale / BASE)) + scale / BASE
}

function hashOfKey(key: number): number {
  const codes: number[] = []
  for (let rest = key; rest >= BASE; rest = Math.floor(rest / BASE)) codes.unshift(rest % BASE)
  return ngramHash(Uint8Array.from(codes), 0, codes.length - 1)
}

function quantise(probability: number): number {
  return Math.max(0, Math.min(255, Math.round(-Math.log10(probability) / STEP)))
}
