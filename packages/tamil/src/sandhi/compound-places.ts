import type { Word } from '../text/word.ts'
import { finalVallinam, withoutVallinam } from '../words/vallinam.ts'
import { isDeniedOf, isForWhom } from './said-of-thing.ts'
import {
  besideCommand,
  compoundHeadFollows,
  everyReading,
  isRepeatedAfterDative,
  nounFollows,
} from './vallinam-places.ts'

/**
 * Whether this word and the next are the whole sentence: a heading, an entry of a list, an example. With no verb
 * beside them, two nouns there can hardly be subject and object; they make one compound.
 */
export function makesPhraseWithNext(word: Word): boolean {
  return word.isFirst && word.next?.isLast === true
}

/** Whether this word and the next are an entry by themselves, without a full stop: a term, a name, a heading. */
export function isEntry(word: Word): boolean {
  const after = word.next?.tokenAfter
  return makesPhraseWithNext(word) && (after === '' || after?.includes('\n') === true)
}

/** Whether a noun follows that makes a compound with this one: a usual second part, or any noun of a phrase of two. */
export function compoundFollows(word: Word): boolean {
  if (makesPhraseWithNext(word)) return compoundHeadFollows(word) || secondPartFollows(word)
  return (
    compoundHeadFollows(word) && !continuesCompound(word) && !mayActOnNext(word) && !isSubjectOfClause(word)
  )
}

/**
 * `வண்டி சாலையில் கவிழ்ந்தது`, `பேருந்து பாலத்தைக் கடந்ததும் மழை பெய்தது`, `பூனை பால் குடித்துவிட்டு ஓடியது`: the thing that
 * the clause tells of stands before its object, place or manner, and is no part of a compound with it. In `மலைப் பாதையில்
 * மழை பெய்தது` and `அவர் மருந்துக் கடையைத் திறந்ததும்` the verb has another subject.
 */
export function isSubjectOfClause(word: Word): boolean {
  const { next } = word
  if (next === undefined || !word.is('nominative', 'irrational') || isInChain(word)) return false
  if (next.next !== undefined && isRepeatedAfterDative(next.next)) return true
  if (isBodyHandingIn(word)) return true
  const head = headOfPhrase(next)
  const role = roleInClause(head)
  if (role === undefined) return false
  const after = wordsAfter(head)
  const place = after.findIndex(isVerb)
  const verb = after[place]
  if (isForWhom(head)) return !namesSubjectBefore(word)
  if (verb === undefined || (modifiesNoun(verb) && !isPlace(head))) return false
  if (role === 'object' && !hasObjectBeside(word, verb, head, place)) return false
  const between = after.slice(0, place)
  const hasRival = between.some(isThingNamed)
  if (hasRival && (role === 'object' || verb.isOnly('intransitive') || verb.is('passive'))) return false
  if (between.some(isDoer) || namesSubjectBefore(word)) return false
  const rest = after.slice(place)
  const finite = rest.find((one) => one.is('finite') && !modifiesNoun(one))
  if (finite?.is('neuter') === true) return word.is('plural') || !isPlural(finite)
  if (isDeniedOf(word, verb)) return true
  // `பேருந்து கடந்ததும் நாங்கள் இறங்கினோம்`, `… அனைவரும் எழுந்தனர்`: the second clause names its own subject.
  return mayHaveOwnSubject(verb) && rest.some(isDoer)
}

/** `ஆசிரியர் கூட்டணி கோரிக்கை மனு அளித்தது`: a body of people, and the two words of what it gives. */
function isBodyHandingIn(word: Word): boolean {
  const [given, verb] = [word.next?.next, word.next?.next?.next]
  if (!word.is('group') || word.previous?.is('nominative', 'rational') !== true) return false
  return (
    isThingNamed(word.next) &&
    isThingNamed(given) &&
    verb?.isOnly('transitive') === true &&
    verb.is('finite', 'neuter')
  )
}

/** Another thing stands before it, and may be what the clause tells of; `கோவில் யானை` is one animal. */
function isInChain(word: Word): boolean {
  const { previous } = word
  return isThingNamed(previous) && (previous?.is('animal') === true || !word.is('animal'))
}

/** The noun at the end of what follows: `சட்டைப் பையில்`, `பாகனின் சொல்லுக்கு`, `பால் கிண்ணத்தை`. */
function headOfPhrase(first: Word): Word {
  let head = first
  while (head.next !== undefined && isBeforeHead(head, head.next)) head = head.next
  return head
}

