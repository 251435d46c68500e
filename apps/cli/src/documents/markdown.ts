import { decodeHTMLStrict } from 'entities'
import { parse, postprocess, preprocess } from 'micromark'
import { frontmatter } from 'micromark-extension-frontmatter'
import { gfm } from 'micromark-extension-gfm'
import { type Prose, ProseBuilder, type Span } from './prose.ts'

const BYTE_ORDER_MARK = '\ufeff'

/** Between blocks: nothing of these is prose. */
const SKIPPED_BLOCKS = new Set([
  'codeFenced',
  'codeIndented',
  'htmlFlow',
  'yaml',
  'toml',
  'definition',
  'thematicBreak',
  'tableDelimiterRow',
  'gfmFootnoteDefinitionLabel',
])
/** Inside a sentence: something stands there that is no prose. */
const OPAQUE = new Set(['codeText', 'image', 'autolink', 'literalAutolink'])
/** Inside a sentence: nothing is read there. */
const SKIPPED = new Set(['resource', 'reference', 'htmlText', 'gfmFootnoteCall', 'taskListCheck'])
const HARD_BREAKS = new Set(['hardBreakTrailing', 'hardBreakEscape'])
/** After these another sentence begins. */
const BLOCKS = new Set(['paragraph', 'atxHeading', 'setextHeading', 'tableData', 'tableHeader'])
/** A line end inside a paragraph is read as a space, behind a hard break as a line end. */
const READ_LINE_ENDS = new Set(['paragraph', 'setextHeading'])

type Event = ReturnType<typeof postprocess>[number]

/** The prose of Markdown: CommonMark with front matter and GitHub's tables, footnotes, bare addresses. Linear. */
export function readMarkdown(source: string): Prose {
  // The parser leaves a byte order mark out of its offsets.
  const base = source.startsWith(BYTE_ORDER_MARK) ? 1 : 0
  const parser = parse({ extensions: [frontmatter(['yaml', 'toml']), gfm()] })
  const events = postprocess(parser.document().write(preprocess()(source, undefined, true)))
  const reader = new MarkdownReader(source, base)
  const labels = fixedLinks(events)
  for (const [index, event] of events.entries()) reader.read(event, labels.has(index))
  return reader.prose.build()
}

/** Events that enter a link whose words are also the name of its definition: `[words]` and `[words][]`. */
function fixedLinks(events: readonly Event[]): Set<number> {
  const fixed = new Set<number>()
  const open: number[] = []
  for (const [index, [direction, { type }]] of events.entries()) {
    if (type === 'link' && direction === 'enter') {
      open.push(index)
      fixed.add(index)
    } else if (type === 'link') open.pop()
    else if (type === 'resource' || type === 'referenceString') fixed.delete(open.at(-1) ?? -1)
  }
  return fixed
}

class MarkdownReader {
  readonly prose: ProseBuilder
  readonly #base: number
  readonly #source: string
  /** The token whose inside is skipped, until it ends. */
  #skipping: Event[1] | null = null
  #fixed = 0
  #lineEndsAreRead = false
  #atHardBreak = false

  constructor(source: string, base: number) {
    this.#source = source
    this.#base = base
    this.prose = new ProseBuilder(source)
  }

  read([direction, token]: Event, isFixedLink: boolean): void {
    if (this.#skipping !== null) {
      if (token === this.#skipping && direction === 'exit') this.#skipping = null
    } else if (direction === 'enter') this.#enter(token, isFixedLink)
    else this.#exit(token)
  }

  #enter(token: Event[1], isFixedLink: boolean): void {
    const { type } = token
    const span = this.#spanOf(token)
    if (isFixedLink || this.#fixed > 0) this.#fixed += type === 'link' ? 1 : 0
    if (READ_LINE_ENDS.has(type)) this.#lineEndsAreRead = true
    if (SKIPPED_BLOCKS.has(type) || SKIPPED.has(type)) this.#skipping = token
    else if (OPAQUE.has(type)) {
      this.prose.opaque(span)
      this.#skipping = token
    } else if (type === 'data' || type === 'characterEscapeValue') {
      if (this.#fixed > 0) this.prose.fixed(span)
      else this.prose.words(span)
    } else if (type === 'characterReference') {
      this.prose.fixed(span, decodeHTMLStrict(this.#source.slice(span.start, span.end)))
      this.#skipping = token
    } else if (HARD_BREAKS.has(type)) this.#atHardBreak = true
    else if (type === 'lineEnding' && this.#lineEndsAreRead) {
      if (this.#atHardBreak) this.prose.fixed(span, '\n')
      else this.prose.space(span)
      this.#atHardBreak = false
    }
  }

  #exit({ type }: Event[1]): void {
    if (type === 'link' && this.#fixed > 0) this.#fixed -= 1
    if (READ_LINE_ENDS.has(type)) this.#lineEndsAreRead = false
    if (BLOCKS.has(type)) this.prose.endBlock()
  }

  #spanOf(token: Event[1]): Span {
    return { start: this.#base + token.start.offset, end: this.#base + token.end.offset }
  }
}
