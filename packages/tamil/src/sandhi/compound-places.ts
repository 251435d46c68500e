import type { Word } from '../text/word.ts'
import { isSubjectOfClause } from './subject-of-clause.ts'
import { besideCommand, compoundHeadFollows, nounFollows } from './vallinam-places.ts'

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

/** `புகை காற்றை மாசுபடுத்துகிறது`: the first noun may do something to the second. */
function mayActOnNext({ next }: Word): boolean {
  const verb = next?.next
  // படகு கரை சேர்ந்தது: what comes to the shore, not a shore of it.
  if (next?.text === 'கரை') return true
  // `நிலவு பூமியையும், பூமி சூரியனையும் சுற்றும்`: one after the other.
  if (next?.isOnly('accusative') === true && next.is('clitic-um') && next.tokenAfter === ',') return true
  // `ஓடம் துறைக்கு நோக்கிச் சென்றது`: in whatever case the goal stands.
  if (next?.isOnly('dative') === true && verb !== undefined && AFTER_ACCUSATIVE.test(verb.text)) return true
  if (next?.isOnly('accusative') !== true || verb === undefined) return false
  return verb.is('verbal-participle') || (verb.isLast && verb.is('finite', 'neuter'))
}

/** What stands behind an accusative, and is a verb of the noun before it. */
const AFTER_ACCUSATIVE = /^(?:சுற்றி|நோக்கி|தாண்டி|ஒட்டி|முன்னிட்டு|தொடர்ந்து|விட்டு)(?:[கசதப]்)?$/u

/** `நீர் ஆவி மாறுகிறது`: what turns into what. */
export function turnsIntoNext({ next }: Word): boolean {
  return next?.is('nominative') === true && next.next?.hasLemma('மாறு') === true
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
export function isPlaceOfAction(word: Word): boolean {
  const verb = word.next?.next
  if (SPREADING.has(word.text) && word.next?.is('locative') === true) return true
  if (verb?.is('finite') !== true) return false
  if (word.is('animal')) return CASES.some((one) => word.next?.is(one))
  const isWhole = WHOLES.some((kind) => word.is(kind))
  if (word.next?.is('locative') && (isWhole || verb.isOnly('intransitive'))) return false
  return CASES.some((one) => word.next?.is(one))
}

/** `ஒளி காற்றில் சிதறும் விதம்`: what spreads in air and water. */
const SPREADING: ReadonlySet<string> = new Set(['ஒளி', 'ஒலி', 'புகை', 'ஆவி', 'தூசி'])

/** What nobody handles at a place: the noun after it is its part. */
const WHOLES = ['place', 'nature', 'group', 'abstract'] as const

const CASES = ['dative', 'locative', 'instrumental', 'ablative', 'sociative'] as const
