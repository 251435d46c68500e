import type { Word } from '../text/word.ts'
import type { Analysis, Feature } from '../words/analysis.ts'
import { PERSON_FEATURES, type Person } from '../words/inflect.ts'

const PERSONS = Object.keys(PERSON_FEATURES) as Person[]

function personOf({ features }: Analysis): Person | undefined {
  return PERSONS.find((person) => PERSON_FEATURES[person].every((feature) => features.includes(feature)))
}

/** மாட்டேன் written apart: `போக மாட்டேன்`. */
const WILL_NOT: Readonly<Record<string, Person>> = {
  மாட்டேன்: 'i',
  மாட்டோம்: 'we',
  மாட்டாய்: 'you',
  மாட்டீர்கள்: 'you-all',
  மாட்டான்: 'he',
  மாட்டாள்: 'she',
  மாட்டார்: 'he-honoured',
  மாட்டார்கள்: 'they',
}

/**
 * Whom a finite verb agrees with; undefined for other words, for verbs that show no person (வேண்டும், வரவில்லை)
 * and for forms of which two readings disagree.
 */
export function verbPerson(word: Word): Person | undefined {
  const willNot = word.previous?.is('infinitive') ? WILL_NOT[word.text] : undefined
  if (willNot !== undefined) return willNot
  if (!word.is('finite')) return undefined
  const readings = word.analyses.filter(({ features }) => features.includes('finite'))
  const persons = new Set(readings.map(personOf))
  return persons.size === 1 ? [...persons][0] : undefined
}

/** Whether the person is a thing or things (அஃறிணை). */
export function isNeuter(person: Person): boolean {
  return person === 'it' || person === 'those'
}

/** The tense of a finite verb, if all readings agree on it. */
export function verbTense(word: Word): 'past' | 'present' | 'future' | undefined {
  const readings = word.analyses.filter(({ features }) => features.includes('finite'))
  const tenses = (['past', 'present', 'future'] as const).filter((tense: Feature) =>
    readings.some(({ features }) => features.includes(tense)),
  )
  return tenses.length === 1 ? tenses[0] : undefined
}
