import { memoize, memoizeForm } from '../../text/memoize.ts'
import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import type { Clause, SubjectCandidate } from '../reading/clause.ts'
import { clausesOf } from '../reading/clauses-of.ts'
import { isNeuter, isSpeech, verbPerson } from '../reading/finite-verb.ts'
import { pronounFits, pronounSubject } from '../reading/subject.ts'
import { isGoingAbout, isOfAnimals } from './animal-actions.ts'

/** Who or what the clause before speaks of, and the person of its verb. */
export interface Topic {
  readonly head: Word
  readonly fits: readonly Person[]
  /** The person that the verb of the clause has, which agrees with its subject. */
  readonly person: Person
}

/** After these the same one goes on. */
const AND_THEN = /^(?:பின்னர்|பிறகு|பின்|பின்பு|உடனே|அடுத்து|அதன்பின்|அங்கேயே|அங்கே|அங்கேதான்)(?:[கசதப]்)?$/u

/**
 * The subject of the clause before a verb whose own is left out, where the verb cannot agree with it:
 * `நடுவர் வந்தார். ஆட்டத்தைத் தொடங்கினாள்`. Undefined where anyone or anything else named there could be meant.
 */
export const resumedSubject = memoize((verb: Word): Topic | undefined => {
  const person = verbPerson(verb)
  if (
    person === undefined ||
    !mayResume(person, verb.sentence) ||
    verb.quoted ||
    tellsOfTime(verb) ||
    !endsStatement(verb)
  )
    return undefined
  const start = startOf(verb)
  if (namesMany(verb, start)) return undefined
  const all = clausesOf(verb.sentence)
  const place = all.findIndex((one) => one.verb === verb)
  const clause = all[place]
  if (clause === undefined || clause.kind !== 'finite' || clause.quoted) return undefined
  if (clause.unknown.some((word) => mayBeOf(word, person)) || hasSubject(clause, person, verb))
    return undefined
  const earlier = all.slice(0, place).filter((one) => one.verb !== undefined && one.verb.index < start)
  // What stands in the same part of the sentence may have another subject.
  if (all.slice(earlier.length, place).some((one) => one.candidates.some(({ kind }) => kind !== 'things')))
    return undefined
  const topic =
    earlier.length > 0 ? topicOf(earlier, start) : start === 0 ? topicBefore(verb.sentence) : undefined
  if (topic === undefined || person === topic.person) return undefined
  if (topic.fits.includes(person) && !changesRespect(person, topic.person)) return undefined
  if (!continues(topic, clause, verb, person) || namesOther(verb.sentence, topic, start, verb.index))
    return undefined
  return wasSpokenOf(person, topic.head.sentence) ? undefined : topic
})

/** `ஒரு வாரம் சென்றது`: time goes by, of which nothing was said before. */
function tellsOfTime(verb: Word): boolean {
  return verb.previous?.is('time', 'nominative') === true && GOES_BY.some((lemma) => verb.hasLemma(lemma))
}

const GOES_BY = ['செல்', 'போ', 'கழி', 'கட', 'ஓடு', 'உருண்டோடு', 'முடி'] as const

/** `பாட்டி எழுவார், குளிப்பார், பிறகு பூசை செய்வாள்`: honoured in one verb, and not in the next. */
function changesRespect(person: Person, before: Person): boolean {
  return (person === 'he-honoured') !== (before === 'he-honoured')
}

/** What is cheap to know of a person: whether `continues` may say yes. */
function mayResume(person: Person, { words }: Sentence): boolean {
  if (isSpeech(person) || person === 'they' || person === 'those') return false
  return !isNeuter(person) || words.some(({ text }) => AND_THEN.test(text)) || person === 'it'
}

