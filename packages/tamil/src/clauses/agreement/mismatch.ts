import type { Clause, SubjectCandidate } from '../reading/clause.ts'
import { isKin, type Subject } from '../reading/subject.ts'
import { isTopic } from '../reading/topic.ts'

/** A subject that its verb does not agree with. */
export interface Disagreement extends Subject {
  /** Whether another reading is open, though an unlikely one. */
  readonly doubtful: boolean
}

/** `கைகேயி, மந்தரை சேர்ந்து`: one of several. */
export function isListed({ head }: SubjectCandidate): boolean {
  return (
    head.next?.text.startsWith('சேர்ந்து') === true ||
    head.previous?.text === 'மற்றும்' ||
    head.tokenBefore === ','
  )
}

/**
 * Whether a mark parts the subject from its clause. `அமைச்சர், மாணவர்களுக்குப் பரிசு வழங்கியது`: a comma does not, behind the only
 * phrase in the nominative, of people who would be called by another form.
 */
export function isParted({ head, joined }: SubjectCandidate, { candidates, unknown, verb }: Clause): boolean {
  if (head.tokenAfter === ' ') return false
  if (head.tokenAfter !== ',' || joined.length > 0 || unknown.length > 0) return true
  if (isTopic(head)) return false
  if (candidates.some((one) => one.head !== head && (one.kind !== 'things' || one.head.next !== verb)))
    return true
  if (!head.isA('noun') || isKin(head) || !head.isOnly('nominative', 'rational')) return true
  return !head.isOnly('plural') && !head.endsWith('ர்')
}

/** The disagreement of a subject. */
export function found({ head, fits }: SubjectCandidate, doubtful: boolean): Disagreement | undefined {
  const [first, ...others] = fits
  if (first === undefined) return undefined
  return {
    word: head,
    fits: [first, ...others],
    kind: head.isA('pronoun') ? 'pronoun' : 'noun',
    maybeGenitive: doubtful,
    doubtful,
  }
}
