import type { Span } from '../tamil-language.ts'
import type { Chunk } from './chunk-text.ts'

/** A chunk cut out of its text, with what stands beside it; what a chunk costs must not grow with the text around it. */
export interface ChunkWindow {
  /** Where the window begins in the text, UTF-16 code units. */
  base: number
  /** The number that the first sentence of the window has in the text. */
  firstSentence: number
  text: string
  /** In offsets of the window, as all that follows. */
  sentences: Span[]
  chunk: Chunk
}

/** UTF-16 code units beside the neighbouring sentences that show the context of a quote. */
const MARGIN = 100

/** The chunk's sentences and the one on either side, with a margin. */
export function windowOf(text: string, sentences: readonly Span[], { from, to }: Chunk): ChunkWindow {
  const firstSentence = Math.max(0, from - 1)
  const inside = sentences.slice(firstSentence, to + 1)
  const base = Math.max(0, (inside[0]?.start ?? 0) - MARGIN)
  return {
    base,
    firstSentence,
    text: text.slice(base, (inside.at(-1)?.end ?? 0) + MARGIN),
    sentences: inside.map((span) => moved(span, -base)),
    chunk: { from: from - firstSentence, to: to - firstSentence },
  }
}

/** Of the sorted spans of a text those that touch a window, in its offsets. */
export function spansIn<S extends Span>(spans: readonly S[], { base, text }: ChunkWindow): S[] {
  const end = base + text.length
  return spans.filter((span) => span.end > base && span.start < end).map((span) => moved(span, -base))
}

/**
 * The span `by` UTF-16 code units further on, or back where that is negative. The given one stays as it is.
 */
export function moved<S extends Span>(span: S, by: number): S {
  return { ...span, start: span.start + by, end: span.end + by }
}
