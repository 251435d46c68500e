import type { Word } from '../../text/word.ts'
import type { Case } from '../../words/analysis.ts'
import type { Around, PostpositionCase } from '../../words/postposition-cases.ts'
import { roleOf } from '../reading/word-role.ts'
import {
  isExceeded,
  isOnceOver,
  isOneOfMany,
  isOutdone,
  isPersonal,
  isRestedOn,
  isSince,
  isSpokenFor,
  isUnmoved,
} from './around-bare-noun.ts'

/** Whether what a row of `postposition-cases.tsv` asks for stands around the noun and its postposition. */
export function standsAround(
  noun: Word,
  postposition: Word,
  { around, wrong }: Pick<PostpositionCase, 'around' | 'wrong'>,
): boolean {
  return around === undefined || AROUND[around](noun, postposition, wrong)
}

const AROUND: Readonly<Record<Around, (noun: Word, postposition: Word, wrong: readonly Case[]) => boolean>> =
  {
    degree: (_noun, { next }) => isOfDegree(next),
    unparalleled: hasNoParallel,
    summed: isLeftOutOfAll,
    opening: (noun) => opens(noun),
    counted: ({ previous }) =>
      previous !== undefined && (previous.isA('numeral') || NUMBER.test(previous.text)),
    going: ({ sentence }, postposition) =>
      !isDetour(postposition) &&
      !isLasting(postposition) &&
      sentence.words.slice(postposition.index + 1, postposition.index + 4).some(isGoing),
    noun: (_noun, { next }) => isBeforeNoun(next),
    personal: ({ sentence }) => isPersonal(sentence.words.at(-1)),
    caused: (_noun, postposition) => isCauseOfAction(postposition),
    closing: (_noun, postposition) => closesClause(postposition),
    final: (_noun, { isLast }) => isLast,
    replacing: (_noun, { next }) => isReplacement(next),
    contrasted: (_noun, { next }) => isContrasted(next),
    superlative: isBiggestOf,
    revealed: ({ text }, { next }) =>
      OURS.test(text) && next !== undefined && /^(?:வந்த|வருகி)/u.test(next.text),
    inhabited: (_noun, { next }) => isBeing(next),
    unmoved: isUnmoved,
    exceeded: isExceeded,
    outdone: isOutdone,
    resting: isRestedOn,
    'spoken-for': isSpokenFor,
    since: isSince,
    once: isOnceOver,
    'of-many': isOneOfMany,
    'spoken-of': (_noun, { next }) =>
      next !== undefined && (!next.isA('verb') || SPEAKING.some((root) => next.hasLemma(root))),
    'no-verb': (_noun, { next }) => next !== undefined && !next.isA('verb'),
  }

/** `அவனுக்கு உரியது.`, `உடலுக்கு நல்லது என்றார்`, `குழந்தைகளுக்கு ஏற்றது அல்ல`. */
function closesClause({ next, tokenAfter, form }: Word): boolean {
  // `தோலை உரித்து, வட்டமாக நறுக்கினாள்`: done before the next thing.
  if (tokenAfter === ',' && form.analyses.some(({ features }) => features.includes('verbal-participle')))
    return false
  if (next === undefined || tokenAfter !== ' ') return true
  return roleOf(next) === 'quotative' || AFFIRMING.test(next.text)
}

/** `பைகளைப் பதிலாகத் துணிப்பைகளைப் பயன்படுத்து`: with what belongs to it, another object. */
function isReplacement(next: Word | undefined): boolean {
  let word = next
  for (let passed = 0; word !== undefined && passed < 2 && roleOf(word) === 'modifier'; passed++)
    word = word.next
  return word?.isOnly('accusative', 'irrational') === true && word.next?.isA('verb') === true
}

const SPEAKING = [
  'விளக்கு',
  'பேசு',
  'கூறு',
  'விசாரி',
  'விவாதி',
  'ஆராய்',
  'எழுது',
  'கவலைப்படு',
  'அறி',
  'கேள்',
  'தெரிவி',
] as const
const OURS = /^(?:என்னால்|எங்களால்|நம்மால்)$/u

