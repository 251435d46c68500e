import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { isPerson, type People, SELF } from './people.ts'

/** A word in the first case that names a person or stands for one. */
export const isSomebody = (word: Word) =>
  word.analyses.some(({ features }) => features.includes('nominative') && !features.includes('adjectival')) &&
  (!word.is('adjectival') || word.is('kin')) &&
  (isPerson(word) || (word.isA('pronoun') && word.is('person')))

/** Who does what a sentence tells: by a verb of the first person the writer, else the first who is named in the first case. */
export function agentOf({ words, lastWord }: Sentence, people: People): string | undefined {
  if (lastWord?.is('finite', 'first')) return SELF
  const who = words.find(isSomebody)
  if (who !== undefined) return people.keyOf(who)
  return lastWord && people.topicOf(lastWord)
}

/** Who does what one verb of a sentence tells: whom its clause names, whom its participle qualifies, else who does the whole. */
export function agentOfVerb(verb: Word, people: People): string | undefined {
  const { sentence, next } = verb
  if (verb.is('finite', 'first')) return SELF
  const from = sentence.words.findLastIndex((word, at) => at < verb.index && endsClause(word))
  const who = sentence.words.slice(from + 1, verb.index).findLast(isSomebody)
  if (who !== undefined) return people.keyOf(who)
  if (verb.is('relative-participle'))
    return next !== undefined && isPerson(next) && !next.is('adjectival') ? people.keyOf(next) : undefined
  return agentOf(sentence, people)
}

const endsClause = (word: Word) =>
  /^[,;]/u.test(word.tokenAfter) ||
  (word.is('relative-participle') && !word.isA('noun') && !word.isA('adjective'))
