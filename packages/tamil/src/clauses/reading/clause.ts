import type { Word } from '../../text/word.ts'
import type { Phrase } from './phrase.ts'

/** How a clause ends. `open`: the sentence ends without a verb. */
export type ClauseKind = 'finite' | 'relative' | 'adverbial' | 'nominalised' | 'open'

/** A phrase in the nominative that may be the subject. `shared`: it may also be that of a clause inside. */
export interface SubjectCandidate extends Phrase {
  readonly attachment: 'sure' | 'shared'
  /** Whether the noun after it may be its own: it is a possessor then, or the first part of a compound. */
  readonly maybePossessor: boolean
}

/** One clause of a sentence: its verb, and what belongs to it. */
export interface Clause {
  readonly kind: ClauseKind
  /** The verb that ends it; undefined for an `open` clause. */
  readonly verb: Word | undefined
  /** The phrases in the nominative to its left that no clause inside it has taken, from left to right. */
  readonly candidates: readonly SubjectCandidate[]
  /** The phrases in other cases, and those of its participles, from left to right. */
  readonly complements: readonly Phrase[]
  /** Words that the analyser does not know, and மற்றும்: any of them may be a subject, or part of one. */
  readonly unknown: readonly Word[]
  /** Whether என்று or its like follows: someone says or thinks it. */
  readonly quoted: boolean
}
