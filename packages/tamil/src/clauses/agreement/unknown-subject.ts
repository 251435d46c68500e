import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'

/** What a word that nothing is known of may be, by its ending. */
const UNKNOWN_SHAPE: Readonly<Partial<Record<Person, RegExp>>> = {
  he: /(?<!ள்|கள்|ம்)$/u,
  she: /(?<!ன்|கள்|ம்|ர்)$/u,
  'he-honoured': /(?<!ன்|ள்)$/u,
  they: /(?:கள்|ர்|ம்)$/u,
  it: /(?<!கள்)$/u,
  those: /(?:கள்|வை|ன|ம்)$/u,
}

/** Whether a word that nothing is known of, or மற்றும், may be the subject of a verb of the person. */
export function mayBeSubject({ text }: Word, person: Person): boolean {
  return text === 'மற்றும்' || UNKNOWN_SHAPE[person]?.test(text) !== false
}