function isBeforeHead(word: Word, next: Word): boolean {
  if (hasCase(word)) return false
  if (finalVallinam(word.text) !== undefined || word.is('genitive')) return true
  return word.is('nominative', 'irrational') && next.is('irrational') && hasCase(next)
}

function hasCase(word: Word): boolean {
  return CASED.some((one) => word.is(one))
}

type RoleInClause = 'object' | 'place'

/** What the noun before a verb can be when it is no compound with the noun before it. */
function roleInClause(head: Word): RoleInClause | undefined {
  if (isPlace(head)) return 'place'
  const isBeforePostposition = head.next?.isA('postposition') === true
  // `அறுவைச் சிகிச்சைக்குப் பிறகு`: when it is, whoever does it.
  if (head.is('dative')) return isBeforePostposition ? undefined : 'place'
  if (head.is('sociative')) return 'place'
  const goesOn = isBeforePostposition || LIKE.has(withoutVallinam(head.next?.text ?? ''))
  if (goesOn && (head.is('accusative') || head.is('nominative'))) return 'place'
  if (head.is('accusative')) return 'object'
  if (head.endsWith('ெங்கும்', 'யெங்கும்')) return 'place'
  return head.is('nominative', 'irrational') ? 'object' : undefined
}

/** Cases in which a noun is no first part. */
const CASED = ['accusative', 'dative', 'locative', 'instrumental', 'ablative', 'sociative'] as const

function isPlace(head: Word): boolean {
  return PLACES.some((one) => head.is(one)) && !head.is('adjectival')
}

const LIKE: ReadonlySet<string> = new Set(['போல', 'போல்', 'போன்று', 'எங்கும்', 'முழுவதும்'])

/** An object has an ending, or stands right before what an animal or a plant does to it. */
function hasObjectBeside(word: Word, verb: Word, head: Word, place: number): boolean {
  if (head.is('accusative')) return verb.is('transitive')
  return (
    place === 0 && verb.isOnly('transitive') && (word.is('animal') || word.is('plant') || word.is('group'))
  )
}

/** `தோலைக் கடத்திய கும்பல்`, `கருவிகளை இசைப்பதில்`: a clause that is part of a noun phrase, mostly of a deed of people. */
function modifiesNoun(verb: Word): boolean {
  if (verb.is('relative-participle')) return !verb.isLast
  return verb.is('participial-noun') && (!verb.is('finite') || NOMINALISED.test(verb.text))
}

/** நிறுத்துவது is no past. */
const NOMINALISED = /(?:வது|ப்பது)(?:[கசதப]்)?$/u

function isPlural(finite: Word): boolean {
  return finite.is('plural') && !finite.is('singular')
}

/**
 * Whether the clause has named its subject before: a person, a pronoun, another thing that stands apart. The first
 * part of an owner (`தேர்தல் ஆணையத்தின் அறிவிப்பு`) is none.
 */
function namesSubjectBefore(word: Word): boolean {
  let one = word.previous
  if (one !== undefined && isThingNamed(one)) one = one.previous
  for (; one !== undefined && !isVerb(one) && !one.is('relative-participle'); one = one.previous)
    if (isDoer(one) || (isThingNamed(one) && one.next?.is('genitive') !== true)) return true
  return false
}

function isDoer(word: Word): boolean {
  return word.is('nominative') && (word.isA('pronoun') || word.is('rational') || word.isA('name'))
}

/** Clauses of time, cause and condition, whose subject need not be that of the main clause. */
function mayHaveOwnSubject(verb: Word): boolean {
  return !verb.is('finite') && !verb.is('verbal-participle')
}

/** How many words after a place its verb is looked for. */
const REACH = 12

/** The words that follow with nothing but spaces between. */
function wordsAfter(word: Word): readonly Word[] {
  const after: Word[] = []
  for (let one = word.next; one !== undefined && after.length < REACH; one = one.next) after.push(one)
  return after
}

function isVerb({ analyses }: Word): boolean {
  return everyReading(
    analyses,
    ({ class: kind, features }) => kind === 'verb' || features.includes('participial-noun'),
  )
}

/** Whether a thing is named in the first case, and so may be the subject. */
function isThingNamed(word: Word | undefined): boolean {
  if (word === undefined || word.isA('pronoun') || word.isA('postposition') || word.is('time')) return false
  return word.is('nominative', 'irrational') && !word.is('participial-noun')
}

