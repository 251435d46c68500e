import type { Analysis, Feature } from '../words/analysis.ts'
import { finalVallinam, vallinamOf, withoutVallinam } from '../words/vallinam.ts'
import {
  CASES,
  isAdjective,
  isAdverb,
  isAdverbial,
  isBare,
  isCertain,
  isDoer,
  isEvery,
  isFiniteOfPerson,
  isNominal,
  isPlaceInCase,
  isPlural,
  isPronoun,
  isThing,
  isVerbForm,
} from './reading-kinds.ts'
import {
  AFTER_INFINITIVE,
  AFTER_NOUNS,
  BEFORE_NOUNS,
  CONJUNCTIONS,
  DEMONSTRATIVES,
  FREE_VERBS,
  LIGHT_VERB,
  MANNERS,
  MEASURES,
  ONE_WITH_FIRST,
  OTHERS,
  OWNERS,
  PARTS_OF_DAY,
  PRONOUNS,
  QUANTITIES,
  QUESTIONS,
  SAYING,
  SIZES,
  THINGS_TOLD_OF,
  TIMES,
} from './words-apart.ts'

export { DEMONSTRATIVES, MANNERS } from './words-apart.ts'

type ReadStems = (word: string) => readonly Analysis[]

/** What the second of two words is. */
interface Second {
  readonly text: string
  /** Its certain readings, at least one. */
  readonly readings: readonly Analysis[]
  readonly isVerb: boolean
  readonly isNoun: boolean
  /** Neither a verb nor the second part of a compound. */
  readonly isFree: boolean
}

/** Code units: shorter parts are endings or chance. */
const SHORTEST = 4

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
    afterListed(first, bare, second) ??
    afterRead(first, doubling !== undefined, asPronoun(readStems(bare).filter(isCertain)), second)
  )
}

/** அவரை is hardly ever the bean. */
function asPronoun(readings: readonly Analysis[]): readonly Analysis[] {
  return isPronoun(readings) ? readings.filter(({ class: kind }) => kind === 'pronoun') : readings
}

function secondOf(text: string, readings: readonly Analysis[]): Second {
  const isVerb = readings.some(isVerbForm)
  const isNoun = readings.some(isNominal)
  const isFree =
    !isVerb && (isNoun || isPronoun(readings) || isAdjective(readings) || readings.some(isAdverbial))
  return { text, readings, isVerb, isNoun, isFree }
}

/** Whether the first part is one of those that need no reading. */
function isListedFirst(first: string): boolean {
  return LISTED.some((list) => list.has(first))
}

const LISTED: readonly ReadonlySet<string>[] = [
  ...[PRONOUNS, OWNERS, SAYING, QUANTITIES, MEASURES, AFTER_NOUNS],
  ...[QUESTIONS, OTHERS, CONJUNCTIONS, TIMES, THINGS_TOLD_OF],
]

/** Whether print that joins even so errs: மிகமுக்கியமான, ஒவ்வொருநாளும் are in the list of forms, too. */
export function isSurelyApart(first: string, second: string, readStems: ReadStems): boolean {
  if (OWNERS.has(first)) return readStems(second).some(isOwn)
  if (OTHERS.has(first)) return isPronoun(readStems(second))
  if (first === 'ஒரு') return false
  if (SURE.some((list) => list.has(first))) return true
  const firsts = readStems(withoutVallinam(first))
  return isPronoun(firsts) && isEvery(firsts, ['accusative', 'dative'])
}

const SURE: readonly ReadonlySet<string>[] = [
  ...[PRONOUNS, SAYING, QUANTITIES, MEASURES, AFTER_NOUNS, DEMONSTRATIVES],
]

/** என்முகம், நம்நாட்டில். */
function isOwn({ lemma, features }: Analysis): boolean {
  return features.includes('body') || /^(?:நாடு|வீடு|தேசம்|மனம்|மனது)$/u.test(lemma)
}

