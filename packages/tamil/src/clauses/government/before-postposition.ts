import type { Word } from '../../text/word.ts'
import type { Analysis, Feature } from '../../words/analysis.ts'
import type { NounBefore, PostpositionCase, PostpositionCases } from '../../words/postposition-cases.ts'
import { ofPostposition } from '../../words/postposition-emphasis.ts'
import { standsAround } from './around-postposition.ts'
import { isPersonAccusative } from './nominals-before.ts'
import { MODAL } from './object-slot.ts'
import { isSourceOf } from './source-of-thing.ts'

/** Of a noun right before a postposition, what the language says of a case that it never has there. */
export function neverBefore(noun: Word, cases: PostpositionCases): PostpositionCase | undefined {
  const next = behindDegree(noun)
  const own = next && ofPostposition(next.text, cases)
  if (
    next === undefined ||
    own === undefined ||
    isGrasped(noun, next) ||
    isCaught(noun, next) ||
    isBurning(next) ||
    isAccepted(noun, next) ||
    isSourceOf(noun, next) ||
    isAskedOf(noun, next) ||
    isDoneWithin(noun, next) ||
    isLetting(next)
  )
    return undefined
  return own.find(
    (one) =>
      isIn(noun, one) &&
      (one.nouns.some((kind) => isOfKind(noun, kind)) ||
        noun.analyses.some(({ lemma }) => one.only.has(lemma))) &&
      standsAround(noun, next, one),
  )
}

/** `அரசிடம் உரிய நிதி கோரினார்`: of whom it is asked, or to whom it goes; what is due tells of the noun behind it. */
function isAskedOf({ text }: Word, { text: attribute, index, sentence }: Word): boolean {
  if (!/ிடம(?:்|ும்|ே)$/u.test(text) || !/^(?:உரிய|தேவையான|தகுந்த)/u.test(attribute)) return false
  return sentence.words.slice(index + 1).some((word) => ASKING.some((lemma) => word.hasLemma(lemma)))
}

const ASKING = [
  'கோரு',
  'கேள்',
  'பெறு',
  'வாங்கு',
  'ஒப்படை',
  'கொடு',
  'செலுத்து',
  'கட்டு',
  'காட்டு',
  'சொல்',
  'தெரிவி',
] as const

/** What follows a noun, but for how much of it there is, or when: ஆர்வம் of `இசைக்கு மிகுந்த ஆர்வம்`. */
function behindDegree({ next }: Word): Word | undefined {
  return next?.next !== undefined && next.tokenAfter === ' ' && DEGREE_OF_FEELING.test(next.text)
    ? next.next
    : next
}

const DEGREE_OF_FEELING =
  /^(?:மிகுந்த|மிக்க|அதிக|தீராத|முழு|ஆழ்ந்த|பெரும்|தனி|ஒருபோதும்|எப்போதும்|என்றும்|இன்னும்|கொஞ்சமும்|சிறிதும்|கடும்)(?:[கசதப]்)?$/u

/** `பத்து நிமிடங்களில் ஒட்டித் தந்தான்`: in how long something is done, before a verb. */
function isDoneWithin(noun: Word, { text }: Word): boolean {
  return (
    noun.isOnly('locative') && noun.is('time') && noun.previous?.isA('numeral') === true && DONE.test(text)
  )
}

const DONE = /^(?:ஒட்டி|சுற்றி|நோக்கி|குறித்து|பற்றி|தாண்டி|கடந்து|சேர்ந்து|அடுத்து)(?:[கசதப]்)?$/u

/** `கூரையில் பற்றிய தீ`: what takes hold there. */
export function isCaught(noun: Word, { text, next }: Word): boolean {
  if (!/^பற்றிய(?:[கசதப]்)?$/u.test(text) || !noun.isOnly('locative')) return false
  return next?.analyses.some(({ lemma }) => CATCHING.has(lemma)) === true
}

