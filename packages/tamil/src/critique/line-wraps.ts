/** Longer lines are paragraphs: nobody wraps so wide. UTF-16 code units, as all measures here. */
const MAX_WIDTH = 120
const MIN_WIDTH = 16
/** A line is full where the next word would have passed this share of the widest line. */
const FULL = 0.8
/** So many full lines that end within a sentence show that a program broke them, and this share of the full ones. */
const MIN_OPEN = 3
const OPEN_SHARE = 0.6
/** Of the lines that another follows at once, so many are full: a letterhead is not. */
const FULL_SHARE = 0.4
/** Sentences end within wrapped lines, one in so many lines at least; verse ends them with the line. */
const MIN_ENDS_WITHIN = 2
const LINES_AN_END = 6

const ENDS_SENTENCE = /[.?!…।:]["'”’»)\]]*$/u
const ENDS_WITHIN = /[\p{L}\p{M}]{2}[.?!]["”’)]?\s+(?=["“‘(]?[\p{L}\p{N}])/gu
/** A list, a heading, a quotation, a table, somebody who speaks, or an indented line begins something new. */
const BEGINS_ANEW = /^(?:\s{2,}|\t|\s*(?:[-*+•>#|✓]|\d{1,3}\s*[.)]|[\u0b80-\u0bff. ]{2,24}:\s))/u

interface Line {
  readonly start: number
  readonly text: string
  readonly isBlank: boolean
}

/**
 * The text without the line ends that a mail program or a page put into its paragraphs: each is replaced by a space, so that
 * every offset holds. Verse keeps its lines. Linear.
 * @param source the same text with its marks of lists, where `text` is without them.
 */
export function withoutWraps(text: string, source = text): string {
  const lines = linesIn(text)
  const width = lines.reduce((widest, line) => Math.max(widest, line.text.trim().length), 0)
  if (width > MAX_WIDTH || width < MIN_WIDTH) return text
  const isFull = (line: Line, next: Line) =>
    line.text.trim().length + 1 + (/\S+/u.exec(next.text)?.[0].length ?? 0) >= FULL * width
  const pairs = lines.flatMap((line, i) => {
    const next = lines[i + 1]
    return next === undefined || line.isBlank || next.isBlank ? [] : [{ line, next }]
  })
  const full = pairs.filter(({ line, next }) => isFull(line, next))
  const open = full.filter(({ line }) => !ENDS_SENTENCE.test(line.text.trimEnd()))
  const within = lines.reduce((sum, line) => sum + [...line.text.matchAll(ENDS_WITHIN)].length, 0)
  const isWrapped =
    open.length >= MIN_OPEN &&
    open.length >= OPEN_SHARE * full.length &&
    full.length >= FULL_SHARE * pairs.length &&
    within >= MIN_ENDS_WITHIN &&
    within * LINES_AN_END >= pairs.length
  if (!isWrapped) return text
  const parts: string[] = []
  let at = 0
  for (const { line, next } of full) {
    if (BEGINS_ANEW.test(source.slice(next.start, next.start + next.text.length))) continue
    const end = line.start + line.text.length
    parts.push(text.slice(at, end), ' '.repeat(next.start - end))
    at = next.start
  }
  return [...parts, text.slice(at)].join('')
}

function linesIn(text: string): Line[] {
  const lines: Line[] = []
  for (const { index, 0: line } of text.matchAll(/[^\r\n]+|(?<=\n|\r(?!\n)|^)(?=\r?\n)/gu))
    lines.push({ start: index, text: line, isBlank: line.trim() === '' })
  return lines
}
