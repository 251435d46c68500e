import type { Word } from '../../../../text/word.ts'
import type { FoundPhrase } from '../../phrases.ts'
import { isPerson, type People } from '../reading/people.ts'
import { agentOfVerb } from '../reading/subject.ts'

/** Who is in a state: in the dative or with -இடம் before it (`அவருக்குக் கண் தெரியாது`), called so, or who does what its verb tells. */
export function whoseState({ first, last }: FoundPhrase, people: People): string | undefined {
  const { words } = first.sentence
  const from = words.findLastIndex((word, at) => at < first.index && word.tokenAfter.startsWith(';')) + 1
  const before = words.slice(from, first.index)
  const holder = before.findLast((word) => isSomebody(word) && (word.is('dative') || word.is('locative')))
  if (holder !== undefined) return people.keyOf(holder)
  const subject = before.findLast(
    (word) => isSomebody(word) && word.is('nominative') && !word.is('adjectival'),
  )
  if (subject !== undefined) return people.keyOf(subject)
  const verb = last.isA('verb') ? last : (words.findLast((word) => word.is('finite')) ?? last)
  return agentOfVerb(verb, people)
}

/** Who shows a sign: whose company or thing it names (`அவனுடன் வந்த`), else who does it. */
export function whoShows({ words }: FoundPhrase, verb: Word, people: People): string | undefined {
  const named = words.find((word) => word.isA('pronoun') && (word.is('sociative') || word.is('genitive')))
  if (named === undefined) return agentOfVerb(verb, people)
  return people.keyOf(named) ?? agentOfVerb(verb, people)
}

const isSomebody = (word: Word) => isPerson(word) || (word.isA('pronoun') && word.is('person'))
