import { ADVERBAL_CASES, type Analysis, type Feature } from '../words/analysis.ts'
import { withoutVallinam } from '../words/vallinam.ts'
import { PLURAL } from './closed-forms.ts'
import { isCountedApart } from './counted-words.ts'
import {
  isAdjective,
  isAdjectiveReading,
  isAdverb,
  isAdverbial,
  isAgent,
  isBare,
  isEvery,
  isFiniteOfPerson,
  isNounReading,
  isNumeralReading,
  isPlural,
  isPossessivePronoun,
  isThingReading,
  isVerbForm,
} from './reading-kinds.ts'
import { isDegree, isLongNoun, LONG_NOUN, type Second, SHORTEST } from './second-word.ts'
import {
  AFTER_INFINITIVE,
  BETWEEN_WORDS,
  FREE_VERBS,
  IDIOMS,
  KINDS_OF_PLACES,
  LIGHT_VERB,
  ONE_WITH_FIRST,
  SIZES,
} from './words-apart.ts'

function isPlaceName({ class: kind, features }: Analysis): boolean {
  return kind === 'name' && features.includes('place') && features.includes('nominative')
}

/** Whether a second word stands apart from a first by the readings of that, without the consonant that `isDoubled` behind it. */
export function isApartAfterRead(
  first: string,
  isDoubled: boolean,
  firsts: readonly Analysis[],
  second: Second,
): boolean {
  const { text, readings, isVerb, isNoun, isFree } = second
  if (firsts.length === 0 || first.length < SHORTEST) return false
  if (!isDoubled && isApartAfterBare(firsts, second)) return true
  if (isEvery(firsts, ADVERBAL_CASES)) return isVerb || isDegree(text)
  if (first === 'மக்கள்' && readings.every(isPossessivePronoun)) return true
  if ((first.length > SHORTEST && isEvery(firsts, ['clitic-um'])) || firsts.every(isFiniteOfPerson))
    return isVerb || isFree || isNoun
  if (isEvery(firsts, ['verbal-participle'])) return isApartAfterParticiple(first, isDoubled, second)
  if (isEvery(firsts, ['infinitive'])) return readings.some(isDoneWithInfinitive)
  if (isAdverb(firsts))
    return isVerb || (firsts.every(isAdverbial) && isFree && mayFollowAdverb(first, second))
  if (PLURAL.test(first) && firsts.every(isPlural)) return isFree || isVerb
  if (!isDoubled && first.length > SHORTEST && firsts.every(isNumber)) return isCountedApart(first, second)
  if (!isDoubled && isNoun && !isVerb && first.endsWith('ா') && isEvery(firsts, ['kin']))
    return text.length > SHORTEST && !readings.some(isKin)
  if (!isDoubled && isAgent(firsts)) return isApartAfterAgent(second)
  if (firsts.every(isThingReading) && isDoneWithThing(first, second)) return true
  return !isDoubled && isApartAfterAttribute(first, firsts, second)
}

/** `நடவடிக்கைகுறித்து`, and the kind of a place behind its name. */
function isApartAfterBare(firsts: readonly Analysis[], { text, readings }: Second): boolean {
  if (isBare(firsts) && (BETWEEN_WORDS.has(text) || ABOUT.test(text))) return true
  return firsts.some(isPlaceName) && readings.some(({ lemma }) => KINDS_OF_PLACES.has(lemma))
}

function isApartAfterParticiple(first: string, isDoubled: boolean, second: Second): boolean {
  const { text, readings, isFree } = second
  if (!isDoubled)
    return isFree && (!isBare(readings) || (text.length >= LONG_NOUN && readings.every(isPeople)))
  if (text.length < SHORTEST) return false
  if (first.length > LONG_NOUN + 2 && readings.every(isNounReading)) return true
  return first.length >= LONG_NOUN && isEvery(readings, ['accusative'])
}

/** அமைச்சர்சொன்னார், பிரதமர்மூன்று. */
function isApartAfterAgent({ text, readings, isNoun }: Second): boolean {
  if (!isNoun && readings.some((one) => isDoneByPerson(one, text.length))) return true
  return isDegree(text) || readings.every(isNumeralReading)
}

