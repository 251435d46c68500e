import { memoize } from '../text/memoize.ts'
import type { Sentence } from '../text/sentence.ts'
import type { Word } from '../text/word.ts'
import { readClauses } from './clause-reader.ts'
import type { Phrase } from './phrase.ts'

/** How a clause ends. `open`: the sentence ends without a verb. */
export type ClauseKind = 'finite' | 'relative' | 'adverbial' | 'nominalised' | 'open'

/** A phrase in the first case that may be the subject. `shared`: it may also be that of a clause inside. */
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
  /** The phrases in the first case to its left that no clause inside it has taken, from left to right. */
  readonly candidates: readonly SubjectCandidate[]
  /** The phrases in other cases, and those of its participles, from left to right. */
  readonly complements: readonly Phrase[]
  /** Words that the analyser does not know, and மற்றும்: any of them may be a subject, or part of one. */
  readonly unknown: readonly Word[]
  /** Whether என்று or its like follows: someone says or thinks it. */
  readonly quoted: boolean
}

/**
 * The clauses of a sentence in the order of their verbs. A light dependency reading: Tamil puts every dependent before
 * what it depends on, so one pass from left to right with a stack of phrases finds whose they are. A relative, adverbial
 * or nominalised clause takes the phrases since the last one in the first case; that one is its own or that of the clause
 * around it, and stays on the stack as `shared`, unless another stands before it. Linear in the words.
 */
export const clausesOf = memoize((sentence: Sentence): readonly Clause[] => readClauses(sentence))

const byVerb = memoize(
  (sentence: Sentence): ReadonlyMap<Word | undefined, Clause> =>
    new Map(clausesOf(sentence).map((clause) => [clause.verb, clause])),
)

/** The clause that a finite verb ends. */
export function clauseOf(verb: Word): Clause | undefined {
  return byVerb(verb.sentence).get(verb)
}
