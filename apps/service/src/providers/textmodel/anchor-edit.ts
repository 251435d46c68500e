import type { Span, TamilLanguage, WordSpan } from '../tamil-language.ts'
import type { ModelEdit } from './model-edit.ts'

/** What an anchor is found by: never an offset. */
export type Quotation = Pick<ModelEdit, 's' | 'quote' | 'before' | 'after'>

/** Finds the places of one text that the edits of one answer speak of. */
export interface Anchors {
  /**
   * The one place of an edit, or null: exact in its sentence; exact after folding (NFC, no zero-width characters, one
   * space for many); in a neighbouring sentence; nearly alike, with matching context. Of several places the context
   * decides; where it does not, there is no anchor.
   */
  find(edit: Quotation): Span | null
}

/** A quote reaches this far for its context, in clusters. */
const CONTEXT_CLUSTERS = 12
/** UTF-16 code units beside a place that are looked at for its context. */
const CONTEXT_LENGTH = 100
/** What stands in more places than this is no quote: its context is not asked. */
const MAX_PLACES = 40
const FUZZY_SIMILARITY = 0.9
const MAX_FUZZY_QUOTE_LENGTH = 200
/**
 * Comparisons of clusters that the nearly alike quotes of one answer may take together. What comes after has no anchor:
 * the answer's time is bounded, and the same answer always has the same anchors.
 */
const FUZZY_STEPS = 500_000

/** Prepares a text, so that a whole answer takes time linear in text and answer. */
export function createAnchors(text: string, sentences: readonly Span[], language: TamilLanguage): Anchors {
  const places = createPlaces(text, sentences, language)
  let stepsLeft = FUZZY_STEPS

  /** The window of as many words as the quote has that is most like it, at least 0.9, with the context named. */
  function fuzzyOccurrences(edit: Quotation, index: number): Span[] {
    const own = sentences[index]
    if (!own || edit.quote.length > MAX_FUZZY_QUOTE_LENGTH) return []
    const words = places.wordsOf(index)
    const count = language.tokens(edit.quote).filter(({ kind }) => kind !== 'space').length
    const quote = language.clusters(fold(edit.quote).text)
    let best: { span: Span; similarity: number } | null = null
    for (let i = 0; i + count <= words.length; i++) {
      const [first, last] = [words[i], words[i + count - 1]]
      if (!first || !last) continue
      const span = { start: own.start + first.start, end: own.start + last.end }
      // Seven code units make a cluster at most; a window beyond that cannot be alike.
      if (span.end - span.start > 7 * MAX_FUZZY_QUOTE_LENGTH) continue
      const window = language.clusters(fold(text.slice(span.start, span.end)).text)
      const longer = Math.max(window.length, quote.length, 1)
      stepsLeft -= longer
      const isAlikeInLength = Math.abs(window.length - quote.length) <= (1 - FUZZY_SIMILARITY) * longer
      if (isAlikeInLength) stepsLeft -= window.length * quote.length
      if (stepsLeft < 0) break
      if (!isAlikeInLength) continue
      const similarity = 1 - distance(window, quote) / longer
      if (similarity < FUZZY_SIMILARITY || contextScore(text, span, edit, language) === 0) continue
      if (!best || similarity > best.similarity) best = { span, similarity }
    }
    return best ? [best.span] : []
  }

  return {
    find(edit) {
      const at = edit.s - 1
      const steps: (() => Span[])[] = [
        () => places.exact(edit.quote, at),
        () => places.folded(edit.quote, at),
        () => [at - 1, at + 1].flatMap((near) => places.folded(edit.quote, near)),
        () => fuzzyOccurrences(edit, at),
      ]
      for (const step of steps) {
        const found = step()
        if (found.length === 0) continue
        if (found.length > MAX_PLACES) return null
        const chosen = found.length === 1 ? found[0] : byContext(text, found, edit, language)
        return chosen ? language.wholeClusters(text, chosen) : null
      }
      return null
    },
  }
}

/** Where something stands in a sentence, given by its index; what is worked out for a sentence is kept. */
interface Places {
  exact(quote: string, index: number): Span[]
  folded(quote: string, index: number): Span[]
  /** All tokens but spaces, in offsets of the sentence. */
  wordsOf(index: number): readonly WordSpan[]
}

function createPlaces(text: string, sentences: readonly Span[], language: TamilLanguage): Places {
  const foldedSentences = new Map<number, Folded>()
  const words = new Map<number, readonly WordSpan[]>()
  const textOf = (index: number) => text.slice(sentences[index]?.start ?? 0, sentences[index]?.end ?? 0)
  return {
    exact(quote, index) {
      const base = sentences[index]?.start ?? 0
      return occurrences(textOf(index), quote).map((at) => ({
        start: base + at,
        end: base + at + quote.length,
      }))
    },
    folded(quote, index) {
      const wanted = fold(quote).text.trim()
      if (wanted === '') return []
      const base = sentences[index]?.start ?? 0
      const folded = keep(foldedSentences, index, () => fold(textOf(index)))
      return occurrences(folded.text, wanted).map((at) => ({
        start: base + (folded.from[at] ?? 0),
        end: base + (folded.from[at + wanted.length] ?? 0),
      }))
    },
    wordsOf: (index) =>
      keep(words, index, () => language.tokens(textOf(index)).filter(({ kind }) => kind !== 'space')),
  }
}

function keep<Value>(kept: Map<number, Value>, index: number, make: () => Value): Value {
  const known = kept.get(index)
  if (known !== undefined) return known
  const made = make()
  kept.set(index, made)
  return made
}

/** Where a quote begins in a sentence; one place more than `MAX_PLACES` at most. */
function occurrences(sentence: string, quote: string): number[] {
  const found: number[] = []
  for (let at = sentence.indexOf(quote); at >= 0 && found.length <= MAX_PLACES; ) {
    found.push(at)
    at = sentence.indexOf(quote, at + 1)
  }
  return found
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

function contextScore(text: string, span: Span, edit: Quotation, language: TamilLanguage): number {
  const clusters = (part: string) => language.clusters(fold(part).text.trim())
  const before = clusters(text.slice(Math.max(0, span.start - CONTEXT_LENGTH), span.start)).reverse()
  const after = clusters(text.slice(span.end, span.end + CONTEXT_LENGTH))
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
