import type { Analysis } from '../words/analysis.ts'
import type { CaseFrame, FramesOf } from '../words/case-frames.ts'
import type { CompoundHeads } from '../words/compound-heads.ts'
import { ReadingFeatures } from '../words/reading-features.ts'
import { isCertain } from '../words/readings.ts'
import type { Misspelling } from '../words/spell-check/misspelling.ts'
import type { WordFacts } from '../words/word-analyser.ts'
import { type Answers, type Memo, noAnswers } from './memoize.ts'

/** What can be found out about a word from its letters. */
export interface WordReader {
  read(word: string): WordFacts
  /** Asked for words only that no stem explains, with what reading them brought to light. */
  misspellingIn(word: string, facts: WordFacts): Misspelling | undefined
  /** How many changed words that question has looked up so far. */
  readonly lookUps: number
  /** Which cases a verb takes, by its root. */
  readonly framesOf: FramesOf
  /** Nouns that stand as the second part of many compounds. */
  readonly compoundHeads: CompoundHeads
  /** Asked for words without readings only, with what else reading them brought to light. */
  knows(word: string, facts: WordFacts): boolean
}

/** For readers that need no spelling check: every reading of a word. */
export type Analyser = (word: string) => readonly Analysis[]

/** What a consumer keeps with a word form; it recognises its own by `owner`. */
export interface Derived {
  readonly owner: object
}

const NO_READINGS: readonly Analysis[] = []

/** What is kept of reading a word that a stem explains: nobody asks for more than its readings. */
const EXPLAINED: WordFacts = { analyses: NO_READINGS, isListed: false }

/** A word apart from where it stands, with its readings. What else is known of it is found out when asked for, once. */
export class WordForm {
  readonly text: string
  /** Every reading of the word; empty for a word that the engine does not know. */
  readonly analyses: readonly Analysis[]
  /** Whether a stem explains the word; else its readings, if it has any, are guessed from the list of forms. */
  readonly isRead: boolean
  readonly #reader: WordReader
  readonly #facts: WordFacts
  #misspelling: Misspelling | 'none' | undefined
  #known: boolean | undefined
  #lookUps = 0
  #certain: boolean | undefined
  #features: ReadingFeatures | undefined
  /** The answers that `memoizeForm` and `memoizeFormWith` keep. */
  readonly answers: Answers = noAnswers()
  /** The answers that `memoize` keeps. */
  memo: Memo | undefined
  /** One slot in which a consumer keeps what it derived from the form; opaque here, and the last writer's. */
  derived: Derived | undefined

  constructor(text: string, reader: WordReader) {
    this.text = text
    this.#reader = reader
    const facts = reader.read(text)
    this.analyses = facts.analyses
    const [first] = this.analyses
    this.isRead = first !== undefined && first.guessed !== true
    this.#facts = this.isRead ? EXPLAINED : facts
  }

  /** Which cases a verb takes, by its root; a word may be a form of several. */
  framesOf(root: string): readonly CaseFrame[] {
    return this.#reader.framesOf(root)
  }

  /** Whether it may be a form of a noun that stands as the second part of many compounds: `காலத்தில்`, of காலம். */
  get isCompoundHead(): boolean {
    return this.analyses.some(({ lemma }) => this.#reader.compoundHeads.has(lemma))
  }

  /** Its readings by a stem: all or none. */
  get stemReadings(): readonly Analysis[] {
    return this.isRead ? this.analyses : NO_READINGS
  }

  /** The features that some of its readings have, and those that all have. */
  get features(): ReadingFeatures {
    this.#features ??= ReadingFeatures.of(this.analyses)
    return this.#features
  }

  /** Whether some reading is neither guessed nor of a rare word. */
  get isCertain(): boolean {
    this.#certain ??= this.analyses.some(isCertain)
    return this.#certain
  }

  /** The misspelling in it, if the word is unknown and a likely word stands one misspelling away. */
  get misspelling(): Misspelling | undefined {
    const found = this.possibleMisspelling
    return found === undefined || found.confidence < 0 ? undefined : found
  }

  /** The finite verb that it may be misspelt for: worth a finding only where a sentence wants its verb. */
  get misspeltVerb(): Misspelling | undefined {
    const found = this.possibleMisspelling
    return found?.verb === true && found.confidence < 0 ? found : undefined
  }

  /** The misspelling that may be in it, of any confidence: below 0 only its sentence can speak for it. */
  get possibleMisspelling(): Misspelling | undefined {
    this.#misspelling ??= this.isRead ? 'none' : this.#findMisspelling()
    return this.#misspelling === 'none' ? undefined : this.#misspelling
  }

  /** How many changed words the spelling check looks up for this one; the same at all times and everywhere. */
  get lookUps(): number {
    if (this.#misspelling === undefined) void this.misspelling
    return this.#lookUps
  }

  #findMisspelling(): Misspelling | 'none' {
    const before = this.#reader.lookUps
    const found = this.#reader.misspellingIn(this.text, this.#facts)
    this.#lookUps = this.#reader.lookUps - before
    return found ?? 'none'
  }

  /** Whether the engine knows the word, by its stem or from the list of forms. */
  get isKnown(): boolean {
    this.#known ??= this.analyses.length > 0 || this.#reader.knows(this.text, this.#facts)
    return this.#known
  }
}

/** The form of a word, which may be a stretch of a longer text. */
export type FormOf = (text: string, start?: number, end?: number) => WordForm

type Usage = Pick<WordReader, 'framesOf' | 'compoundHeads'>

/** Word forms without spelling check. */
export function uncheckedForms(
  analyse: Analyser,
  { framesOf = () => [], compoundHeads = new Set() }: Partial<Usage> = {},
): FormOf {
  const reader: WordReader = {
    read: (word) => ({ analyses: analyse(word), isListed: false }),
    framesOf,
    compoundHeads,
    misspellingIn: () => undefined,
    lookUps: 0,
    knows: () => false,
  }
  return (text, start, end) => new WordForm(text.slice(start, end), reader)
}
