import { memoize } from '../../text/memoize.ts'
import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import type { Clause } from './clause.ts'
import { readClauses } from './clause-reader.ts'

/**
 * The clauses of a sentence in the order of their verbs. A light dependency reading: Tamil puts every dependent before
 * what it depends on, so one pass from left to right with a stack of phrases finds whose they are. A relative, adverbial
 * or nominalised clause takes the phrases since the last one in the nominative; that one is its own or that of the clause
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
