import type { Person } from '../../words/inflect.ts'

/** The pronouns of the speaker and the hearer in the nominative, which own nothing in this form, and the person of their verb. */
export const SPEECH_PRONOUNS: ReadonlyMap<string, Person> = new Map<string, Person>([
  ['நான்', 'i'],
  ['நாங்கள்', 'we'],
  ['நாம்', 'we'],
  ['நீ', 'you'],
  ['நீங்கள்', 'you-all'],
])
