import type { Analysis } from '../analysis.ts'
import type { Lexicon } from '../lexicon.ts'
import type { Morphology } from '../morphology.ts'
import { fromPhonemes, toPhonemes } from '../phonemes.ts'
import { finalVallinam, withoutVallinam } from '../vallinam.ts'
import { alikeVariants, droppedVariants, type SlipKind, slipVariants, typingVariants } from './slips.ts'
import { codesOf, LENGTHS, SubstringCounts } from './substring-counts.ts'

/** What the spelling check thinks of one word. */
export interface Slip {
  readonly kind: SlipKind
  /** The best candidate. */
  readonly suggestion: string
  /** Further candidates, best first. */
  readonly alternatives: readonly string[]
  /** Whether the candidate is sure enough to be applied. */
  readonly sure: boolean
}

/** How well a word is known: 4 by its stem, 3 listed, 2 a listed noun with endings, 1 two known parts, 0 not at all. */
export type Level = 0 | 1 | 2 | 3 | 4

interface Candidate {
  readonly kind: SlipKind
  readonly phonemes: string
  readonly gain: number
}

/** The least gain of a candidate by the kind of slip; a half-known word needs more. */
const LEAST: Readonly<Record<SlipKind, number>> = {
  letter: 2,
  length: 2.5,
  pulli: 2.5,
  doubling: 3,
  sign: 6.5,
  typing: 9,
}
/**
 * What a better known word asks for more. The list holds many slips, so a listed form that no stem explains may be
 * doubted when a word of the stem tables is near.
 */
const LEVEL_MORE: Readonly<Record<Level, number>> = { 0: 0, 1: 2.5, 2: 5, 3: 3.5, 4: 0 }
/** Short words have many neighbours, rare ones among them: every phoneme under 7 asks for more. */
const SHORT_MORE = 1
const ENOUGH_PHONEMES = 7
/** Foreign words are spelt in many ways, and few are listed. */
const FOREIGN_MORE = 4
/** Slips without a cause in the language are looked for in words of this length only. */
const SHORTEST_TYPING = 7

/** What a candidate that mends an impossible pair of consonants needs instead of the additions above. */
const MENDS = 1

/** Three lengths stand for the five from 4 to 8. */
const WEIGHT = 5 / 3

/** Between two candidates the better must lead by this to be applied. */
const LEAD = 1.5
const SHORTEST_WORD = 4
const LONGEST_WORD = 32
/** A part of a compound has at least so many phonemes. */
const SHORTEST_PART = 4
/** A listed form that no stem explains may be a part only when it is long: short ones are often fragments. */
const SHORTEST_LISTED_PART = 6
/** The windows by which a place in a word is judged, in phonemes, and the mean logarithm of an ordinary place's counts. */
const WINDOW = 6
const ORDINARY = 3.4

export class Speller {
  readonly #lexicon: Lexicon
  readonly #morphology: Morphology
  readonly #analyse: (word: string) => readonly Analysis[]
  #counts: SubstringCounts | undefined

  constructor(lexicon: Lexicon, morphology: Morphology, analyse: (word: string) => readonly Analysis[]) {
    this.#lexicon = lexicon
    this.#morphology = morphology
    this.#analyse = analyse
  }

  /** The slip in a word, or undefined when it is right, or unknown without a likely candidate. */
  check(word: string): Slip | undefined {
    const bare = withoutVallinam(word)
    const phonemes = toPhonemes(bare)
    if (phonemes.length < SHORTEST_WORD || phonemes.length > LONGEST_WORD) return undefined
    const level = this.level(bare)
    if (level === 4 || LENGTHENED.test(word)) return undefined
    const candidates = this.#candidates(phonemes, level)
    const best = candidates[0]
    if (best === undefined) return undefined
    const second = candidates[1]
    const ending = finalVallinam(word) ?? ''
    return {
      kind: best.kind,
      suggestion: fromPhonemes(best.phonemes) + ending,
      alternatives: candidates.slice(1, 4).map((one) => fromPhonemes(one.phonemes) + ending),
      sure: second === undefined || best.gain - second.gain >= LEAD,
    }
  }

