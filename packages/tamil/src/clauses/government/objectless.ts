import type { Word } from '../../text/word.ts'
import type { WrongCases } from '../../words/wrong-cases.ts'
import { verbPerson } from '../reading/finite-verb.ts'
import { agreementOf, countsPeople, sumsUp } from '../reading/phrase.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'
import { FEELINGS } from './feelings.ts'
import { isFilled } from './filled-slot.ts'
import { GOOD_FOR } from './good-for.ts'
import { becomes, isVerbal, mayTakeObject, takesTwo } from './object-slot.ts'
import { SAYING_VERBS } from './saying-verbs.ts'

/** An accusative that no verb can have governed. */
export interface Ungoverned {
  /** The verbs after it that cannot have it, the nearest first. */
  readonly verbs: readonly [Word, ...Word[]]
  /** The accusative that a verb after it has, so that this one is too many. */
  readonly rival: { readonly object: Word; readonly verb: Word } | undefined
}

const MAX_WORDS = 16
/** `புத்தகங்களை எல்லாம் படித்தோம்`: no object of its own beside the verb. */
const ALL_OF_IT = /^(?:எல்லாம்|எல்லாமே|அனைத்தும்|முழுதும்|முழுவதும்|முழுக்க|பலவும்|சிலவும்|ஒவ்வொன்றாக|தனித்தனியாக)$/u

/**
 * What stands after an accusative, to the end of its clause, when nothing there can govern it: each verb takes no object
 * (மின்னின of `வானத்தை விண்மீன்கள் மின்னின`), has a bare one (`நன்றி கூறி`) or another accusative nearer to it
 * (`மன்றத்தை அறிக்கையைத் தயாரித்தனர்`). Undefined where any word could be, or hide, a verb or a postposition that governs it.
 */
export function ungoverned(noun: Word, wrongCases: WrongCases): Ungoverned | undefined {
  const { words } = noun.sentence
  if (noun.tokenAfter !== ' ' || isKindOfHead(noun) || ALL_OF_IT.test(noun.next?.text ?? '') || isPlant(noun))
    return undefined
  const verbs: Word[] = []
  const waiting: Word[] = []
  let rival: Ungoverned['rival']
  for (let index = noun.index + 1; index < words.length && index - noun.index <= MAX_WORDS; index++) {
    const word = words[index]
    if (word === undefined) return undefined
    const takes = mayTakeObject(word, noun)
    const object = waiting.at(-1)
    const filled = isFilled(word, wrongCases) || isFilledBesideTime(word, noun)
    const served = object !== undefined && isGovernorOf(word, object, takes)
    if (served) {
      waiting.pop()
      if (takes) rival ??= { object, verb: word }
    }
    const end = endOf(word, noun, served || filled, wrongCases)
    if (end !== undefined) return end ? answer(noun, [...verbs, word], rival) : undefined
    if (word.tokenAfter !== ' ' && word.tokenAfter !== ',') return undefined
    if (takes && !served && !filled) return undefined
    if (isVerbal(word) && !takes) verbs.push(word)
    if (isObject(word) && !(word.is('clitic-um') && waiting.at(-1)?.is('clitic-um') === true))
      waiting.push(word)
  }
  return undefined
}

/** `வரித்தலை வாத்து`: an animal that is called after its head; வரித்தலை is also the striping, as an object. */
function isKindOfHead({ text, next }: Word): boolean {
  return text.endsWith('த்தலை') && next?.is('animal', 'nominative') === true
}

/** `காலையை நாங்கள் நடைப்பயிற்சி செய்வோம்`: what is done stands right before, so that a time is no object; not of time that is wasted or spent. */
function isFilledBesideTime(word: Word, noun: Word): boolean {
  const { previous } = word
  if (!noun.isOnly('time') || previous === undefined || previous === noun || !isVerbal(word)) return false
  if (!previous.isOnly('nominative', 'irrational') || previous.is('time') || roleOf(previous) !== 'head')
    return false
  // `ஆண்டை நீர் ஆண்டாக அரசு அறிவித்தது`: what it is made, by a body of people.
  if (previous.is('group') || word.sentence.words.slice(noun.index, word.index).some(isMadeInto)) return false
  return !SPENDING.has(previous.text)
}

