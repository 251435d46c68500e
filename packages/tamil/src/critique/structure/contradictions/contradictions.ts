import type { Essay } from '../../essay.ts'
import type { CritiqueFinding } from '../../feedback-item.ts'
import { usedThoughAbsent } from './absence.ts'
import { ages } from './ages.ts'
import { opposedClaims } from './claims.ts'
import { colours } from './colours.ts'
import { counts } from './counts.ts'
import { doingsOfTheDead } from './deaths.ts'
import { denied } from './denials.ts'
import { otherDoers } from './doers.ts'
import { eventTimes } from './event-times.ts'
import { kinships } from './kinships.ts'
import { lackedKin } from './lacks.ts'
import { beyondLimit } from './limits.ts'
import { measures } from './measures.ts'
import { doneThoughNever } from './never.ts'
import { redated } from './once-only-events.ts'
import { secondOnes } from './only-ones.ts'
import { otherOrders } from './orders.ts'
import { outcomes } from './outcomes.ts'
import { reversedPositions } from './positions.ts'
import { presence } from './presence.ts'
import { prices } from './prices.ts'
import { quantifiedApart } from './quantifiers.ts'
import { recalledOtherwise } from './recalled-counts.ts'
import { seasons } from './seasons.ts'
import { otherTradesOfKin } from './trades-of-kin.ts'
import { whereabouts } from './whereabouts.ts'

/** What a person, a thing or an event has one of at a time. */
const QUALITIES = [
  ages,
  counts,
  prices,
  eventTimes,
  colours,
  measures,
  whereabouts,
  kinships,
  outcomes,
  presence,
  seasons,
]

const MIN_WORDS = 3
/** A longer sentence says too many things at once; what is read of one takes time by its length. */
const MAX_WORDS = 40

/**
 * Finds where an essay takes back what it has said: the same words denied, another number of the same thing of the
 * same owner, another date of what happens once, another hour
 * of an event, another trade of one's kin, what is not there used, all and yet not some, a position reversed at
 * the end. What is quoted, asked, supposed or told of another time says nothing against what stands elsewhere.
 */
export function contradictionFindings(essay: Essay): CritiqueFinding[] {
  const sentences = essay.paragraphs
    .flatMap((paragraph) => paragraph.sentences)
    .filter(
      ({ words, start, end }) =>
        words.length >= MIN_WORDS && words.length <= MAX_WORDS && !essay.isQuoted(start, end),
    )
  const seen = new Set<number>()
  return [
    ...denied(sentences),
    ...recalledOtherwise(sentences),
    ...redated(sentences),
    ...otherTradesOfKin(sentences),
    ...opposedClaims(sentences, QUALITIES),
    ...doingsOfTheDead(sentences),
    ...lackedKin(sentences),
    ...doneThoughNever(sentences),
    ...otherDoers(sentences),
    ...otherOrders(sentences),
    ...beyondLimit(sentences),
    ...secondOnes(sentences),
    ...usedThoughAbsent(sentences),
    ...quantifiedApart(sentences),
    ...reversedPositions(essay),
  ].filter(({ start }) => seen.size !== seen.add(start).size)
}
