import type { Person } from '../words/inflect.ts'
import type { SubjectCandidate } from './clause.ts'
import type { Subject } from './subject.ts'

/** A subject that its verb does not agree with. */
export interface Disagreement extends Subject {
  /** Whether another reading is open, though an unlikely one. */
  readonly doubtful: boolean
}

/** The speaker or the one spoken to. */
export function isSpeech(person: Person): boolean {
  return person === 'i' || person === 'we' || person === 'you' || person === 'you-all'
}

/** `கைகேயி, மந்தரை சேர்ந்து`: one of several. */
export function isListed({ head }: SubjectCandidate): boolean {
  return (
    head.next?.text.startsWith('சேர்ந்து') === true ||
    head.previous?.text === 'மற்றும்' ||
    head.tokenBefore === ','
  )
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
