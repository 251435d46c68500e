import type { Sentence } from '../../../text/sentence.ts'
import type { Word } from '../../../text/word.ts'
import { isPerson, type People, SELF } from './people.ts'

/** A word in the first case that names a person or stands for one. */
export const isSomebody = (word: Word) =>
  word.is('nominative') &&
  !word.is('adjectival') &&
  (isPerson(word) || (word.isA('pronoun') && word.is('person')))

/** Who does what a sentence tells: by a verb of the first person the writer, else the first who is named in the first case. */
export function doerOf({ words, lastWord }: Sentence, people: People): string | undefined {
  if (lastWord?.is('finite', 'first')) return SELF
  const who = words.find(isSomebody)
  return who && people.keyOf(who)
}