/** Behind a first that tells of a noun, and what is eaten or drunk. */
function isApartAfterAttribute(first: string, firsts: readonly Analysis[], second: Second): boolean {
  const { text, readings, isVerb, isNoun } = second
  if (isEvery(firsts, CONSUMED)) return readings.some(isFiniteOfPerson)
  if (
    first.length > SHORTEST &&
    firsts.every((one) => isFutureInUm(one) || one.features.includes('clitic-um'))
  )
    return isNoun && !isVerb && !ONE_WITH_FIRST.test(text)
  // நட்டநடுவில்: the middle itself.
  if (BEING.test(first) && isLongNoun(second)) return !isVerb && !ONE_WITH_FIRST.test(text)
  if (isEvery(firsts, ATTRIBUTES) || SIZES.has(first)) return isNoun && first !== 'நட்ட'
  return (
    (isNoun || (!isVerb && readings.every(isAdjectiveReading))) &&
    FULL_ADJECTIVE.test(first) &&
    isAdjective(firsts) &&
    !readsAsShort(first, firsts) &&
    !ONE_WITH_FIRST.test(text)
  )
}

/** உடையணிந்துமாணவிகள்: many people, whom no word joins. */
function isPeople(reading: Analysis): boolean {
  return isPlural(reading) && reading.features.includes('rational')
}

/** தாத்தாபாட்டி. */
function isKin({ features }: Analysis): boolean {
  return features.includes('kin')
}

/** Adjectives that stand alone; முழு, நெடு and செம் join their noun, and so does கெட்ட. */
const FULL_ADJECTIVE = /^(?!கெட்ட|திறந்த|ஆனந்த)(?:.+ான|.{2,}(?:த்த|ந்த|ட்ட|ற்ற|ண்ட|கிய))$/u

/** உள்ளமக்கள், வசதியில்லாதகிராமம். */
const BEING = /^(?:.*[ுி])?(?:உள்ள|ள்ள|இல்லாத|ல்லாத)$/u

const ATTRIBUTES: readonly Feature[] = ['relative-participle', 'genitive']

/** `நடவடிக்கைகுறித்து`: behind a noun without an ending. */
const ABOUT = /^குறித்[துத](?:ு|ும்)?$/u

/** விமான of விமானம், which joins its noun. */
function readsAsShort(first: string, firsts: readonly Analysis[]): boolean {
  return firsts.some(({ lemma }) => lemma === `${first}ம்`)
}

/** ஊடாடும், செய்யும்: finite or before a noun; behind it no noun is joined. */
function isFutureInUm({ class: kind, features }: Analysis): boolean {
  return kind === 'verb' && features.includes('future') && UM.some((one) => features.includes(one))
}

const UM: readonly Feature[] = ['neuter', 'relative-participle']

/** உணவுசாப்பிட்டான், தண்ணீர்குடித்தான். */
const CONSUMED: readonly Feature[] = ['food', 'mass']

/** காலப்போக்கில்மாற்றம், வேகமாகவண்டி: no noun joins an adverb that ends in a case. */
function mayFollowAdverb(first: string, { readings }: Second): boolean {
  return !isBare(readings) || /(?:ில்|ாக)$/u.test(withoutVallinam(first))
}

/** A number that stands alone before what it counts: நூறு, ஐம்பதாயிரம்; not இரு, நூற்று. */
function isNumber({ class: kind, features, lemma }: Analysis): boolean {
  return (
    kind === 'numeral' &&
    !features.includes('oblique') &&
    /(?:[ணடனறரநக]்[டறகத]ு|து|று|ழு|ம்|ட்சம்|கோடி)$/u.test(lemma)
  )
}

function isDoneWithInfinitive({ lemma, class: kind }: Analysis): boolean {
  return kind === 'verb' && AFTER_INFINITIVE.has(lemma)
}

/** அமைச்சர்சொன்னார், அமைச்சர்கலந்துகொண்டு. */
function isDoneByPerson(reading: Analysis, length: number): boolean {
  if (isFiniteOfPerson(reading)) return true
  return reading.class === 'verb' && length >= LONG_NOUN && DONE.some((one) => reading.features.includes(one))
}

const DONE: readonly Feature[] = [
  'verbal-participle',
  'relative-participle',
  'participial-noun',
  'conditional',
]

/** பணம்கிடைத்தது, நன்றிதெரிவித்தார்: a thing and a verb that makes no word with it. */
function isDoneWithThing(first: string, { text, readings }: Second): boolean {
  if (readings.some(({ lemma }) => IDIOMS.get(lemma)?.has(first))) return false
  if (readings.some(isFreeVerb)) return true
  if (!first.endsWith('ம்') || LIGHT_VERB.test(text)) return false
  return readings.some(isFiniteOfPerson) || (text.length >= LONG_VERB && readings.every(isVerbForm))
}

/** Code units: verse joins shorter ones, நலம்புரிந்த. */
const LONG_VERB = 8

function isFreeVerb({ lemma, class: kind, features }: Analysis): boolean {
  return (
    kind === 'verb' &&
    FREE_VERBS.has(lemma) &&
    features.includes('finite') &&
    TOLD.some((one) => features.includes(one))
  )
}

const TOLD: readonly Feature[] = ['past', 'present']
