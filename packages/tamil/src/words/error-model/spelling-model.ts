import { isCompound } from '../compounds.ts'
import type { Lexicon } from '../lexicon.ts'
import type { Morphology } from '../morphology.ts'
import { fromPhonemes } from '../phonemes.ts'
import { CandidateSearch, ODD_HERE, ODD_NEAR } from './candidate-search.ts'
import type { CharacterModel } from './character-model.ts'
import type { EditKind } from './edits.ts'
import { featuresOf, type Judged, MAX_MARGIN } from './features.ts'
import { JoinedWords } from './joined-words.ts'
import type { WordReading, WordScores, WordStanding } from './word-scores.ts'

/** What was learned: the costs of edits and the weights of the regression. */
export interface Weights {
  /** log10 of how likely each kind of edit is. */
  readonly costs: Readonly<Record<EditKind, number>>
  /** By the order of `FEATURES`. */
  readonly regression: readonly number[]
}

export interface Candidate {
  readonly kind: EditKind
  readonly word: string
  readonly phonemes: string
  readonly standing: WordStanding
  /** How well it explains what was written, in log10. */
  readonly rank: number
}

/** What the model thinks of a word that no stem explains. */
export interface Assessment {
  /** Best first, at least one. */
  readonly candidates: readonly Candidate[]
  readonly features: readonly number[]
  /** The logarithm of the odds that the first candidate was meant. */
  readonly logit: number
  /** Whether the word can be separated into known ones. */
  readonly divisible: boolean
}

const SHORTEST = 4
const LONGEST = 40
const MAX_JUDGED = 12
/** Stretches of so many phonemes are looked at for odd places. */
const WINDOW = 3
const REACH = 3
/** What was left out shows in the very next phonemes. */
const INSERTION_REACH = 1

/** Everything the model is made of. */
export interface SpellingModelParts {
  readonly lexicon: Lexicon
  readonly morphology: Morphology
  readonly read: (word: string) => WordReading
  readonly scores: WordScores
  readonly characters: CharacterModel
  readonly weights: Weights
  /** Candidates that are left out; for training, where a word is hidden from the model. */
  readonly isHidden?: (word: string, reading: WordReading) => boolean
}

/** Judges words that no stem explains. */
export class SpellingModel {
  readonly #parts: SpellingModelParts
  readonly #search: CandidateSearch
  readonly #joined: JoinedWords
  readonly #odd = new Uint8Array(LONGEST + 2)

  constructor(parts: SpellingModelParts) {
    this.#parts = parts
    this.#joined = new JoinedWords(parts.morphology)
    this.#search = new CandidateSearch(parts.lexicon, parts.morphology)
  }

  /** How many changed words were looked up so far. */
  get lookUps(): number {
    return this.#search.lookUps
  }

  /**
   * The likely right words in place of one that is given as letters and as phonemes, with what reading it brought to
   * light; of them only those of a form, if one is given. Undefined when there are none.
   */
  assess(word: string, phonemes: string, reading: WordReading, form?: RegExp): Assessment | undefined {
    if (phonemes.length < SHORTEST || phonemes.length > LONGEST) return undefined
    const { scores, characters, lexicon, morphology, weights } = this.#parts
    const written = scores.standingOf(word, phonemes, reading)
    const worst = worstOf(characters.scores, phonemes.length)
    this.#markOdd(characters.scores, phonemes.length)
    const near = this.#search.find(phonemes, this.#odd)
    if (near.size === 0) return undefined
    const { reach } = this.#search
    const candidates = this.#rank(near, form)
    const [best, second] = candidates
    if (best === undefined) return undefined
    const parts = this.#joined.partsOf(phonemes)
    if (parts === 'clitic') return undefined
    characters.logProbability(best.phonemes)
    const judged: Judged = {
      phonemes,
      written,
      worst,
      candidate: best.standing,
      candidatePhonemes: best.phonemes,
      candidateWorst: worstOf(characters.scores, best.phonemes.length),
      kind: best.kind,
      cost: weights.costs[best.kind],
      margin: second === undefined ? MAX_MARGIN : best.rank - second.rank,
      compound: !written.listed && !written.guessed && isCompound(phonemes, morphology, lexicon),
      joined: parts === 'words',
      reach,
    }
    const features = featuresOf(judged)
    const divisible = judged.compound || judged.joined
    return { candidates, features, logit: dot(features, weights.regression), divisible }
  }

  /** log10 of about how often running text has a word, given as letters and as phonemes, with what reading it brought to light. */
  shareOf(word: string, phonemes: string, reading: WordReading): number {
    return this.#parts.scores.standingOf(word, phonemes, reading).score
  }

  #rank(near: ReadonlyMap<string, EditKind>, form: RegExp | undefined): Candidate[] {
    const { read, scores, weights, isHidden } = this.#parts
    const candidates: Candidate[] = []
    for (const [phonemes, kind] of near) {
      const word = fromPhonemes(phonemes)
      if (form?.test(word) === false) continue
      const reading = read(word)
      if (isHidden?.(word, reading) === true) continue
      const standing = scores.standingOf(word, phonemes, reading)
      candidates.push({ kind, word, phonemes, standing, rank: standing.score + weights.costs[kind] })
    }
    candidates.sort((a, b) => b.rank - a.rank || (a.phonemes < b.phonemes ? -1 : 1))
    return candidates.slice(0, MAX_JUDGED)
  }

  /** Marks the places before or at an improbable phoneme: an edit elsewhere gains nothing. */
  #markOdd(scores: Float64Array, length: number): void {
    this.#odd.fill(0)
    for (let i = 0; i <= length; i++) {
      if ((scores[i] ?? 0) > ORDINARY) continue
      for (let at = Math.max(0, i - REACH); at <= i; at++)
        this.#odd[at] = Math.max(this.#odd[at] ?? 0, i - at <= INSERTION_REACH ? ODD_HERE : ODD_NEAR)
    }
  }
}

/** log10 of the probability from which on a phoneme is ordinary where it stands. */
const ORDINARY = -1.2

function worstOf(scores: Float64Array, length: number): number {
  let worst = 0
  for (let i = 0; i + WINDOW <= length + 1; i++) {
    let sum = 0
    for (let k = i; k < i + WINDOW; k++) sum += scores[k] ?? 0
    if (sum < worst) worst = sum
  }
  return worst
}

function dot(features: readonly number[], weights: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < features.length; i++) sum += (features[i] ?? 0) * (weights[i] ?? 0)
  return sum
}
