import type { LanguageData } from '../data/language-data.ts'
import { SECTIONS } from '../data/sections.ts'
import { lookupForm } from '../script/normalise.ts'
import { Dawg } from './dawg.ts'

/** The list of full word forms. */
export class Lexicon {
  readonly #dawg: Dawg

  constructor(dawg: Dawg) {
    this.#dawg = dawg
  }

  /** Whether the list holds this form. Weak evidence either way: 7 % of the list are misspellings, and no list is complete. */
  has(word: string): boolean {
    return this.#dawg.has(lookupForm(word))
  }

  /** `has` for a word given as phonemes. */
  hasPhonemes(phonemes: string): boolean {
    return this.#dawg.hasPhonemes(phonemes)
  }

  /** Every form of the list, as listed (ௌ written ெள). */
  get words(): string[] {
    const words: string[] = []
    this.#dawg.forEach((word) => {
      words.push(word)
    })
    return words
  }

  /** The graph of letters under the list. */
  get dawg(): Dawg {
    return this.#dawg
  }
}

/** The word list of compiled data. */
export function openLexicon(data: LanguageData): Lexicon {
  return new Lexicon(new Dawg(data.binary.naturals(SECTIONS.words)))
}
