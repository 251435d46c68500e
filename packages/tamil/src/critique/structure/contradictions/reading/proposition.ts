import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import type { State } from '../../meaning-words.ts'
import type { Term } from './terms.ts'

/** What a sentence says, or asks to be done, of the things that it names. */
export interface Proposition {
  readonly sentence: Sentence
  /** The root of the verb, உள் for what is there; `undefined` where only a state is said. */
  readonly relation: string | undefined
  /** The sets of words of one meaning that the relation stands in. */
  readonly meanings: readonly number[]
  /** The states that it says, with the denial counted in. */
  readonly states: readonly State[]
  readonly affirms: boolean
  /** Whether it tells how things are or what ought to be done. */
  readonly mood: 'is' | 'ought'
  /** Of one time, or of all: `குடிப்பதில்லை`. */
  readonly told: 'past' | 'present'
  /** Whether the reader is to know it already: `சென்ற நான்`. */
  readonly isPresupposed: boolean
  readonly terms: readonly Term[]
}

/** What is said in one place of a sentence. */
export interface Predicate
  extends Pick<Proposition, 'relation' | 'affirms' | 'mood' | 'told' | 'isPresupposed'> {
  readonly word: Word
  /** The words that make it up: they are no terms. */
  readonly words: readonly Word[]
  /** The place of the first word that belongs to the next clause. */
  readonly until?: number
}

export const MUST = /^(?:வேண்டும்|வேண்டியது)$/u
export const MUST_NOT = /^(?:கூடாது|வேண்டாம்|ஆகாது)$/u

/** The root of a verb in its first reading as one. */
export const verbOf = (word: Word) => word.analyses.find(({ class: kind }) => kind === 'verb')?.lemma
