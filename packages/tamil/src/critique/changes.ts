import type { FeedbackItem } from './feedback-item.ts'

/** What is kept of an item of an earlier critique for the comparison. */
export interface EarlierItem {
  readonly id: string
  readonly category: string
  readonly title: string
  readonly excerpt: string
}

/** Ids: `resolved` of the earlier critique, the others of this one. */
export interface Changes {
  readonly resolved: readonly string[]
  readonly remaining: readonly string[]
  readonly added: readonly string[]
}

/** Two excerpts whose words agree in this share are the same place, somewhat rewritten. */
const SAME_PLACE = 0.6

/** What of an earlier critique can be compared: the items that ask for something. */
export function comparableItems(items: readonly FeedbackItem[]): EarlierItem[] {
  return items
    .filter(({ badge }) => badge !== 'verified')
    .map(({ id, category, title, location: { excerpt } }) => ({ id, category, title, excerpt }))
}

/**
 * Compares two critiques: an item remains where the later one says the same of the same words, or of a place that was
 * only somewhat rewritten. An earlier item is matched once. Items with a badge `verified` are no faults and left out.
 */
export function changesBetween(earlier: readonly EarlierItem[], items: readonly FeedbackItem[]): Changes {
  const later = comparableItems(items)
  const open = new Map<string, EarlierItem[]>()
  for (const item of earlier) {
    const key = kindOf(item)
    const list = open.get(key)
    if (list) list.push(item)
    else open.set(key, [item])
  }
  const matched = new Map<string, string>()
  const match = (fits: (one: EarlierItem, other: EarlierItem) => boolean) => {
    for (const item of later) {
      const candidates = open.get(kindOf(item)) ?? []
      const at = matched.has(item.id) ? -1 : candidates.findIndex((candidate) => fits(candidate, item))
      const [found] = at < 0 ? [] : candidates.splice(at, 1)
      if (found) matched.set(item.id, found.id)
    }
  }
  match((one, other) => wordsIn(one.excerpt) === wordsIn(other.excerpt))
  match((one, other) => similarity(one.excerpt, other.excerpt) >= SAME_PLACE)
  const kept = new Set(matched.values())
  return {
    resolved: earlier.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
    remaining: later.filter(({ id }) => matched.has(id)).map(({ id }) => id),
    added: later.filter(({ id }) => !matched.has(id)).map(({ id }) => id),
  }
}

const kindOf = ({ category, title }: EarlierItem) => `${category}\n${title}`

const wordsIn = (excerpt: string) => excerpt.trim().split(/\s+/u).join(' ')

/** Jaccard similarity of the words. */
function similarity(one: string, other: string): number {
  const a = new Set(wordsIn(one).split(' '))
  const b = new Set(wordsIn(other).split(' '))
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / (a.size + b.size - shared)
}
