import type { Sentence } from '../../../text/sentence.ts'
import type { Essay } from '../../essay.ts'
import type { CritiqueFinding } from '../../feedback-item.ts'
import type { MeaningWords } from '../meaning-words.ts'
import { opposedStatements } from '../statements/opposed-statements.ts'
import { doneThoughUnable } from './absolutes/done-though-unable.ts'
import { heldWithoutFail } from './absolutes/held-without-fail.ts'
import { instancesOfNone } from './absolutes/instances-of-none.ts'
import { undone } from './absolutes/undone.ts'
import { opposedAdvice } from './advice/opposed-advice.ts'
import { beyondCount } from './amounts/beyond-count.ts'
import { beyondLimit } from './amounts/beyond-limit.ts'
import { miscountedLists } from './amounts/miscounted-lists.ts'
import { otherAmounts } from './amounts/other-amounts.ts'
import { quantifiedApart } from './amounts/quantified-apart.ts'
import { secondOnes } from './amounts/second-ones.ts'
import { absentees } from './people/absentees.ts'
import { companions } from './people/companions.ts'
import { elders } from './people/elders.ts'
import { lackedKin } from './people/lacked-kin.ts'
import { officeHolders } from './people/office-holders.ts'
import { otherAgents } from './people/other-agents.ts'
import { otherOccupationsOfKin } from './people/other-occupations-of-kin.ts'
import { singleActs } from './people/single-acts.ts'
import { stayedBehind } from './people/stayed-behind.ts'
import { opposedEffects } from './propositions/opposed-effects.ts'
import { opposedPropositions } from './propositions/opposed-propositions.ts'
import { reversedPositions } from './propositions/reversed-positions.ts'
import { acquisitionsBy } from './qualities/acquisitions.ts'
import { ages } from './qualities/ages.ts'
import { colours } from './qualities/colours.ts'
import { kinships } from './qualities/kinships.ts'
import { likingsBy } from './qualities/likings.ts'
import { measures } from './qualities/measures.ts'
import { otherAges } from './qualities/other-ages.ts'
import { outcomes } from './qualities/outcomes.ts'
import { presence } from './qualities/presence.ts'
import { prices } from './qualities/prices.ts'
import { ranks } from './qualities/ranks.ts'
import { statesBy } from './qualities/states.ts'
import { traits, vehicles } from './qualities/traits.ts'
import { whereabouts } from './qualities/whereabouts.ts'
import { type ClaimReader, opposedClaims } from './reading/claims.ts'
import { denied } from './reading/denials.ts'
import type { Follower } from './reading/follower.ts'
import { withoutImagined } from './reading/imagined.ts'
import { People } from './reading/people.ts'
import { excludedSigns } from './states/excluded-signs.ts'
import { lackedThings } from './states/lacked-things.ts'
import { groupSizes } from './sums/group-sizes.ts'
import { sums } from './sums/sums.ts'
import { begunSince, metTwice } from './time/beginnings.ts'
import { beyondItsDays } from './time/beyond-its-days.ts'
import { doingsOfTheDead } from './time/doings-of-the-dead.ts'
import { eventLengthsBy } from './time/event-lengths.ts'
import { eventTimes } from './time/event-times.ts'
import { firsts } from './time/firsts.ts'
import { hours } from './time/hours.ts'
import { insideWhenClosed } from './time/inside-when-closed.ts'
import { redated } from './time/once-only-events.ts'
import { openOnClosedDays } from './time/open-on-closed-days.ts'
import { otherOrders } from './time/other-orders.ts'
import { pointedTimes } from './time/pointed-times.ts'
import { seasons } from './time/seasons.ts'

/** Readers of what a person, a thing or an event has one of at a time. */
const QUALITIES = {
  ages: () => ages,
  prices: () => prices,
  eventTimes: () => eventTimes,
  eventLengths: eventLengthsBy,
  colours: () => colours,
  measures: () => measures,
  whereabouts: () => whereabouts,
  kinships: () => kinships,
  outcomes: () => outcomes,
  presence: () => presence,
  seasons: () => seasons,
  hours: () => hours,
  traits: () => traits,
  vehicles: () => vehicles,
  likings: likingsBy,
  acquisitions: acquisitionsBy,
  ranks: () => ranks,
  states: statesBy,
} satisfies Readonly<Record<string, (words: MeaningWords) => ClaimReader>>

/** Detectors that read all sentences at once. */
const READERS = {
  denials: denied,
  onceOnlyEvents: redated,
  otherOccupationsOfKin,
} satisfies Readonly<Record<string, (sentences: readonly Sentence[]) => readonly CritiqueFinding[]>>

