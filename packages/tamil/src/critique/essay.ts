import { readText, type TamilText } from '../text/tamil-text.ts'
import type { Word } from '../text/word.ts'
import type { FormOf } from '../text/word-form.ts'
import { type Block, blocksOf, type Span } from './blocks.ts'
import { markedQuotations, verseLines } from './citations/quotations.ts'
import { withoutWraps } from './line-wraps.ts'
import type { MarkedPart } from './markup/marked-text.ts'
import { readMarkup } from './markup/markup.ts'
import { fromRaw } from './raw-offset.ts'

export type { Block, Span } from './blocks.ts'

/** What an essay says, or its reader was told, that it is about. */
export interface Topic {
  readonly text: string
  readonly words: readonly Word[]
}

/** An essay as the critique reads it. All offsets are UTF-16 code units into `text`. */
export interface Essay {
  readonly tamil: TamilText
  readonly text: string
  readonly blocks: readonly Block[]
  readonly title: Block | undefined
  /** The title that was given with it, else its own. */
  readonly topic: Topic | undefined
  readonly headings: readonly Block[]
  readonly paragraphs: readonly Block[]
  /** Stretches in quotation marks, the marks left out, and verse set apart as lines; in their order. */
  readonly quotations: readonly Span[]
  /** Whether a stretch touches a quotation. */
  isQuoted(start: number, end: number): boolean
  /** Whether a stretch lies wholly inside one quotation. */
  isWithinQuotation(start: number, end: number): boolean
  /** Whether a place lies in a block that is marked as words of others (`>`, `blockquote`). */
  isInQuotedBlock(at: number): boolean
}

/**
 * Reads a raw text into title, headings, paragraphs and quotations. Linear in its length.
 * @param formOf best one that remembers the words of earlier essays
 * @param givenTitle the title, where it was told apart from the text; a first line that says the same is the title.
 */
export function readEssay(raw: string, formOf: FormOf, givenTitle?: string): Essay {
  const markup = readMarkup(raw)
  const tamil = { ...readText(withoutWraps(markup.text, raw), formOf), raw }
  const { text } = tamil
  const inText = quotationsIn(text)
  const blocksOfOthers = quotedBlocks(tamil, markup.parts, inText)
  const quotations = [...inText, ...blocksOfOthers].sort((a, b) => a.start - b.start)
  const isQuoted = (start: number, end: number) => {
    const next = quotations[firstEndingAfter(quotations, start)]
    return next !== undefined && next.start < end
  }
  const isWithinQuotation = (start: number, end: number) => {
    const next = quotations[firstEndingAfter(quotations, start)]
    return next !== undefined && next.start <= start && end <= next.end
  }
  const given = givenTitle === undefined ? undefined : readText(givenTitle, formOf)
  const blocks = blocksOf(tamil, markup.parts, isQuoted, given?.text.trim())
  const title = blocks.find(({ kind }) => kind === 'title')
  return {
    tamil,
    text,
    blocks,
    title,
    topic: given ?? (title && topicOf(title, text)),
    headings: blocks.filter(({ kind }) => kind === 'heading'),
    paragraphs: blocks.filter(({ kind }) => kind === 'paragraph'),
    quotations,
    isQuoted,
    isWithinQuotation,
    isInQuotedBlock: (at) =>
      (blocksOfOthers[firstEndingAfter(blocksOfOthers, at)]?.start ?? text.length) <= at,
  }
}

function topicOf({ start, end, words }: Block, text: string): Topic {
  return { text: text.slice(start, end), words }
}

function quotationsIn(text: string): Span[] {
  const marked = markedQuotations(text)
  return [...marked, ...verseLines(text, marked)].sort((a, b) => a.start - b.start)
}

/** Above this share of a text it quotes nothing: a mail program has marked all of it. */
const MAX_QUOTED = 0.5

/** Blocks that are marked as words of others, where no quotation is found in them already. */
function quotedBlocks(tamil: TamilText, parts: readonly MarkedPart[], inText: readonly Span[]): Span[] {
  const blocks = parts
    .filter(({ role }) => role === 'quotation')
    .map(({ start, end }) => ({ start: fromRaw(tamil, start), end: fromRaw(tamil, end) }))
    .filter(({ start, end }) => (inText[firstEndingAfter(inText, start)]?.start ?? end) >= end)
  const quoted = blocks.reduce((sum, { start, end }) => sum + end - start, 0)
  return quoted <= MAX_QUOTED * tamil.text.length ? blocks : []
}

/** Binary search; quotations do not overlap. */
function firstEndingAfter(spans: readonly Span[], at: number): number {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.end ?? 0) > at) high = middle
    else low = middle + 1
  }
  return low
}
