import type { Idea, Point } from './point.ts'

/** Words of which a text speaks more often tell less, the more the less. */
const SELDOM = 2
const LESS = 0.1
const MIN_TOPICAL = 0.4

/** How much a word of a text tells. */
export type Weigh = (idea: Idea) => number

/** Reads what a text speaks of throughout, which tells less than what one sentence says of it. */
export function topicalWeights(points: readonly Point[]): Weigh {
  const counts = new Map<string, number>()
  for (const { ideas } of points)
    for (const { keys } of ideas) counts.set(keys[0] ?? '', (counts.get(keys[0] ?? '') ?? 0) + 1)
  return ({ keys, weight }) => {
    const times = counts.get(keys[0] ?? '') ?? 0
    return weight * Math.max(MIN_TOPICAL, 1 - LESS * Math.max(0, times - SELDOM))
  }
}
