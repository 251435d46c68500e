import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { isNeuter, verbPerson } from '../reading/finite-verb.ts'

/** `வெப்பம் என்னும் கொலையாளி தப்பிவிடுகிறது`, `நிலா சிரித்தது`: a thing that is called a person, and what bears the name of a girl. */
export function isPersonified(subject: Word, verb: Word): boolean {
  const person = verbPerson(verb)
  if (person === undefined || !isNeuter(person)) return false
  if (subject.isA('name') && subject.is('nature', 'nominative')) return true
  let called = subject.previous
  while (called?.isOnly('adjectival') === true || called?.isA('demonstrative') === true)
    called = called.previous
  if (called === undefined || !NAMING.has(withoutVallinam(called.text))) return false
  const thing = called.previous
  return thing?.is('irrational', 'nominative') === true && !thing.isA('name')
}

const NAMING: ReadonlySet<string> = new Set(['என்னும்', 'என்ற', 'எனும்', 'என்கிற', 'ஆகிய'])
