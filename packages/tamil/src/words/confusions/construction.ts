import type { Word } from '../../text/word.ts'
import type { Analysis } from '../analysis.ts'
import { withoutVallinam } from '../vallinam.ts'
import type { ContextEvidence } from './evidence.ts'

/** What a neighbour weighs at most that only happens to stand beside the word. */
const BY_CHANCE = 6
/** The same of one that nothing else goes with: by itself as the place, and not as the subject of the verb. */
const STRONG_PLACE = 16
const STRONG_SUBJECT = 10

/** How a word right beside belongs to one. */
type Bond = 'bound' | 'place' | 'subject' | 'foreign'

/**
 * ContextEvidence for another word, by what stands in one construction with it. `யானை வாழையைத் தின்றது`, `வீட்டில் வெல்லம் இல்லை`: a subject
 * or place right before a noun belongs to the verb; it is near, no more. `கல் எரிந்தது`, `விளக்கை எறிந்து`: what the other verb
 * cannot have beside it, speaks for none.
 */
export function inConstruction(
  evidence: readonly ContextEvidence[],
  word: Word,
  readings: readonly Analysis[],
): readonly ContextEvidence[] {
  return evidence.flatMap((one) => {
    const other = word.sentence.words[one.at]
    if (isBehindPlace(one, word))
      return [{ ...one, weight: Math.min(one.weight, BY_CHANCE), deciding: false }]
    if (!one.close || other === undefined || other.analyses.length === 0 || readings.length === 0)
      return [one]
    const bond =
      one.at < word.index ? bondBefore(other, word, readings, one) : bondBehind(other, word, readings, one)
    if (bond === 'bound') return [one]
    if (bond === 'foreign') return []
    const strong = bond === 'place' ? STRONG_PLACE : STRONG_SUBJECT
    return [
      {
        ...one,
        weight: Math.min(one.weight, one.strong ? strong : BY_CHANCE),
        close: false,
        deciding: false,
      },
    ]
  })
}

/** `விலங்கின் மீது ஏற்றி`: what stands on something is done to another thing. */
function isBehindPlace({ at }: ContextEvidence, { next, sentence }: Word): boolean {
  if (next === undefined || at <= next.index || !PLACES.has(withoutVallinam(next.text))) return false
  return sentence.words[at]?.analyses.every(isVerb) === true
}

const PLACES: ReadonlySet<string> = new Set(['மீது', 'மேல்', 'கீழ்', 'மேலே', 'கீழே', 'அருகில்', 'அருகே', 'பக்கத்தில்'])

/** `ஐந்து முறை ஒலி வந்தது`: how often something is done is no attribute of what does it. */
function isHowOften({ text, previous }: Word): boolean {
  return (text === 'முறை' || text === 'தடவை') && previous !== undefined && previous.analyses.some(isAttribute)
}

/** `தேநீர் ஆறிப்போய் மணம் மாறியது`: what a verb without object tells of the thing before it. */
function isSaidOfAnother(verb: Word): boolean {
  return (
    verb.isOnly('verbal-participle', 'intransitive') &&
    verb.previous?.isOnly('nominative', 'irrational') === true
  )
}

/** What the word before is to the one that may be meant: an attribute of a noun, or whatever goes with a verb. */
function bondBefore(other: Word, word: Word, readings: readonly Analysis[], evidence: ContextEvidence): Bond {
  const { strong, deciding } = evidence
  if (readings.every(isVerb)) return isForeignToVerb(other, word, readings) ? 'foreign' : 'bound'
  if (word.analyses.every(isVerb) && readings.some(isVerb)) return 'bound'
  if (other.is('clitic-um') && word.is('clitic-um')) return 'bound'
  if (isHowOften(other) || isSaidOfAnother(other)) return 'foreign'
  if (other.analyses.some(isAttribute)) return 'bound'
  if (!other.analyses.some(isBare)) return deciding ? 'bound' : 'place'
  const isTime = other.is('time') && !word.is('accusative') && readings.some((one) => has(one, 'time'))
  if (other.is('sandhi') || isTime) return 'bound'
  if (other.is('time') && (other.isA('adverb') || other.isOnly('time'))) return 'place'
  if (!strong && ANIMATE.some((feature) => other.is(feature))) return 'subject'
  if (word.is('nominative') || !word.analyses.some(isNominal)) return 'bound'
  return mayBeSubject(other, word) ? 'subject' : 'bound'
}

/** Whether a noun before a verb is its object where the other verb takes none, or its subject where the other needs an object. */
function isForeignToVerb(other: Word, word: Word, readings: readonly Analysis[]): boolean {
  if (!word.analyses.every(isVerb)) return false
  if (readings.every(isIntransitive)) return other.isOnly('accusative') && word.is('transitive')
  const isTransitive = readings.every(
    (reading) => has(reading, 'transitive') && !has(reading, 'intransitive'),
  )
  if (!isTransitive || !word.analyses.every(isIntransitive)) return false
  if (other.is('accusative') || !other.analyses.some(isBare)) return false
  const words = wordsAround(word)
  if (words.some((one) => one.index < word.index && one.isOnly('accusative'))) return false
  return (
    words.find((one) => one.index >= word.index && one.isA('verb') && one.is('finite'))?.is('neuter') === true
  )
}

