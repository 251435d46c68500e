import type { Word } from '../../text/word.ts'
import type { WrongCases } from '../../words/wrong-cases.ts'
import { countsPeople, sumsUp } from '../reading/phrase.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'
import { isFilled } from './filled-slot.ts'
import { isVerbal, mayTakeObject, takesTwo } from './object-slot.ts'
import {
  hasSubject,
  hasSubjectBetween,
  IS_GOOD_FOR,
  isPredicateWithoutObject,
} from './predicate-without-object.ts'
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
    /ாக(?:[கசதப]்)?$/u.test(text) &&
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
  if (endsStatement(word)) return isPredicateWithoutObject(word, noun, served)
  if (
    SAID_TO_BE.test(word.text) &&
    ((word.isOnly('intransitive') && hasSubjectBetween(noun, word)) ||
      (PASSIVE_SAID.test(word.text) && isDoneToThing(word, noun)))
  )
    return isOnlySaid(word, wrongCases) || undefined
  // `அவனைப் பணம் இருக்கிறது என்று நம்பினர்`: what is said has its own subject, so that the noun is no object of the saying.
  if (next === undefined || !(roleOf(next) === 'quotative' || SAYS.test(next.text))) return undefined
  return (
    isPredicateWithoutObject(word, noun, served) &&
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
const SAID_TO_BE = /[தடறயவபன]தாக(?:வும்)?(?:[கசதப]்)?$/u
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
