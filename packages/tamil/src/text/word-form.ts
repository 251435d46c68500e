import type { Calls } from '../rules/rule-list.ts'
import type { Analysis } from '../words/analysis.ts'
import type { Slip } from '../words/spelling/speller.ts'
import type { WordFacts } from '../words/word-analyser.ts'

/** What can be found out about a word from its letters. */
export interface WordReader {
  read(word: string): WordFacts
  /** Asked for words only that no stem explains, with what reading them brought to light. */
  slipIn(word: string, facts: WordFacts): Slip | undefined
  /** Asked for words without readings only, with what else reading them brought to light. */
  knows(word: string, facts: WordFacts): boolean
}

/** For readers that need no spelling check: every reading of a word. */
export type Analyser = (word: string) => readonly Analysis[]

/** A word apart from where it stands. What is known of it is found out when asked for, once. */
export class WordForm {
  readonly text: string
  readonly #reader: WordReader
  #facts: WordFacts | undefined
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
    return this.#read.analyses
  }

  /** The slip of spelling in it, if the word is unknown and a likely word stands one slip away. */
  get slip(): Slip | undefined {
    this.#slip ??= this.#isRead ? 'none' : (this.#reader.slipIn(this.text, this.#read) ?? 'none')
    return this.#slip === 'none' ? undefined : this.#slip
  }

  /** Whether the engine knows the word, by its stem or from the list of forms. */
  get isKnown(): boolean {
    this.#known ??= this.analyses.length > 0 || this.#reader.knows(this.text, this.#read)
    return this.#known
  }

  get #read(): WordFacts {
    this.#facts ??= this.#reader.read(this.text)
    return this.#facts
  }

  get #isRead(): boolean {
    return this.analyses.some((reading) => reading.guessed !== true)
  }
}

/** The form of a word, which may be a stretch of a longer text. */
export type FormOf = (text: string, start?: number, end?: number) => WordForm

/** Word forms without spelling check. */
export function uncheckedForms(analyse: Analyser): FormOf {
  const reader: WordReader = {
    read: (word) => ({ analyses: analyse(word), isListed: false }),
    slipIn: () => undefined,
    knows: () => false,
  }
  return (text, start, end) => new WordForm(text.slice(start, end), reader)
}
