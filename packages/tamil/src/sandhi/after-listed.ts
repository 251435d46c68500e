import { ADVERBAL_CASES, type Analysis, type Feature } from '../words/analysis.ts'
import { isCountedApart } from './counted-words.ts'
import {
  isAdjective,
  isAdjectiveReading,
  isAdverbial,
  isBare,
  isEvery,
  isPlaceInCase,
  isPossessivePronoun,
  isPronoun,
} from './reading-kinds.ts'
import { isDegree, isLongNoun, LONG_NOUN, type Second, SHORTEST } from './second-word.ts'
import {
  AFTER_NOUNS,
  BEFORE_NOUNS,
  CONJUNCTIONS,
  DEMONSTRATIVES,
  KIND,
  LIMITS,
  MANNERS,
  MEASURES,
  ONE_WITH_FIRST,
  OTHERS,
  OWNERS,
  PARTS_OF_DAY,
  PRONOUNS,
  QUANTITIES,
  QUESTIONS,
  SAME,
  SAYING,
  THINGS_TOLD_OF,
  TIMES,
  TITLES,
  TOWARDS,
} from './words-apart.ts'

/** Whether the first part is one of those that need no reading. */
export function isListedFirst(first: string): boolean {
  return LISTED.some((list) => list.has(first))
}

const LISTED: readonly ReadonlySet<string>[] = [
  ...[PRONOUNS, OWNERS, SAYING, QUANTITIES, MEASURES, AFTER_NOUNS],
  ...[QUESTIONS, OTHERS, CONJUNCTIONS, TIMES, THINGS_TOLD_OF, BEFORE_NOUNS, SAME, LIMITS, TITLES],
]

/** Whether a second word stands apart from a first of the lists; `undefined` for any other first. */
export function isApartAfterListed(first: string, bare: string, second: Second): boolean | undefined {
  const { text, readings, isVerb, isNoun, isFree } = second
  if (LIMITS.has(first))
    return isVerb || isLongNoun(second) || text === 'போதாது' || readings.some(isPossessivePronoun)
  if (TITLES.has(first) && readings.some(isPersonsName)) return true
  if (first === 'நான்' && FOUR.test(text)) return false
  if (PRONOUNS.has(first)) return isVerb || isFree || isDegree(text) || isPlaceInCase(readings)
  if (SAYING.has(first)) return isVerb || isLongNoun(second)
  if (TOWARDS.has(bare) && isVerb && text.length >= LONG_NOUN) return true
  if (AFTER_NOUNS.has(bare)) return isLongNoun(second)
  if (CONJUNCTIONS.has(first)) return isLongNoun(second) || (isVerb && text.length >= LONG_NOUN)
  if (OWNERS.has(first))
    return (isNoun && !isVerb) || (text.length > SHORTEST && readings.every(isAdjectiveReading))
  if (BEFORE_NOUNS.has(first) && isNoun) return true
  if ((SAME.has(first) || OTHERS.has(first)) && KIND.test(text)) return false
  if (SAME.has(first)) return isNoun && !isVerb && text.length > SHORTEST && !ONE_WITH_FIRST.test(text)
  if (first === 'ஒரு' && isOneThing(second)) return true
  if (MEASURES.has(first)) return isAdjective(readings) || (first !== 'ஒரு' && readings.some(isAdverbial))
  if (MANNERS.has(bare)) return isVerb
  if (first === 'மிகவும்') return !isVerb || text.length >= LONG_NOUN
  if (QUANTITIES.has(first)) return isCountedApart(first, second)
  if (first === 'என்ன' && isVerb && text.startsWith('செய')) return true
  if (QUESTIONS.has(first)) return isNoun && !isVerb && !ONE_WITH_FIRST.test(text) && !GLIDE.test(text)
  if (THINGS_TOLD_OF.has(first))
    return isDegree(text) || (text.length >= LONG_NOUN && (isVerb || isFreeAdverb(second)))
  if (OTHERS.has(first)) return isPronoun(readings) || (isNoun && !isVerb && !ONE_WITH_FIRST.test(text))
  if (TIMES.has(first)) return isVerb || isAtTime(second) || (isFree && !isBare(readings))
  if (DEMONSTRATIVES.has(bare))
    return (
      !LOAN.test(text) && (isBeing(second) || (text.length > SHORTEST && (isNoun || isAdjective(readings))))
    )
  return undefined
}

/** நான்மறை, நான்மாடம்: four, not I. */
const FOUR = /^(?:மறை|மணி|முக|மாட)/u
/** What only borrowed words begin with: அந்தரத்தில் is one word. */
const LOAN = /^[டரல]/u
/** என்னவானது: the glide of what joins என்ன. */
const GLIDE = /^வ[ாெேோ]/u

/** அதுதற்போது, நீநன்றாக: what says when or how, and nothing else. */
function isFreeAdverb({ readings }: Second): boolean {
  return (
    isEvery(readings, ADVERBAL_CASES) || readings.every((one) => one.class === 'adverb' || isAdverbial(one))
  )
}

/** அந்தமரம், இந்தநாய்: what is short, but stands for itself. */
function isBeing({ text, readings, isVerb }: Second): boolean {
  if (text.length < SHORTEST || isVerb) return false
  return readings.every(({ features }) => BEINGS.some((one) => features.includes(one)))
}

const BEINGS: readonly Feature[] = ['person', 'animal', 'plant', 'food', 'kin']

function isPersonsName({ class: kind, features }: Analysis): boolean {
  return kind === 'name' && !features.includes('place')
}

/** ஒருசிறுவன், ஒருபுத்தகம்; ஒருகணம், ஒருவிதம் and the like are one word. */
function isOneThing({ text, readings, isVerb }: Second): boolean {
  if (isVerb || text.length < SHORTEST || ONE_WITH_FIRST.test(text)) return false
  if (text.length > SHORTEST && isEvery(readings, ['accusative'])) return true
  return (
    readings.every(({ class: kind, features }) => kind === 'noun' && features.includes('singular')) &&
    readings.some(({ features }) => WHOLE_THINGS.some((one) => features.includes(one)))
  )
}

const WHOLE_THINGS: readonly Feature[] = [
  'person',
  'male',
  'female',
  'animal',
  'plant',
  'food',
  'thing',
  'unit',
  'place',
]

/** இன்றுமாலை, நேற்றுபள்ளிக்கு. */
function isAtTime(second: Second): boolean {
  return PARTS_OF_DAY.has(second.text) || (isLongNoun(second) && !ONE_WITH_FIRST.test(second.text))
}
