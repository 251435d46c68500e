import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import { finalVallinam } from '../../words/vallinam.ts'
import { isGoing } from '../reading/bare-object.ts'
import type { Clause, SubjectCandidate } from '../reading/clause.ts'
import { isNeuter, verbPerson, verbTense } from '../reading/finite-verb.ts'
import { isKin } from '../reading/subject.ts'
import { roleOf } from '../reading/word-role.ts'

/**
 * Whether a verb in -அது says of a thing named before it what a person did with it: `இந்த ஊஞ்சல் தாத்தா செய்து கொடுத்தது`,
 * `அவர் வள்ளல் என்பது ஊரார் அறிந்தது`. It is a noun then, and the person is the subject inside it.
 */
export function tellsWhoMadeIt(subject: SubjectCandidate, clause: Clause, verb: Word): boolean {
  if (!takesObjectAlways(verb) || verb.is('passive') || verbTense(verb) !== 'past') return false
  if (subject.joined.length > 0 || hasObject(subject.head, clause, verb)) return false
  const first = firstOf(subject.head)
  if (isThingWithComma(first)) return true
  const thing = thingBefore(first)
  if (thing !== undefined) return isDefinite(thing) || (isOneAlone(subject.head) && !isOpen(thing))
  if (namesThing(verb)) return false
  return (isOneAlone(subject.head) && tellsOfThing(verb.sentence)) || tellsOfOneMade(verb.sentence)
}

/** `வாங்கித் தந்தது`, `விட்டுச் சென்றது`. */
function takesObjectAlways(verb: Word): boolean {
  if (hasObjectAlways(verb)) return true
  const { previous } = verb
  return isGoing(verb) && previous !== undefined && roleOf(previous) === 'chain' && hasObjectAlways(previous)
}

/** Whether no reading is one of a longer verb without object: காத்திருந்தது is hardly of கா. */
function hasObjectAlways({ analyses }: Word): boolean {
  const length = (kind: 'transitive' | 'intransitive') =>
    Math.max(
      0,
      ...analyses.filter(({ features }) => features.includes(kind)).map(({ lemma }) => lemma.length),
    )
  return length('transitive') > 0 && length('transitive') >= length('intransitive')
}

/** Whether something between the person and the verb is what was done to. */
function hasObject({ index, sentence }: Word, { complements }: Clause, verb: Word): boolean {
  return (
    complements.some((one) => one.case === 'accusative') ||
    sentence.words.slice(index + 1, verb.index).some((word) => isThing(word) && !isFirstPart(word))
  )
}

/** `வேங்கை மரத்தில்`: of what follows. */
const isFirstPart = ({ next }: Word) => next !== undefined && roleOf(next) === 'head'

function isThing(word: Word): boolean {
  return roleOf(word) === 'head' && word.is('nominative', 'irrational') && !word.is('time')
}

/** The first word of the phrase: `என் முன்னோர்`, `ஊர்க் கிழவி`. */
function firstOf(head: Word): Word {
  let first = head
  while (first.previous !== undefined && belongsToNext(first.previous)) first = first.previous
  return first
}

const belongsToNext = (word: Word) =>
  (word.isA('pronoun') && isOwner(word)) ||
  (roleOf(word) === 'head' && finalVallinam(word.text) !== undefined)

const isOwner = (word: Word) => roleOf(word) === 'modifier' || word.isOnly('genitive')

/** The thing in the nominative before the person, with nothing but adverbs and other cases between. */
function thingBefore(first: Word): Word | undefined {
  let word = first.previous
  while (word !== undefined && (roleOf(word) === 'adverb' || isAside(word))) word = word.previous
  if (word === undefined) return undefined
  if (SAID.test(word.text) || isWhatHappened(word)) return word
  if (word.isA('numeral') || word.is('plural') || word.is('time')) return undefined
  return word.is('nominative', 'irrational') ? word : undefined
}

/** `அன்று நடந்தது எல்லாரும் அறிந்தது`. */
const isWhatHappened = (word: Word) => word.is('participial-noun', 'neuter') && word.tokenAfter === ' '

/** `இந்தப் படகு, ஊரைச் சேர்ந்த தச்சர்கள் கட்டியது`: with nothing between but what tells more about the people. */
function isThingWithComma(first: Word): boolean {
  const { words } = first.sentence
  for (let at = first.index - 1; at >= 0; at--) {
    const word = words[at]
    if (word === undefined || word.is('finite')) return false
    if (word.tokenAfter === ',')
      return word.is('nominative', 'irrational') && !word.is('time') && !isOpen(word)
    if (word.tokenAfter !== ' ') return false
  }
  return false
}