/** Detectors that follow the text with the people it names. */
const FOLLOWERS = {
  qualities: (words, sentences) =>
    opposedClaims(
      sentences,
      Object.values(QUALITIES).map((by) => by(words)),
    ),
  doingsOfTheDead,
  lackedKin,
  doneThoughUnable,
  otherAgents,
  secondOnes,
  companions,
  beyondCount,
  otherAges,
  openOnClosedDays,
  insideWhenClosed,
  begunSince,
  metTwice,
  undone,
  opposedPropositions,
  instancesOfNone,
  absentees,
  stayedBehind,
  otherAmounts,
  beyondItsDays,
  opposedStatements,
  opposedEffects,
  opposedAdvice,
  singleActs,
  elders,
  firsts,
  heldWithoutFail,
  officeHolders,
  pointedTimes,
  groupSizes,
  excludedSigns,
  lackedThings,
} satisfies Readonly<Record<string, (words: MeaningWords, sentences: readonly Sentence[]) => Follower>>

/** Detectors that read all sentences and speak after the others. */
const LATE_READERS = {
  otherOrders,
  beyondLimit,
  quantifiedApart,
  miscountedLists,
  sums,
} satisfies Readonly<Record<string, (sentences: readonly Sentence[]) => readonly CritiqueFinding[]>>

/** All names of detectors, in the order in which one speaks before another. */
export const DETECTORS: readonly string[] = [
  ...Object.keys(READERS),
  ...Object.keys(FOLLOWERS),
  ...Object.keys(LATE_READERS),
  'reversedPositions',
]

/** A contradiction and what found it. */
export interface Detected {
  readonly detector: string
  readonly finding: CritiqueFinding
}

const MIN_WORDS = 2
/** A longer sentence says too many things at once; what is read of one takes time by its length. */
const MAX_WORDS = 40
/** Of a sentence, in UTF-16 code units: what forty words of prose never have. */
const MAX_LENGTH = 1200

/**
 * Finds where an essay takes back what it has said: the same words denied, another number of the same thing of the
 * same owner, another date of what happens once, another hour
 * of an event, another occupation of one's kin, what is not there used, all and yet not some, a position reversed at
 * the end. What is quoted, asked, supposed or told of another time says nothing against what stands elsewhere.
 */
export function contradictionFindings(essay: Essay, words: MeaningWords): CritiqueFinding[] {
  return firstAt(detectedIn(essay, words).map(({ finding }) => finding))
}

/** Everything that the detectors find, each by itself: two may find the same. */
export function detectedIn(essay: Essay, words: MeaningWords): Detected[] {
  const sentences = essay.paragraphs
    .flatMap((paragraph) => withoutImagined(paragraph.sentences))
    .filter(
      ({ words: own, text, start, end }) =>
        own.length >= MIN_WORDS &&
        own.length <= MAX_WORDS &&
        text.length <= MAX_LENGTH &&
        !essay.isQuoted(start, end),
    )
  return [
    ...readBy(READERS, sentences),
    ...followed(sentences, words),
    ...readBy(LATE_READERS, sentences),
    ...by('reversedPositions', reversedPositions(essay)),
  ]
}

const by = (detector: string, findings: readonly CritiqueFinding[]): Detected[] =>
  findings.map((finding) => ({ detector, finding }))

const readBy = (
  readers: Readonly<Record<string, (sentences: readonly Sentence[]) => readonly CritiqueFinding[]>>,
  sentences: readonly Sentence[],
) => Object.entries(readers).flatMap(([detector, read]) => by(detector, read(sentences)))

/** The first finding at each place: what several detectors say of one sentence is said once. */
function firstAt(findings: readonly CritiqueFinding[]): CritiqueFinding[] {
  const first = new Map<number, CritiqueFinding>()
  for (const finding of findings) if (!first.has(finding.start)) first.set(finding.start, finding)
  return [...first.values()]
}

/** One walk through the text with the people it names. */
function followed(sentences: readonly Sentence[], words: MeaningWords): Detected[] {
  const people = new People()
  const followers = Object.entries(FOLLOWERS).map(
    ([detector, begin]) => [detector, begin(words, sentences)] as const,
  )
  const found: Detected[] = []
  for (const [at, sentence] of sentences.entries()) {
    people.note(sentence)
    for (const [detector, follow] of followers)
      for (const finding of follow(sentence, people, at)) found.push({ detector, finding })
    people.leave(sentence)
  }
  return found
}
