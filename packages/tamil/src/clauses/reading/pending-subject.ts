import type { Word } from '../../text/word.ts'
import type { SubjectCandidate } from './clause.ts'
import {
  type Agreement,
  agreementOf,
  countsList,
  isManyAlone,
  isOfMany,
  isOfManyFar,
  isOneOfThem,
  isSome,
} from './phrase.ts'
import { maybePossessor } from './possessor.ts'
import { isNamedByInitial } from './title.ts'

/** A phrase in the nominative while its clause is being read. */
export interface PendingSubject extends SubjectCandidate {
  attachment: 'sure' | 'shared'
  joined: Word[]
}

/** The phrase in the nominative of which a word is the head. */
export function pendingSubject(head: Word, attachment: 'sure' | 'shared'): PendingSubject {
  const { fits, kind } =
    partOfMany(head) ?? womanOf(head) ?? calledByInitial(head) ?? manyOf(head) ?? agreementOf(head)
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

/** அவர்கள் with nobody named right before it, whom it would honour: `தலைவர் அவர்கள் பேசினார்`. */
function manyOf(head: Word): Agreement | undefined {
  return isManyAlone(head) ? { fits: ['they'], kind: 'people' } : undefined
}

/** மணி of `கு. மணி`, no bell: a man or a woman. */
function calledByInitial(head: Word): Agreement | undefined {
  if (!isNamedByInitial(head) || agreementOf(head).kind === 'people') return undefined
  return { fits: ['he-honoured', 'he', 'she'], kind: 'people' }
}

/** `ஆறுகளில் ஒன்று`, `ஆடுகளில் இரண்டு`: the number says it. */
function partOfMany(head: Word): Agreement | undefined {
  // `நீர், காற்று ஆகிய இரண்டும்`
  if (head.isA('numeral') && countsList(head)) return { fits: ['those'], kind: 'things' }
  if (!(head.isA('numeral') || isSome(head)) || head.previous === undefined) return undefined
  if (!isOfMany(head.previous) && !isOfManyFar(head)) return undefined
  return { fits: [isOneOfThem(head) || /^ஒன்ற/u.test(head.text) ? 'it' : 'those'], kind: 'things' }
}