const SAID = /^என்பது(?:ம்)?$/u

const isAside = (word: Word) =>
  roleOf(word) === 'head' && (['locative', 'dative', 'ablative'] as const).some((one) => word.isOnly(one))

/** `இந்தச் சுவடி`, `இப்பழக்கம்`, `கழுத்திலிருந்த சங்கிலி`, நடந்தது, இது: a thing already known, and no first part of what follows. */
function isDefinite(thing: Word): boolean {
  if (SAID.test(thing.text) || isWhatHappened(thing) || thing.isA('pronoun')) return true
  if (isOpen(thing)) return false
  if (WITH_DEMONSTRATIVE.test(thing.text)) return true
  const { previous } = thing
  if (previous === undefined) return false
  return previous.isA('demonstrative') || roleOf(previous) === 'relative' || IN_WHICH.test(previous.text)
}

const WITH_DEMONSTRATIVE = /^[இஅ](?:க்க|ச்ச|த்த|ப்ப|ந்ந|ம்ம|வ்வ)/u
const IN_WHICH = /(?:லிருந்த|லுள்ள|மீதிருந்த)$/u

/** `இந்தப் பள்ளி மாணவர்கள்`: where the people are, or for what. */
function isOpen(thing: Word): boolean {
  return (['place', 'group', 'event', 'action'] as const).some((kind) => thing.is(kind))
}

/** A relative, whose name has no thing as its first part. */
const isOneAlone = (head: Word) => isKin(head) && !head.is('plural')

/** `மேசையில் ஒரு பேனா இருக்கிறது. அண்ணன் வாங்கித் தந்தது`: what the sentence before says there is, or what it is. */
function tellsOfThing({ previous, opensLine }: Sentence): boolean {
  if (previous === undefined || opensLine) return false
  const last = previous.lastWord
  if (last === undefined) return false
  // `நடுவில் நிற்பது பணிமேடை`
  if (last.previous !== undefined && isWhatHappened(last.previous)) return true
  if (!last.is('finite')) return last.is('nominative', 'irrational')
  return THERE_IS.some((lemma) => last.hasLemma(lemma)) && previous.words.some(isThing)
}

/** `பையில் ஒரு குடை கிடந்தது. ஆசிரியர் கொடுத்தது`, `பாடல் ஒன்று ஒலித்தது. கிழவி பாடியது`: what can be had, made or told, in the sentence before. */
function tellsOfOneMade({ previous, opensLine }: Sentence): boolean {
  const last = opensLine ? undefined : previous?.lastWord
  const person = last?.is('finite') === true ? verbPerson(last) : undefined
  if (previous === undefined || person === undefined || !isNeuter(person)) return false
  return previous.words.some(
    (word) =>
      isThing(word) &&
      !isFirstPart(word) &&
      (isWork(word) || (!isOpen(word) && (isMade(word) || isIntroduced(word)))),
  )
}

/** `ஒரு பழைய அகராதி`, `அகராதி ஒன்று`. */
function isIntroduced(thing: Word): boolean {
  if (/^ஒன்று$/u.test(thing.next?.text ?? '')) return true
  let before = thing.previous
  while (before?.isA('adjective') && !before.isA('numeral')) before = before.previous
  return /^(?:ஒரு|ஓர்)$/u.test(before?.text ?? '')
}

const isMade = (word: Word) => (['thing', 'plant', 'food', 'body'] as const).some((kind) => word.is(kind))

const isWork = ({ analyses }: Word) => analyses.some(({ lemma }) => WORKS.has(lemma))

const WORKS: ReadonlySet<string> = new Set(
  'பாடல் பாட்டு தாலாட்டு ஒப்பாரி கதை கவிதை ஓவியம் சிற்பம் தழும்பு வடு காயம் கோலம் பழமொழி வாசகம்'.split(' '),
)

const THERE_IS = ['இரு', 'உண்டு', 'உள்', 'தொங்கு', 'கிட', 'நில்'] as const

/** Whether something stands in the nominative before the verb, which the sentence itself may be about. */
const namesThing = (verb: Word) =>
  verb.sentence.words.slice(0, verb.index).some((word) => isThing(word) && !isFirstPart(word))
