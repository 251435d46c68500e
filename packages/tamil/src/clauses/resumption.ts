import { memoize, memoizeForm } from '../text/memoize.ts'
import type { Sentence } from '../text/sentence.ts'
import type { Word } from '../text/word.ts'
import type { Person } from '../words/inflect.ts'
import { type Clause, clausesOf, type SubjectCandidate } from './clause.ts'
import { isNeuter, verbPerson } from './finite-verb.ts'
import { isSpeech } from './mismatch.ts'
import { pronounFits } from './subject.ts'

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
  if (person === undefined || !mayResume(person, verb.sentence) || verb.quoted || !verb.isLast)
    return undefined
  if (namesMany(verb)) return undefined
  const own = clausesOf(verb.sentence)
  const clause = own.at(-1)
  if (clause?.verb !== verb || clause.unknown.length > 0 || hasSubject(clause, verb)) return undefined
  const topic = own.length > 1 ? topicOf(own.slice(0, -1)) : topicBefore(verb.sentence)
  if (topic === undefined || topic.fits.includes(person) || person === topic.person) return undefined
  if (!continues(topic, clause, verb, person) || namesOther(verb.sentence, topic, verb.index))
    return undefined
  return topic
})

/** What is cheap to know of a person: whether `continues` may say yes. */
function mayResume(person: Person, { words }: Sentence): boolean {
  if (isSpeech(person) || person === 'they' || person === 'those') return false
  return !isNeuter(person) || words.some(({ text }) => AND_THEN.test(text))
}

/** What is cheap to know of the words before a verb: true where `namesOther` says yes of any topic and the word before it. */
function namesMany({ sentence, index }: Word): boolean {
  let first: Word | undefined
  let count = 0
  for (let i = 0; i < index; i++) {
    const word = sentence.words[i]
    if (word === undefined || !mayBeOther(word)) continue
    if (count > 0 && (count > 1 || first?.next !== word)) return true
    first = word
    count++
  }
  return false
}

/** What a sentence speaks of, when it has one finite clause and one subject that agrees with its verb. */
const topicBefore = memoize((sentence: Sentence): Topic | undefined => {
  const { previous } = sentence
  return previous === undefined ? undefined : topicOf(clausesOf(previous))
})

function topicOf(clauses: readonly Clause[]): Topic | undefined {
  const [clause, ...others] = clauses.filter(({ kind }) => kind === 'finite')
  if (clause?.verb === undefined || others.length > 0 || clause.quoted || clause.verb.quoted) return undefined
  const person = verbPerson(clause.verb)
  const [subject, second] = clause.candidates.filter(
    ({ kind, head }) => kind !== 'things' || head.is('animal'),
  )
  if (person === undefined || subject === undefined || second !== undefined || !isSure(subject, person))
    return undefined
  const { words } = clause.verb.sentence
  if (words.some((word) => isOther(word, subject.head))) return undefined
  return { head: subject.head, fits: subject.fits, person }
}

function isSure({ attachment, joined, fits, kind, head }: SubjectCandidate, person: Person): boolean {
  if (attachment !== 'sure' || joined.length > 0 || fits.length > 3 || !fits.includes(person)) return false
  return kind === 'people' ? !isSpeech(person) && !isNeuter(person) : head.isOnly('animal')
}

/** Whether a word names someone else who could be meant later. */
function isOther(word: Word, head: Word): boolean {
  return word !== head && word.next !== head && mayBeOther(word)
}

const mayBeOther = memoizeForm((word: Word): boolean => {
  if (word.analyses.length === 0) return true
  return word.is('rational') && !word.is('plural') && !word.isA('pronoun')
})

function namesOther(sentence: Sentence, { head }: Topic, end: number): boolean {
  return sentence.words.slice(0, end).some((word) => word !== head && isOther(word, head))
}

/** Whether a phrase of the clause could be its subject; a thing right before the verb is its object. */
function hasSubject({ candidates }: Clause, verb: Word): boolean {
  return candidates.some(
    ({ head, kind }) => kind !== 'things' || head.next !== verb || !verb.is('transitive'),
  )
}

/** Of two people named one after the other the second has to be said; a thing may be the subject unless பிறகு goes before. */
function continues({ fits, head }: Topic, clause: Clause, { sentence }: Word, person: Person): boolean {
  const [first] = fits
  if (first === undefined) return false
  const object = clause.complements.some(({ case: kase }) => kase === 'accusative')
  if (isNeuter(person))
    return !isNeuter(first) && object && sentence.words.some(({ text }) => AND_THEN.test(text))
  if (isNeuter(first)) return person !== 'they' && head.is('animal')
  return person !== 'they'
}

const PRONOUN_OF: Readonly<Partial<Record<Person, string>>> = {
  he: 'அவன்',
  she: 'அவள்',
  'he-honoured': 'அவர்',
  they: 'அவர்கள்',
  it: 'அது',
  those: 'அவை',
}

/**
 * The pronoun that a sentence should begin with: its verb agrees with what the sentence before speaks of, and the pronoun
 * with neither.
 */
export function pronounOfTopic(
  pronoun: Word,
): { readonly subject: Word; readonly wanted: string } | undefined {
  const fits = pronoun.isFirst ? pronounFits(pronoun.text) : undefined
  const topic = fits && topicBefore(pronoun.sentence)
  const verb = pronoun.sentence.words.at(-1)
  if (fits === undefined || topic === undefined || verb === undefined || verb.quoted) return undefined
  if (verbPerson(verb) !== topic.person || fits.includes(topic.person)) return undefined
  const wanted = PRONOUN_OF[topic.person]
  return wanted === undefined ? undefined : { subject: topic.head, wanted }
}