/** What is cheap to know of the words before a verb: true where `namesOther` says yes of any topic and the word before it. */
function namesMany({ sentence, index }: Word, start: number): boolean {
  let first: Word | undefined
  let count = 0
  for (let i = start; i < index; i++) {
    const word = sentence.words[i]
    if (word === undefined || !mayBeOther(word) || word.isOnly('genitive')) continue
    if (count > 0 && (count > 1 || first?.next !== word)) return true
    first = word
    count++
  }
  return false
}

/** A finite verb at the end of a sentence, or before a semicolon. */
function endsStatement({ isLast, tokenAfter }: Word): boolean {
  return isLast || tokenAfter === ';'
}

/** Where the statement of a verb begins: after the semicolon before it, or after a comma behind a finite verb. */
function startOf({ sentence, index }: Word): number {
  for (let place = index - 1; place >= 0; place--) {
    const word = sentence.words[place]
    if (word === undefined) return 0
    if (word.tokenAfter === ';' || (word.tokenAfter === ',' && verbPerson(word) !== undefined))
      return place + 1
  }
  return 0
}

/** What the sentence before it in the paragraph speaks of, when its first finite clause has one subject that agrees with its verb, and no other follows. */
export const topicBefore = memoize((sentence: Sentence): Topic | undefined => {
  const { previous } = sentence
  if (previous === undefined || sentence.opensLine) return undefined
  return topicOf(clausesOf(previous), previous.words.length)
})

function topicOf(clauses: readonly Clause[], end: number): Topic | undefined {
  const [clause, ...others] = clauses.filter(({ kind }) => kind === 'finite')
  if (clause?.verb === undefined || clause.quoted || clause.verb.quoted) return undefined
  const person = verbPerson(clause.verb)
  const [subject, second] = clause.candidates.filter(
    ({ kind, head }) => kind !== 'things' || head.is('animal'),
  )
  if (person === undefined || subject === undefined || second !== undefined || !isSure(subject, person))
    return undefined
  if (others.some((one) => !goesOn(one, person))) return undefined
  const words = clause.verb.sentence.words.slice(0, end)
  if (words.some((word) => isOther(word, subject.head))) return undefined
  return { head: subject.head, fits: subject.fits.length > 3 ? [person] : subject.fits, person }
}

/** `அமுதா அறையைத் துடைத்தாள், மேசையை ஒழுங்குபடுத்தினாள்`: the same one goes on. */
function goesOn({ candidates, verb, quoted }: Clause, person: Person): boolean {
  if (quoted || verb === undefined || candidates.some(({ kind }) => kind !== 'things')) return false
  return verbPerson(verb) === person
}

function isSure({ attachment, joined, fits, kind, head }: SubjectCandidate, person: Person): boolean {
  if (attachment !== 'sure' || joined.length > 0 || !fits.includes(person)) return false
  // விவசாயி: the verb says whether he or she.
  if (fits.length > 3 && (kind !== 'people' || !(person === 'he' || person === 'she'))) return false
  return kind === 'people' ? !isSpeech(person) && !isNeuter(person) : head.isOnly('animal')
}

/** Whether a word names someone else who could be meant later. */
function isOther(word: Word, head: Word): boolean {
  return word !== head && word.next !== head && mayBeOther(word)
}

const mayBeOther = memoizeForm((word: Word): boolean => {
  if (word.analyses.length === 0) return !CASE_SHAPE.test(word.text)
  return word.is('rational') && !word.is('plural') && !word.isA('pronoun')
})

/** An unknown word that names no one: in an oblique case, or the first part of a compound. */
const CASE_SHAPE = /(?:த்தில்|களில்|த்தை|களை|த்துக்கு|களுக்கு|த்தின்|களின்|[கசதப]்|.[க-ஹ])$/u

function mayBeOf({ text }: Word, person: Person): boolean {
  return isNeuter(person) || !CASE_SHAPE.test(text)
}

function namesOther(sentence: Sentence, { head }: Topic, start: number, end: number): boolean {
  return sentence.words
    .slice(start, end)
    .some((word) => word !== head && isOther(word, head) && !word.isOnly('genitive'))
}

