import { wholeClusters } from '../script/clusters.ts'
import type { Essay, Span } from './essay.ts'
import type { FeedbackItem } from './feedback-item.ts'

/** UTF-16 code units. A longer excerpt is cut at a word. */
const MAX_EXCERPT = 300

/** A place in the essay as sent, on cluster boundaries. */
export function placeOf({ tamil }: Essay, { start, end }: Span): FeedbackItem['location'] {
  const { raw } = tamil
  const said = tamil.text.slice(start, end)
  const lead = said.length - said.trimStart().length
  const trail = said.length - said.trimEnd().length
  const blank = lead === said.length
  return locationIn(raw, tamil.toRaw(blank ? start : start + lead), tamil.toRaw(blank ? end : end - trail))
}

/** The place between two offsets into the essay as sent. */
export function locationIn(raw: string, start: number, end: number): FeedbackItem['location'] {
  const clamp = (at: number) => Math.max(0, Math.min(raw.length, at))
  const [from, widest] = wholeClusters(raw, clamp(start), Math.max(clamp(start), clamp(end)))
  const to = widest - from <= MAX_EXCERPT ? widest : shortened(raw, from)
  return { from, to, excerpt: raw.slice(from, to) }
}

function shortened(raw: string, from: number): number {
  const words = /^[\s\S]*\S(?=\s)/u.exec(raw.slice(from, from + MAX_EXCERPT))
  const end = from + (words?.[0].length ?? MAX_EXCERPT)
  return wholeClusters(raw, from, end)[1]
}
