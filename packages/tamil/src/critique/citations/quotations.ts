import { tamilWords } from './spelled.ts'

/** A stretch of text that may be a quotation. Offsets: UTF-16 code units, marks not included. */
export interface Quoted {
  readonly start: number
  readonly end: number
  /** In quotation marks, set apart as lines of verse, or neither. */
  readonly kind: 'marked' | 'lines' | 'unmarked'
  /** Whether the line before announces it: `கூறுகிறார்:`. */
  readonly introduced?: true
}

const CLOSERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '“': '”“"',
    '‘': '’‘',
    '«': '»',
    '„': '“”',
    '"': '"”',
    "'": "'’",
  }),
)
const OPENERS = new RegExp(`[${[...CLOSERS.keys()].join('')}]`, 'gu')
/** UTF-16 code units between two marks. */
const MAX_QUOTATION = 1_500
const MAX_VERSE_WORDS = 7
const OPENING = /[\s([{:;,.\-–—…]/u
const LETTER = /[\p{L}\p{M}\p{N}]/u

/**
 * Finds stretches in quotation marks; a verse in them may run over lines, but not over an empty one. Linear: a mark that
 * closes, and an empty line, are looked for once and kept until the text has passed them.
 */
export function markedQuotations(text: string): Quoted[] {
  const found: Quoted[] = []
  const closingMark = closingMarkFinder(text)
  let last = -1
  for (const { index, 0: mark } of text.matchAll(OPENERS)) {
    const closers = CLOSERS.get(mark)
    if (index <= last || closers === undefined) continue
    if (!(index === 0 || OPENING.test(text[index - 1] ?? ''))) continue
    const end = closingMark(index + 1, closers)
    if (end === undefined) continue
    const [from, to] = trimmed(text, index + 1, end)
    if (from < to) found.push({ start: from, end: to, kind: 'marked' })
    last = end
  }
  return found
}

const EMPTY_LINE = /\n[ \t\r]{0,38}\n/gu

/** Finds the mark that closes a quotation begun at `from`, if one does; `from` never goes back. */
function closingMarkFinder(text: string): (from: number, closers: string) => number | undefined {
  const closes = new Map<string, number>()
  let emptyLine = -1
  return (from, closers) => {
    if (emptyLine < from) {
      EMPTY_LINE.lastIndex = from
      emptyLine = EMPTY_LINE.exec(text)?.index ?? text.length
    }
    let at = closes.get(closers) ?? -1
    if (at < from) {
      at = from
      while (at < text.length && !(closers.includes(text[at] ?? '') && !LETTER.test(text[at + 1] ?? ''))) at++
      closes.set(closers, at)
    }
    return at < Math.min(text.length, from + MAX_QUOTATION, emptyLine) ? at : undefined
  }
}

interface Line {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly words: number
  /** Whether an empty line stands before. */
  readonly apart: boolean
}

const INTRODUCES = /(?:[:,]|:-|பின்வருமாறு|பின்வரும்.{0,20})\s*$/u
const ANNOUNCES = /:-?\s*$/u
const CLOSES_PROSE = /[.!?]\s*$/u

/** Finds verse set apart as lines: short ones below each other, or after a colon, or indented. */
export function verseLines(text: string, marked: readonly Quoted[]): Quoted[] {
  const lines = linesOf(text)
  const found: Quoted[] = []
  let next = 0
  for (let i = 0; i < lines.length; i++) {
    let last = i
    while (isVerse(lines[last]) && continues(lines[last], lines[last + 1])) last++
    const first = lines[i]
    const final = lines[last]
    if (first === undefined || final === undefined || !isVerse(first)) continue
    const introduced = INTRODUCES.test(lines[i - 1]?.text ?? '')
    const indented = /^(?: {2,}|\t)/.test(first.text)
    if (last === i && !(introduced || indented)) continue
    const [start, end] = trimmed(text, first.start, withoutReference(text, first.start, final.end))
    while ((marked[next]?.end ?? text.length) <= start && next < marked.length) next++
    if (start < end && (marked[next]?.start ?? text.length) >= end)
      found.push({ start, end, kind: 'lines', ...(introduced ? { introduced } : {}) })
    i = last
  }
  return found
}

/** Lines that hold something, in order. */
function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  let apart = true
  for (const line of text.split('\n')) {
    const empty = line.trim() === ''
    if (!empty)
      lines.push({ start, end: start + line.length, text: line, words: tamilWords(line).length, apart })
    apart = empty
    start += line.length + 1
  }
  return lines
}

function isVerse(line: Line | undefined): boolean {
  return line !== undefined && line.words >= 2 && line.words <= MAX_VERSE_WORDS && !ANNOUNCES.test(line.text)
}

function continues(line: Line | undefined, next: Line | undefined): boolean {
  return isVerse(next) && next?.apart === false && !CLOSES_PROSE.test(line?.text ?? '')
}

/** UTF-16 code units of a citation at the end, its brackets included. */
const MAX_REFERENCE = 62

/** Leaves out a citation in parentheses at the end. */
function withoutReference(text: string, start: number, end: number): number {
  let last = end
  while (last > start && /[\s.]/u.test(text[last - 1] ?? '')) last--
  const from = Math.max(start, last - MAX_REFERENCE)
  const reference = /[([{–—-][^()[\]{}]{0,60}[)\]}]?$/u.exec(text.slice(from, last))
  return reference && /\d/.test(reference[0]) ? from + reference.index : end
}

function trimmed(text: string, start: number, end: number): [number, number] {
  let from = start
  let to = end
  while (from < to && /\s/u.test(text[from] ?? '')) from++
  while (to > from && /\s/u.test(text[to - 1] ?? '')) to--
  return [from, to]
}
