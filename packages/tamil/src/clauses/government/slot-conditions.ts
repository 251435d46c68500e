import type { Word } from '../../text/word.ts'
import type { Beside } from '../../words/wrong-cases.ts'
import { isNeuter, verbPerson } from '../reading/finite-verb.ts'
import { roleOf } from '../reading/word-role.ts'
import { isPersonNoun } from './government.ts'
import { isOnFoot, isPersonAccusative, verbsAfter } from './nominals-before.ts'
import { isUnmarkedObject, type Place } from './object-of-verb.ts'
import { isDoneByNobody, isDoneSo, isSilent, isWayOfDoing, type WayOfDoing } from './way-of-doing.ts'

/** Whether what a row of `wrong-cases.tsv` asks for stands beside the noun. */
export function standsBeside(noun: Word, beside: Beside, place: Place): boolean {
  return isWayOfDoing(beside) ? isDoneSo(noun, place.verb, beside) : BESIDE[beside](noun, place)
}

const BESIDE: Readonly<Record<Exclude<Beside, WayOfDoing>, (noun: Word, place: Place) => boolean>> = {
  object: hasObjectBeside,
  sent: (noun, place) =>
    isBeforeBare(place.verb) === place.verb &&
    isRightBefore(noun, place.verb) &&
    hasObjectBeside(noun, place),
  ended: (noun, { verb, nouns }) =>
    ENDS.test(verb.previous?.text ?? '') && isDoneByNobody(verb) && !hasNominative(nouns, noun, verb),
  unagented: (noun, { verb, nouns }) => isDoneByNobody(verb) && !hasNominative(nouns, noun, verb),
  reached: (_noun, { nouns }) =>
    nouns.some((one) => one.isOnly('accusative') && RANKS.some((lemma) => one.hasLemma(lemma))),
  goal: (noun, { nouns }) => nouns.some((one) => one !== noun && isGoalInCase(one)),
  agent: hasAgent,
  receiver: hasReceiverBeside,
  known: (noun, place) => hasReceiverBeside(noun, place) && isDoneByNobody(place.verb),
  gift: hasGift,
  count: (noun, { verb, slot }) =>
    isCounted(noun) && (slot.wanted !== 'nominative' || verb.index - noun.index <= 2),
  sold: (noun, { verb }) => isCounted(noun) && roleOf(verb) !== 'finite',
  rendered: (noun, place) => hasObjectBeside(noun, place) && roleOf(place.verb) !== 'finite',
  coming: (noun, { verb }) => noun.next === verb && COMING.test(noun.previous?.text ?? ''),
  origin: (noun, { verb, nouns }) =>
    !verb.is('verbal-participle') &&
    nouns.some((one) => one !== noun && one.isOnly('ablative') && one.is('place')),
  gazing: (noun, { verb }) =>
    noun.next === verb && verb.is('verbal-participle') && AT_SIGHT.test(verb.next?.text ?? ''),
  someone: isPlaceOfSomeone,
  right: (noun, { verb }) => isRightBefore(noun, verb),
  silent: (noun, { verb }) => isRightBefore(noun, verb) && isSilent(verb),
  question: (noun, { nouns }) =>
    nouns.some((one) => one !== noun && QUESTIONS.some((lemma) => one.hasLemma(lemma))),
  asking: (noun, { verb }) => verb.index - noun.index <= 2 && ASKED_BEFORE.test(verb.text),
  learner: (noun, { verb }) => noun.next === verb && LEARNING.test(verb.next?.text ?? ''),
  wisher: (_noun, place) => hasWisher(place),
  quoted: (noun, place) =>
    noun.previous !== undefined && roleOf(noun.previous) === 'quotative' && hasAgent(noun, place),
  phone: (noun, { verb }) =>
    verb.sentence.words.slice(noun.index + 1, verb.index).some(({ text }) => BY_PHONE.test(text)),
}