const CATCHING: ReadonlySet<string> = new Set(
  'தீ நெருப்பு தணல் கனல் அனல் சுடர் பொறி கறை அழுக்கு துரு பாசி பூஞ்சை கொடி வேர் நோய் தொற்று வெப்பம் சூடு பிசின் சேறு'.split(
    ' ',
  ),
)

/** `குழு புதிய பணியை ஏற்றது`: what is taken on, not what something is fit for. */
function isAccepted(noun: Word, { text }: Word): boolean {
  return (
    text.startsWith('ஏற்ற') &&
    noun.isOnly('accusative') &&
    noun.analyses.some(({ lemma }) => TAKEN_ON.has(lemma))
  )
}

const TAKEN_ON: ReadonlySet<string> = new Set(
  'பணி பொறுப்பு பதவி வேலை விருது பரிசு கடன் நிலை சவால் அழைப்பு தலைமை'.split(' '),
)

/** `அவளுக்குப் பற்றி எரிந்தது`: what catches fire, or burns with anger. */
export function isBurning({ text, next }: Word): boolean {
  return text.startsWith('பற்றி') && next?.hasLemma('எரி') === true
}

/** `மூச்சும் விடக் கூடாது`, `கண்ணுக்கு விட வேண்டிய மருந்து`: the infinitive of விடு. */
export function isLetting({ text, next }: Word): boolean {
  return /^விட(?:[கசதப]்)?$/u.test(text) && next !== undefined && MODAL.test(next.text)
}

/** `கயிற்றைக் கைகளால் பற்றி ஏறினாள்`: what is held, and with what. */
export function isGrasped(noun: Word, { text }: Word): boolean {
  if (!text.startsWith('பற்றி') || !noun.isOnly('instrumental')) return false
  const before = noun.previous?.isA('numeral') === true ? noun.previous.previous : noun.previous
  return before?.isOnly('accusative') === true
}

function isIn(noun: Word, { wrong }: PostpositionCase): boolean {
  const grammaticalCase = wrong.find(
    (one) => noun.isOnly(one) || (one === 'accusative' && isPersonAccusative(noun)),
  )
  if (grammaticalCase === undefined || noun.isA('adverb') || noun.isA('verb') !== noun.is('participial-noun'))
    return false
  // `அதைவிட நல்லது`: the particle governs it.
  if (grammaticalCase === 'accusative' && !ACCUSATIVE.test(noun.text)) return false
  // `பெட்டிகளின்மேல் ஒன்று, இரண்டு என`: the postposition in it governs it.
  if (grammaticalCase === 'genitive' && WITH_POSTPOSITION.test(noun.text)) return false
  // `மக்களுக்காக` is for them.
  return grammaticalCase !== 'dative' || /[கற]்கு(?:ம்)?(?:[கசதப]்)?$/u.test(noun.text)
}

const WITH_POSTPOSITION =
  /ின்(?:மேல்|மீது|கீழ்|போது|படி|பால்|பின்|முன்|மூலம்|மூலமாக|வழி|வழியாக|பேரில்|பொருட்டு)(?:[கசதப]்)?$/u

const ACCUSATIVE = /ை(?:யும்|யே|த்தான்)?(?:[கசதப]்)?$/u

function isOfKind(noun: Word, kind: NounBefore): boolean {
  switch (kind) {
    case 'any':
      return !noun.is('time') && !noun.is('participial-noun')
    case 'verbal-noun':
      return noun.isOnly('participial-noun', 'future') && noun.is('neuter')
    case 'town':
      return noun.isOnly('place') && noun.isA('name')
    default:
      return noun.analyses.every((one) => isOfClass(noun, one, kind))
  }
}

/** Whether a reading, or another of the same noun, is of a class: வீடு stands in two lists. */
function isOfClass({ analyses }: Word, { lemma }: Analysis, kind: Feature): boolean {
  return analyses.some((other) => other.lemma === lemma && other.features.includes(kind))
}
