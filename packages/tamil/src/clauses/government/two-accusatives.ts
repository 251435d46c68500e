import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import type { WrongCases } from '../../words/wrong-cases.ts'
import { caseViolation } from './case-violation.ts'
import { isPersonAccusative } from './nominals-before.ts'
import { ungoverned } from './objectless.ts'
import { GOVERNMENT } from './postpositions.ts'

/** Two accusatives of which one verb can have only one. */
export interface TwoAccusatives {
  readonly first: Word
  readonly second: Word
  readonly verb: Word
}

/** An accusative, another before the same verb, and that verb; undefined where a postposition or the table of wrong cases says more. */
export function twoAccusatives(first: Word, wrongCases: WrongCases): TwoAccusatives | undefined {
  if (!isPlain(first) || isBent(first)) return undefined
  const rival = ungoverned(first, wrongCases)?.rival
  if (rival === undefined || !isPlain(rival.object)) return undefined
  const { object: second, verb } = rival
  if (first.next !== undefined && GOVERNMENT.has(withoutVallinam(first.next.text))) return undefined
  const named = caseViolation(verb, wrongCases)?.noun
  return named === first || named === second ? undefined : { first, second, verb }
}

/** `தலையைக் குனிந்துகொண்டு வண்டியை ஓட்டினான்`: the part of the body that one bends. */
function isBent(word: Word): boolean {
  return word.is('body') && word.next !== undefined && /^(?:குனிந்|நிமிர்ந்|சாய்ந்)/u.test(word.next.text)
}

/** Surely an accusative, and alone. */
function isPlain(noun: Word): boolean {
  return (
    (noun.isOnly('accusative') || isPersonAccusative(noun)) &&
    /ை(?:[கசதப]்)?$/u.test(noun.text) &&
    !noun.is('clitic-um') &&
    !noun.is('time') &&
    !noun.analyses.some(({ guessed }) => guessed)
  )
}
