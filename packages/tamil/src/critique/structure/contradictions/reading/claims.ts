import type { Sentence } from '../../../../text/sentence.ts'
import { daysOf, isAsserted, isCorrection, isOtherTime, yearsOf } from './assertion.ts'
import { BoundedIndex } from './bounded-index.ts'
import { contradicts } from './contradiction.ts'
import type { Follower } from './follower.ts'
import type { People } from './people.ts'
import { isSame, type Thing } from './things.ts'

/** That a person or thing has a quality of which it has one at a time: an age, a colour, a day on which it happened. */
export interface Claim {
  /** Which quality: two claims of different ones are not compared. */
  readonly quality: string
  readonly of: Thing
  readonly value: string
  /** `years`: true until it changes. `days`: of one day or event. `always`: once and for all. */
  readonly holds: 'years' | 'days' | 'always'
  /** Whether another may have the same quality beside it: `என் தங்கை மீனா`. Two such claims are not opposed. */
  readonly maybeOneOfSeveral?: true
}

/** Reads what a sentence claims, with the people named before it. */
export type ClaimReader = (sentence: Sentence, people: People) => readonly Claim[]

interface Placed extends Claim {
  readonly sentence: Sentence
  readonly at: number
}

/** Claims of one quality of things of one name that are remembered. */
const MAX_REMEMBERED = 8

/** Finds claims that cannot be true together with an earlier one. Linear in the sentences. */
export function opposedClaims(sentences: readonly Sentence[], readers: readonly ClaimReader[]): Follower {
  const remembered = new BoundedIndex<Placed>(MAX_REMEMBERED)
  const corrections = new Set(sentences.flatMap((sentence, at) => (isCorrection(sentence) ? [at] : [])))
  return (sentence, people, at) => {
    if (!isAsserted(sentence)) return []
    const found = claimsIn(sentence, people, readers).flatMap((claim) => {
      const keys = [`${claim.quality} ${claim.of.head}`]
      const against = opposing(claim, sentence, remembered.under(keys))
      remembered.file(keys, { ...claim, sentence, at })
      const isCorrected =
        against !== undefined &&
        [against.at - 1, against.at, against.at + 1, at - 1, at, at + 1].some((one) => corrections.has(one))
      return against === undefined || isCorrected ? [] : [contradicts(sentence, against.sentence)]
    })
    return found.slice(0, 1)
  }
}

function claimsIn(sentence: Sentence, people: People, readers: readonly ClaimReader[]): readonly Claim[] {
  const claims: Claim[] = []
  for (const read of readers) claims.push(...read(sentence, people))
  return claims
}

/** The only earlier thing that this can be, where it is said to be otherwise. Where the text speaks of several, nothing. */
function opposing(claim: Claim, sentence: Sentence, earlier: readonly Placed[]): Placed | undefined {
  const same = earlier.filter((other) => isSame(other.of, claim.of))
  const [only] = same
  if (only === undefined || same.some(({ value }) => value !== only.value)) return undefined
  if (
    earlier.some((other) => !isSame(other.of, claim.of)) &&
    claim.of.marks.size === 0 &&
    claim.of.owner === undefined
  )
    return undefined
  if (only.value === claim.value || only.sentence === sentence) return undefined
  if (only.maybeOneOfSeveral && claim.maybeOneOfSeveral) return undefined
  const times = claim.holds === 'years' ? yearsOf : daysOf
  const isForEver = claim.holds === 'always' || only.holds === 'always'
  if (!isForEver && isOtherTime(times(only.sentence), times(sentence))) return undefined
  return only
}
