import type { Word } from '../../text/word.ts'
import { clauseOf } from '../reading/clauses-of.ts'

/** செய்யும் at the end of a sentence, of things: the future that shows no person. */
export function isHabit(verb: Word): boolean {
  return (
    (verb.isLast || verb.tokenAfter === ';') &&
    verb.endsWith('ும்') &&
    // `மானும் முயலும்`: a hare, too.
    !(verb.isA('noun') && verb.previous?.is('nominative', 'clitic-um') === true) &&
    verb.analyses.some(({ class: kind, features }) => kind === 'verb' && features.includes('finite')) &&
    (manyThings(verb) || !verb.sentence.words.some((word) => word.is('plural', 'nominative')))
  )
}

/** The one subject of a verb that shows no person, many things: `புதிய கருவிகள் நேற்று நிறுவப்படும்`. */
export function manyThings(verb: Word): boolean {
  const [subject, ...others] = clauseOf(verb)?.candidates ?? []
  return (
    others.length === 0 &&
    subject?.attachment === 'sure' &&
    subject.fits[0] === 'those' &&
    subject.head.isOnly('plural', 'irrational')
  )
}