/** Whether the verb has another object, bare or in the accusative. */
function hasObjectBeside(noun: Word, { verb, nouns, slot }: Place): boolean {
  if (nouns[0]?.next === verb && MAKING_ONE.has(nouns[0].text)) return false
  return nouns.some(
    (one) =>
      one !== noun &&
      (isObject(one) || (isPersonAccusative(one) && mayBePerson(slot))) &&
      !isOfClauseBefore(one, noun) &&
      !isOfPeople(one) &&
      !isPartOfPlace(one, noun),
  )
}

function hasReceiverBeside(noun: Word, { nouns }: Place): boolean {
  return nouns.some((one) => one !== noun && isReceiver(one))
}

/** `நோயாளியை ஊருக்கு அனுப்பினர்`, `திருடனைத் தடியால் அடித்தனர்`, `மகனை மகளோடு ஒப்பிட்டார்`: to whom it is done. */
function mayBePerson({ wrong, wanted }: Place['slot']): boolean {
  return (wanted === 'dative' && wrong === 'locative') || wanted === 'instrumental' || wanted === 'sociative'
}

const BY_PHONE =
  /^(?:தொலைபேசி|கைப்பேசி|கைபேசி|அலைபேசி|செல்பேசி|காணொளி|நேர)ில்(?:[கசதப]்)?$|^(?:தொலைபேசி|கைப்பேசி|கைபேசி|அலைபேசி|செல்பேசி|காணொளி)யில்(?:[கசதப]்)?$/u
const ENDS =
  /^(?:முடிவ|அமல|நடைமுறை|வழக்கத்த|வெளிச்சத்த|புழக்கத்த|செயல்பாட்ட|பயன்பாட்ட|பழக்கத்த)(?:ு?க்கு|ு?க்குக்|ுக்கு|ிற்கு)(?:[கசதப]்)?$/u

/** Whether something stands in the nominative, but for the first part of the noun, times and what is right before the verb. */
function hasNominative(nouns: readonly Word[], noun: Word, verb: Word): boolean {
  return nouns.some(
    (one) =>
      one.is('nominative') &&
      one.next !== noun &&
      one.next !== verb &&
      !one.is('time') &&
      // இல் of `1858இல்`.
      one.text !== 'இல்',
  )
}

const RANKS = [
  'நிலை',
  'இலக்கு',
  'உச்சி',
  'உயரம்',
  'சிகரம்',
  'குறிக்கோள்',
  'வெற்றி',
  'பதவி',
  'இடம்',
  'இலட்சியம்',
] as const
const QUESTIONS = ['கேள்வி', 'வினா', 'மன்னிப்பு'] as const
const ASKED_BEFORE = /^கேட்டுவிட்டு(?:[கசதப]்)?$/u

/** With the verb they take an accusative: `அவனைக் கேள்வி கேட்டார்`, `ஒருவரை விடை கொடுத்து`. */
const MAKING_ONE: ReadonlySet<string> = new Set(
  'கேள்வி கேள்விகள் உதவி குறை குற்றம் புறம் கோள் பொய் தப்பு நன்றி பெண் விலை வேலை குசலம் விடை பலி பழி காவல் அடையாளம் அறிமுகம் தத்து பாட்டு கதை பாடம் நலம் காட்டி விருந்து மணம் இடம் பேட்டி'.split(
    ' ',
  ),
)

/** `அழுத்தம் சீராக இருந்தாலும் மருத்துவரைக் கேட்காமல்`: a condition has its own nouns. */
function isOfClauseBefore(one: Word, noun: Word): boolean {
  return noun.sentence.words.slice(one.index + 1, noun.index).some((word) => word.is('conditional'))
}

/** பள்ளி of `எங்கள் பள்ளி மாணவர்கள் விசாரித்தனர்`: whose they are. */
function isOfPeople(one: Word): boolean {
  const { next, tokenAfter } = one
  return one.isOnly('nominative') && tokenAfter === ' ' && next?.isOnly('rational', 'nominative') === true
}

/** `சேவை மையத்தை அழையுங்கள்`: what kind of place it is. */
function isPartOfPlace(one: Word, place: Word): boolean {
  return one.next === place && one.is('nominative') && place.isOnly('accusative')
}