/** What the word behind is to a noun: its verb, what it is the attribute of, or the place of what the noun does. */
function bondBehind(other: Word, word: Word, readings: readonly Analysis[], evidence: ContextEvidence): Bond {
  const mayDoAnything = !evidence.strong && evidence.common && other.isOnly('intransitive')
  if (mayDoAnything && word.is('nominative') && readings.some(isSubject)) return 'subject'
  if (other.analyses.some((reading) => !isNominal(reading) || has(reading, 'adverbial'))) return 'bound'
  if (other.is('clitic-um') && word.is('clitic-um')) return 'bound'
  if (word.analyses.every(isVerb) || readings.every(isVerb)) return 'bound'
  if (readings.some(isAttribute)) return 'bound'
  if (!readings.some((reading) => has(reading, 'nominative')))
    return readings.every(isNominal) ? 'place' : 'bound'
  return !word.is('sandhi') && CASES_OF_VERBS.some((one) => other.isOnly(one)) && mayBeSubject(word, other)
    ? 'place'
    : 'bound'
}

const CASES_OF_VERBS = ['locative', 'dative', 'accusative', 'ablative'] as const

/** Whether a noun without ending may be what the sentence is about: no other is, and the verb allows it. */
function mayBeSubject(noun: Word, word: Word): boolean {
  const words = wordsAround(word)
  const from = Math.max(
    -1,
    ...words.filter((one) => one.index < word.index && isParticiple(one)).map(({ index }) => index),
  )
  const isAnother = (one: Word) =>
    one !== noun &&
    one !== word &&
    one.index > from &&
    !one.is('sandhi') &&
    one.analyses.length > 0 &&
    one.analyses.every(isSubject)
  if (words.some(isAnother)) return false
  const verb = words.find((one) => one.index > word.index && one.isA('verb') && one.is('finite'))
  if (verb === undefined) return true
  if (word.isOnly('accusative') && !verb.is('transitive')) return false
  if (verb.isOnly('first') || verb.isOnly('second')) return false
  return noun.is('irrational') ? verb.is('neuter') : !verb.isOnly('neuter')
}

/** `சூரியன் உதிக்கும் முன்`: a clause of its own, with its own subject. */
function isParticiple(word: Word): boolean {
  return word.analyses.every(isVerb) && word.is('relative-participle')
}

/** `நேற்று காளை வந்தது`: the subject is no time of day that sounds alike. */
export function isOnlySubject(word: Word, readings: readonly Analysis[]): boolean {
  if (readings.length === 0 || !readings.some((reading) => has(reading, 'time'))) return false
  if (word.is('time') || !withoutRare(word.analyses).every(isSubject)) return false
  const words = wordsAround(word)
  const isAnother = (one: Word) => one !== word && !one.is('time') && one.analyses.some(isSubject)
  if (words.some(isAnother)) return false
  const verb = words.find((one) => one.index > word.index && one.isA('verb') && one.is('finite'))
  return verb?.is('neuter') === true
}

/** The words of a clause, as far as company reaches. */
function wordsAround({ sentence, index }: Word): readonly Word[] {
  return sentence.words.slice(Math.max(0, index - MAX_AWAY), index + MAX_AWAY + 1)
}

const MAX_AWAY = 8

const ANIMATE = ['rational', 'animal', 'person'] as const

function isSubject(reading: Analysis): boolean {
  return isNominal(reading) && has(reading, 'nominative')
}

function isBare(reading: Analysis): boolean {
  return isNominal(reading) && has(reading, 'nominative') && !has(reading, 'clitic-um')
}

function isAttribute(reading: Analysis): boolean {
  if (ATTRIBUTES.has(reading.class)) return true
  return ATTRIBUTIVE.some((feature) => has(reading, feature))
}

const ATTRIBUTES: ReadonlySet<string> = new Set(['adjective', 'numeral', 'demonstrative'])
const ATTRIBUTIVE = ['genitive', 'oblique', 'adjectival', 'relative-participle'] as const

function isNominal({ class: kind }: Analysis): boolean {
  return kind === 'noun' || kind === 'name' || kind === 'pronoun'
}

function isIntransitive(reading: Analysis): boolean {
  return has(reading, 'intransitive') && !has(reading, 'transitive')
}

function isVerb({ class: kind }: Analysis): boolean {
  return kind === 'verb'
}

function has({ features }: Analysis, feature: Analysis['features'][number]): boolean {
  return features.includes(feature)
}

/** The readings that are not rare, or all where each is. */
export function withoutRare(analyses: readonly Analysis[]): readonly Analysis[] {
  const common = analyses.some(isRare) ? analyses.filter((reading) => !isRare(reading)) : analyses
  return common.length > 0 ? common : analyses
}

function isRare({ features }: Analysis): boolean {
  return features.includes('rare')
}
