import type { Analysis } from '../analysis.ts'
import type { FrequencyTable } from '../error-model/frequency-table.ts'
import type { JoinedWords } from '../error-model/joined-words.ts'
import { endsLikeVerb } from '../error-model/phonotactics.ts'
import type { Candidate, SpellingModel } from '../error-model/spelling-model.ts'
import { fromPhonemes } from '../phonemes.ts'
import type { WordFacts } from '../word-analyser.ts'
import { isFarRarer } from './far-rarer.ts'
import { IN_PLAIN_SENTENCE, KIND_OF_EDIT, LENGTHENED, type Misspelling } from './misspelling.ts'
import { DETACHED, isByMeansOf, isLikened, isObliqueOf, NUMBER, WRITTEN_ON } from './right-though-unknown.ts'
import {
  BY_CHANCE,
  LEAST_ODDS,
  oddsAsked,
  oddsOfFrequency,
  oddsOfLateLetter,
  oddsOfLatePulli,
  oddsOfShape,
  UNHEARD,
} from './spelling-odds.ts'

/** What judging a word needs. */
interface JudgeParts {
  readonly model: SpellingModel | undefined
  readonly frequencies: FrequencyTable | undefined
  readonly joined: JoinedWords
  readonly analyse: (word: string) => readonly Analysis[]
  readonly isWord: (word: string) => boolean
}

const MAX_ALTERNATIVES = 3
/**
 * The word list has errors of frequent words, too: of a listed word that no stem explains and that running text never has, more
 * is asked the rarer the candidate is.
 */
const LISTED = 4.3
/** Below 0 its place can make a finite verb likely enough: less than this no place does. */
const LEAST_OF_VERB = -4
/** How much surer an infinitive before a mere ம் makes the dropped sign of a future. */
const FUTURE = 2.7
const MERE_M = 'ம்'
/** How much surer a joint makes a doubling. */
const JOINT = 2
const THAAN = 'ந்தான்'
/** How much more is asked of the mere stem of a noun for a name in ஆ: கவனா. */
const OF_MERE_STEM = 2
/** How much surer the glide of a noun before a mere ம் makes ும். */
const ALSO = 1
const GLIDE = /[ிீை]ய$|[ாுூோ]வ$/u
/** வாயுகள், வாயுக்கள்: how much surer a plural makes the doubling behind உ. */
const OF_PLURAL = 0.6
const SINGLE_PLURAL = /[உஊ]கஅள/u
const DOUBLED_PLURAL = /[உஊ]ககஅள/u
const DEMONSTRATIVE = /^[அஇஎ][கசதப]/u
/** What a word has before the doubled consonant of the next one. */
export const MAY_DOUBLE = /[ைிுா]$|[க-ஹ]$|[யரழ]்$/u

/** Weighs what the model finds in a word with what its letters and its readings tell besides. */
export class WordJudge {
  readonly #model: SpellingModel | undefined
  readonly #frequencies: FrequencyTable | undefined
  readonly #joined: JoinedWords
  readonly #analyse: (word: string) => readonly Analysis[]
  readonly #isWord: (word: string) => boolean
  readonly #least: number

  constructor({ model, frequencies, joined, analyse, isWord }: JudgeParts) {
    this.#model = model
    this.#frequencies = frequencies
    this.#joined = joined
    this.#analyse = analyse
    this.#isWord = isWord
    this.#least = frequencies === undefined ? LEAST_ODDS.own : LEAST_ODDS.withFrequencies
  }