/** The same where the first is a word of the lists; `undefined` for any other. */
function afterListed(first: string, bare: string, second: Second): boolean | undefined {
  const { text, readings, isVerb, isNoun, isFree } = second
  if (first === 'நான்' && FOUR.test(text)) return false
  if (PRONOUNS.has(first)) return isVerb || isFree || isDegree(text) || isPlaceInCase(readings)
  if (SAYING.has(first)) return isVerb || isLongNoun(second)
  if (AFTER_NOUNS.has(bare)) return isLongNoun(second)
  if (CONJUNCTIONS.has(first)) return isLongNoun(second) || (isVerb && text.length >= LONG_NOUN)
  if (OWNERS.has(first)) return isNoun && !isVerb
  if (BEFORE_NOUNS.has(first) && isNoun) return true
  if (first === 'ஒரு' && isOneThing(second)) return true
  if (MEASURES.has(first)) return isAdjective(readings) || (first !== 'ஒரு' && readings.some(isAdverbial))
  if (MANNERS.has(bare)) return isVerb
  if (first === 'மிகவும்') return !isVerb
  if (QUANTITIES.has(first)) return isCounted(first, second)
  if (QUESTIONS.has(first)) return isNoun && !isVerb && !ONE_WITH_FIRST.test(text) && !GLIDE.test(text)
  if (THINGS_TOLD_OF.has(first)) return text.length >= LONG_NOUN && (isVerb || isEvery(readings, CASES))
  if (OTHERS.has(first)) return isPronoun(readings) || (isNoun && !isVerb && !ONE_WITH_FIRST.test(text))
  if (TIMES.has(first)) return isVerb || isAtTime(second) || (isFree && !isBare(readings))
  if (DEMONSTRATIVES.has(bare))
    return text.length > SHORTEST && !LOAN.test(text) && (isNoun || isAdjective(readings))
  return undefined
}

/** நான்மறை, நான்மாடம்: four, not I. */
const FOUR = /^(?:மறை|மணி|முக|மாட)/u
/** What only borrowed words begin with: அந்தரத்தில் is one word. */
const LOAN = /^[டரல]/u
/** என்னவானது: the glide of what joins என்ன. */
const GLIDE = /^வ[ாெேோ]/u

/** The same by the readings of the first, without the consonant that `isDoubled` behind it. */
function afterRead(first: string, isDoubled: boolean, firsts: readonly Analysis[], second: Second): boolean {
  const { text, readings, isVerb, isNoun, isFree } = second
  if (firsts.length === 0 || first.length < SHORTEST) return false
  if (isEvery(firsts, CASES))
    return isVerb || isDegree(text) || (isDoubled ? isApartFromCase(firsts, second) : isFree || isNoun)
  if ((first.length > SHORTEST && isEvery(firsts, ['clitic-um'])) || firsts.every(isFiniteOfPerson))
    return isVerb || isFree || isNoun
  if (isEvery(firsts, ['verbal-participle'])) return !isDoubled && isFree && !isBare(readings)
  if (isEvery(firsts, ['infinitive'])) return readings.some(isDoneWithInfinitive)
  if (isAdverb(firsts))
    return isVerb || (firsts.every(isAdverbial) && isFree && mayFollowAdverb(first, second))
  if (PLURAL.test(first) && firsts.every(isPlural)) return isFree || isVerb
  if (!isDoubled && first.length > SHORTEST && firsts.every(isNumber)) return isCounted(first, second)
  if (!isDoubled && isDoer(firsts))
    return readings.some((one) => isDoneByPerson(one, text.length)) || isDegree(text)
  if (firsts.every(isThing) && isDoneWithThing(first, second)) return true
  if (isDoubled) return false
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
    isNoun &&
    FULL_ADJECTIVE.test(first) &&
    isAdjective(firsts) &&
    !readsAsShort(first, firsts) &&
    !ONE_WITH_FIRST.test(text)
  )
}

/** Of a word with கள்; மக்கள்தொகை and the like are one word. */
const PLURAL = /(?<!மக்|திங்)கள்$/u

/** Adjectives that stand alone; முழு, நெடு and செம் join their noun, and so does கெட்ட. */
const FULL_ADJECTIVE = /^(?!கெட்ட|திறந்த|ஆனந்த)(?:.+ான|.{2,}(?:த்த|ந்த|ட்ட|ற்ற|ண்ட|கிய))$/u

/** உள்ளமக்கள், வசதியில்லாதகிராமம். */
const BEING = /^(?:.*[ுி])?(?:உள்ள|ள்ள|இல்லாத|ல்லாத)$/u

const ATTRIBUTES: readonly Feature[] = ['relative-participle', 'genitive']

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

/** நடைபெறும்நாளில், இரண்டுநாள்: a day that is counted or told of; பிறந்தநாள் and ஒருநாள் are one word, these are none. */
export function isDayOfItsOwn(first: string, second: string): boolean {
  const isApart = first.endsWith('ும்') || (QUANTITIES.has(first) && first.endsWith('ு'))
  return isApart && /^நாள(?:்|ி)/u.test(second)
}

/** காலப்போக்கில்மாற்றம், வேகமாகவண்டி: no noun joins an adverb that ends in a case. */
function mayFollowAdverb(first: string, { readings }: Second): boolean {
  return !isBare(readings) || /(?:ில்|ாக)$/u.test(withoutVallinam(first))
}

