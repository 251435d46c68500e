import { asCharacter, blanked, FILLER, type MarkedPart, type MarkedText, withoutMark } from './marked-text.ts'

const EMPHASIS =
  /\*\*|__|~~|(?<![\p{L}\p{M}\p{N}])[*_](?=[\p{L}\p{M}])|(?<=[\p{L}\p{M}.!?])[*_](?![\p{L}\p{M}\p{N}])/gu
const IMAGE = /!\[[^[\]\n]{0,300}\]\([^()\n]{0,500}(?:\([^()\n]{0,100}\)[^()\n]{0,300})?\)/gu
const NOTE_NUMBER = /\[\^[^[\]\s]{1,40}\](?!:)/gu
/** The address of a link: `[text](address "title")`, `[text][reference]`. */
const LINK_END = /\]\([^()\n]{0,500}(?:\([^()\n]{0,100}\)[^()\n]{0,300})?\)|\](?:\[[^[\]\n]{0,100}\])/gu
const LINK_START = /\[(?=[^[\]\n]{1,300}\][([])/gu
const CODE = /(`{1,3})(?!`)([^`\n]{1,200})\1(?!`)/gu

/** Reads the marks of Markdown within lines. Linear: every look ahead is bounded. */
export function withoutInlineMarks(text: string): string {
  if (!/[*_`[~\\]/u.test(text)) return text
  const blank = (mark: string) => FILLER.repeat(mark.length)
  let read = text
    .replace(CODE, (_, ticks: string, code: string) => {
      const quote = [asCharacter('"', ticks.length, 'அ'), asCharacter('"', ticks.length, ' ')]
      return quote.join(code)
    })
    .replace(IMAGE, blank)
    .replace(NOTE_NUMBER, blank)
    .replace(LINK_START, blank)
    .replace(LINK_END, (mark, ...rest) => withoutMarkAt(mark, rest))
    .replace(/\\(?=[\\`*_{}[\]()#+.!|>~-])|`+/gu, blank)
  read = read.replace(EMPHASIS, (mark: string, at: number) => withoutMark(read, at, at + mark.length))
  return read
}

/** A link's end takes its room; the ending of its word may follow it. */
function withoutMarkAt(mark: string, rest: readonly unknown[]): string {
  const [at, whole] = rest.slice(-2)
  return typeof at === 'number' && typeof whole === 'string'
    ? withoutMark(whole, at, at + mark.length)
    : FILLER.repeat(mark.length)
}

interface Line {
  readonly start: number
  readonly text: string
}

const FENCE = /^[ \t]{0,3}(`{3,20}|~{3,20})([^`\n]*)$/u
const FRONT_MATTER = /^(?:---|\+\+\+)\s*$/u
const MAX_FRONT_MATTER = 60
const KEY = /^\s*(?:[\w-]+\s*[:=]|-\s|#|$)/u
const HEADING = /^([ \t]{0,3}#{1,6})(?=\s)/u
const RULE = /^[ \t]{0,3}(?:-[- \t]{2,}|\*[* \t]{2,}|_[_ \t]{2,}|={3,}[ \t]*)\r?$/u
const NOTE = /^[ \t]{0,3}\[\^[^[\]\s]{1,40}\]:/u
const REFERENCE =
  /^[ \t]{0,3}\[[^[\]^\n]{1,200}\]:\s*<?(?=[^\s<>./#]*[./#])[^\s<>]+>?(?:\s*|\s+["'(][^\n]*)$/u
const QUOTATION = /^[ \t]{0,3}>(?:[ \t]?>)*/u
const BULLET = /^[ \t]*[-*+•](?=\s)(?:\s+\[[ xX]\](?=\s))?/u
const NUMBERED = /^[ \t]*\d{1,2}[.)]\s/u
/** The row below the head of a table. */
const TABLE_RULE = /^(?=[\s|:]*-)[\s|:-]+$/u
const CELLS = /\|/u
const ENDS_SENTENCE = /[.?!…।:,;]\s*$/u
const MAX_HEADING_WORDS = 12

/** Reads the marks of Markdown that stand at the beginnings of lines, and leaves out what is no prose. Linear. */
export function withoutLineMarks(text: string): MarkedText {
  if (!/[#>*+`~|[•=]|^[ \t]*-|^[ \t]*\d{1,2}[.)]\s/mu.test(text)) return { text, parts: [] }
  const lines = linesOf(text)
  const read = lines.map((line) => line.text)
  const parts: MarkedPart[] = []
  const skipped = unreadLines(lines)
  const tables = tableRows(lines)
  let isInNote = false
  for (const [i, { text: line }] of lines.entries()) {
    const part = (role: MarkedPart['role'], at = i) => {
      const place = lines[at]
      if (place !== undefined) parts.push({ role, start: place.start, end: place.start + place.text.length })
    }
    const marked = (pattern: RegExp) => line.replace(pattern, (mark) => FILLER.repeat(mark.length))
    isInNote = NOTE.test(line) || (isInNote && /^(?: {2,}|\t)\S/u.test(line))
    if (skipped.has(i)) read[i] = blanked(line)
    else if (tables.has(i)) {
      read[i] = TABLE_RULE.test(line) ? blanked(line) : line.replace(/\|/gu, '\n')
      part('item')
    } else if (isInNote) {
      read[i] = marked(NOTE)
      part('note')
    } else if (REFERENCE.test(line)) read[i] = blanked(line)
    else if (RULE.test(line)) {
      read[i] = blanked(line)
      if (isUnderlined(lines[i - 1]?.text ?? '', line)) part('heading', i - 1)
    } else if (HEADING.test(line)) {
      read[i] = marked(HEADING).replace(/\s#+\s*$/u, blanked)
      part('heading')
    } else if (QUOTATION.test(line)) {
      read[i] = marked(QUOTATION)
      part('quotation')
    } else if (BULLET.test(line)) {
      read[i] = marked(BULLET)
      part('item')
    } else if (isNumbered(line) && (isNumbered(lines[i - 1]?.text) || isNumbered(lines[i + 1]?.text)))
      part('item')
  }
  return { text: read.join('\n'), parts: parts.sort((a, b) => a.start - b.start) }
}

const isNumbered = (line: string | undefined) => line !== undefined && NUMBERED.test(line)

/** Whether a rule below a line makes it a heading; a sentence above a rule is none. */
function isUnderlined(above: string, rule: string): boolean {
  const words = above.trim().split(/\s+/u).length
  return (
    /^\s*[=-]/u.test(rule) && above.trim() !== '' && words <= MAX_HEADING_WORDS && !ENDS_SENTENCE.test(above)
  )
}

function linesOf(text: string): Line[] {
  let start = 0
  return text.split('\n').map((line) => {
    const place = { start, text: line }
    start += line.length + 1
    return place
  })
}

/** The lines of front matter and of fenced code. A fence that nothing closes hides only itself. */
function unreadLines(lines: readonly Line[]): ReadonlySet<number> {
  const unread = new Set<number>()
  let at = frontMatterEnd(lines)
  for (let i = 0; i < at; i++) unread.add(i)
  /** By the character: no line closes a fence so long. */
  const unclosed = new Map<string, number>()
  while (at < lines.length) {
    const fence = FENCE.exec(lines[at]?.text ?? '')?.[1]
    if (fence !== undefined) {
      const end = closeOf(lines, at, fence, unclosed)
      for (let i = at; i <= end; i++) unread.add(i)
      at = end
    }
    at++
  }
  return unread
}

/** The line that closes a fence, or the fence's own. */
function closeOf(lines: readonly Line[], at: number, fence: string, unclosed: Map<string, number>): number {
  const mark = fence[0] ?? ''
  if (fence.length >= (unclosed.get(mark) ?? Number.POSITIVE_INFINITY)) return at
  for (let i = at + 1; i < lines.length; i++) {
    const [, other = '', info = ''] = FENCE.exec(lines[i]?.text ?? '') ?? []
    if (other.startsWith(fence) && info.trim() === '') return i
  }
  unclosed.set(mark, fence.length)
  return at
}

/** How many lines at the beginning are front matter. */
function frontMatterEnd(lines: readonly Line[]): number {
  const [first] = lines
  if (first === undefined || !FRONT_MATTER.test(first.text)) return 0
  for (let i = 1; i < Math.min(lines.length, MAX_FRONT_MATTER); i++) {
    const text = lines[i]?.text ?? ''
    if (text.trim() === first.text.trim()) return i > 1 ? i + 1 : 0
    if (!KEY.test(text)) return 0
  }
  return 0
}

/** The rows of tables: around a rule of hyphens, what has cells. */
function tableRows(lines: readonly Line[]): ReadonlySet<number> {
  const rows = new Set<number>()
  const hasCells = (i: number) => CELLS.test(lines[i]?.text ?? '')
  for (const [i, { text }] of lines.entries()) {
    if (rows.has(i) || !TABLE_RULE.test(text) || !hasCells(i) || !hasCells(i - 1)) continue
    rows.add(i - 1)
    for (let row = i; hasCells(row); row++) rows.add(row)
  }
  return rows
}