const PLACES = ['locative', 'ablative', 'instrumental'] as const

/** `புகை காற்றை மாசுபடுத்துகிறது`: the first noun may do something to the second. */
function mayActOnNext({ next }: Word): boolean {
  const verb = next?.next
  // படகு கரை சேர்ந்தது: what comes to the shore, not a shore of it.
  if (next?.text === 'கரை') return true
  if (next?.isOnly('accusative') !== true || verb === undefined) return false
  return verb.is('verbal-participle') || (verb.isLast && verb.is('finite', 'neuter'))
}

/** Whether a thing just before makes a chain of three nouns, within which print that doubles elsewhere is divided. */
function continuesCompound({ previous }: Word): boolean {
  return (
    previous?.isOnly('irrational') === true &&
    (previous.is('nominative') || previous.is('adjectival')) &&
    !previous.isA('pronoun')
  )
}

/** Kinds of nouns of which two in a row are two things: புலி சிங்கம், மா பலா, கை கால். */
const LISTED_TOGETHER = ['animal', 'body', 'language', 'time'] as const

/** காலை மாலை; but மாலைப் பொழுது is one time. */
export function areListedTogether(one: Word, other: Word): boolean {
  if (other.hasLemma('பொழுது') || other.hasLemma('காலம்')) return false
  return LISTED_TOGETHER.some((kind) => one.is(kind) && other.is(kind))
}

/**
 * Roots of verbs that are nouns of a compound as well: துணி கட்டு is to tie cloth before it is a bale of it. Those
 * that end in a consonant (பெயர், தோல்) are nouns first.
 */
function isNounOnly(word: Word): boolean {
  return besideCommand(word.analyses).length === word.analyses.length || /[லளரழ]்$/u.test(word.text)
}

function secondPartFollows(word: Word): boolean {
  const { next } = word
  if (next === undefined || areListedTogether(word, next)) return false
  if (next.analyses.length === 0) return /(?:ம்|ை|ன்)$/u.test(next.text)
  if (next.is('participial-noun') || STATEMENTS.has(next.text)) return false
  return nounFollows(word) && isNounOnly(next) && !SANSKRIT.has(next.text)
}

/** What is said of the noun before: பயிற்சி தேவை. */
export const STATEMENTS: ReadonlySet<string> = new Set(
  'தேவை பலம் போதும் பெருமை கேடு சாபம் பஞ்சம் கடினம் குறைவு சிறப்பு கட்டாயம் தவறு சரி சிறிது பெரிது தொலைவு பாவம் சுகம் சுவை பிழை குற்றம் புனிதம் சாத்தியம்'.split(
    ' ',
  ),
)

/** Second parts that keep the sandhi of their own language: பாத கமலம், தேச பக்தி. */
export const SANSKRIT: ReadonlySet<string> = new Set(
  `கமலம் பக்தி சபை சபா தானம் பூஜை கர்மம் சக்தி கீதம் காரியம் தத்துவம் பாவம் புத்தி புருஷன் தரிசனம் பரம்பரை காண்டம் சரித்திரம்
  சாகரம் தர்மம் தாண்டவம் தாபம் கானம் தோஷம் பேதம் சாஸ்திரம் சாத்திரம் தியாகம் குரு சீலம் கோபம் தேவன் பதி`.split(/\s+/u),
)

/** நாய்க் குட்டி, கோழிக் குஞ்சு, குருவிக் கூடு: no pair but a compound; குட்டி and கூடு may be read as verbs too. */
export function youngFollows({ next }: Word): boolean {
  const nest = next?.text === 'கூடு' && next.isLast
  return nest || next?.hasLemma('குட்டி') === true || next?.hasLemma('குஞ்சு') === true
}

/** `ஆணி சுவரில் அடித்தான்`: where, to whom or with what, said between an object without ending and its verb. */
export function isPlaceOfDeed(word: Word): boolean {
  const verb = word.next?.next
  if (verb?.is('finite') !== true) return false
  if (word.is('animal')) return CASES.some((one) => word.next?.is(one))
  const isWhole = WHOLES.some((kind) => word.is(kind))
  if (word.next?.is('locative') && (isWhole || verb.isOnly('intransitive'))) return false
  return CASES.some((one) => word.next?.is(one))
}

/** What nobody handles at a place: the noun after it is its part. */
const WHOLES = ['place', 'nature', 'group', 'abstract'] as const

const CASES = ['dative', 'locative', 'instrumental', 'ablative', 'sociative'] as const
