import type { Analysis } from '../words/analysis.ts'
import { isCertain } from '../words/readings.ts'
import { finalVallinam, vallinamOf, withoutVallinam } from '../words/vallinam.ts'
import { isApartAfterListed, isListedFirst } from './after-listed.ts'
import { isApartAfterRead } from './after-read.ts'
import {
  isAdjective,
  isAdverbial,
  isEvery,
  isNounReading,
  isNumeralReading,
  isPronoun,
  isVerbForm,
} from './reading-kinds.ts'
import { type Second, SHORTEST } from './second-word.ts'
import {
  AFTER_NOUNS,
  DEMONSTRATIVES,
  LIMITS,
  MEASURES,
  OTHERS,
  OWNERS,
  PRONOUNS,
  QUANTITIES,
  SAYING,
} from './words-apart.ts'

type ReadStems = (word: string) => readonly Analysis[]

/** Whether two words that are written as one stand apart in Tamil; the first may end in the consonant that it doubles. */
export function standApart(first: string, text: string, readStems: ReadStems): boolean {
  const bare = withoutVallinam(first)
  const isListed = isListedFirst(first) || DEMONSTRATIVES.has(bare)
  if (!isListed && (first.length < SHORTEST || bare === 'மிக' || bare === 'வெகு')) return false
  const doubling = finalVallinam(first)
  if (!isListedFirst(first) && doubling !== undefined && vallinamOf(text) !== doubling) return false
  const readings = readStems(text).filter(isCertain)
  if (readings.length === 0) return false
  if (text.length < SHORTEST && text !== 'மிக' && !readings.every(isVerbForm)) return false
  const second = secondOf(text, readings)
  return (
    isApartAfterListed(first, bare, second) ??
    isApartAfterRead(first, doubling !== undefined, asPronoun(readStems(bare).filter(isCertain)), second)
  )
}

/** அவரை is hardly ever the bean. */
function asPronoun(readings: readonly Analysis[]): readonly Analysis[] {
  return isPronoun(readings) ? readings.filter(({ class: kind }) => kind === 'pronoun') : readings
}

function secondOf(text: string, readings: readonly Analysis[]): Second {
  const isVerb = readings.some(isVerbForm) || (COMMAND_OF_MANY.test(text) && readings.some(isVerbOfAny))
  const isNoun = readings.some(isNounReading)
  const isFree =
    !isVerb &&
    (isNoun ||
      isPronoun(readings) ||
      isAdjective(readings) ||
      readings.some(isAdverbial) ||
      readings.every(isNumeralReading))
  return { text, readings, isVerb, isNoun, isFree }
}

/** `அடிக்கடிமாற்றுங்கள்`. */
const COMMAND_OF_MANY = /ங்கள்$/u

function isVerbOfAny({ class: kind }: Analysis): boolean {
  return kind === 'verb'
}

/** Whether print that joins even so errs: மிகமுக்கியமான, ஒவ்வொருநாளும் are in the list of forms, too. */
export function isSurelyApart(first: string, second: string, readStems: ReadStems): boolean {
  if (OWNERS.has(first)) return readStems(second).some(isOwn)
  if (OTHERS.has(first)) return isPronoun(readStems(second))
  if (first === 'ஒரு') return false
  if (first === 'என்ன') return readStems(second).some(isVerbForm)
  if (SURE.some((list) => list.has(first))) return true
  const firsts = readStems(withoutVallinam(first))
  return isPronoun(firsts) && isEvery(firsts, ['accusative', 'dative'])
}

const SURE: readonly ReadonlySet<string>[] = [
  ...[PRONOUNS, SAYING, QUANTITIES, MEASURES, AFTER_NOUNS, DEMONSTRATIVES, LIMITS],
]

/** என்முகம், நம்நாட்டில். */
function isOwn({ lemma, features }: Analysis): boolean {
  return features.includes('body') || /^(?:நாடு|வீடு|தேசம்|மனம்|மனது)$/u.test(lemma)
}

/** நடைபெறும்நாளில், இரண்டுநாள்: a day that is counted or told of; பிறந்தநாள் and ஒருநாள் are one word, these are none. */
export function isDayOfItsOwn(first: string, second: string): boolean {
  const isApart = first.endsWith('ும்') || (QUANTITIES.has(first) && first.endsWith('ு'))
  return isApart && /^நாள(?:்|ி)/u.test(second)
}
