import type { Analysis, Feature } from '../analysis.ts'
import type { Lexicon } from '../lexicon.ts'
import type { Morphology } from '../morphology.ts'
import { toPhonemes } from '../phonemes.ts'
import { finalVallinam, withoutVallinam } from '../vallinam.ts'
import type { WordFacts } from '../word-analyser.ts'
import type { Standing } from './candidate-search.ts'
import { isCompound } from './compounds.ts'
import { FrequentSlips } from './frequent-slips.ts'
import { type Slip, Speller } from './speller.ts'

type Analyse = (word: string) => readonly Analysis[]

/**
 * Looks at words that no stem explains, most of which are right. So that such a word costs little, both checks share its
 * phonemes and its readings.
 */
export class SpellingCheck {
  readonly #lexicon: Lexicon
  readonly #morphology: Morphology
  readonly #analyse: Analyse
  readonly #frequent: FrequentSlips
  readonly #speller: Speller

  /** `analyse` gives every reading of a word. */
  constructor(lexicon: Lexicon, morphology: Morphology, analyse: Analyse) {
    this.#lexicon = lexicon
    this.#morphology = morphology
    this.#analyse = analyse
    this.#frequent = new FrequentSlips(analyse)
    this.#speller = new Speller(lexicon, morphology)
  }

  /** The slip in a word whose readings are all guessed, if it has any; undefined when no likely right word is near. */
  slipIn(word: string, { analyses, isListed }: WordFacts): Slip | undefined {
    const bare = withoutVallinam(word)
    // Those of a word with a doubled consonant at its end are those without it, unless there are two.
    const own = finalVallinam(bare) === undefined ? analyses : this.#analyse(bare)
    if (own.some((reading) => reading.guessed !== true)) return undefined
    const phonemes = toPhonemes(bare)
    const slip =
      this.#frequent.check(phonemes) ?? this.#speller.check(bare, phonemes, standingOf(own, isListed))
    // Nearly all words are without a slip: what is spoken is told from what is written only where one was found.
    if (slip === undefined || SPOKEN.test(bare) || this.#isPrefixed(bare)) return undefined
    return bare === word ? slip : withEnding(slip, word.slice(bare.length))
  }

  /** Whether a known word stands behind an adjective root: பெரும்பொழுது, மேற்போர்வை, பல்வண்ண. */
  #isPrefixed(word: string): boolean {
    const found = PREFIXED.exec(word)
    const rest = found?.[1] ?? found?.[2]
    return (
      rest !== undefined &&
      this.#analyse(rest).some(({ guessed, features }) => guessed !== true && !features.some(isWeak))
    )
  }

  /** Whether a word is known that has no reading: from the list, or as two known words written as one. */
  knows(word: string, { isListed }: WordFacts): boolean {
    const bare = withoutVallinam(word)
    return (
      isListed ||
      this.#analyse(bare).length > 0 ||
      isCompound(toPhonemes(bare), this.#morphology, this.#lexicon)
    )
  }
}

/** Roots of adjectives and adverbs that nouns are joined to (பண்புத்தொகை), with at least three letters behind them. */
const PREFIXED =
  /^(?:பெரு|நெடு|கடு|அரு|கரு|பசு)(?:ம்|ங்|ஞ்|ந்)([க-ஹ].{3,})$|^(?:பல்|மீள்|மேற்|புது|முது|வன்|மென்|செம்|வெண்)([க-ஹ].{3,})$/u

/** Readings too weak to bear out a word. */
function isWeak(feature: Feature): boolean {
  return feature === 'rare' || feature === 'imperative'
}

/** Verbs as they are spoken (இருக்கேன், வர்ற, எழுதினா) and எழுதினது beside எழுதியது: no slips. */
const SPOKEN = /(?:க்கேன்|க்கியா|க்கியே|ர்ற|[டதன]ினா|ுற|தற|ினது)$/u

function standingOf(readings: readonly Analysis[], isListed: boolean): Standing {
  if (isListed) return 'listed'
  return readings.length > 0 ? 'guessed' : 'new'
}

function withEnding(slip: Slip, ending: string): Slip {
  return {
    ...slip,
    suggestion: slip.suggestion + ending,
    alternatives: slip.alternatives.map((alternative) => alternative + ending),
  }
}
