import type { Word } from '../text/word.ts'
import type { SubjectCandidate } from './clause.ts'
import { type Agreement, agreementOf, isOfMany, isOneOfThem } from './phrase.ts'
import { maybePossessor } from './possessor.ts'

/** A phrase in the first case while its clause is being read. */
export interface PendingSubject extends SubjectCandidate {
  attachment: 'sure' | 'shared'
  joined: Word[]
}

/** The phrase in the first case of which a word is the head. */
export function pendingSubject(head: Word, attachment: 'sure' | 'shared'): PendingSubject {
  const { fits, kind } = partOfMany(head) ?? womanOf(head) ?? agreementOf(head)
  return {
    head,
    case: 'nominative',
    fits,
    kind,
    joined: [],
    attachment,
    maybePossessor: maybePossessor(head),
  }
}

/** `பெண் விஞ்ஞானி`: of a calling that says no gender. */
function womanOf(head: Word): Agreement | undefined {
  const { fits, kind } = agreementOf(head)
  if (head.previous?.text !== 'பெண்' || kind !== 'people' || !fits.includes('she')) return undefined
  return { fits: fits.filter((person) => person !== 'he'), kind }
}

/** `ஆறுகளில் ஒன்று`, `ஆடுகளில் இரண்டு`: the number says it. */
function partOfMany(head: Word): Agreement | undefined {
  if (!head.isA('numeral') || head.previous === undefined || !isOfMany(head.previous)) return undefined
  return { fits: [isOneOfThem(head) ? 'it' : 'those'], kind: 'things' }
}
