import type { Word } from '../../text/word.ts'
import { isTransitive } from './embedded-subject.ts'
import { verbPerson } from './finite-verb.ts'
import { isFirstPartOf } from './named-phrase.ts'
import { caseOfNoun, isDayOf, isMeasure } from './nominative-phrase.ts'
import { type PendingSubject, pendingSubject } from './pending-subject.ts'
import { OWN_GENITIVE } from './subject.ts'
import { roleOf } from './word-role.ts'

/** `அக்காவும் அவள் தோழியும்`, `நானும் வாசகர் வட்ட நண்பர்களும்`: whose friend she is, or the first part of what they are, stands between. */
export function joinOwned(word: Word, nominatives: PendingSubject[], adjoins: boolean): boolean {
  const [first, owner] = nominatives.slice(-2)
  if (first === undefined || owner === undefined || !adjoins) return false
  if (!word.is('clitic-um') || !first.head.is('clitic-um') || owner.joined.length > 0) return false
  const isOwned =
    owner.head.next === word
      ? OWN_GENITIVE.test(owner.head.text) || isThingBeforeThing(owner, word)
      : isFirstPartOf(owner.head, word)
  if (!isOwned) return false
  nominatives.pop()
  first.joined.push(word)
  return true
}

/** `அரிசி விலையும் பருப்பு விலையும்`: of what it is. */
function isThingBeforeThing({ head, kind, fits }: PendingSubject, word: Word): boolean {
  if (kind !== 'things' || fits[0] !== 'it' || head.is('clitic-um') || head.tokenAfter !== ' ') return false
  return (
    head.is('nominative', 'irrational') && !head.is('rational') && word.isOnly('nominative', 'irrational')
  )
}

/** `என் தந்தை ஒரு மருத்துவர், அவர் …`: a subject and what he is; the pronoun begins anew. */
export function isResumed(word: Word, nominatives: readonly PendingSubject[]): boolean {
  const [subject, predicate] = nominatives.slice(-2)
  if (predicate === undefined || subject === undefined || predicate.head.index !== word.index - 1)
    return false
  if (predicate.head.tokenAfter !== ',' || predicate.joined.length > 0 || subject.joined.length > 0)
    return false
  return PRONOUN.test(word.text) && subject.head.tokenAfter === ' '
}

/** `குருவிகள் இரை தேடிப் பறந்தன`: what a participle with an object has right before it is that object. */
export function dropObject(verb: Word, nominatives: PendingSubject[]): void {
  // `தம்பி சைக்கிள் காணாமல் போனது`: it was lost.
  if (verb.text === 'காணாமல்') return
  const last = nominatives.at(-1)
  if (last?.kind !== 'things' || last.head.next !== verb) return
  // `போட்டி போட்டுக்கொண்டு`: what is done does nothing itself.
  if (nominatives.length < 2 && !last.head.isOnly('event') && !last.head.isOnly('action')) return
  if (isTransitive(verb)) nominatives.pop()
}

/** `மிளகு, சீரகம் ஆகியவற்றின்`: of what is listed. */
export function isOfThese({ text }: Word): boolean {
  return OF_THESE.test(text)
}

const OF_THESE = /^(?:ஆகிய|முதலிய|போன்ற|உள்ளிட்ட)(?:வற்றின்|ோரின்|வர்களின்)$/u

/** `குழந்தைகள் தினம்`: whether a day is theirs, which then takes their place. */
export function takeDay(day: Word, nominatives: PendingSubject[]): boolean {
  const before = nominatives.at(-1)
  if (before === undefined || before.head !== day.previous || !isDayOf(day, before)) return false
  nominatives.splice(-1, 1, pendingSubject(day, 'sure'))
  return true
}

/** `மேலாளர் நாளை விடுமுறை என்று அறிவித்தார்`: what is said ends in a day or time, which is said of nobody. */
export function isTimeSaid(predicate: Word | undefined): boolean {
  return (
    predicate !== undefined &&
    roleOf(predicate) === 'head' &&
    predicate.isOnly('nominative', 'irrational') &&
    isMeasure(predicate)
  )
}

/** Takes off what is said, before என்று without a verb of a person; those who are left may be its subject, or say it. */
export function shareQuoted(predicate: Word | undefined, nominatives: PendingSubject[]): void {
  const last = nominatives.pop()
  // `மாணவர்கள் மழை வரும் என்று`: of the rain it is said.
  let isOfThing = last?.kind === 'things' && predicate?.is('future', 'neuter') === true
  // `மருத்துவர் நோயாளிக்கு ஓய்வு தேவை என்று`: of the rest.
  if (last?.kind === 'things' && last.head === predicate && isThingBehindPeople(nominatives)) {
    nominatives.pop()
    isOfThing = true
  }
  for (const one of nominatives)
    if (!isOfThing || one.kind !== 'people' || one.maybePossessor) one.attachment = 'shared'
}

function isThingBehindPeople(nominatives: readonly PendingSubject[]): boolean {
  const [people, thing] = nominatives.slice(-2)
  return people?.kind === 'people' && thing?.kind === 'things' && people.head.next !== thing.head
}

/** `ஆசிரியர்கள் மழை வரும் என்று கூறினர்`: whom the verb before என்று does not agree with, another being nearer, says it. */
export function whoSays(verb: Word, nominatives: readonly PendingSubject[]): PendingSubject | undefined {
  const [first, second, ...others] = nominatives
  if (first === undefined || second === undefined || others.length > 0) return undefined
  if (first.kind !== 'people' || first.attachment !== 'sure' || first.maybePossessor) return undefined
  const person = verbPerson(verb)
  // `உழவர்கள் வெள்ளம் வடியும் என்று`: the future of a thing shows no person.
  if (person === undefined) return second.kind === 'things' && verb.is('future', 'neuter') ? first : undefined
  return second.fits.includes(person) && !first.fits.includes(person) ? first : undefined
}

/** Whether `ஒன்று` or `ஒருவர்` in another case stands for the noun right before it. */
export function isOneOf(word: Word): boolean {
  const { next, tokenAfter } = word
  if (next === undefined || tokenAfter !== ' ' || !ONE.test(next.text) || word.is('plural')) return false
  const grammaticalCase = caseOfNoun(next)
  return grammaticalCase !== undefined && grammaticalCase !== 'nominative'
}

const ONE = /^ஒ(?:ன்ற|ருவ)/u

const PRONOUN = /^[அஇ]வ(?:ன்|ள்|ர்|ை)$|^[அஇ]து$/u
