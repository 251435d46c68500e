import type { BinaryData } from '../../data/binary.ts'
import type { LanguageData } from '../../data/language-data.ts'
import type { Analysis, Feature } from '../analysis.ts'
import { isCompound } from '../compounds.ts'
import type { FrequencyTable } from '../error-model/frequency-table.ts'
import { JoinedWords } from '../error-model/joined-words.ts'
import { openSpellingModel } from '../error-model/open-model.ts'
import type { SpellingModel } from '../error-model/spelling-model.ts'
import type { Lexicon } from '../lexicon.ts'
import type { Morphology } from '../morphology.ts'
import { fromPhonemes, toPhonemes } from '../phonemes.ts'
import { finalVallinam, withoutVallinam } from '../vallinam.ts'
import type { WordFacts } from '../word-analyser.ts'
import { isDoubledCompound } from './doubled-compound.ts'
import { isEnglishNasal } from './english-nasal.ts'
import { FrequentMisspellings } from './frequent-misspellings.ts'
import { pulliTooLate, shortAtEnd, stopTwiceBare } from './impossible-spellings.ts'
import { isGoingOn, isHeaded, isOfKind } from './joined-by-glide.ts'
import type { Misspelling } from './misspelling.ts'
import {
  IDEOPHONE,
  isMadeInto,
  isManOf,
  isNameWithOpening,
  isPeopleOf,
  isPrefixedVowel,
  isSpoken,
  PREFIXED,
} from './right-though-unknown.ts'
import { UNHEARD } from './spelling-odds.ts'
import { MAY_DOUBLE, WordJudge } from './word-judge.ts'

type Analyse = (word: string) => readonly Analysis[]

/** What the language data gives to the spelling check. */
interface SpellingParts {
  readonly data: LanguageData
  /** The optional frequencies of words. */
  readonly frequencies: BinaryData | undefined
  readonly lexicon: Lexicon
  readonly morphology: Morphology
  /** What reading a word brings to light. */
  readonly read: (word: string) => WordFacts
  /** Every reading of a word. */
  readonly analyse: Analyse
}

/** log10 of how much more frequent a judged word must be than the form of a frequent one. */
const FAR_MORE = 2.3
/** In phonemes: a known first part of a compound, and what stands behind it; how sure a misspelling in that must be. */
const SHORTEST_PART = 5
const SHORTEST_REST = 7
const OF_REST = 0.5
const DOUBLED_SEAM = /^[அ-ஔ]([கசதப])\1[அ-ஔ]/u

/**
 * Looks at words that no stem explains, that are neither frequent nor listed; most of them are right.
 */
export class SpellingCheck {
  readonly #lexicon: Lexicon
  readonly #morphology: Morphology
  readonly #read: (word: string) => WordFacts
  readonly #analyse: Analyse
  readonly #frequent: FrequentMisspellings
  readonly #joined: JoinedWords
  readonly #model: SpellingModel | undefined
  readonly #frequencies: FrequencyTable | undefined
  readonly #judge: WordJudge

