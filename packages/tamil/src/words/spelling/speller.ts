import type { Lexicon } from '../lexicon.ts'
import type { Morphology } from '../morphology.ts'
import { fromPhonemes } from '../phonemes.ts'
import { CandidateSearch, LEAD, type Standing } from './candidate-search.ts'
import type { SlipKind } from './slips.ts'

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

const SHORTEST_WORD = 4
const LONGEST_WORD = 32
const MOST_ALTERNATIVES = 3

/** Finds slips by what the words of the list look like. */
export class Speller {
  readonly #search: CandidateSearch

  constructor(lexicon: Lexicon, morphology: Morphology) {
    this.#search = new CandidateSearch(lexicon, morphology)
  }

  /**
   * The slip in a word that no stem explains, given as letters and as phonemes; undefined when no likely right word is
   * near. The word must not end in a doubled consonant.
   */
  check(word: string, phonemes: string, standing: Standing): Slip | undefined {
    if (phonemes.length < SHORTEST_WORD || phonemes.length > LONGEST_WORD) return undefined
    const candidates = this.#search.find(phonemes, standing)
    const [best, second] = candidates
    if (best === undefined || LENGTHENED.test(word)) return undefined
    return {
      kind: best.kind,
      suggestion: fromPhonemes(best.phonemes),
      alternatives: candidates.slice(1, 1 + MOST_ALTERNATIVES).map((one) => fromPhonemes(one.phonemes)),
      sure: second === undefined || best.gain - second.gain >= LEAD,
    }
  }
}

/** அளபெடை: a vowel drawn out in verse (உண்பதூஉம்). */
export const LENGTHENED = /[\u0bbe-\u0bcc][அ-ஔ]|[க-ஹ][அ-ஔ]/u
