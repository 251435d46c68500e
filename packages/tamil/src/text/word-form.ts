import type { Calls } from '../rules/rule-list.ts'
import type { Analysis } from '../words/analysis.ts'
import type { Slip } from '../words/spelling/speller.ts'

/** What can be found out about a word from its letters. */
export interface WordReader {
  analyse(word: string): readonly Analysis[]
  /** Asked for words only that no stem explains, with what readings they have. */
  slipIn(word: string, readings: readonly Analysis[]): Slip | undefined
  /** Asked for words without readings only. */
  knows(word: string): boolean
}

/** For readers that need no spelling check. */
export type Analyser = WordReader['analyse']

/** A word apart from where it stands. What is known of it is found out when asked for, once. */
export class WordForm {
  readonly text: string
  readonly #reader: WordReader
  #analyses: readonly Analysis[] | undefined
  #slip: Slip | 'none' | undefined
  #known: boolean | undefined
  /** What it calls among the rules: found out and kept here by the one rule set that its reader serves. */
  calls: Calls | undefined

  constructor(text: string, reader: WordReader) {
    this.text = text
    this.#reader = reader
  }

  /** Every reading of the word; empty for a word that the engine does not know. */
  get analyses(): readonly Analysis[] {
    this.#analyses ??= this.#reader.analyse(this.text)
    return this.#analyses
  }

  /** The slip of spelling in it, if the word is unknown and a likely word stands one slip away. */
  get slip(): Slip | undefined {
    this.#slip ??= this.#isRead ? 'none' : (this.#reader.slipIn(this.text, this.analyses) ?? 'none')
    return this.#slip === 'none' ? undefined : this.#slip
  }

  /** Whether the engine knows the word, by its stem or from the list of forms. */
  get isKnown(): boolean {
    this.#known ??= this.analyses.length > 0 || this.#reader.knows(this.text)
    return this.#known
  }

  get #isRead(): boolean {
    return this.analyses.some((reading) => reading.guessed !== true)
  }
}

/** The form of a word, which may be a stretch of a longer text. */
export type FormOf = (text: string, start?: number, end?: number) => WordForm

/** Word forms without spelling check. */
export function uncheckedForms(analyse: Analyser): FormOf {
  const reader = { analyse, slipIn: () => undefined, knows: (word: string) => analyse(word).length > 0 }
  return (text, start, end) => new WordForm(text.slice(start, end), reader)
}