  constructor({ data, frequencies, lexicon, morphology, read, analyse }: SpellingParts) {
    const opened = openSpellingModel(data, frequencies, { lexicon, morphology, read })
    this.#lexicon = lexicon
    this.#morphology = morphology
    this.#read = read
    this.#analyse = analyse
    this.#frequent = new FrequentMisspellings(data, analyse)
    this.#joined = new JoinedWords(morphology)
    this.#model = opened?.model
    this.#frequencies = opened?.frequencies
    this.#judge = new WordJudge({
      model: this.#model,
      frequencies: this.#frequencies,
      joined: this.#joined,
      analyse,
      isWord: (one) => this.#isWord(one),
    })
  }

  /** How many changed words were looked up so far; what a word adds depends on its letters alone. */
  get lookUps(): number {
    return this.#model?.lookUps ?? 0
  }

  /**
   * The misspelling in a word whose readings are all guessed, if it has any; undefined when no likely right word is near. Of
   * less than no confidence where the sentence must speak for it.
   */
  misspellingIn(word: string, facts: WordFacts): Misspelling | undefined {
    const bare = withoutVallinam(word)
    // Those of a word with a doubled consonant at its end are those without it, unless there are two.
    const own = finalVallinam(bare) === undefined ? facts.analyses : this.#analyse(bare)
    if (own.some((reading) => reading.guessed !== true)) return undefined
    const phonemes = toPhonemes(bare)
    if (IDEOPHONE.test(phonemes) || isEnglishNasal(bare)) return undefined
    const isWord = (one: string) => this.#isWord(one)
    const swapped = pulliTooLate(word, (one) => this.#analyse(word).length === 0 && isWord(one))
    if (swapped !== undefined) return swapped
    const likely =
      shortAtEnd(bare, isWord) ?? this.#likeliest(bare, word, phonemes, { ...facts, analyses: own })
    const misspelling = likely ?? stopTwiceBare(bare)
    // Nearly all words are without a misspelling: what is spoken is told from what is written only where one was found.
    if (misspelling === undefined || isSpoken(bare, misspelling) || this.#isPrefixed(bare)) return undefined
    if (this.#joined.partsOf(phonemes) === 'clitic') return undefined
    if (isHeaded(phonemes, misspelling, isWord) || isGoingOn(bare, isWord)) return undefined
    if (isOfKind(phonemes, misspelling, isWord)) return undefined
    if (isDoubledCompound(phonemes, misspelling, this.#analyse)) return undefined
    if (isManOf(bare, isWord) || isPeopleOf(bare, isWord) || isMadeInto(bare, isWord)) return undefined
    if (isPrefixedVowel(phonemes, isWord)) return undefined
    if (isNameWithOpening(bare, (one) => this.#isName(one))) return undefined
    return bare === word ? misspelling : withEnding(misspelling, word.slice(bare.length))
  }

  #isName(word: string): boolean {
    return this.#analyse(word).some(({ class: kind, guessed }) => kind === 'name' && guessed !== true)
  }

  #isWord(word: string): boolean {
    return this.#analyse(word).some(({ guessed, features }) => guessed !== true && !features.some(isWeak))
  }

  /** The form of a frequent word, unless the model, which has considered it, knows a likelier one: மருத்தவர் is no மறுத்தவர். */
  #likeliest(bare: string, word: string, phonemes: string, facts: WordFacts): Misspelling | undefined {
    const found = this.#frequent.check(phonemes)
    const frequent = found && (bare === word || MAY_DOUBLE.test(found.suggestion)) ? found : undefined
    const judged =
      this.#judge.judge(bare, word, phonemes, facts) ??
      (frequent ? undefined : this.#inSecondPart(bare, word, phonemes))
    if (frequent === undefined || judged === undefined || judged.confidence < 0) return frequent ?? judged
    return judged.alternatives.includes(frequent.suggestion) && this.#isFarMoreFrequent(judged, frequent)
      ? judged
      : frequent
  }

  /** சட்டப்போராட்ணங்களை: a known word and, behind the consonant that it doubles, one that is misspelt beyond doubt. */
  #inSecondPart(bare: string, word: string, phonemes: string): Misspelling | undefined {
    for (let at = SHORTEST_PART; at < phonemes.length - SHORTEST_REST; at++) {
      if (!DOUBLED_SEAM.test(phonemes.slice(at - 1, at + 3))) continue
      const first = fromPhonemes(phonemes.slice(0, at + 1))
      if (!this.#isFirstPart(fromPhonemes(phonemes.slice(0, at)))) continue
      const rest = fromPhonemes(phonemes.slice(at + 1))
      const facts = this.#read(rest)
      if (facts.isListed || facts.analyses.length > 0 || this.#frequencies?.logFrequency(rest) !== undefined)
        return undefined
      const found = this.#judge.judge(rest, rest + word.slice(bare.length), phonemes.slice(at + 1), facts)
      if (found === undefined || found.confidence < OF_REST) return undefined
      const whole = (part: string) => first + part
      return {
        ...found,
        suggestion: whole(found.suggestion),
        alternatives: found.alternatives.map(whole),
        confidence: found.confidence - OF_REST,
        verb: false,
      }
    }
    return undefined
  }

  /** A word, or a noun in ம் without it: மேகக்கூட்டம். */
  #isFirstPart(word: string): boolean {
    return this.#isWord(word) || (/[க-ஹ]$/u.test(word) && this.#isWord(`${word}ம்`))
  }

  #isFarMoreFrequent(one: Misspelling, other: Misspelling): boolean {
    const [first, second] = [one, other].map(
      ({ suggestion }) => this.#frequencies?.logFrequency(suggestion) ?? UNHEARD,
    )
    return (first ?? UNHEARD) - (second ?? UNHEARD) >= FAR_MORE
  }

  /** Whether a known word stands behind an adjective root: பெரும்பொழுது, மேற்போர்வை, பல்வண்ண. */
  #isPrefixed(word: string): boolean {
    const found = PREFIXED.exec(word)
    const rest = found?.[1] ?? found?.[2]
    return rest !== undefined && this.#isWord(rest)
  }

  /** log10 of about how often running text has a word, without a doubled consonant at its end; 0 for language data that cannot tell. */
  shareOf(word: string): number {
    const bare = withoutVallinam(word)
    return this.#model?.shareOf(bare, toPhonemes(bare), this.#read(bare)) ?? 0
  }

  /** Whether a word is known that has no reading: from the list, by its frequency, or as two known words written as one. */
  knows(word: string, { isListed }: WordFacts): boolean {
    const bare = withoutVallinam(word)
    return (
      isListed ||
      this.#analyse(bare).length > 0 ||
      isCompound(toPhonemes(bare), this.#morphology, this.#lexicon)
    )
  }
}

/** Readings too weak to bear out a word. */
function isWeak(feature: Feature): boolean {
  return feature === 'rare' || feature === 'imperative'
}

function withEnding(misspelling: Misspelling, ending: string): Misspelling {
  return {
    ...misspelling,
    suggestion: misspelling.suggestion + ending,
    alternatives: misspelling.alternatives.map((alternative) => alternative + ending),
  }
}
