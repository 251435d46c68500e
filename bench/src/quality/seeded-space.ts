import { clustersOf } from '@semmai/tamil'

/** What may be wrong with the spaces of a sentence: one too many, inside a word, or one too few, between two. */
export const SPACE_FAULTS = ['split', 'join'] as const
export type SpaceFault = (typeof SPACE_FAULTS)[number]

/** A sentence with one space put in or left out. */
export interface SeededSpace {
  readonly text: string
  /** Where the space stands that was put in, or stood that was left out: UTF-16 code units into `text`. */
  readonly at: number
}

/** Shorter words have no two parts that a writer would put apart. */
const MIN_CLUSTERS = 4
/** Clusters before a space that is put in. */
const MIN_BEFORE = 2

/**
 * A correct sentence with one wrong space; the places take turns, so that the same `turn` gives the same fault.
 * Undefined where the sentence has no place for it.
 * @example seededSpace('மழை பெய்தது', 'join', 0) // { text: 'மழைபெய்தது', at: 3 }
 */
export function seededSpace(sentence: string, fault: SpaceFault, turn: number): SeededSpace | undefined {
  const places = fault === 'split' ? placesInside(sentence) : placesBetween(sentence)
  const at = places[turn % places.length]
  if (at === undefined) return undefined
  const behind = fault === 'split' ? ` ${sentence.slice(at)}` : sentence.slice(at + 1)
  return { text: sentence.slice(0, at) + behind, at }
}

function placesInside(sentence: string): number[] {
  return [...sentence.matchAll(/[\u0b80-\u0bff]+/gu)].flatMap(({ 0: word, index }) => {
    const clusters = clustersOf(word)
    if (clusters.length < MIN_CLUSTERS) return []
    return clusters.slice(MIN_BEFORE).map((_, i) => index + clusters.slice(0, MIN_BEFORE + i).join('').length)
  })
}

function placesBetween(sentence: string): number[] {
  return [...sentence.matchAll(/(?<=[\u0b80-\u0bff]) (?=[\u0b80-\u0bff])/gu)].map(({ index }) => index)
}
