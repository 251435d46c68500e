import { oppositionOf } from '../statements/statement.ts'
import {
  alignPoints,
  answersDenial,
  isExact,
  isTakenBack,
  mayAlign,
  type Pair,
  type PointAlignment,
} from './likeness.ts'
import type { Idea, Point } from './point.ts'
import type { Weigh } from './topical-weights.ts'

/** What two sentences share by weight, at least, and how much of each of them that is. */
const MIN_SHARED = 1.3
const MIN_COVERED = 0.4
/** Words that are aligned, at least; two where they are nearly all. */
const MIN_PAIRS = 3
const NEARLY_ALL = 0.75
const MIN_PAIRS_OF_TWO = 5
/** A word of more weight tells of its text. */
const TELLING = 0.7

/** What speaks for and against two sentences that tell one point. */
export interface Likeness {
  /** How much of the one that is covered less the other says. */
  readonly covered: number
  /** The logarithm of what they share. */
  readonly shared: number
  /** How many of the shared words are the same word: who goes on says the word again, who repeats himself avoids it. */
  readonly sameWords: number
  /** Nouns of the later one of which the earlier says nothing. */
  readonly newNouns: number
  /** One tells what is, the other what ought to be. */
  readonly otherMood: number
  /** How much of what the later one says in its last words the earlier says. */
  readonly said: number
  /** Whether the earlier one counts and the later does not. */
  readonly otherNumbers: number
}

/**
 * The weights of a logistic regression over pairs of sentences, one of which says the other again or goes on, and over all pairs
 * of the sentences of essays: `npm run train:restatements -- PAIRS ESSAYS`.
 */
export const WEIGHTS: Readonly<Record<keyof Likeness | 'bias', number>> = {
  bias: 3.33,
  covered: 0.44,
  shared: 1.63,
  sameWords: -7.48,
  newNouns: -0.38,
  otherMood: -1.95,
  said: 2.05,
  otherNumbers: -2.01,
}

/** Two that say nothing besides what the other says. */
const FULL = 0.85
const SURE = 3

/** How surely a sentence tells what an earlier one has told: above 0 it rather does. Nothing where it cannot. */
export function samenessOf(earlier: Point, later: Point, weigh: Weigh): number | undefined {
  const likeness = likenessOf(earlier, later, weigh)
  if (likeness === undefined) return undefined
  if (likeness.covered >= FULL) return SURE
  const features = Object.entries(likeness) as [keyof Likeness, number][]
  return features.reduce((sum, [feature, value]) => sum + WEIGHTS[feature] * value, WEIGHTS.bias)
}

/** What speaks for and against one point; nothing where a number, a name, a state or a denial differs, or too little is shared. */
export function likenessOf(earlier: Point, later: Point, weigh: Weigh): Likeness | undefined {
  if (earlier.isRestricted !== later.isRestricted || (hasNumbers(later) && !hasNumbers(earlier)))
    return undefined
  if (areOther(earlier.digits, later.digits) || areOther(earlier.numerals, later.numerals)) return undefined
  const isOfTwo = earlier.second !== undefined || later.second !== undefined
  if (!mayAlign(earlier, later, isOfTwo ? MIN_PAIRS_OF_TWO : MIN_PAIRS - 1)) return undefined
  const alignment = alignPoints(earlier, later)
  const { pairs, saidBefore, saidAfter } = alignment
  if (
    pairs.some(isTakenBack) ||
    isDeniedAlone(earlier, later, pairs) ||
    areApart(earlier, later, alignment) ||
    pairs.some((pair) => turnsOtherwise(pair, earlier, later)) ||
    speaksOfOther(earlier, later, alignment)
  )
    return undefined
  const shared = pairs.reduce(
    (sum, pair) => sum + Math.min(weigh(pair.later), weigh(pair.earlier)) * pair.similarity,
    0,
  )
  const covered = Math.min(coverageOf(later, saidBefore, weigh), coverageOf(earlier, saidAfter, weigh))
  const least = isOfTwo ? MIN_PAIRS_OF_TWO : covered >= NEARLY_ALL ? MIN_PAIRS - 1 : MIN_PAIRS
  if (pairs.length < least || shared < MIN_SHARED || covered < MIN_COVERED) return undefined
  if (!pairs.some((pair) => Math.min(weigh(pair.later), weigh(pair.earlier)) > TELLING)) return undefined
  return {
    covered,
    shared: Math.log(1 + shared),
    sameWords: pairs.filter(isExact).length / pairs.length,
    newNouns: later.ideas.filter((idea) => !saidBefore.has(idea) && isNoun(idea)).length,
    otherMood: Number(earlier.mood !== later.mood),
    said: saidOf(later, saidBefore),
    otherNumbers: Number(hasNumbers(earlier) !== hasNumbers(later)),
  }
}