/** Whether a phrase of the clause could be its subject: of a verb of people no thing; a thing right before a transitive verb is its object. */
function hasSubject({ candidates }: Clause, person: Person, verb: Word): boolean {
  return candidates.some(({ head, kind, maybePossessor }) => {
    if (kind !== 'things') return true
    // `குயில் பாட்டை எழுதினார்`
    if (!isNeuter(person))
      return head.is('animal') && !(maybePossessor && head.next?.isOnly('accusative') === true)
    return head.next !== verb || !verb.is('transitive')
  })
}

/**
 * Whether the sentences before speak of someone whom the verb fits: `அவன் வாசலில் காத்திருந்தான். காக்கை ஒன்று கரைந்தது. கதவைத் தட்டினான்.`
 */
function wasSpokenOf(person: Person, topic: Sentence): boolean {
  // Things are spoken of everywhere.
  if (isNeuter(person)) return false
  let sentence = topic.previous
  for (let passed = 0; sentence !== undefined && passed < MAX_SENTENCES; passed++) {
    if (sentence.words.some((word) => speaksOf(word, person))) return true
    sentence = sentence.previous
  }
  return false
}

/** `அவன் வந்தபோது`, `வந்தான்`: whoever it is. */
function speaksOf(word: Word, person: Person): boolean {
  if (word.isA('pronoun'))
    return (
      pronounSubject(word)?.fits.includes(person) === true ||
      word.analyses.some(({ lemma }) => pronounFits(lemma)?.includes(person) === true)
    )
  return word.is('finite') && verbPerson(word) === person
}

/** A person of a story is remembered so long. */
const MAX_SENTENCES = 12

/** Of two people named one after the other the second has to be said; a thing may be the subject unless பிறகு goes before. */
function continues({ fits, head }: Topic, clause: Clause, verb: Word, person: Person): boolean {
  const { sentence } = verb
  const [first] = fits
  if (first === undefined) return false
  const object = clause.complements.some(({ case: grammaticalCase }) => grammaticalCase === 'accusative')
  if (isNeuter(person) && first === 'those') return wentOn(head, clause, verb)
  if (isNeuter(person))
    return !isNeuter(first) && object && sentence.words.some(({ text }) => AND_THEN.test(text))
  if (isNeuter(first))
    return (
      person !== 'they' &&
      head.is('animal') &&
      (sentence.words.some(({ text }) => GOES_ON.test(text)) || isOfAnimals(verb))
    )
  // `முதியவர் விழுந்தார்; ஓடி வந்து தூக்கினான்`: it may be done to the one named.
  const hasObject = object || clause.candidates.some(({ kind }) => kind === 'things')
  const goes =
    fits.includes(person) &&
    verb.sentence === head.sentence &&
    sentence.words.some(({ text }) => AND_THEN.test(text))
  return person !== 'they' && (hasObject || goes || !verb.is('transitive') || says(verb))
}

/** `பறவைகள் பறந்தன. மாலையில் இரையுடன் திரும்பியது`: animals move about, and nothing is named that could be meant. */
function wentOn(head: Word, { candidates, complements }: Clause, verb: Word): boolean {
  if (!head.isOnly('animal', 'plural') || head.sentence === verb.sentence || candidates.length > 0)
    return false
  const object = complements.some(({ case: grammaticalCase }) => grammaticalCase === 'accusative')
  return !object && verb.index > 0 && isGoingAbout(verb)
}

/** After these the same animal goes on; உடனே and அங்கே may bring in somebody. */
const GOES_ON = /^(?:பின்னர்|பிறகு|பின்|பின்பு|அதன்பின்)(?:[கசதப]்)?$/u

const says = (verb: Word) => verb.hasLemma('சொல்') || verb.hasLemma('கூறு') || verb.hasLemma('பேசு')