/** `நீர் ஆண்டாக`: not `சிறப்பாக`, how it is done. */
function isMadeInto({ text, analyses }: Word): boolean {
  return (
    /ாக[க்ச்த்ப்]*$/u.test(text) &&
    analyses.some(({ lemma, features }) => /ஆண்டு|நாள்|மாதம்|வாரம்|காலம்/u.test(lemma) || features.includes('time'))
  )
}

const SPENDING: ReadonlySet<string> = new Set(
  'வீண் விரயம் செலவு மிச்சம் வீணடிப்பு சேமிப்பு பயன் நிர்ணயம் முடிவு ஒதுக்கீடு தள்ளுபடி கணக்கு குறிப்பு தேர்வு அறிமுகம் நீட்டிப்பு மாற்றம் பதிவு'.split(
    ' ',
  ),
)

/** `அவரைக் கொடி`, `கத்தரி, அவரை ஆகியவற்றை`: the bean, which is spelt like ‘him’. */
function isPlant(noun: Word): boolean {
  const { next } = noun
  if (next === undefined || !noun.is('plant', 'nominative')) return false
  return LISTED.test(next.text) || (next.isOnly('irrational') && next.is('nominative'))
}

const LISTED = /^(?:ஆகிய|முதலிய|போன்ற|உள்ளிட்ட|முதலான)/u

function answer(noun: Word, [first, ...others]: readonly Word[], rival: Ungoverned['rival']) {
  if (first === undefined || (rival !== undefined && isShared(noun, rival.object))) return undefined
  return { verbs: [first, ...others], rival } satisfies Ungoverned
}

/** `இவனை நானும் அவனை நீயும் பார்த்தோம்`: one verb for two clauses. `அவனைக் கையைப் பிடித்தான்`: the whole and its part. */
function isShared(noun: Word, rival: Word): boolean {
  const between = noun.sentence.words.slice(noun.index + 1, rival.index)
  return (
    (rival.is('body') && (noun.is('rational') || noun.is('animal'))) ||
    between.some(
      (word) =>
        word.is('nominative', 'clitic-um') && !word.isA('verb') && !sumsUp(word) && !countsPeople(word),
    ) ||
    isPaired(between, rival)
  )
}

/** `இன்பத்தை அமைதியாகவும் துன்பத்தைப் பொறுமையாகவும் ஏற்றான்`: behind each how, where or what for, joined by உம். */
function isPaired(between: readonly Word[], { sentence, index }: Word): boolean {
  if (between.at(-1)?.text.endsWith(AND) !== true) return false
  return sentence.words.slice(index + 1, index + 1 + NEAR).some(({ text }) => text.endsWith(AND))
}

const AND = 'ும்'
const NEAR = 3

/** Whether a word takes the accusative that waits for a verb: a transitive verb, or whatever follows it at once and is no noun. */
function isGovernorOf(word: Word, object: Word, takes: boolean): boolean {
  const role = roleOf(word)
  if (role === 'quotative') return false
  const verbal = isVerbal(word) || word.is('participial-noun') || word.is('verbal-noun')
  if (takes) return verbal && !takesTwo(word)
  if (word.previous !== object) return false
  return verbal || role === 'postposition' || role === 'chain' || word.is('relative-participle')
}

/** Surely in the accusative, and no `அனைவரையும்` that sums up another. */
function isObject(word: Word): boolean {
  return word.isOnly('accusative') && roleOf(word) !== 'adverb' && !countsPeople(word) && !sumsUp(word)
}

/** Whether the clause of the accusative ends with a word; `false` where it ends, but another verb may govern it. */
function endOf(word: Word, noun: Word, served: boolean, wrongCases: WrongCases): boolean | undefined {
  const { next } = word
  if (endsStatement(word)) return isPredicate(word, noun, served)
  if (
    SAID_TO_BE.test(word.text) &&
    ((word.isOnly('intransitive') && hasSubjectBetween(noun, word)) ||
      (PASSIVE_SAID.test(word.text) && isDoneToThing(word, noun)))
  )
    return isOnlySaid(word, wrongCases) || undefined
  // `அவனைப் பணம் இருக்கிறது என்று நம்பினர்`: what is said has its own subject, so that the noun is no object of the saying.
  if (next === undefined || !(roleOf(next) === 'quotative' || SAYS.test(next.text))) return undefined
  return (
    isPredicate(word, noun, served) &&
    (IS_GOOD_FOR.has(word.text) || hasSubject(noun, word) || isDoneToThing(word, noun)) &&
    isOnlySaid(next, wrongCases)
  )
}

