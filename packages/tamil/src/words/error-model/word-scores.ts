import type { Analysis, Feature } from '../analysis.ts'
import type { CharacterModel } from './character-model.ts'
import type { FrequencyTable } from './frequency-table.ts'
import { hashOf, mix, ScoreTable } from './score-table.ts'

/** A step of the stored numbers in log10. */
export const SCORE_STEP = 1 / 32
/** What a stem or an ending that was never met costs, in log10. */
const UNMET = -7

/** How one word stands: each number is log10 of a probability. */
export interface WordStanding {
  /** The share of running words; undefined when the frequencies do not have the form. */
  readonly frequency: number | undefined
  /** Stem times ending of the best reading; undefined when no stem explains the word. */
  readonly stem: number | undefined
  readonly listed: boolean
  /** Whether it is a listed noun with endings. */
  readonly guessed: boolean
  /** Whether every reading is a name. */
  readonly name: boolean
  /** Whether some sure reading is of a noun with a case or of a finite verb. */
  readonly inflected: boolean
  readonly characters: number
  /** All of these in one. */
  readonly score: number
}

/** What is known of a word's stem, from reading it. */
export interface WordReading {
  readonly analyses: readonly Analysis[]
  readonly isListed: boolean
}

/** How likely words are, by the form's frequency, by stem and ending, by their letters. */
export class WordScores {
  readonly #frequencies: FrequencyTable | undefined
  readonly #stems: ScoreTable
  readonly #characters: CharacterModel

  /** `stems` holds the slots of a score table under `stemHash` and `endingHash`. */
  constructor(frequencies: FrequencyTable | undefined, stems: Uint32Array, characters: CharacterModel) {
    this.#frequencies = frequencies
    this.#stems = new ScoreTable(stems)
    this.#characters = characters
  }

  /** The standing of a word, given as letters and as phonemes, with what reading it brought to light. */
  standingOf(word: string, phonemes: string, { analyses, isListed }: WordReading): WordStanding {
    const frequency = this.#frequencies?.logFrequency(word)
    const stem = this.#stemScore(analyses)
    const guessed = analyses.some((reading) => reading.guessed === true)
    const characters = this.#characters.logProbability(phonemes)
    let sum = 10 ** (characters - 1.3)
    if (frequency !== undefined) sum += 10 ** (frequency - 0.15)
    if (stem !== undefined) sum += 10 ** (stem - 0.7) + 10 ** -7.5
    if (isListed) sum += 10 ** -7.2
    if (guessed) sum += 10 ** -8
    const name = analyses.length > 0 && analyses.every((reading) => reading.class === 'name')
    const inflected = analyses.some((reading) => reading.guessed !== true && isInflected(reading))
    return { frequency, stem, listed: isListed, guessed, name, inflected, characters, score: Math.log10(sum) }
  }

  #stemScore(analyses: readonly Analysis[]): number | undefined {
    let best: number | undefined
    for (const reading of analyses) {
      if (reading.guessed === true) continue
      const score = this.#look(stemHash(reading)) + this.#look(endingHash(reading))
      if (best === undefined || score > best) best = score
    }
    return best
  }

  #look(hash: number): number {
    const found = this.#stems.get(hash)
    return found < 0 ? UNMET : -found * SCORE_STEP
  }
}

const INFLECTED: readonly Feature[] = [
  'finite',
  'accusative',
  'dative',
  'genitive',
  'locative',
  'instrumental',
]

function isInflected({ features }: Analysis): boolean {
  return INFLECTED.some((feature) => features.includes(feature))
}

/** What the score of a reading's stem is filed under. */
export function stemHash({ lemma, class: wordClass }: Pick<Analysis, 'lemma' | 'class'>): number {
  return hashOf(`${wordClass} ${lemma}`)
}

/** What the score of a reading's ending is filed under, among words of its class. */
export function endingHash({ class: wordClass, features }: Pick<Analysis, 'features' | 'class'>): number {
  let hash = 1
  // The order of features differs with the way to them: a sum does not.
  for (const feature of features) if (!OF_THE_STEM.has(feature)) hash = (hash + hashOf(feature)) | 0
  return mix(hash ^ hashOf(wordClass))
}

/** Features that tell of the stem, not of the ending. */
const OF_THE_STEM: ReadonlySet<Feature> = new Set<Feature>([
  'transitive',
  'intransitive',
  'rational',
  'irrational',
  'rare',
  'person',
  'male',
  'female',
])