  /** How well a word is known; it must not end in a doubled consonant. */
  level(word: string): Level {
    const readings = this.#analyse(word)
    if (readings.some((reading) => reading.guessed !== true)) return 4
    if (this.#lexicon.has(word)) return 3
    if (readings.length > 0) return 2
    return this.#isCompound(toPhonemes(word)) ? 1 : 0
  }

  /** Likely right words, best first. */
  #candidates(phonemes: string, level: Level): Candidate[] {
    const suspect = this.#suspect(phonemes, level === 3)
    if (!suspect.includes(1)) return []
    const found = new Map<string, Candidate>()
    const foreign = FOREIGN.test(phonemes)
    const more =
      LEVEL_MORE[level] +
      (foreign ? FOREIGN_MORE : 0) +
      SHORT_MORE * Math.max(0, ENOUGH_PHONEMES - phonemes.length)
    const forbidden = FORBIDDEN.test(phonemes)
    const visit = (kind: SlipKind, variant: string) => {
      if (found.has(variant)) return
      if (!this.#isCandidate(kind, variant, level)) return
      const gain = this.gain(phonemes, variant)
      if (gain >= LEAST[kind] + (forbidden && !FORBIDDEN.test(variant) ? MENDS : more)) {
        const both = this.#lexicon.hasPhonemes(variant) && this.#morphology.recognises(variant, 0, true)
        found.set(variant, { kind, phonemes: variant, gain: both ? gain + LEAD : gain })
      }
    }
    const visitTwice = (_: SlipKind, variant: string) => {
      if (variant !== phonemes && this.#morphology.recognises(variant, 0, true)) visit('typing', variant)
    }
    const listed = level === 3 ? 0 : this.#lexicon.missingAt(phonemes)
    const explained = this.#morphology.unrecognisedAt(phonemes)
    slipVariants(phonemes, upTo(suspect, Math.max(explained, listed)), visit)
    if (found.size === 0 && level <= 1 && !foreign && phonemes.length >= SHORTEST_TYPING) {
      alikeVariants(phonemes, suspect, (_, variant) => alikeVariants(variant, suspect, visitTwice))
      typingVariants(phonemes, upTo(suspect, listed), visit)
      droppedVariants(phonemes, upTo(suspect, listed), visit)
    }
    return [...found.values()].sort((a, b) => b.gain - a.gain || (a.phonemes < b.phonemes ? -1 : 1))
  }

  /** A listed word must give way to one of the stem tables; a slip without a cause must lead to a listed word. */
  #isCandidate(kind: SlipKind, variant: string, level: Level): boolean {
    if (kind === 'sign' || kind === 'typing') return this.#lexicon.hasPhonemes(variant)
    if (level !== 3 && this.#lexicon.hasPhonemes(variant)) return true
    return this.#morphology.recognises(variant, 0, true)
  }

  /**
   * Which phonemes (1) stand where words of the list rarely go: only there can another letter gain much.
   * `listed`: the word itself is in the list, so its own count is taken off.
   */
  #suspect(phonemes: string, listed: boolean): Uint8Array {
    this.#counts ??= new SubstringCounts(this.#lexicon.dawg)
    const codes = codesOf(phonemes)
    const length = codes.length < WINDOW ? 4 : WINDOW
    const sums = new Float64Array(phonemes.length)
    const windows = new Uint8Array(phonemes.length)
    for (let start = 0; start + length <= codes.length; start++) {
      const log = LOG[Math.max(0, this.#counts.count(codes, start, length) - (listed ? 1 : 0))] ?? 0
      for (let at = Math.max(0, start - 1); at < Math.min(phonemes.length, start + length - 1); at++) {
        sums[at] = (sums[at] ?? 0) + log
        windows[at] = (windows[at] ?? 0) + 1
      }
    }
    return Uint8Array.from(sums, (sum, i) => (sum / (windows[i] ?? 1) < ORDINARY ? 1 : 0))
  }

  /** How much more a candidate looks like the list's words than the word does, around what they differ in. */
  gain(word: string, candidate: string): number {
    this.#counts ??= new SubstringCounts(this.#lexicon.dawg)
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
    let gain = 0
    for (const length of LENGTHS) {
      const after = this.#likeness(to, head, to.length - tail, length)
      const before = this.#likeness(from, head, from.length - tail, length)
      gain += WEIGHT * (after.mean - before.mean) * (Math.max(after.windows, before.windows) / length)
    }
    return gain
  }

  /** The mean logarithm of the counts of all substrings of a length that touch `[start, end)`. */
  #likeness(
    codes: Uint8Array,
    start: number,
    end: number,
    length: number,
  ): { mean: number; windows: number } {
    const counts = this.#counts
    let sum = 0
    let windows = 0
    const last = Math.min(start === end ? start - 1 : end - 1, codes.length - length)
    for (let at = Math.max(0, start - length + 1); at <= last; at++) {
      sum += LOG[counts?.count(codes, at, length) ?? 0] ?? 0
      windows++
    }
    return { mean: windows === 0 ? (LOG[0] ?? 0) : sum / windows, windows }
  }

  /** Two known words written as one, with or without a doubled consonant between. */
  #isCompound(phonemes: string): boolean {
    return this.#morphology.firstParts(phonemes).some((end) => {
      if (end < SHORTEST_PART || end > phonemes.length - SHORTEST_PART) return false
      const symbol = phonemes[end] ?? ''
      const start = HARD.includes(symbol) && phonemes[end + 1] === symbol ? end + 1 : end
      return BEGINS_WORD.test(phonemes.slice(start, start + 2)) && this.#isPart(phonemes, start)
    })
  }

  #isPart(phonemes: string, start: number): boolean {
    if (this.#morphology.recognises(phonemes, start)) return true
    return phonemes.length - start >= SHORTEST_LISTED_PART && this.#lexicon.hasPhonemes(phonemes.slice(start))
  }
}

/** The suspect places up to an index: what differs from the word only after it is known to be no word either. */
function upTo(suspect: Uint8Array, index: number): Uint8Array {
  return suspect.subarray(0, index + 1)
}

/** Consonants that never meet in a Tamil word (மெய்ம்மயக்கம்: நன்னூல் 110–118): உன்டு, மன்றம் but no மண்றம். */
const FORBIDDEN = /டற|ன[டண]|ண[றன]|ந[டறனண]|ர[றர]|ற[ர]|ல[ளழ]|ள[லழ]|ழ[லள]/u

const HARD = 'கசதப'
/** What a Tamil word begins with (மொழிமுதல் எழுத்துகள்): a vowel, or one of these consonants and a vowel. */
const BEGINS_WORD = /^(?:[அ-ஔ]|[கசஞதநபமயவ][அ-ஔ])/u
/** Grantha letters, foreign beginnings and clusters (மெய்ம்மயக்கம்: நன்னூல் 110–118). */
const FOREIGN = /[ஜஷஸஹஶஃ]|^[டணரலழளறன]|[கசபட][யரலவளனநம]|ட[தவ]|[தற][லவநர]|ர[அ-ஔ]?ட$/u

/** அளபெடை: a vowel drawn out in verse (உண்பதூஉம்). */
export const LENGTHENED = /[\u0bbe-\u0bcc][அ-ஔ]|[க-ஹ][அ-ஔ]/u

const LOG = Float64Array.from({ length: 256 }, (_, count) => Math.log(count + 0.3))
