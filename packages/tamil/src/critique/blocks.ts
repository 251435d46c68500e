import type { Sentence } from '../text/sentence.ts'
import type { TamilText } from '../text/tamil-text.ts'
import type { Word } from '../text/word.ts'
import type { MarkedPart, MarkedRole } from './markup/marked-text.ts'

export type BlockKind = 'title' | 'heading' | 'paragraph'

/** A title, a heading or a paragraph. Offsets: UTF-16 code units into the normalised text. */
export interface Block {
  readonly kind: BlockKind
  readonly start: number
  readonly end: number
  readonly sentences: readonly Sentence[]
  readonly words: readonly Word[]
  /** Where the list or table begins that belongs to a paragraph. */
  readonly listStart?: number
}

export interface Span {
  readonly start: number
  readonly end: number
}

/** Whether a stretch touches a quotation. */
type IsQuoted = (start: number, end: number) => boolean

const HEADING_WORDS = 6
const TITLE_WORDS = 9
/** Of a heading that is marked as one. */
const MAX_HEADING_WORDS = 16
const MAX_ITEM_WORDS = 20
const ENDS_SENTENCE = /[.?!…।]["'”’»)\]]*\s*$/u
const ENDS_OPEN = /[,;:–—-]\s*$/u

interface Line extends Span {
  readonly text: string
  readonly words: number
  readonly afterBlank: boolean
  readonly role: MarkedRole | undefined
}

function linesOf({ text, toRaw }: TamilText, parts: readonly MarkedPart[]): Line[] {
  const lines: Line[] = []
  let afterBlank = true
  let part = 0
  for (const match of text.matchAll(/[^\n]+\n?|\n/gu)) {
    const trimmed = match[0].trim()
    if (trimmed === '') {
      afterBlank = true
      continue
    }
    const start = match.index + match[0].indexOf(trimmed)
    const words = trimmed.split(/\s+/u).length
    const at = toRaw(start)
    while ((parts[part]?.end ?? Number.POSITIVE_INFINITY) <= at) part++
    const marked = parts[part]
    const role = marked !== undefined && marked.start <= at ? marked.role : undefined
    lines.push({ start, end: start + trimmed.length, text: trimmed, words, afterBlank, role })
    afterBlank = false
  }
  return lines
}

/**
 * The title, the headings and the paragraphs of a text. A short item of a list or a table belongs to the paragraph before
 * it; a note to none. Linear.
 */
export function blocksOf(
  tamil: TamilText,
  parts: readonly MarkedPart[],
  isQuoted: IsQuoted,
  givenTitle: string | undefined,
): Block[] {
  const { sentences } = tamil
  const lines = linesOf(tamil, parts).filter(({ role }) => role !== 'note')
  const spans: { kind: BlockKind; start: number; end: number; listStart?: number }[] = []
  for (const [i, line] of lines.entries()) {
    const last = spans.at(-1)
    const next = lines[i + 1]
    const isTitle = i === 0 && next !== undefined && line.text === givenTitle
    const kind = isTitle ? 'title' : kindOfLine(line, i, next, isQuoted(line.start, line.end))
    const goesOn =
      kind === 'paragraph' &&
      last?.kind === 'paragraph' &&
      (isShortItem(line) || continues(line, lines[i - 1], isQuoted))
    if (goesOn && last) last.end = line.end
    else spans.push({ kind, start: line.start, end: line.end })
    const block = spans.at(-1)
    if (block !== undefined && isShortItem(line)) block.listStart ??= line.start
  }
  let at = 0
  return spans.map((span) => {
    const inside: Sentence[] = []
    for (let sentence = sentences[at]; sentence && sentence.start < span.end; sentence = sentences[++at])
      if (sentence.end > span.start) inside.push(sentence)
    return { ...span, sentences: inside, words: inside.flatMap(({ words }) => words) }
  })
}

function kindOfLine(line: Line, index: number, next: Line | undefined, quoted: boolean): BlockKind {
  if (isShortItem(line)) return 'paragraph'
  if (line.role === 'heading' && line.words <= MAX_HEADING_WORDS && next !== undefined)
    return index === 0 ? 'title' : 'heading'
  if (quoted || ENDS_SENTENCE.test(line.text) || ENDS_OPEN.test(line.text.replace(/:$/u, '')))
    return 'paragraph'
  if (next === undefined) return 'paragraph'
  if (index === 0) return line.words <= TITLE_WORDS ? 'title' : 'paragraph'
  return line.words <= HEADING_WORDS && line.afterBlank ? 'heading' : 'paragraph'
}

/** A longer item is a paragraph of its own. */
const isShortItem = ({ role, words }: Line) => role === 'item' && words <= MAX_ITEM_WORDS

/** Whether a line belongs to the paragraph before it: verse, a wrapped line, but not a new paragraph. */
function continues(line: Line, before: Line | undefined, isQuoted: IsQuoted): boolean {
  if (before === undefined || line.afterBlank) return false
  if (isQuoted(before.end, line.start + 1)) return true
  return !ENDS_SENTENCE.test(before.text)
}