/** `ஊருக்குச் சுற்றிப் போனோம்`: by a roundabout way. */
function isDetour({ text, next }: Word): boolean {
  return text.startsWith('சுற்றிப்') && next?.hasLemma('போ') === true
}

/** `ஊர் இருந்து வருகிறது`: it has been there. */
function isLasting({ text, next }: Word): boolean {
  return text === 'இருந்து' && next?.hasLemma('வா') === true && next.is('finite', 'neuter')
}

/** `கிணற்றின் விழுந்த ஆட்டை`; what fell of a house is its wall. */
function isBeing(next: Word | undefined): boolean {
  const noun = next?.isA('demonstrative') === true || next?.text === 'ஒரு' ? next.next : next
  return noun !== undefined && (noun.isOnly('rational') || noun.isOnly('animal'))
}

/** `ஊட்டியில் விட கொடைக்கானலில் குளிர் அதிகம்`. */
function isContrasted(next: Word | undefined): boolean {
  if (next?.isOnly('locative', 'place') !== true) return false
  const after = next.sentence.words.slice(next.index + 1, next.index + 4)
  return !after.some((word) => word.is('accusative')) && after.some(({ text }) => AMOUNT.test(text))
}

/** `கண்டங்களிலிருந்து மிகப் பெரியது ஆசியா`; out of many the best is chosen, too. */
function isBiggestOf(noun: Word, { next, sentence }: Word): boolean {
  if (!noun.is('plural') || next === undefined || !SUPERLATIVE.test(next.text)) return false
  return !sentence.words.slice(next.index + 1).some(({ text }) => CHOOSING.test(text))
}

const CHOOSING = /^(?:தேர்|எடு|எது|எதை|தெரிவு|பிரித்)/u
const AMOUNT = /^(?:அதிக(?:ம்|மாக|மான)|குறைவ(?:ு|ாக|ான)|மிகுதி|கூடுதல(?:்|ாக)|மேல்)(?:[கசதப]்)?$/u
const SUPERLATIVE =
  /^(?:பெரியது|பெரிது|சிறியது|சிறிது|உயரமானது|உயர்ந்தது|நீளமானது|நீண்டது|பழமையானது|பழையது|ஆழமானது|அகலமானது|வேகமானது|சிறந்தது|முக்கியமானது|அழகானது|புகழ்பெற்றது|இனிமையானது|எளிதானது|கடினமானது|வலிமையானது)$/u

/** `மழை காரணமாகப் பள்ளி மூடப்பட்டது`; `மழைக்குக் காரணமாக அமைந்தது` is what brought it. */
function isCauseOfAction({ sentence, index }: Word): boolean {
  const verb = sentence.lastWord
  if (verb === undefined || verb.index <= index + 1 || verb.index - index > MAX_AFTER_CAUSE) return false
  return verb.is('finite', 'passive') && STOPPED.some((root) => verb.hasLemma(root))
}

const MAX_AFTER_CAUSE = 8
/** What is closed, put off or granted for a reason. */
const STOPPED = ['அளி', 'விடு', 'மூடு', 'ஒத்திவை', 'நிறுத்து', 'பாதி', 'தள்ளிவை', 'அறிவி', 'துண்டி'] as const

const AFFIRMING =
  /^(?:(?:அல்ல|அன்று|ஆகும்|தான்|அதிகம்|மிகுதி|குறைவு|உண்டு|இல்லை|இருக்கிறது|உள்ளது|இருந்தது|இருந்ததில்லை|இருப்பதாக.*|இருந்தால்|இல்லாத.*|கிடையாது|ஏற்பட்டது|என்று|என|என்பது|என்பதே)$|என்ற|என்கி|என்பா|என்பர்)/u

/** `உயரமானது`, `பெரிய`, `அதிகம்`, `வேகமாக`: more so than another. */
export function isOfDegree(word: Word | undefined): boolean {
  if (word === undefined) return false
  return DEGREE.test(word.text) || word.isA('adjective') || word.is('adjectival')
}

const DEGREE =
  /^(?:அதிக(?!ார)|குறைவ|குறைந்த|மிக|மேல்|மேலான|சிற|உயர்|தாழ்|பெரி|சிறி|நல்ல|மூத்த|இளைய|பல மடங்கு|கூடுதல|கூட|இரு மடங்கு)|(?:மான|மாக)(?:து|வன்|வள்|வர்|வை|வர்கள்)?(?:[கசதப]்)?$/u

