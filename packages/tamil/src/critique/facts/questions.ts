import type { Analysis } from '../../words/analysis.ts'
import type { FeedbackItem } from '../feedback-item.ts'

/** What may be asked elsewhere about a statement that our own records say nothing of. */
export interface FactQuestion {
  /** UTF-16 code units into the essay as sent: the item's own place. */
  readonly from: number
  readonly to: number
  /** What the statement is about, in its dictionary form: the only words that may leave the service. */
  readonly entity: string
  /** The one figure stated, as digits. */
  readonly figure: string
}

const WORD = /[\u0B80-\u0BFF]+/gu
const FIGURE = /\d[\d,]*(?:\.\d+)?/gu

/**
 * The questions that unverified fact items leave open, where one entity and one figure can be told:
 * a name, or a word that the stem tables do not know, before the figure. None for the others.
 */
export function factQuestions(
  items: readonly FeedbackItem[],
  analyse: (word: string) => readonly Analysis[],
): FactQuestion[] {
  return items.flatMap(({ badge, location: { from, to, excerpt } }) => {
    if (badge !== 'unverified') return []
    const figures = excerpt.match(FIGURE) ?? []
    const [figure] = figures
    const entity =
      figure === undefined ? undefined : entityIn(excerpt.slice(0, excerpt.indexOf(figure)), analyse)
    if (figures.length !== 1 || figure === undefined || entity === undefined) return []
    return [{ from, to, entity, figure: figure.replaceAll(',', '') }]
  })
}

function entityIn(text: string, analyse: (word: string) => readonly Analysis[]): string | undefined {
  for (const [word] of text.matchAll(WORD)) {
    const readings = analyse(word)
    const name = readings.find((reading) => reading.class === 'name' || reading.guessed === true)
    const entity = readings.length === 0 ? word : name?.lemma
    if (entity !== undefined && entity.length > 2) return entity
  }
  return undefined
}
