import type { Word } from '../../text/word.ts'
import type { Block, Essay } from '../essay.ts'
import { type MeaningWords, meaningsOf } from './meaning-words.ts'

const MIN_WORDS = 2

/** Kinds of things that an essay may be about as a whole: food, plants, animals. */
const KINDS = ['food', 'plant', 'animal', 'body', 'language', 'deity'] as const

/** Something that a paragraph may speak of: a field of life of the table, or a kind of things. */
type Field = number | (typeof KINDS)[number]

/**
 * Tells of a paragraph whether it speaks of the field of life that the essay's title or most of its other paragraphs speak
 * of. Every paragraph's words are counted once.
 */
export function fieldSharing(
  { paragraphs, topic }: Essay,
  meanings: MeaningWords,
): (paragraph: Block) => boolean {
  const fieldsOf = (word: Word): readonly Field[] => [
    ...meaningsOf(word, meanings.fields),
    ...KINDS.filter((kind) => word.isA('noun') && word.is(kind)),
  ]
  const inTitle = new Set(topic?.words.flatMap(fieldsOf))
  const spokenOf = new Map(paragraphs.map((paragraph) => [paragraph, fieldsSpokenOf(paragraph, fieldsOf)]))
  const speaking = new Map<Field, number>()
  for (const fields of spokenOf.values())
    for (const field of fields) speaking.set(field, (speaking.get(field) ?? 0) + 1)
  return (paragraph) =>
    [...(spokenOf.get(paragraph) ?? [])].some(
      (field) => inTitle.has(field) || 2 * ((speaking.get(field) ?? 0) - 1) >= paragraphs.length - 1,
    )
}

/** The fields of which two words speak, and the kinds of things that it names. */
function fieldsSpokenOf({ words }: Block, fieldsOf: (word: Word) => readonly Field[]): ReadonlySet<Field> {
  const times = new Map<Field, number>()
  for (const word of words) for (const field of fieldsOf(word)) times.set(field, (times.get(field) ?? 0) + 1)
  return new Set(
    [...times].flatMap(([field, count]) => (typeof field === 'string' || count >= MIN_WORDS ? [field] : [])),
  )
}
