import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import type { Clause, SubjectCandidate } from '../reading/clause.ts'
import { mainVerb } from '../reading/main-verb.ts'
import { caseOfNoun } from '../reading/nominative-phrase.ts'
import { roleOf } from '../reading/word-role.ts'
import { isActionOfPeople } from './human-actions.ts'

/**
 * வள்ளி, a woman or a plant, read as the woman where the clause tells what only people do: she stands before everything but place and
 * time, apart from the verb, which has its object or takes none. Any other phrase as it is.
 */
export function calledByName(one: SubjectCandidate, clause: Clause, verb: Word): SubjectCandidate {
  const { head, fits, attachment, maybePossessor, joined } = one
  if (fits.length <= 3 || !head.is('nominative') || head.is('clitic-um') || joined.length > 0) return one
  if (attachment !== 'sure' || maybePossessor || head.next === undefined || head.next === verb) return one
  // `முத்து மாலையைக் கொடுத்தாள்`: the first part of what is given.
  if (roleOf(head.next) === 'head' && !head.next.isOnly('rational') && !head.next.is('time', 'nominative'))
    return one
  if (!isActionOfPeople(verb) || !opens(head)) return one
  const served = clause.complements.some(
    ({ case: grammaticalCase, head: { index } }) => grammaticalCase === 'accusative' && index > head.index,
  )
  const persons = served || mainVerb(verb).isOnly('intransitive') ? personsByName(head) : undefined
  return persons === undefined ? one : { ...one, fits: persons, kind: 'people' }
}

function personsByName({ analyses }: Word): readonly Person[] | undefined {
  const names = analyses.filter(({ class: kind, features }) => kind === 'name' && features.includes('person'))
  if (names.length === 0) return undefined
  if (names.every(({ features }) => features.includes('male'))) return ['he', 'he-honoured']
  return names.every(({ features }) => features.includes('female')) ? ['she', 'he-honoured'] : undefined
}

/** Whether nothing stands before a word but when and where it is. */
function opens({ sentence, index }: Word): boolean {
  return sentence.words
    .slice(0, index)
    .every((word) => roleOf(word) === 'adverb' || caseOfNoun(word) === 'locative')
}
