import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import type { WordForm } from '../../text/word-form.ts'
import { type Analysis, TENSES, type Tense } from '../../words/analysis.ts'
import { PERSON_FEATURES, PERSONS, type Person } from '../../words/inflect.ts'

function personOf({ features }: Analysis): Person | undefined {
  return PERSONS.find((person) => PERSON_FEATURES[person].every((feature) => features.includes(feature)))
}

/** மாட்டேன் written apart: `போக மாட்டேன்`. */
const WILL_NOT: ReadonlyMap<string, Person> = new Map([
  ['மாட்டேன்', 'i'],
  ['மாட்டோம்', 'we'],
  ['மாட்டாய்', 'you'],
  ['மாட்டீர்கள்', 'you-all'],
  ['மாட்டான்', 'he'],
  ['மாட்டாள்', 'she'],
  ['மாட்டார்', 'he-honoured'],
  ['மாட்டார்கள்', 'they'],
])

/** Of மாட்டாய், and of the question மாட்டாயா. */
function willNotPerson(text: string): Person | undefined {
  return WILL_NOT.get(text) ?? WILL_NOT.get(text.replace(/ா$/u, '்'))
}

/** The form of மாட்டேன் for a person; none for things. */
export function willNotOf(person: Person): string | undefined {
  return [...WILL_NOT].find(([, one]) => one === person)?.[0]
}

/** Whether a word is a form of மாட்டேன். */
export function isWillNot(text: string): boolean {
  return willNotPerson(text) !== undefined
}

/** Whether a word may be a finite verb, whatever stands before it. */
export function mayBeFinite({ text, analyses }: WordForm): boolean {
  return willNotPerson(text) !== undefined || analyses.some(({ features }) => features.includes('finite'))
}

/**
 * Whom a finite verb agrees with; undefined for other words, for verbs that show no person (வேண்டும், வரவில்லை)
 * and for forms of which two readings disagree.
 */
export function verbPerson(word: Word): Person | undefined {
  const willNot = willNotPerson(word.text)
  return willNot !== undefined && word.previous?.is('infinitive') ? willNot : personOfForm(word)
}

const personOfForm = memoizeForm((word: Word): Person | undefined => {
  const [first, ...others] = word.analyses.filter(({ features }) => features.includes('finite'))
  const person = first && personOf(first)
  return others.every((reading) => personOf(reading) === person) ? person : undefined
})

/** Whether a finite verb takes no object in any reading as a verb: வெளியானது is also ‘the outside, said with stress’. */
export const isIntransitive = memoizeForm((word: Word): boolean => {
  const verbs = word.analyses.filter(({ features }) => features.includes('finite'))
  return verbs.length > 0 && verbs.every(({ features }) => features.includes('intransitive'))
})

/** Whether the person is a thing or things (அஃறிணை). */
export function isNeuter(person: Person): boolean {
  return person === 'it' || person === 'those'
}

/** The tense of a finite verb, if all readings agree on it. */
export const verbTense = memoizeForm((word: Word): Tense | undefined => {
  const [tense, ...others] = TENSES.filter((one) => word.is('finite', one))
  return others.length === 0 ? tense : undefined
})

/** `வந்திருக்கிறார்`, `உயர்ந்துள்ளது`: the perfect, of what is over. */
export function isPerfect({ text }: Word): boolean {
  return /.(?:ிருக்கி|ுள்ள)/u.test(text) || /^உள்ள/u.test(text)
}

/** The speaker or the one spoken to. */
export function isSpeech(person: Person): boolean {
  return person === 'i' || person === 'we' || person === 'you' || person === 'you-all'
}
