import type { Sentence } from '../../../text/sentence.ts'
import type { Essay } from '../../essay.ts'
import type { CritiqueFinding } from '../../feedback-item.ts'
import type { MeaningWords } from '../meaning-words.ts'
import { opposedStatements } from '../statements/opposed-statements.ts'
import { absentees } from './absentees.ts'
import { instancesOfNone } from './absolutes.ts'
import { acquisitions } from './acquisitions.ts'
import { ages } from './ages.ts'
import { otherAmounts } from './amounts/other-amounts.ts'
import { begunSince, metTwice } from './beginnings.ts'
import { beyondCount } from './beyond-count.ts'
import { otherAges } from './births.ts'
import { opposedClaims } from './claims.ts'
import { insideWhenClosed } from './closing-hours.ts'
import { colours } from './colours.ts'
import { others } from './company.ts'
import { doingsOfTheDead } from './deaths.ts'
import { denied } from './denials.ts'
import { otherDoers } from './doers.ts'
import { beyondItsDays } from './event-days.ts'
import { eventLengths } from './event-lengths.ts'
import { eventTimes } from './event-times.ts'
import type { Follower } from './follower.ts'
import { hours } from './hours.ts'
import { doneThoughUnable } from './inabilities.ts'
import { kinships } from './kinships.ts'
import { lackedKin } from './lacks.ts'
import { likings } from './likings.ts'
import { beyondLimit } from './limits.ts'
import { miscounted } from './lists.ts'
import { measures } from './measures.ts'
import { redated } from './once-only-events.ts'
import { secondOnes } from './only-ones.ts'
import { openOnClosedDays } from './openings.ts'
import { opposedPropositions } from './opposed-propositions.ts'
import { otherOrders } from './orders.ts'
import { outcomes } from './outcomes.ts'
import { People } from './people.ts'
import { reversedPositions } from './positions.ts'
import { presence } from './presence.ts'
import { prices } from './prices.ts'
import { quantifiedApart } from './quantifiers.ts'
import { ranks } from './ranks.ts'
import { seasons } from './seasons.ts'
import { statesBy } from './states.ts'
import { otherTradesOfKin } from './trades-of-kin.ts'
import { traits, vehicles } from './traits.ts'
import { undone } from './undone.ts'
import { whereabouts } from './whereabouts.ts'

/** What a person, a thing or an event has one of at a time. */
const qualitiesBy = (words: MeaningWords) => [
  ages,
  prices,
  eventTimes,
  eventLengths,
  colours,
  measures,
  whereabouts,
  kinships,
  outcomes,
  presence,
  seasons,
  hours,
  traits,
  vehicles,
  likings,
  acquisitions,
  ranks,
  statesBy(words),
]

const MIN_WORDS = 2
/** A longer sentence says too many things at once; what is read of one takes time by its length. */
const MAX_WORDS = 40
/** Of a sentence, in UTF-16 code units: what forty words of prose never have. */
const MAX_LENGTH = 1200

/**
 * Finds where an essay takes back what it has said: the same words denied, another number of the same thing of the
 * same owner, another date of what happens once, another hour
 * of an event, another trade of one's kin, what is not there used, all and yet not some, a position reversed at
 * the end. What is quoted, asked, supposed or told of another time says nothing against what stands elsewhere.
 */
export function contradictionFindings(essay: Essay, words: MeaningWords): CritiqueFinding[] {
  const sentences = essay.paragraphs
    .flatMap((paragraph) => paragraph.sentences)
    .filter(
      ({ words: own, text, start, end }) =>
        own.length >= MIN_WORDS &&
        own.length <= MAX_WORDS &&
        text.length <= MAX_LENGTH &&
        !essay.isQuoted(start, end),
    )
  const seen = new Set<number>()
  return [
    ...denied(sentences),
    ...redated(sentences),
    ...otherTradesOfKin(sentences),
    ...followed(sentences, words),
    ...otherOrders(sentences),
    ...beyondLimit(sentences),
    ...quantifiedApart(sentences),
    ...miscounted(sentences),
    ...reversedPositions(essay),
  ].filter(({ start }) => seen.size !== seen.add(start).size)
}

/** One walk through the text with the people it names. */
function followed(sentences: readonly Sentence[], words: MeaningWords): CritiqueFinding[] {
  const people = new People()
  const followers: readonly Follower[] = [
    opposedClaims(sentences, qualitiesBy(words)),
    doingsOfTheDead(),
    lackedKin(),
    doneThoughUnable(words),
    otherDoers(),
    secondOnes(),
    others(words),
    beyondCount(),
    otherAges(),
    openOnClosedDays(),
    insideWhenClosed(),
    begunSince(),
    metTwice(),
    undone(words),
    opposedPropositions(words),
    instancesOfNone(words),
    absentees(words),
    otherAmounts(words),
    beyondItsDays(),
    opposedStatements(words),
  ]
  return sentences.flatMap((sentence, at) => {
    people.note(sentence)
    const found = followers.flatMap((follow) => follow(sentence, people, at))
    people.leave(sentence)
    return found
  })
}