/** `எனக்குப் போல உனக்கும்`, `அவனுக்குத் தவிர வேறு யாருக்கும்`: another in the same case, or wherever. */
function hasNoParallel(noun: Word, _postposition: Word, wrong: readonly Case[]): boolean {
  return !noun.sentence.words.some(
    (word) =>
      word !== noun && (ANYWHERE.test(word.text) || wrong.some((one) => noun.is(one) && word.is(one))),
  )
}

/** `என்னைத் தவிர அனைவரும்`, `எனக்குத் தவிர … வேறு யாரையும்`: out of all or none, who are in another case. */
function isLeftOutOfAll(noun: Word, postposition: Word, wrong: readonly Case[]): boolean {
  const after = noun.sentence.words.slice(postposition.index + 1)
  if (hasNoParallel(noun, postposition, wrong) && after.some(({ text }) => SUM.test(text))) return true
  if (after.some((word) => /^வேறு$/u.test(word.text) && isNothingElse(word))) return true
  const sums = after.filter(({ text }) => ALL_OR_NONE.test(text))
  return sums.length > 0 && sums.every((word) => word.is('accusative') && !wrong.some((one) => word.is(one)))
}

/** `நாயைத் தவிர அவருக்கு வேறு துணை இல்லை`: nothing or nobody else, in the nominative. */
function isNothingElse({ next }: Word): boolean {
  return (
    next?.isOnly('nominative') === true && next.next !== undefined && /^(?:இல்ல|கிடையா)/u.test(next.next.text)
  )
}

const ALL_OR_NONE = /^(?:யார|எவர|அனைவர|எல்லோர|எல்லார)(?:ை|ு|ி|ா|ெ|ே|ும்)/u

const ANYWHERE = /ெ?(?:எங்கு|எங்கே|ெங்கு|ெங்கே)ம்/u
/** Those or that of which all or none are meant. */
const SUM = /^(?:யாரும்|எவரும்|எதுவும்|ஒன்றும்|ஒருவரும்|அனைவரும்|எல்லோரும்|எல்லாரும்|அனைத்தும்|எல்லாம்|மற்ற|மற்றவ|பிற|வேறு|வேறெ)/u
const NUMBER = /^(?:பல|சில|பற்பல|ஓர்|ஒரு|எத்தனை|[0-9]+)$/u

/** Whether nothing but what belongs to the noun stands before it in its clause. */
function opens(noun: Word): boolean {
  let word = noun.previous
  if (word !== undefined && isFirstPart(word)) word = word.previous
  while (word !== undefined && (roleOf(word) === 'modifier' || roleOf(word) === 'relative')) {
    if (roleOf(word) === 'relative')
      return word.previous === undefined || roleOf(word.previous) !== 'relative'
    word = word.previous
  }
  return word === undefined
}

/** அறுவை of `அறுவை சிகிச்சை`. */
function isFirstPart(word: Word): boolean {
  return (
    word.isOnly('nominative', 'irrational', 'singular') &&
    !word.isA('pronoun') &&
    !word.is('group') &&
    !word.is('time')
  )
}

const MOTION = [
  'ஓடு',
  'போ',
  'செல்',
  'நுழை',
  'புகு',
  'வா',
  'வெளியேறு',
  'அனுப்பு',
  'தள்ளு',
  'எறி',
  'வீசு',
  'கொண்டுசெல்',
  'கிளம்பு',
  'புறப்படு',
  'திரும்பு',
  'இறங்கு',
] as const

function isGoing(word: Word): boolean {
  return word.isA('verb') && MOTION.some((root) => word.hasLemma(root))
}

/** `… பக்கத்தில் ஒரு பழைய கோயில்`: modifiers, and a noun; no verb of one who sits or stands there. */
function isBeforeNoun(next: Word | undefined): boolean {
  let word = next
  while (word !== undefined && roleOf(word) === 'modifier') word = word.next
  return (
    word !== undefined &&
    roleOf(word) === 'head' &&
    word.isOnly('nominative', 'irrational') &&
    !word.isA('verb')
  )
}
