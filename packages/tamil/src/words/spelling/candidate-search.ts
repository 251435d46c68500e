import type { Lexicon } from '../lexicon.ts'
import { LexiconWalk } from '../lexicon-walk.ts'
import type { Morphology } from '../morphology.ts'
import type { StemWalk } from '../stem-walk.ts'
import { isCompound } from './compounds.ts'
import { Likeness } from './likeness.ts'
import {
  alikeChanges,
  droppedChanges,
  type SlipKind,
  slipChanges,
  typingChanges,
  type VisitChange,
} from './slips.ts'

/** How well a word is known that no stem explains: it is in the list, or a listed noun with endings, or neither. */
export type Standing = 'listed' | 'guessed' | 'new'

/** A likely right word in place of the one that was written. */
export interface Candidate {
  readonly kind: SlipKind
  readonly phonemes: string
  /** How much more it looks like the list's words. */
  readonly gain: number
}

const NONE: readonly Candidate[] = []

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
const STANDING_MORE: Readonly<Record<Standing, number>> = { new: 0, guessed: 5, listed: 3.5 }
const COMPOUND_MORE = 2.5
/** Short words have many neighbours, rare ones among them: every phoneme under 7 asks for more. */
const SHORT_MORE = 1
const ENOUGH_PHONEMES = 7
/** Foreign words are spelt in many ways, and few are listed. */
const FOREIGN_MORE = 4
/** What a candidate that mends an impossible pair of consonants needs instead of the additions above. */
const MENDS = 1
/** By so much a candidate must lead to be applied; one that is both listed and explained by a common stem has it ahead. */
export const LEAD = 1.5
/** Slips without a cause in the language are looked for in words of this length only. */
const SHORTEST_TYPING = 7

/** Consonants that never meet in a Tamil word (மெய்ம்மயக்கம்: நன்னூல் 110–118): உன்டு, மன்றம் but no மண்றம். */
const FORBIDDEN = /டற|ன[டண]|ண[றன]|ந[டறனண]|ர[றர]|ற[ர]|ல[ளழ]|ள[லழ]|ழ[லள]/u
/** Grantha letters, foreign beginnings and clusters (மெய்ம்மயக்கம்: நன்னூல் 110–118). */
const FOREIGN = /[ஜஷஸஹஶஃ]|^[டணரலழளறன]|[கசபட][யரலவளனநம]|ட[தவ]|[தற][லவநர]|ர[அ-ஔ]?ட$/u

/**
 * Looks for the likely right words one slip away from a word. Nearly every changed word is none at all, so what a word
 * asks for, its likeness and its candidates are made out only once a change has led to a word.
 */
export class CandidateSearch {
  readonly #lexicon: Lexicon
  readonly #morphology: Morphology
  readonly #likeness: Likeness
  readonly #stemWalk: StemWalk
  readonly #listWalk: LexiconWalk
  readonly #changedWalk: LexiconWalk

  #phonemes = ''
  #standing: Standing = 'new'
  /** What its candidates must gain above the least; undefined until the first is found. */
  #more: number | undefined
  #found: Candidate[] = []
  /** The word with one of two letters changed. */
  #once = ''

  constructor(lexicon: Lexicon, morphology: Morphology) {
    this.#lexicon = lexicon
    this.#morphology = morphology
    this.#likeness = new Likeness(lexicon.dawg)
    this.#stemWalk = morphology.startWalk()
    this.#listWalk = new LexiconWalk(lexicon.dawg)
    this.#changedWalk = new LexiconWalk(lexicon.dawg)
  }