/** பணத்தைப்பெட்டியில்: no noun is joined to an object, and to a dative only what tells of the object or does the deed. */
function isApartFromCase(firsts: readonly Analysis[], second: Second): boolean {
  const isFullNoun = isLongNoun(second) && !isBare(second.readings)
  return (isEvery(firsts, ['accusative']) && isFullNoun) || second.readings.some(isBehindObject)
}

/** What stands between an object and its verb: an adjective, an adverb, a person who acts. */
function isBehindObject(reading: Analysis): boolean {
  const { class: kind, features } = reading
  if (kind === 'adjective' || kind === 'adverb') return true
  if (features.includes('adjectival') || features.includes('adverbial')) return true
  return features.includes('rational') && features.includes('plural')
}

/** A number that stands alone before what it counts: நூறு, ஐம்பதாயிரம்; not இரு, நூற்று. */
function isNumber({ class: kind, features, lemma }: Analysis): boolean {
  return (
    kind === 'numeral' &&
    !features.includes('oblique') &&
    /(?:[ணடனறரநக]்[டறகத]ு|து|று|ழு|ம்|ட்சம்|கோடி)$/u.test(lemma)
  )
}

/** பலநாடுகள் are many countries, இரண்டுநாள் two days; பலமுறை and the like are one word. */
function isCounted(first: string, { text, readings, isNoun }: Second): boolean {
  if (first === 'ஒவ்வொரு') return isNoun && !ONE_WITH_FIRST.test(text)
  if (ONE_WITH_FIRST.test(text) && !isEvery(readings, ['plural'])) return false
  return readings.some(
    ({ class: kind, features }) =>
      (kind === 'adjective' && text.length > SHORTEST && text !== 'மிக்க') ||
      (kind === 'noun' && COUNTED.some((one) => features.includes(one))),
  )
}

const COUNTED: readonly Feature[] = ['plural', 'unit', 'time', 'person']

/** ஒருசிறுவன், ஒருபுத்தகம்; ஒருகணம், ஒருவிதம் and the like are one word. */
function isOneThing({ text, readings, isVerb }: Second): boolean {
  if (isVerb || text.length < LONG_NOUN || ONE_WITH_FIRST.test(text)) return false
  return readings.every(
    ({ class: kind, features }) =>
      kind === 'noun' && features.includes('singular') && WHOLE_THINGS.some((one) => features.includes(one)),
  )
}

const WHOLE_THINGS: readonly Feature[] = ['person', 'male', 'female', 'animal', 'plant', 'food', 'thing']

/** இன்றுமாலை, நேற்றுபள்ளிக்கு. */
function isAtTime(second: Second): boolean {
  return PARTS_OF_DAY.has(second.text) || (isLongNoun(second) && !ONE_WITH_FIRST.test(second.text))
}

/** Code units: a shorter noun behind என்று or குறித்து is chance. */
const LONG_NOUN = 6

function isLongNoun({ text, isNoun }: Second): boolean {
  return text.length >= LONG_NOUN && isNoun
}

/** `நான்மிகவும்`. */
function isDegree(second: string): boolean {
  return /^(?:மிக|மிகவும்|மிகுந்த|எப்போதும்|உடனடியாக|நேற்று|இன்று|நாளை|எப்போது|எப்படி|எங்கே|எங்கு|என்ன)[க்ச்த்ப்]*$/u.test(
    second,
  )
}

function isDoneWithInfinitive({ lemma, class: kind }: Analysis): boolean {
  return kind === 'verb' && AFTER_INFINITIVE.has(lemma)
}

/** அமைச்சர்சொன்னார், அமைச்சர்கலந்துகொண்டு. */
function isDoneByPerson(reading: Analysis, length: number): boolean {
  return (
    isFiniteOfPerson(reading) ||
    (reading.class === 'verb' && length >= LONG_NOUN && reading.features.includes('verbal-participle'))
  )
}

/** பணம்கிடைத்தது, நன்றிதெரிவித்தார்: a thing and a verb that makes no word with it. */
function isDoneWithThing(first: string, { text, readings }: Second): boolean {
  if (readings.some(isFreeVerb)) return true
  return first.endsWith('ம்') && !LIGHT_VERB.test(text) && readings.some(isFiniteOfPerson)
}

function isFreeVerb({ lemma, class: kind, features }: Analysis): boolean {
  return (
    kind === 'verb' &&
    FREE_VERBS.has(lemma) &&
    features.includes('finite') &&
    TOLD.some((one) => features.includes(one))
  )
}

const TOLD: readonly Feature[] = ['past', 'present']