function isObject(noun: Word): boolean {
  // `பூனையும் குட்டிகளும் எங்களைக் கேட்காமல் குடியேறின`: who do so.
  if (noun.isOnly('animal', 'nominative') && noun.is('clitic-um')) return false
  return noun.is('irrational') && (noun.is('accusative') || noun.is('nominative')) && !noun.is('time')
}

/** `எண்பது ரூபாயில்`, `80 ரூபாயில்`; in rupees at all, something may be sold. */
function isCounted({ previous, sentence, tokenIndex }: Word): boolean {
  // `மூன்று மணி நேரத்தை`.
  const counting = previous?.text === 'மணி' ? previous.previous : previous
  return counting?.isA('numeral') === true || sentence.kindAt(tokenIndex - 2) === 'number'
}

/** `யானையைப் பழம் கொடுத்தனர்`, `மாவட்டங்களை நிதி ஒதுக்கப்பட்டது`: what is given, and no way of giving away (`நிலத்தைத் தானம் கொடுத்தார்`). */
function hasGift(noun: Word, { verb, nouns }: Place): boolean {
  const [gift] = nouns
  if (gift === undefined || gift === noun || !isUnmarkedObject(gift, verb) || gift.is('group')) return false
  if (gift.analyses.some(({ lemma }) => GIVING_AWAY.has(lemma) || MAKING_ONE.has(lemma))) return false
  if (verb.is('passive')) return true
  const person = verbPerson(verbsAfter(verb).at(-1) ?? verb)
  return person !== undefined && !isNeuter(person)
}

const GIVING_AWAY: ReadonlySet<string> = new Set(
  'குத்தகை தானம் அடமானம் வாடகை இரவல் கடன் நன்கொடை பரிசு அன்பளிப்பு காணிக்கை பங்கு ஏலம் இலவசம் சொந்தம் சீதனம் சீர் காணி மானியம் வார்ப்பு தாரை'.split(
    ' ',
  ),
)

/** Whether someone else does it, with nothing but how between the noun and the verb: `நான் அவனுக்குப் பார்த்தேன்`, not `அவனுக்குப் பார்க்க வேண்டும்`. */
function hasAgent(noun: Word, { verb }: Place): boolean {
  const person = verbPerson(verb)
  return isRightBefore(noun, verb) && person !== undefined && !isNeuter(person) && roleOf(verb) === 'finite'
}

/** Whether only words that say how stand between: `பள்ளிக்குத் தாமதமாக வந்தான்`, `ஊருக்கு நடந்தே சென்றோம்`. */
export function isRightBefore(noun: Word, verb: Word): boolean {
  return verb.sentence.words.slice(noun.index + 1, verb.index).every(isHow)
}

function isPlaceOfSomeone(noun: Word, place: Place): boolean {
  const { verb, root } = place
  // அறைக்குள், `பள்ளியில் எங்கும் சென்றான்`: inside, and about in it.
  if (!PLAIN_CASE.test(noun.text) || EVERYWHERE.test(noun.next?.text ?? '')) return false
  const end = isBeforeBare(verb)
  if (!isRightBefore(noun, end) || !(isDoneBySomeone(place) || isWayTo(noun, verb))) return false
  // `பள்ளிக்குப் புதியவளாக இருக்கிறாள்`: what one is there.
  return root !== 'இரு' || end.previous?.text.endsWith('ாக') !== true
}

/** `பள்ளியில் செல்லும் பாதை`; in a village a way may go along. */
function isWayTo(noun: Word, { text, next }: Word): boolean {
  if (next === undefined || !/^(?:பாதை|வழி)/u.test(next.text) || !/^(?:செல்லும்|போகும்)$/u.test(text))
    return false
  return !noun.isA('name') && !['ஊர்', 'கிராமம்', 'வெளிநாடு', 'வெளியூர்'].some((lemma) => noun.hasLemma(lemma))
}