  /** Likely right words in place of one given as phonemes (4 to 32 of them), best first. */
  find(phonemes: string, standing: Standing): readonly Candidate[] {
    this.#begin(phonemes, standing)
    this.#tryOneSlip()
    if (this.#found.length === 0 && standing === 'new') this.#tryTyping()
    if (this.#found.length === 0) return NONE
    return this.#found.sort((a, b) => b.gain - a.gain || (a.phonemes < b.phonemes ? -1 : 1))
  }

  #begin(phonemes: string, standing: Standing): void {
    this.#phonemes = phonemes
    this.#standing = standing
    this.#more = undefined
    if (this.#found.length > 0) this.#found = []
    this.#likeness.read(phonemes, standing === 'listed')
    this.#stemWalk.follow(phonemes)
    if (standing !== 'listed') this.#listWalk.follow(phonemes)
  }

  #tryOneSlip(): void {
    const listed = this.#standing === 'listed' ? 0 : this.#listWalk.reach
    const end = Math.min(Math.max(this.#stemWalk.reach, listed) + 1, this.#phonemes.length)
    slipChanges(this.#phonemes, end, this.#visitSlip)
  }

  /** Slips without a cause in the language, and two letters that sound alike. */
  #tryTyping(): void {
    const phonemes = this.#phonemes
    if (phonemes.length < SHORTEST_TYPING || FOREIGN.test(phonemes)) return
    const { reach } = this.#listWalk
    alikeChanges(phonemes, phonemes.length, this.#visitFirstOfTwo)
    typingChanges(phonemes, Math.min(reach + 1, phonemes.length), this.#visitTyping)
    droppedChanges(phonemes, reach, this.#visitDropped)
  }

  readonly #visitSlip: VisitChange = (kind, place, at, removed, inserted) => {
    if (!this.#isWord(at, removed, inserted) || !this.#likeness.isOdd(place)) return
    this.#consider(kind, changed(this.#phonemes, at, removed, inserted))
  }

  readonly #visitTyping: VisitChange = (kind, place, at, removed, inserted) => {
    if (!this.#listWalk.hasChanged(at, removed, inserted) || !this.#likeness.isOdd(place)) return
    this.#consider(kind, changed(this.#phonemes, at, removed, inserted))
  }

  readonly #visitDropped: VisitChange = (kind, place, at, removed, inserted) => {
    if (!this.#listWalk.hasChanged(at, removed, inserted)) return
    if (!this.#likeness.isOdd(place) && !this.#likeness.isOdd(place - 1)) return
    this.#consider(kind, changed(this.#phonemes, at, removed, inserted))
  }

  readonly #visitFirstOfTwo: VisitChange = (_, place, at, removed, inserted) => {
    if (!this.#likeness.isOdd(place)) return
    this.#once = changed(this.#phonemes, at, removed, inserted)
    this.#changedWalk.followChanged(this.#listWalk, at, this.#once)
    const end = Math.min(this.#changedWalk.reach + 1, this.#once.length)
    alikeChanges(this.#once, end, this.#visitSecondOfTwo)
  }

  /** Words with two letters changed must be listed and of the stem tables. */
  readonly #visitSecondOfTwo: VisitChange = (_, place, at, removed, inserted) => {
    if (!this.#changedWalk.hasChanged(at, removed, inserted) || !this.#likeness.isOdd(place)) return
    const twice = changed(this.#once, at, removed, inserted)
    if (twice !== this.#phonemes && this.#morphology.recognises(twice, 0, true))
      this.#consider('typing', twice)
  }

  /** A listed word must give way to one of the stem tables. */
  #isWord(at: number, removed: number, inserted: string): boolean {
    if (this.#standing !== 'listed' && this.#listWalk.hasChanged(at, removed, inserted)) return true
    return this.#stemWalk.recognisesChanged(at, removed, inserted)
  }

  /** Keeps a word as candidate if it gains enough. */
  #consider(kind: SlipKind, phonemes: string): void {
    if (this.#found.some((other) => other.phonemes === phonemes)) return
    const gain = this.#likeness.gain(phonemes)
    if (gain < LEAST[kind] + this.#moreFor(phonemes)) return
    const both = this.#lexicon.hasPhonemes(phonemes) && this.#morphology.recognises(phonemes, 0, true)
    this.#found.push({ kind, phonemes, gain: both ? gain + LEAD : gain })
  }

  #moreFor(candidate: string): number {
    if (FORBIDDEN.test(this.#phonemes) && !FORBIDDEN.test(candidate)) return MENDS
    this.#more ??= this.#asksForMore()
    return this.#more
  }

  #asksForMore(): number {
    const phonemes = this.#phonemes
    const isKnownCompound = this.#standing === 'new' && isCompound(phonemes, this.#morphology, this.#lexicon)
    return (
      STANDING_MORE[this.#standing] +
      (isKnownCompound ? COMPOUND_MORE : 0) +
      (FOREIGN.test(phonemes) ? FOREIGN_MORE : 0) +
      SHORT_MORE * Math.max(0, ENOUGH_PHONEMES - phonemes.length)
    )
  }
}

function changed(phonemes: string, at: number, removed: number, inserted: string): string {
  return phonemes.slice(0, at) + inserted + phonemes.slice(at + removed)
}
