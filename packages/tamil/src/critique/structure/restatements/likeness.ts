import { oppositionOf } from '../statements/statement.ts'
import { type Idea, MIN_COMMON, type Point } from './point.ts'

/** How alike two words are that are not the same. */
const SYNONYM = 0.9
const PART = 0.6
/** `வீணாக்கக் கூடாது`, `சிக்கனமாக`. */
const DENIED_OPPOSITE = 0.8
/** `சாப்பிடுகிறார்கள்`, `சாப்பிடுவதில்லை`. */
const DENIED = 0.3
const DENIED_SYNONYM = 0.4
/** What counts of a word whose like has been aligned with another: `பகிர்ந்து உண்` beside `பகிர்`. */
const AGAIN = 0.5

/** Two words of two sentences that say the same or nearly. */
export interface Pair {
  readonly later: Idea
  readonly earlier: Idea
  readonly similarity: number
}

/** What two sentences have in common, word for word. */
export interface PointAlignment {
  readonly pairs: readonly Pair[]
  /** How much of each word of the later one the earlier says, and the other way round. */
  readonly saidBefore: ReadonlyMap<Idea, number>
  readonly saidAfter: ReadonlyMap<Idea, number>
}

/** Whether so many words of the later one may have their like in the earlier one: for most it is told without comparing each with each. */
export function mayAlign(earlier: Point, later: Point, least: number): boolean {
  let found = 0
  for (const { all } of later.ideas) if (sharesAny(all, earlier.all) && ++found >= least) return true
  return false
}

/** Aligns each word with the one that is most like it, each once, the likest first; then what is left with what is taken. */
export function alignPoints(earlier: Point, later: Point): PointAlignment {
  const alike: Pair[] = []
  for (const idea of later.ideas) {
    if (!sharesAny(idea.all, earlier.all)) continue
    for (const other of earlier.ideas) {
      const similarity = similarityOf(idea, other)
      if (similarity > 0) alike.push({ later: idea, earlier: other, similarity })
    }
  }
  alike.sort((one, other) => other.similarity - one.similarity)
  const saidBefore = new Map<Idea, number>()
  const saidAfter = new Map<Idea, number>()
  const pairs = alike.filter((pair) => {
    if (saidBefore.has(pair.later) || saidAfter.has(pair.earlier)) return false
    saidBefore.set(pair.later, pair.similarity)
    saidAfter.set(pair.earlier, pair.similarity)
    return true
  })
  for (const pair of alike) {
    if (!saidBefore.has(pair.later)) saidBefore.set(pair.later, AGAIN * pair.similarity)
    if (!saidAfter.has(pair.earlier)) saidAfter.set(pair.earlier, AGAIN * pair.similarity)
  }
  return { pairs, saidBefore, saidAfter }
}

/** Whether a pair is of one word, told once and denied once. */
export const isTakenBack = ({ similarity }: Pair) => similarity === DENIED

/** Whether a pair is of one word, and not of two that mean the same. */
export const isExact = ({ similarity }: Pair) => similarity === 1

/** Whether one denies what the other says the opposite of: `அமைதி`, `இரைச்சல் இராது`; `தெரியாத`, `புதிய`. */
export const answersDenial = ({ later, earlier }: Pair) =>
  later.isDenied !== earlier.isDenied &&
  (shares(later.written, earlier.sets) ||
    shares(earlier.written, later.sets) ||
    oppositionOf(later, earlier) !== undefined)

function similarityOf(one: Idea, other: Idea): number {
  if (!sharesAny(one.all, other.all)) return 0
  const isOneWord = shares(one.words, other.words)
  const isOneSet = shares(one.sets, other.sets)
  if (one.isDenied !== other.isDenied) {
    if (shares(one.written, other.sets) || shares(other.written, one.sets)) return SYNONYM
    if (oppositionOf(one, other) !== undefined) return DENIED_OPPOSITE
    // `பொறுமை இல்லாதவர்`, `பொறுமையை இழந்தவர்`: a thing that there is not is still what is spoken of.
    if (isVerb(one) && isVerb(other) && (isOneWord || isOneSet)) return isOneWord ? DENIED : DENIED_SYNONYM
  }
  if (isOneWord) return 1
  if (isOneSet) return SYNONYM
  return isPartOf(one, other) || isPartOf(other, one) || hasPartIn(one, other) || hasPartIn(other, one)
    ? PART
    : 0
}

const isVerb = ({ word }: Idea) => word.isA('verb')

const shares = (some: readonly string[], others: readonly string[]) =>
  some.some((one) => others.includes(one))

function sharesAny(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const one of some) if (others.has(one)) return true
  return false
}

const hasPartIn = (one: Idea, other: Idea) => shares(one.parts, other.sets) || shares(one.parts, other.parts)

const VOWEL_SIGN = /^[\u0bbe-\u0bcd]/u

function isPartOf({ words: [part = ''], stem }: Idea, { words: [whole = ''] }: Idea): boolean {
  if (stem.length < MIN_COMMON || whole.length <= part.length) return false
  // `வெள்ளிக்கிழமை` has nothing of வெள்ளம்.
  const isBeginning =
    whole.startsWith(stem) && !(part.endsWith('ம்') && VOWEL_SIGN.test(whole.slice(stem.length)))
  return isBeginning || whole.endsWith(part)
}