/** `துன்பம் தருகிறது`, `துன்பம் தருவதில்லை`: one of them denies what it says, and nothing in the other answers to that. */
const isDeniedAlone = (earlier: Point, later: Point, pairs: PointAlignment['pairs']) =>
  earlier.denies !== later.denies && !pairs.some(answersDenial)

const isNoun = ({ word }: Idea) => word.isA('noun') && !word.isA('verb')

function coverageOf({ ideas }: Point, said: ReadonlyMap<Idea, number>, weigh: Weigh): number {
  const all = ideas.reduce((sum, idea) => sum + weigh(idea), 0)
  return all === 0 ? 0 : ideas.reduce((sum, idea) => sum + weigh(idea) * (said.get(idea) ?? 0), 0) / all
}

/** Where the last words are none that tell. */
const UNTOLD = 0.5

function saidOf({ ideas }: Point, said: ReadonlyMap<Idea, number>): number {
  const last = ideas.filter(({ role }) => role === 'said')
  return last.length === 0 ? UNTOLD : last.reduce((sum, idea) => sum + (said.get(idea) ?? 0), 0) / last.length
}

/** What the two say excludes each other, or a word that only one of them has excludes one of the other. */
const areApart = (earlier: Point, later: Point, { saidBefore, saidAfter }: PointAlignment) =>
  later.ideas.some(
    (idea) =>
      idea.opposites.length > 0 &&
      earlier.ideas.some(
        (one) =>
          one.isDenied === idea.isDenied &&
          ((one.role === 'said' && idea.role === 'said') || (!saidBefore.has(idea) && !saidAfter.has(one))) &&
          oppositionOf(one, idea) !== undefined,
      ),
  )

/** `விலை உயர்ந்தால்`, `விலை சரியும்`: of one thing they say what excludes each other. */
function turnsOtherwise(pair: Pair, earlier: Point, later: Point): boolean {
  if (!isNoun(pair.later)) return false
  const after = ({ word }: Idea, { ideas }: Point) => ideas.find((idea) => idea.word === word.next)
  const [one, other] = [after(pair.earlier, earlier), after(pair.later, later)]
  if (one === undefined || other === undefined || one.isDenied !== other.isDenied) return false
  return one.word.isA('verb') && other.word.isA('verb') && oppositionOf(one, other) !== undefined
}

/** Both count, and not the same. */
const areOther = (some: readonly string[], others: readonly string[]) =>
  some.length > 0 &&
  others.length > 0 &&
  (some.length !== others.length || some.some((one) => !others.includes(one)))

const hasNumbers = ({ digits, numerals }: Point) => digits.length + numerals.length > 0

/** Each names somebody or somewhere, or what something is done to, of which the other does not speak. */
const speaksOfOther = (earlier: Point, later: Point, { saidBefore, saidAfter }: PointAlignment) =>
  [isWho, isObject, isSubject, isWhen].some(
    (is) =>
      later.ideas.some((idea) => is(idea) && !saidBefore.has(idea)) &&
      earlier.ideas.some((idea) => is(idea) && !saidAfter.has(idea)),
  )

/** `கண்கள்` of `கண்கள் சோரும்`. */
const isSubject = ({ word }: Idea) => word.next?.isLast === true && word.isA('noun') && word.is('nominative')

const isWhen = ({ role, keys: [key = ''] }: Idea) => role === 'time' && !LENGTHS.has(key)
const LENGTHS: ReadonlySet<string> = new Set(
  'நேரம் நாள் காலம் பொழுது மாதம் ஆண்டு வாரம் நிமிடம் மணி நொடி வருடம் அரைமணி'.split(' '),
)

const isObject = ({ word }: Idea) => word.isA('noun') && word.is('accusative')

const isWho = ({ word }: Idea) =>
  word.analyses[0]?.class === 'name' || (word.is('rational') && word.is('singular') && word.is('nominative'))
