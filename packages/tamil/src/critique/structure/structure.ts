import type { Essay } from '../essay.ts'
import { type CritiqueFinding, coveredBy } from '../feedback-item.ts'
import { type EssayKind, essayKindOf } from '../genre/exposition.ts'
import type { Genre } from '../genre/genre.ts'
import { genrePartsFindings } from '../genre/genre-parts.ts'
import { balanceFindings } from './balance.ts'
import { flowFindings } from './flow.ts'
import { foreignParagraphs } from './foreign-paragraphs.ts'
import type { MeaningWords } from './meaning-words.ts'
import { partsFindings } from './parts.ts'
import { repetitionFindings } from './repetition.ts'
import { restatedParagraphs } from './restated-paragraphs.ts'
import { restatedPoints } from './restatements/restated-points.ts'
import { topicFindings } from './topic.ts'

/** The genres that develop a topic in paragraphs; the others have an order of their own. */
const ARGUES: Readonly<Record<Genre, boolean>> = {
  essay: true,
  speech: true,
  report: true,
  blog: true,
  letter_formal: false,
  letter_personal: false,
  story: false,
  instructions: false,
  dialogue: false,
  poem: false,
}

/** The genres in which a sentence has to bring something new; verse, talk and steps repeat by right. */
const DEVELOPS: Readonly<Record<Genre, boolean>> = {
  essay: true,
  speech: true,
  report: true,
  blog: true,
  letter_formal: true,
  letter_personal: true,
  story: true,
  instructions: false,
  dialogue: false,
  poem: false,
}

/**
 * Reviews how a text is built: the parts that its genre asks for, their balance, repetition, order and topic. The
 * `contradictions` in it are part of that; what takes a sentence back does not repeat it.
 */
export function structureFindings(
  essay: Essay,
  genre: Genre,
  meanings: MeaningWords,
  contradictions: readonly CritiqueFinding[],
): CritiqueFinding[] {
  const repeated = repeatedFindings(essay, genre, meanings, contradictions)
  const foreign = DEVELOPS[genre] ? foreignParagraphs(essay, genre, meanings) : []
  if (!ARGUES[genre]) return [...genrePartsFindings(essay, genre), ...repeated, ...contradictions, ...foreign]
  const kind = kindOf(essay, genre)
  const isRepeated = coveredBy(repeated)
  return [
    ...genrePartsFindings(essay, genre),
    ...partsFindings(essay, kind),
    ...weighed(balanceFindings(essay, kind), kind).filter((finding) => !isRepeated(finding)),
    ...repeated,
    ...contradictions,
    ...flowFindings(essay),
    ...offTopic(essay, kind, meanings, foreign),
  ]
}

/** The paragraphs that leave the topic of an essay, and those that have nothing to do with any kind of text. */
function offTopic(
  essay: Essay,
  kind: EssayKind,
  meanings: MeaningWords,
  foreign: readonly CritiqueFinding[],
): readonly CritiqueFinding[] {
  const found = kind === 'other' ? [] : weighed(topicFindings(essay, meanings), kind)
  const [first, second] = kind === 'exposition' ? [found, foreign] : [foreign, found]
  const isFound = coveredBy(first)
  return [...first, ...second.filter((finding) => !isFound(finding))]
}

const kindOf = (essay: Essay, genre: Genre): EssayKind => (genre === 'essay' ? essayKindOf(essay) : 'other')

/** How an essay of a topic is built may be measured by a rule; of another text the same is a hint. */
const weighed = (found: readonly CritiqueFinding[], kind: EssayKind): readonly CritiqueFinding[] =>
  kind === 'exposition' ? found : found.map((finding) => ({ ...finding, severity: 'low' }))

/** What a text says twice, apart from what it takes back. */
export function repeatedFindings(
  essay: Essay,
  genre: Genre,
  meanings: MeaningWords,
  contradictions: readonly CritiqueFinding[],
): CritiqueFinding[] {
  const isTakenBack = coveredBy(contradictions)
  return saidTwice(essay, genre, meanings).filter((finding) => !isTakenBack(finding))
}

/** Sentences that stand there twice, and paragraphs and sentences that tell again what has been told. */
function saidTwice(essay: Essay, genre: Genre, meanings: MeaningWords): CritiqueFinding[] {
  const repeated = repetitionFindings(essay)
  if (!DEVELOPS[genre]) return repeated
  const isRepeated = coveredBy(repeated)
  // In a tale the same people meet in the same places again.
  const restated = genre === 'story' ? [] : restatedParagraphs(essay, meanings)
  const alike = restated.filter((one) => !isRepeated(one))
  const paragraphs = alike.length === 0 ? alike : weighed(alike, kindOf(essay, genre))
  const known = [...repeated, ...paragraphs]
  const isKnown = coveredBy(known)
  const points = restatedPoints(essay, meanings, genre === 'story')
  return [...known, ...points.filter((point) => !isKnown(point))]
}