  /** What the model makes of a word, given with and without the doubled consonant at its end. */
  judge(bare: string, word: string, phonemes: string, facts: WordFacts): Misspelling | undefined {
    if (this.#model === undefined || LENGTHENED.test(bare) || DETACHED.test(bare)) return undefined
    if (WRITTEN_ON.test(bare) || NUMBER.test(bare) || isLikened(bare, this.#isWord)) return undefined
    if (this.#isNounWithThaan(bare) || this.#isNounWithoutM(bare)) return undefined
    const written = this.#frequencies?.logFrequency(bare)
    if (bare !== word && (written !== undefined || this.#frequencies?.logFrequency(word) !== undefined))
      return undefined
    const assessment = this.#model.assess(bare, phonemes, facts, bare === word ? undefined : MAY_DOUBLE)
    const [best, ...others] = assessment?.candidates ?? []
    if (assessment === undefined || best === undefined) return undefined
    if (isObliqueOf(bare, best.word) || isByMeansOf(bare, best.word)) return undefined
    const asked = this.#least + oddsAsked(assessment, best, phonemes) + this.#moreOfStem(best, bare)
    const shape = oddsOfShape(best, phonemes)
    const told =
      shape + oddsOfFrequency(best) + oddsOfLatePulli(best, bare) + oddsOfLateLetter(best, phonemes)
    const confidence = facts.isListed
      ? assessment.logit + (best.standing.frequency ?? UNHEARD) + LISTED
      : assessment.logit - asked + told + this.#joint(best, phonemes) + this.#future(best, bare)
    if (written !== undefined && !isFarRarer(best, { bare, frequency: written, confidence })) return undefined
    const verb = confidence < 0 && this.#isVerb(best)
    const floor = assessment.divisible || facts.isListed ? 0 : -IN_PLAIN_SENTENCE
    if (confidence < (verb ? LEAST_OF_VERB : floor)) return undefined
    return {
      kind: KIND_OF_EDIT[best.kind],
      suggestion: best.word,
      alternatives: others.slice(0, MAX_ALTERNATIVES).map((one) => one.word),
      confidence,
      verb,
      nameless: shape > 0 || endsLikeVerb(phonemes),
    }
  }

  /** ஆழந்தான், of ஆழம். */
  #isNounWithThaan(bare: string): boolean {
    return bare.endsWith(THAAN) && this.#isWord(`${bare.slice(0, -THAAN.length)}ம்`)
  }

  /** பழ of பழக் கடை, of பழம். */
  #isNounWithoutM(bare: string): boolean {
    return /[க-ஹ]$/u.test(bare) && this.#analyse(`${bare}ம்`).some(isCommonNoun)
  }

  /** What a consonant left single where two known words meet speaks for the doubling: புலிகுட்டி, இபாடம். */
  #joint({ kind, phonemes: candidate }: Candidate, phonemes: string): number {
    if (kind !== 'gemination' || candidate.length < phonemes.length) return 0
    if (SINGLE_PLURAL.test(phonemes) && DOUBLED_PLURAL.test(candidate)) return OF_PLURAL
    if (DEMONSTRATIVE.test(phonemes)) return JOINT
    if (this.#joined.partsOf(phonemes) !== 'words') return 0
    return this.#isWithinPart(phonemes, candidate) ? -JOINT : JOINT
  }

  /** வாள்வீசும்: two words as they stand, neither of which begins where வாள்வீச்சும் doubles a consonant. */
  #isWithinPart(phonemes: string, candidate: string): boolean {
    let at = 0
    while (phonemes[at] === candidate[at] && at < phonemes.length) at++
    return !this.#isWord(fromPhonemes(phonemes.slice(at - 1)))
  }

  /** What an infinitive or a noun with its glide and ம் speaks for ும்: தொடங்கம், தொடங்கும்; பின்னணியம், பின்னணியும். */
  #future({ kind, word }: Candidate, bare: string): number {
    const infinitive = bare.slice(0, -MERE_M.length)
    if (kind !== 'sign-dropped' || !bare.endsWith(MERE_M) || word !== `${infinitive}ும்`) return 0
    if (this.#analyse(infinitive).some(isInfinitive)) return FUTURE
    return GLIDE.test(infinitive) && this.#analyse(infinitive.slice(0, -1)).some(isCommonNoun) ? ALSO : 0
  }

  #moreOfStem({ kind, word }: Candidate, bare: string): number {
    if (kind !== 'length' || bare !== `${word}ா`) return 0
    return this.#analyse(word).every(({ features }) => features.includes('oblique')) ? OF_MERE_STEM : 0
  }

  /** Whether a candidate can only be a finite verb, which its place in a sentence may speak for. */
  #isVerb({ word, kind }: Candidate): boolean {
    const readings = this.#analyse(word)
    return (
      !BY_CHANCE.has(kind) &&
      readings.some(isSureFinite) &&
      readings.every(({ class: kind, guessed }) => kind === 'verb' || guessed === true)
    )
  }
}

function isSureFinite({ guessed, features }: Analysis): boolean {
  return guessed !== true && features.includes('finite') && !features.includes('imperative')
}

function isInfinitive({ guessed, features }: Analysis): boolean {
  return guessed !== true && features.includes('infinitive')
}

function isCommonNoun({ guessed, class: kind }: Analysis): boolean {
  return guessed !== true && kind === 'noun'
}