/** `வழக்கை மீண்டும் விசாரிக்கப்படும் என்று அறிவித்தார்`: a thing that is the subject itself. */
function isDoneToThing(word: Word, noun: Word): boolean {
  if (!noun.isOnly('accusative', 'irrational') || noun.isA('pronoun')) return false
  const between = noun.sentence.words.slice(noun.index + 1, word.index)
  return (
    (word.isOnly('passive') || between.at(-1)?.isOnly('passive') === true) &&
    between.every(
      (one) =>
        roleOf(one) === 'adverb' || one.isOnly('passive') || (one.next === word && isPartOfVerb(one, word)),
    )
  )
}

/** பறிமுதல் of `தங்கத்தைப் பறிமுதல் செய்யப்பட்டதாகக் கூறினர்`. */
function isPartOfVerb(noun: Word, verb: Word): boolean {
  return noun.isOnly('nominative', 'irrational') && verb.hasLemma('செய்')
}

/** `பறிமுதல் செய்யப்பட்டதாகக் கூறினர்`; மூடப்போவதாக is of no passive, whatever போ may be. */
const PASSIVE_SAID = /ப்ப(?:ட்ட|டுகிற|டுவ)தாக/u
/** `பணம் இருப்பதாக நம்பினர்`: what is told. */
const SAID_TO_BE = /[தடறயவபன]தாக(?:வும்)?[க்ச்த்ப்]*$/u
/** என்கிறார், என்றனர். */
const SAYS = /^என்(?:கிற|றார|றான|றாள|றன|பர)/u

/** Whether what follows only says it, and does nothing to anyone: `அவனை வேலை கிடைத்தது என்று வாழ்த்தினர்` has its object. */
export function isOnlySaid({ sentence, index }: Word, wrongCases: WrongCases): boolean {
  const rest = sentence.words.slice(index + 1, index + 2 + MAX_WORDS)
  return (
    rest.length <= MAX_WORDS &&
    rest.every(
      (word) =>
        !isVerbal(word) ||
        isFilled(word, wrongCases) ||
        (word.form.isRead && rootsOf(word).every((root) => SAYING.has(root))),
    )
  )
}

const SAYING: ReadonlySet<string> = new Set([
  ...SAYING_VERBS,
  ...'குறிப்பிடு எழுது தீர்ப்பளி என் முறையிடு அறி தெரி தெரியவா உறுதிப்படுத்து வாதிடு'.split(' '),
])

/** Whether the sentence ends with a word, or a mark behind it parts two. */
function endsStatement({ isLast, tokenAfter }: Word): boolean {
  return isLast || /[;:!?]/u.test(tokenAfter)
}

/** A noun that ends the statement (`உன்னை நல்ல நாள்`), what a person feels before என்று, too. */
function isNominalPredicate(word: Word, noun: Word): boolean {
  if (FEELING.has(word.text)) return isPersonal(noun) && (word.isLast || word.next !== undefined)
  if (!word.isLast || !/^[.!]$/u.test(word.tokenAfter) || word.index - noun.index > MAX_TO_PREDICATE)
    return false
  if (roleOf(word) !== 'head' || !word.isOnly('nominative') || word.isA('pronoun') || word.isA('verb'))
    return false
  // `திரு.`, of which the name follows; `… முடிந்துவைத்தார் புலவர்`, the subject behind its verb.
  return !TITLE.test(word.text) && word.sentence.words.slice(noun.index + 1, word.index).every(isNominalOrHow)
}

const TITLE = /^(?:திரு|திருமதி|செல்வி|டாக்டர்|முனைவர்|மருத்துவர்)$/u

function isNominalOrHow(word: Word): boolean {
  const role = roleOf(word)
  return role === 'head' || role === 'modifier' || role === 'adverb'
}

const MAX_TO_PREDICATE = 4

function isPersonal(noun: Word): boolean {
  return noun.is('rational', 'accusative')
}

