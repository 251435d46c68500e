import type { Span, TamilLanguage } from '../tamil-language.ts'
import type { ModelEdit } from './model-edit.ts'

/** What an anchor is found by: never an offset. */
export type Quotation = Pick<ModelEdit, 's' | 'quote' | 'before' | 'after'>

/** A quote reaches this far for its context, in clusters. */
const CONTEXT_CLUSTERS = 12
const FUZZY_SIMILARITY = 0.9
const LONGEST_FUZZY_QUOTE = 200

/**
 * Finds the one place of the text that an edit speaks of, or null: exact in its sentence; exact after folding
 * (NFC, no zero-width characters, one space for many); in a neighbouring sentence; fuzzy, with matching context.
 * Of several places the context decides; where it does not, there is no anchor.
 */
export function anchorEdit(
  text: string,
  sentences: readonly Span[],
  edit: Quotation,
  language: TamilLanguage,
): Span | null {
  const at = edit.s - 1
  const home = sentences[at]
  const near = [sentences[at - 1], sentences[at + 1]].filter((sentence) => sentence !== undefined)
  const folded = fold(text)
  const rungs: (() => Span[])[] = [
    () => (home ? occurrences(text, edit.quote, home) : []),
    () => (home ? foldedOccurrences(folded, edit.quote, home) : []),
    () => near.flatMap((sentence) => foldedOccurrences(folded, edit.quote, sentence)),
    () => (home ? fuzzyOccurrences(text, edit, home, language) : []),
  ]
  for (const rung of rungs) {
    const found = rung()
    if (found.length === 0) continue
    const chosen = found.length === 1 ? found[0] : byContext(text, found, edit, language)
    return chosen ? language.wholeClusters(text, chosen) : null
  }
  return null
}

function occurrences(text: string, quote: string, within: Span): Span[] {
  const spans: Span[] = []
  for (let at = text.indexOf(quote, within.start); at >= 0; at = text.indexOf(quote, at + 1)) {
    if (at + quote.length > within.end) break
    spans.push({ start: at, end: at + quote.length })
  }
  return spans
}

interface Folded {
  text: string
  /** For each code unit of the folded text, where it came from; one more at the end. */
  from: number[]
}

/** NFC, without zero-width characters, every run of white space one space; with offsets back to the raw text. */
export function fold(text: string): Folded {
  const from: number[] = []
  let folded = ''
  for (const { 0: piece, index } of text.matchAll(/\s+|\P{M}\p{M}*|\p{M}+/gsu)) {
    const normal = /^\s/.test(piece)
      ? ' '
      : piece.replace(/[\u200b-\u200d\u2060\ufeff]/g, '').normalize('NFC')
    for (let i = 0; i < normal.length; i++) from.push(index + Math.min(i, piece.length - 1))
    folded += normal
  }
  from.push(text.length)
  return { text: folded, from }
}

function foldedOccurrences(folded: Folded, quote: string, within: Span): Span[] {
  const wanted = fold(quote).text.trim()
  if (wanted === '') return []
  const start = folded.from.findIndex((raw) => raw >= within.start)
  const spans: Span[] = []
  for (let at = folded.text.indexOf(wanted, start); at >= 0; at = folded.text.indexOf(wanted, at + 1)) {
    const span = { start: folded.from[at] ?? 0, end: folded.from[at + wanted.length] ?? 0 }
    if (span.end > within.end) break
    spans.push(span)
  }
  return spans
}

/** Windows of as many words as the quote has, at least 0.9 alike, and with the context that the model named. */
function fuzzyOccurrences(text: string, edit: Quotation, home: Span, language: TamilLanguage): Span[] {
  if (edit.quote.length > LONGEST_FUZZY_QUOTE) return []
  const inside = text.slice(home.start, home.end)
  const words = language.tokens(inside).filter(({ kind }) => kind !== 'space')
  const count = language.tokens(edit.quote).filter(({ kind }) => kind !== 'space').length
  const quote = language.clusters(fold(edit.quote).text)
  let best: { span: Span; similarity: number } | null = null
  for (let i = 0; i + count <= words.length; i++) {
    const first = words[i]
    const last = words[i + count - 1]
    if (!first || !last) continue
    const span = { start: home.start + first.start, end: home.start + last.end }
    const window = language.clusters(fold(text.slice(span.start, span.end)).text)
    const similarity = 1 - distance(window, quote) / Math.max(window.length, quote.length, 1)
    if (similarity < FUZZY_SIMILARITY || contextScore(text, span, edit, language) === 0) continue
    if (!best || similarity > best.similarity) best = { span, similarity }
  }
  return best ? [best.span] : []
}

function byContext(
  text: string,
  spans: readonly Span[],
  edit: Quotation,
  language: TamilLanguage,
): Span | null {
  const scored = spans.map((span) => ({ span, score: contextScore(text, span, edit, language) }))
  scored.sort((a, b) => b.score - a.score)
  const [first, second] = scored
  if (!first || first.score === 0 || first.score === second?.score) return null
  return first.span
}

/** How many clusters directly before and after the span are those that the model named. */
function contextScore(text: string, span: Span, edit: Quotation, language: TamilLanguage): number {
  const clusters = (part: string) => language.clusters(fold(part).text.trim())
  const before = clusters(text.slice(Math.max(0, span.start - 100), span.start)).reverse()
  const after = clusters(text.slice(span.end, span.end + 100))
  return commonPrefix(before, clusters(edit.before).reverse()) + commonPrefix(after, clusters(edit.after))
}

function commonPrefix(a: readonly string[], b: readonly string[]): number {
  let length = 0
  while (length < CONTEXT_CLUSTERS && a[length] !== undefined && a[length] === b[length]) length++
  return length
}

/** Levenshtein distance of two lists of clusters. */
export function distance(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const substituted = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(substituted, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
