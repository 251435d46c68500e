import type { Analysis } from './analysis.ts'
import { NO_FEATURES } from './feature-lists.ts'
import type { Lexicon } from './lexicon.ts'
import type { Morphology } from './morphology.ts'
import { NounGuesser } from './noun-guesser.ts'
import { MAX_PHONEMES, writePhonemes } from './phonemes.ts'
import { joinReadings } from './readings.ts'
import { finalVallinam, withoutVallinam } from './vallinam.ts'

const LONGEST = 60
const NONE: readonly Analysis[] = []
const UNKNOWN: WordFacts = { analyses: NONE, isListed: false }
/** Most of the words without a reading: they share this. */
const LISTED: WordFacts = { analyses: NONE, isListed: true }
/** A vowel letter behind a pulli, or a sign behind no consonant: what is read is not spelt like that in the list. */
const MISWRITTEN = /்[அ-ஔ]|(?:^|[^க-ஹ])[ா-்]|ௗ/u

/** ல் and ள் before a hard consonant (நன்னூல் 227, 228). */
const SOFTENED: ReadonlyMap<number, number> = new Map([
  [codeOf('ற'), codeOf('ல')],
  [codeOf('ட'), codeOf('ள')],
])
/** The letters அ, இ, எ before a noun, whose first consonant doubles (நன்னூல் 163). */
const DEMONSTRATIVES: ReadonlySet<number> = new Set([...'அஇஎ'].map(codeOf))
const DOUBLING: ReadonlySet<number> = new Set([...'கசஞதநபமயவ'].map(codeOf))
const V = codeOf('வ')

/** What reading a word brings to light. */
export interface WordFacts {
  /** Every reading of the word: by its stem, or else as a noun that the list of full forms bears out. */
  readonly analyses: readonly Analysis[]
  /** Of words that no stem explains: whether the list holds the word, without a doubled consonant at its end. */
  readonly isListed: boolean
}

/** Reads single words. Not reentrant: the word that is being read stands in a buffer. */
export class WordAnalyser {
  readonly #morphology: Morphology
  readonly #lexicon: Lexicon
  readonly #guesser: NounGuesser
  readonly #sandhi: number
  /** The word that is being read, as phonemes. */
  readonly #word = new Uint16Array(MAX_PHONEMES)
  /** How many phonemes it has without a doubled consonant at its end. */
  #length = 0

  constructor(morphology: Morphology, lexicon: Lexicon) {
    this.#morphology = morphology
    this.#lexicon = lexicon
    this.#guesser = new NounGuesser(morphology.nounEndings, lexicon.dawg)
    this.#sandhi = morphology.lists.numberOf(['sandhi'])
  }

  read(word: string): WordFacts {
    if (word.length > LONGEST) return UNKNOWN
    const analyses = this.readStems(word)
    if (analyses.length > 0) return { analyses, isListed: false }
    return this.#guess(word, this.#length)
  }

  /** The readings of a word by stems alone: what the list of full forms tells is left out. */
  readStems(word: string): readonly Analysis[] {
    if (word.length > LONGEST) return NONE
    this.#length = writePhonemes(word, this.#word)
    let readings = this.#readings(0, this.#length)
    if (finalVallinam(word) !== undefined) {
      this.#length--
      readings = joinReadings(readings, this.#readings(0, this.#length, this.#sandhi))
    }
    return readings.length === 0 ? this.#readChanged(this.#length) : withoutAsking(readings, word)
  }

  /** Reads a word, of `length` phonemes without a doubled consonant at its end, that no stem explains. */
  #guess(word: string, length: number): WordFacts {
    const analyses = this.#guesser.guess(this.#word, length)
    const isListed = MISWRITTEN.test(word) ? this.#lexicon.has(withoutVallinam(word)) : this.#guesser.isListed
    if (analyses.length > 0) return { analyses, isListed }
    return isListed ? LISTED : UNKNOWN
  }

  /** Words whose letters a joint has changed: கலந்தாற் (போல்) is கலந்தால், அந்நாட்டில் holds நாட்டில். */
  #readChanged(length: number): readonly Analysis[] {
    const word = this.#word
    const last = word[length - 1] ?? 0
    const softened = SOFTENED.get(last)
    let readings = NONE
    if (softened !== undefined) {
      word[length - 1] = softened
      readings = this.#readings(0, length, this.#sandhi)
      word[length - 1] = last
    }
    if (!beginsWithDemonstrative(word, length)) return readings
    readings = joinReadings(readings, this.#readings(2, length).filter(isCommonNoun))
    return word[1] === V ? joinReadings(readings, this.#readings(3, length).filter(isCommonNoun)) : readings
  }

  #readings(start: number, end: number, more = NO_FEATURES): readonly Analysis[] {
    return this.#morphology.readings(this.#word, start, end, more)
  }
}

/** கமலா is a name, not a question about கமல். */
function withoutAsking(readings: readonly Analysis[], word: string): readonly Analysis[] {
  if (!word.endsWith('ா') || !readings.some((one) => one.class === 'name' && one.lemma === word))
    return readings
  return readings.filter(({ features }) => !features.includes('clitic-aa'))
}

function beginsWithDemonstrative(word: Uint16Array, length: number): boolean {
  const second = word[1] ?? 0
  return length > 3 && second === word[2] && DEMONSTRATIVES.has(word[0] ?? 0) && DOUBLING.has(second)
}

function isCommonNoun({ class: wordClass, features }: Analysis): boolean {
  return wordClass === 'noun' && !features.includes('rare')
}

function codeOf(letter: string): number {
  return letter.charCodeAt(0)
}