/** What one feels or has, without a verb. */
const FEELING: ReadonlySet<string> = new Set([
  ...FEELINGS,
  'விருப்பம்',
  'ஆர்வம்',
  'கவலை',
  'ஆச்சரியம்',
  'வியப்பு',
  'பழக்கம்',
])

/** A finite verb without object, or a word that says that something is, is wanted or is good, with what is said of it before. */
function isPredicate(word: Word, noun: Word, served: boolean): boolean {
  if (IS_GOOD_FOR.has(word.text)) return hasSubjectBetween(noun, word) || isSaidOfBefore(noun)
  if (/^உண்டு?$/u.test(word.text) && word.previous === noun && isPersonal(noun)) return isSaidOfBefore(noun)
  if (ENOUGH.test(word.text) && isSaidOfNoun(word, noun)) return true
  if (SAYING_IT_IS.test(word.text))
    return word.previous !== undefined && word.previous !== noun && hasSubjectBetween(noun, word)
  if (WISHING.test(word.text)) return isPersonal(noun) || word.index - noun.index <= 2
  if (isNominalPredicate(word, noun)) return true
  if (!word.form.isRead || roleOf(word) === 'unknown') return becomes(word)
  return word.is('finite') && roleOf(word) === 'finite' && (served || !mayTakeObject(word, noun))
}

/** `தண்ணீரை மட்டும் போதும்`, `நடைப்பயிற்சியை மிகவும் அவசியம்`. */
const ENOUGH = /^(?:போதும்|போதாது|அவசியம்|முக்கியம்)$/u

function isSaidOfNoun({ index, sentence }: Word, noun: Word): boolean {
  if (!noun.isOnly('irrational') || noun.isA('pronoun')) return false
  return sentence.words
    .slice(noun.index + 1, index)
    .every((word) => word.isA('adverb') || word.text === 'மட்டும்' || roleOf(word) === 'adverb')
}

/** `இல்லை`, `உண்டு`; what is only said to be so (`அவனை அல்ல`) has nothing before it. */
const SAYING_IT_IS =
  /^(?:இல்லை|இல்லையா|உண்டு|உண்டா|கிடையாது|அதிகம்|குறைவு|நல்லது|கெட்டது|தேவை|தேவையில்லை|அவசியம்|போதும்|போதாது)$/u
/** `கீரை உண்பது கண்ணுக்கு நல்லது`: what is good, or the same, for whom. */
const IS_GOOD_FOR: ReadonlySet<string> = new Set(GOOD_FOR)

/** Whether a noun in the nominative stands right before, of which a word may be said. */
function isSaidOfBefore({ previous }: Word): boolean {
  const before = previous !== undefined && roleOf(previous) === 'modifier' ? previous.previous : previous
  return before !== undefined && before.tokenAfter === ' ' && isThing(before)
}

function isThing(word: Word): boolean {
  if (word.is('time')) return false
  return word.isOnly('nominative', 'irrational') || word.isOnly('participial-noun', 'neuter')
}

/** `எனக்கு இனிப்பை விருப்பமில்லை`: in one word. */
const WISHING =
  /^(?:விருப்ப|ஆர்வ|நம்பிக்கை|உடன்பாட|ஈடுபாட|சம்மத|மனநிறைவ|திருப்தி|தெளிவ|பொறுமைய|பழக்க).*(?:ில்லை|ுண்டு|யில்லை|யுண்டு)$/u

/** Whether a noun in the nominative stands between, of which the word may be said. */
function hasSubjectBetween(noun: Word, end: Word): boolean {
  return noun.sentence.words
    .slice(noun.index + 1, end.index)
    .some((word) => roleOf(word) === 'head' && word.is('nominative') && !word.is('time'))
}

/** Whether the verb has a subject of its own, between or before. */
function hasSubject(noun: Word, verb: Word): boolean {
  if (hasSubjectBetween(noun, verb)) return true
  const person = verbPerson(verb)
  if (person === undefined) return false
  let word = noun.previous
  for (let passed = 0; word !== undefined && passed < MAX_WORDS; passed++, word = word.previous) {
    const role = roleOf(word)
    if (role === 'finite' || role === 'quotative' || role === 'adverbial') return false
    if (role === 'head' && word.isOnly('nominative') && agreementOf(word).fits.includes(person)) return true
  }
  return false
}
