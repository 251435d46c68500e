import type { Analysis } from '../analysis.ts'
import type { Lexicon } from '../lexicon.ts'
import { LexiconWalk } from '../lexicon-walk.ts'
import type { Morphology } from '../morphology.ts'
import { fromPhonemes, toPhonemes } from '../phonemes.ts'
import type { StemWalk } from '../stem-walk.ts'
import { finalVallinam, withoutVallinam } from '../vallinam.ts'
import { gain, oddPlaces } from './likeness.ts'
import {
  alikeChanges,
  droppedChanges,
  type SlipKind,
  slipChanges,
  typingChanges,
  type VisitChange,
} from './slips.ts'
import { SubstringCounts } from './substring-counts.ts'

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

/** Between two candidates the better must lead by this to be applied. */
const LEAD = 1.5
const SHORTEST_WORD = 4
const LONGEST_WORD = 32
/** A part of a compound has at least so many phonemes. */
const SHORTEST_PART = 4
/** A listed form that no stem explains may be a part only when it is long: short ones are often fragments. */
const SHORTEST_LISTED_PART = 6
export class Speller {
  readonly #lexicon: Lexicon
  readonly #morphology: Morphology
  readonly #analyse: (word: string) => readonly Analysis[]
  readonly #stemWalk: StemWalk
  readonly #listWalk: LexiconWalk
  readonly #changedWalk: LexiconWalk
  #counts: SubstringCounts | undefined

  constructor(lexicon: Lexicon, morphology: Morphology, analyse: (word: string) => readonly Analysis[]) {
    this.#lexicon = lexicon
    this.#morphology = morphology
    this.#analyse = analyse
    this.#stemWalk = morphology.startWalk()
    this.#listWalk = new LexiconWalk(lexicon.dawg)
    this.#changedWalk = new LexiconWalk(lexicon.dawg)
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
    const found = new Map<string, Candidate>()
    const foreign = FOREIGN.test(phonemes)
    const more =
      LEVEL_MORE[level] +
      (foreign ? FOREIGN_MORE : 0) +
      SHORT_MORE * Math.max(0, ENOUGH_PHONEMES - phonemes.length)
    const forbidden = FORBIDDEN.test(phonemes)
    const consider = (kind: SlipKind, variant: string) => {
      if (found.has(variant)) return
      const gained = gain(phonemes, variant, this.#substringCounts())
      if (gained < LEAST[kind] + (forbidden && !FORBIDDEN.test(variant) ? MENDS : more)) return
      const both = this.#lexicon.hasPhonemes(variant) && this.#morphology.recognises(variant, 0, true)
      found.set(variant, { kind, phonemes: variant, gain: both ? gained + LEAD : gained })
    }
    this.#stemWalk.follow(phonemes)
    this.#listWalk.follow(phonemes)
    let odd: ((place: number) => boolean) | undefined
    const isOdd = (place: number) => {
      odd ??= oddPlaces(phonemes, level === 3, this.#substringCounts())
      return odd(place)
    }
    const listed = this.#listWalk.reach
    const end = level === 3 ? this.#stemWalk.reach : Math.max(this.#stemWalk.reach, listed)
    slipChanges(phonemes, Math.min(end + 1, phonemes.length), isOdd, (kind, place, at, removed, inserted) => {
      if (!this.#isWord(level, at, removed, inserted) || !isOdd(place)) return
      consider(kind, changed(phonemes, at, removed, inserted))
    })
    if (found.size === 0 && level <= 1 && !foreign && phonemes.length >= SHORTEST_TYPING) {
      this.#twoAlikeChanges(phonemes, isOdd, consider)
      const visit: VisitChange = (kind, place, at, removed, inserted) => {
        if (!this.#listWalk.hasChanged(at, removed, inserted) || !isOdd(place)) return
        consider(kind, changed(phonemes, at, removed, inserted))
      }
      typingChanges(phonemes, Math.min(listed + 1, phonemes.length), visit)
      droppedChanges(phonemes, listed, (kind, place, at, removed, inserted) => {
        if (!this.#listWalk.hasChanged(at, removed, inserted) || !(isOdd(place) || isOdd(place - 1))) return
        consider(kind, changed(phonemes, at, removed, inserted))
      })
    }
    return [...found.values()].sort((a, b) => b.gain - a.gain || (a.phonemes < b.phonemes ? -1 : 1))
  }

  /** A listed word must give way to one of the stem tables. */
  #isWord(level: Level, at: number, removed: number, inserted: string): boolean {
    if (level !== 3 && this.#listWalk.hasChanged(at, removed, inserted)) return true
    return this.#stemWalk.recognisesChanged(at, removed, inserted)
  }

  /** Words with two letters that sound alike changed; they must be listed and of the stem tables. */
  #twoAlikeChanges(
    phonemes: string,
    isOdd: (place: number) => boolean,
    consider: (kind: SlipKind, variant: string) => void,
  ): void {
    alikeChanges(phonemes, phonemes.length, isOdd, (_, place, at, removed, inserted) => {
      if (!isOdd(place)) return
      const once = changed(phonemes, at, removed, inserted)
      this.#changedWalk.followChanged(this.#listWalk, at, inserted)
      const end = Math.min(this.#changedWalk.reach + 1, once.length)
      alikeChanges(once, end, isOdd, (_, place, at, removed, inserted) => {
        if (!this.#changedWalk.hasChanged(at, removed, inserted) || !isOdd(place)) return
        const twice = changed(once, at, removed, inserted)
        if (twice !== phonemes && this.#morphology.recognises(twice, 0, true)) consider('typing', twice)
      })
    })
  }

  #substringCounts(): SubstringCounts {
    this.#counts ??= new SubstringCounts(this.#lexicon.dawg)
    return this.#counts
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

function changed(phonemes: string, at: number, removed: number, inserted: string): string {
  return phonemes.slice(0, at) + inserted + phonemes.slice(at + removed)
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