const PLAIN_CASE = /(?:ில்|ால்|[கற]்கு|ை)(?:[கசதப]்)?$/u
const EVERYWHERE = /^(?:எங்கும்|எங்கே|எங்கு|அங்கே|அங்கும்|இங்கும்|முன்னே|உள்ளே|வெளியே|மேலே|கீழே|இருந்து)(?:[கசதப]்)?$/u

/** Of `சுற்றுலா சென்றார்`, which is one verb, the first word. */
function isBeforeBare(verb: Word): Word {
  const { previous } = verb
  return previous !== undefined && /^(?:சுற்றுலா|யாத்திரை|சுற்றுப்பயணம்|நடைபயணம்)(?:[கசதப]்)?$/u.test(previous.text)
    ? previous
    : verb
}

function isHow(word: Word): boolean {
  const role = roleOf(word)
  return role === 'adverb' || role === 'modifier' || isOnFoot(word)
}

/** `அலுவலகத்தில் வருகிறார்`, `வந்த மாணவர்`, `மாணவர்கள் … வரவில்லை`; what a participle that is no predicate belongs to is open. */
function isDoneBySomeone({ verb, nouns }: Place): boolean {
  const role = roleOf(verb)
  if (role === 'chain' || verb.is('passive')) return false
  if (verb.isOnly('imperative')) return true
  if (role === 'relative') return verb.next?.is('rational') === true && !verb.next.is('time')
  const ending = role === 'finite' ? verb : verb.sentence.lastWord
  const person = ending && verbPerson(ending)
  if (person !== undefined && !isNeuter(person)) return true
  return nouns.some(
    (one) => (isPersonNoun(one) || (person !== undefined && one.isOnly('animal'))) && one.is('nominative'),
  )
}

/** `கேட்டுத் தெரிந்துகொள்`, `கேட்டுத் தெளிவு பெறு`. */
const LEARNING = /^(?:தெரிந்து|அறிந்து|தெளிவு|தெளிவட|தெளிவாக|தெளிந்|விளக்கம்|புரிந்து|கற்று)/u

/** `உனக்குப் பார்த்துச் சிரித்தான்`; `உனக்குப் பார்த்து வாங்கினான்` is for you. */
const AT_SIGHT =
  /^(?:சிரி|புன்னகை|அழு|கத்த|கத்தி|கையசை|முறை|வணக்க|வியந்|வியப்|பயந்|பயப்|மிரண்|ஓடி|பொறாமை|புன்முறு|திகை|மகிழ்ந்)/u

const COMING = /^(?:அடுத்த|வரும்|வருகிற)(?:[கசதப]்)?$/u

/** `அவளுக்குக் கல்யாணம் செய்துகொள்ள ரவி ஆசைப்பட்டான்`, not `… விருப்பமில்லை என்று மறுத்தாள்`. */
function hasWisher({ verb }: Place): boolean {
  const last = verb.sentence.lastWord
  const person = last && verbPerson(last)
  if (last === undefined || person === undefined || isNeuter(person)) return false
  if (last === verb) return true
  const between = verb.sentence.words.slice(verb.index + 1, last.index)
  return (
    verb.is('infinitive') &&
    between.every((word) => word.is('nominative', 'rational')) &&
    WISHING.some((root) => last.hasLemma(root))
  )
}

const WISHING = ['ஆசைப்படு', 'விரும்பு', 'முயல்', 'மறு', 'தயங்கு', 'சம்மதி', 'முடிவுசெய்'] as const

/** Who gets, hears or sees it: `மகனுக்கு`, `அவனிடம்`, `மாடுகளுக்கு`. */
export function isReceiver(noun: Word): boolean {
  if (noun.isOnly('dative')) return isPersonNoun(noun) || noun.isOnly('animal')
  return isPersonNoun(noun) && noun.isOnly('locative')
}

/** Where one goes, or into what language one puts it. */
export function isGoalInCase(noun: Word): boolean {
  return (
    (noun.is('place') && (noun.is('dative') || noun.is('nominative'))) ||
    (noun.is('language') && noun.is('dative'))
  )
}
