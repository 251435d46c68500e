import type { Sentence } from '../../../text/sentence.ts'
import type { Block, Essay } from '../../essay.ts'
import type { CritiqueFinding } from '../../feedback-item.ts'
import type { MeaningWords } from '../meaning-words.ts'
import { isSpeechTag } from '../speech-tags.ts'
import { type Sharing, StatementIndex } from '../statements/statement-index.ts'
import { saidAgain, turnedOver } from './messages.ts'
import { type Point, pointOf, together } from './point.ts'
import { samenessOf } from './same-point.ts'
import { topicalWeights, type Weigh } from './topical-weights.ts'

/** How surely a sentence tells an earlier point again, at least; more where the first paragraph may have announced it. */
const MIN_SAMENESS = 1.5
const MIN_SAMENESS_OF_ANNOUNCED = 2.5
/** The earlier points that share most, which are looked at. */
const MAX_CANDIDATES = 8
const MIN_SHARED = 2
const MAX_IDEAS_OF_TWO = 16
/** A point and where it is made. */
interface Placed {
  readonly point: Point
  readonly paragraph: Block
  /** It may announce what follows. */
  readonly isFirst: boolean
  /** It may come back to what has been told. */
  readonly isLast: boolean
}

interface Restatement {
  readonly later: Placed
  readonly earlier: Placed
}

/**
 * Finds sentences that tell in other words what earlier ones have told, one for one, two for one or one for two. A tale is looked
 * at paragraph by paragraph. An index by the words and their meanings keeps the time linear in the text.
 */
export function restatedPoints(essay: Essay, meanings: MeaningWords, isTale: boolean): CritiqueFinding[] {
  const index = new StatementIndex<Placed>()
  const places = [...placesIn(essay, meanings)]
  const weigh = topicalWeights(places.flatMap(({ point }) => (point.second ? [] : [point])))
  const remarked = new Set<Sentence>()
  const found: Restatement[] = []
  for (const later of places) {
    const { sentence, second } = later.point
    const groups = later.point.ideas.map(({ found }) => found)
    const earlier = earlierOf(later, index.sharing(groups, MIN_SHARED), weigh, isTale)
    index.add(later, groups)
    if (earlier === undefined || remarked.has(sentence) || (second && remarked.has(second))) continue
    remarked.add(sentence)
    if (second) remarked.add(second)
    found.push({ later, earlier })
  }
  return remarksOn(found)
}

/** What a text tells, sentence by sentence, and in each two that follow each other. */
function* placesIn({ paragraphs, isQuoted }: Essay, meanings: MeaningWords): Generator<Placed> {
  const isFramed = paragraphs.length > 2
  for (const [at, paragraph] of paragraphs.entries()) {
    const isFirst = isFramed && at === 0
    const isLast = isFramed && at === paragraphs.length - 1
    let before: Point | undefined
    for (const sentence of paragraph.sentences) {
      if (isSpeechTag(sentence)) continue
      const point = isQuoted(sentence.start, sentence.end) ? undefined : pointOf(sentence, meanings)
      if (point !== undefined) yield { point, paragraph, isFirst, isLast }
      if (point !== undefined && before !== undefined && !isFirst && !isLast) {
        const both = together(before, point)
        if (both.ideas.length <= MAX_IDEAS_OF_TWO) yield { point: both, paragraph, isFirst, isLast }
      }
      before = point
    }
  }
}

/** The earlier place that tells the same most surely. */
function earlierOf(
  later: Placed,
  known: readonly Sharing<Placed>[],
  weigh: Weigh,
  isTale: boolean,
): Placed | undefined {
  const likely = known
    .filter(({ one }) => isBefore(one, later, isTale))
    .sort((one, other) => other.shared - one.shared)
    .slice(0, MAX_CANDIDATES)
  let best: { readonly place: Placed; readonly sameness: number } | undefined
  for (const { one: place } of likely) {
    const isAnnounced = place.isFirst && place.paragraph !== later.paragraph
    const least = isAnnounced ? MIN_SAMENESS_OF_ANNOUNCED : MIN_SAMENESS
    const sameness = samenessOf(place.point, later.point, weigh) ?? 0
    if (sameness >= least && sameness > (best?.sameness ?? 0)) best = { place, sameness }
  }
  return best?.place
}

const isBefore = (one: Placed, later: Placed, isTale: boolean) =>
  (one.point.second ?? one.point.sentence).start < later.point.sentence.start &&
  (one.paragraph === later.paragraph || (!isTale && !later.isLast))

/** One remark on each sentence; one on all where a paragraph turns one point over and over. */
function remarksOn(found: readonly Restatement[]): CritiqueFinding[] {
  const runs: Restatement[][] = []
  /** By its sentences, the run of a paragraph that turns them over. */
  const turning = new Map<Sentence, Restatement[]>()
  for (const one of found) {
    const isInside = one.earlier.paragraph === one.later.paragraph
    const known = isInside ? turning.get(one.earlier.point.sentence) : undefined
    const run = known ?? []
    if (known === undefined) runs.push(run)
    run.push(one)
    for (const { point } of isInside ? [one.earlier, one.later] : [])
      if (!turning.has(point.sentence)) turning.set(point.sentence, run)
  }
  return runs.map((run) => {
    const [first] = run
    const last = run.at(-1)
    if (first === undefined || last === undefined) throw new Error('A run has a restatement.')
    const end = last.later.point.second ?? last.later.point.sentence
    return run.length === 1
      ? saidAgain(first.later.point.sentence, first.earlier.point.sentence, end)
      : turnedOver(first.later.point.sentence, end, run.length + 1)
  })
}
