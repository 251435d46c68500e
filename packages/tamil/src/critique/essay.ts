import type { Sentence } from '../text/sentence.ts'
import { readText, type TamilText } from '../text/tamil-text.ts'
import type { Word } from '../text/word.ts'
import type { FormOf } from '../text/word-form.ts'
import { markedQuotations, verseLines } from './citations/quotations.ts'
import { withoutWraps } from './line-wraps.ts'
import { withoutMarkup } from './markup.ts'

export type BlockKind = 'title' | 'heading' | 'paragraph'

/** A title, a heading or a paragraph. Offsets: UTF-16 code units into the normalised text. */
export interface Block {
  readonly kind: BlockKind
  readonly start: number
  readonly end: number
  readonly sentences: readonly Sentence[]
  readonly words: readonly Word[]
}

export interface Span {
  readonly start: number
  readonly end: number
}

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
}

const HEADING_WORDS = 6
const TITLE_WORDS = 9
const ENDS_SENTENCE = /[.?!…।]["'”’»)\]]*\s*$/u
const ENDS_OPEN = /[,;:–—-]\s*$/u

/**
 * Reads a raw text into title, headings, paragraphs and quotations. Linear in its length.
 * @param formOf best one that remembers the words of earlier essays
 * @param givenTitle the title, where it was told apart from the text; a first line that says the same is the title.
 */
export function readEssay(raw: string, formOf: FormOf, givenTitle?: string): Essay {
  const tamil = { ...readText(withoutWraps(withoutMarkup(raw), raw), formOf), raw }
  const { text } = tamil
  const quotations = quotationsIn(text)
  const isQuoted = (start: number, end: number) => {
    const next = quotations[firstEndingAfter(quotations, start)]
    return next !== undefined && next.start < end
  }
  const isWithinQuotation = (start: number, end: number) => {
    const next = quotations[firstEndingAfter(quotations, start)]
    return next !== undefined && next.start <= start && end <= next.end
  }
  const given = givenTitle === undefined ? undefined : readText(givenTitle, formOf)
  const blocks = blocksOf(tamil, isQuoted, given?.text.trim())
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
  }
}

function topicOf({ start, end, words }: Block, text: string): Topic {
  return { text: text.slice(start, end), words }
}

function quotationsIn(text: string): Span[] {
  const marked = markedQuotations(text)
  return [...marked, ...verseLines(text, marked)].sort((a, b) => a.start - b.start)
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

interface Line extends Span {
  readonly text: string
  readonly words: number
  readonly afterBlank: boolean
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let afterBlank = true
  for (const match of text.matchAll(/[^\n]*(?:\n|$)/gu)) {
    const trimmed = match[0].trim()
    if (trimmed === '') {
      afterBlank = true
      continue
    }
    const start = match.index + match[0].indexOf(trimmed)
    const words = trimmed.split(/\s+/u).length
    lines.push({ start, end: start + trimmed.length, text: trimmed, words, afterBlank })
    afterBlank = false
  }
  return lines
}

function blocksOf(
  { text, sentences }: TamilText,
  isQuoted: Essay['isQuoted'],
  givenTitle: string | undefined,
): Block[] {
  const lines = linesOf(text)
  const spans: { kind: BlockKind; start: number; end: number }[] = []
  for (const [i, line] of lines.entries()) {
    const last = spans.at(-1)
    const next = lines[i + 1]
    const isTitle = i === 0 && next !== undefined && line.text === givenTitle
    const kind = isTitle ? 'title' : kindOfLine(line, i, next, isQuoted(line.start, line.end))
    const goesOn =
      kind === 'paragraph' && last?.kind === 'paragraph' && continues(line, lines[i - 1], isQuoted)
    if (goesOn && last) last.end = line.end
    else spans.push({ kind, start: line.start, end: line.end })
  }
  let at = 0
  return spans.map((span) => {
    const inside: Sentence[] = []
    for (let sentence = sentences[at]; sentence && sentence.start < span.end; sentence = sentences[++at])
      inside.push(sentence)
    return { ...span, sentences: inside, words: inside.flatMap(({ words }) => words) }
  })
}

function kindOfLine(line: Line, index: number, next: Line | undefined, quoted: boolean): BlockKind {
  if (quoted || ENDS_SENTENCE.test(line.text) || ENDS_OPEN.test(line.text.replace(/:$/u, '')))
    return 'paragraph'
  if (next === undefined) return 'paragraph'
  if (index === 0) return line.words <= TITLE_WORDS ? 'title' : 'paragraph'
  return line.words <= HEADING_WORDS && line.afterBlank ? 'heading' : 'paragraph'
}

/** Whether a line belongs to the paragraph before it: verse, a wrapped line, but not a new paragraph. */
function continues(line: Line, before: Line | undefined, isQuoted: Essay['isQuoted']): boolean {
  if (before === undefined || line.afterBlank) return false
  if (isQuoted(before.end, line.start + 1)) return true
  return !ENDS_SENTENCE.test(before.text)
}
