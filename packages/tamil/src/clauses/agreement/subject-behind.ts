import type { Word } from '../../text/word.ts'
import type { SubjectCandidate } from '../reading/clause.ts'
import { clausesOf } from '../reading/clauses-of.ts'

/** The one phrase in the nominative that follows a verb to the end of its sentence: `புறப்பட்டான் கண்ணனும் அவன் தங்கையும்`. */
export function subjectBehind(verb: Word): SubjectCandidate | undefined {
  if (verb.next === undefined || verb.tokenAfter !== ' ') return undefined
  const clauses = clausesOf(verb.sentence)
  const own = clauses.findIndex((one) => one.kind === 'finite' && one.verb === verb)
  const behind = clauses.at(-1)
  if (own < 0 || behind?.kind !== 'open' || behind.unknown.length > 0) return undefined
  if (clauses.slice(own + 1, -1).some(({ kind }) => kind !== 'relative')) return undefined
  const [subject, ...others] = behind.candidates.filter(({ attachment }) => attachment === 'sure')
  const end = subject?.joined.at(-1) ?? subject?.head
  // `என்று கேட்டாள் கவிதா, நான்காவது மேசை`: one person, and who or where she is.
  if (subject?.joined.length === 1 && subject.head.tokenAfter === ',' && !subject.head.is('clitic-um'))
    return undefined
  return others.length === 0 && end?.quoted === verb.quoted && end.next === undefined ? subject : undefined
}
