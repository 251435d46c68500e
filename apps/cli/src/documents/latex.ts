import { parse } from '@unified-latex/unified-latex-util-parse'
import { DocumentError } from './document-error.ts'
import { type Prose, ProseBuilder, type Span } from './prose.ts'

type Root = ReturnType<typeof parse>
type Node = Root['content'][number]
type Macro = Extract<Node, { type: 'macro' }>
type Argument = NonNullable<Macro['args']>[number]

/** Their last argument is part of the sentence around them. */
const INLINE_MACROS = new Set(
  `colorbox emph enquote fbox footnotesize framebox hbox href large makebox mbox small sout text textbf textcolor textit
   textmd textnormal textrm textsc textsf textsl texttamil textup uline underline`.split(/\s+/),
)
/** Their last argument is a block of its own. */
const BLOCK_MACROS = new Set(
  `caption chapter frametitle framesubtitle paragraph part section subparagraph subsection subsubsection subtitle
   title`.split(/\s+/),
)
/** Their last argument is read after the paragraph that they stand in. */
const ASIDE_MACROS = new Set(['footnote', 'footnotetext', 'marginpar', 'thanks'])
/** Something stands there that is no prose. */
const OPAQUE_MACROS = new Set(
  `LaTeX TeX autocite autoref cite citep citet cref ensuremath eqref includegraphics lstinline mintinline nolinkurl
   pageref parencite path ref textcite textenglish texttt today url verb`.split(/\s+/),
)
const ENDS_BLOCK = new Set([
  'par',
  '\\',
  'newline',
  'linebreak',
  'pagebreak',
  'newpage',
  'clearpage',
  'maketitle',
])
/** What is read in place of a macro. */
const CHARACTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...Object.fromEntries(['%', '&', '_', '#', '$', '{', '}'].map((character) => [character, character])),
    ...{ ' ': ' ', ',': ' ', quad: ' ', qquad: ' ', ldots: '…', dots: '…', textellipsis: '…' },
  }),
)
const OPAQUE_ENVIRONMENTS = new Set(
  ['comment', 'filecontents', 'filecontents*', 'forest', 'lstlisting', 'minted', 'pgfpicture'].concat([
    ...['tikzcd', 'tikzpicture', 'verbatim', 'verbatim*', 'Verbatim'],
  ]),
)

/**
 * The prose of LaTeX: without commands, formulas, code and comments; of a whole document what it typesets. Linear.
 * @throws {DocumentError} where groups are nested too deeply to be read
 */
export function readLatex(source: string): Prose {
  try {
    const reader = new LatexReader(source)
    reader.readRoot(parse(source).content)
    return reader.prose.build()
  } catch (error) {
    if (error instanceof RangeError) throw new DocumentError('groups or environments are nested too deeply')
    throw error
  }
}

class LatexReader {
  readonly prose: ProseBuilder
  readonly #source: string
  readonly #asides: (readonly Node[])[] = []

  constructor(source: string) {
    this.#source = source
    this.prose = new ProseBuilder(source)
  }

  readRoot(nodes: readonly Node[]): void {
    const isWhole = nodes.some((node) => node.type === 'environment' && node.env === 'document')
    this.#readAll(isWhole ? nodes.filter(isTypeset) : nodes)
    this.#endBlock()
  }

  #readAll(nodes: readonly Node[]): void {
    for (const node of nodes) this.#read(node)
  }

  #read(node: Node): void {
    const span = spanOf(node)
    switch (node.type) {
      case 'string':
        if (span) this.#readString(node.content, span)
        return
      case 'whitespace':
        if (span) this.#readSpace(span)
        return
      case 'comment':
        if (span && (!node.sameline || node.leadingWhitespace)) this.prose.space(span)
        return
      case 'parbreak':
        this.#endBlock()
        return
      case 'group':
        this.#readAll(node.content)
        return
      case 'environment':
        this.#readEnvironment(node.env, node.content)
        return
      case 'macro':
        this.#readMacro(node)
        return
      case 'inlinemath':
      case 'verb':
        if (span) this.prose.opaque(span)
        return
      case 'displaymath':
      case 'mathenv':
      case 'verbatim':
      case 'root':
        this.#endBlock()
        return
    }
  }

  #readString(content: string, span: Span): void {
    if (content === '&') this.#endBlock()
    else if (content === '{' || content === '}') return
    else if (content === '~') this.prose.fixed(span, ' ')
    else if (this.#source.slice(span.start, span.end) === content) this.prose.words(span)
    else this.prose.fixed(span, content)
  }

  /** A line end, or more than one space, is read as one space. */
  #readSpace(span: Span): void {
    if (this.#source.slice(span.start, span.end) === ' ' && !this.prose.endsInSpace) this.prose.words(span)
    else this.prose.space(span)
  }

  #readEnvironment(name: string, content: readonly Node[]): void {
    this.#endBlock()
    if (!OPAQUE_ENVIRONMENTS.has(name)) this.#readAll(content)
    this.#endBlock()
  }

  #readMacro(macro: Macro): void {
    const span = spanOf(macro)
    const name = macro.content
    const args = macro.args ?? []
    const last = args.at(-1)?.content ?? []
    const character = CHARACTERS.get(name)
    if (name === 'item') {
      for (const argument of args) this.#readBlock(argument.content)
    } else if (INLINE_MACROS.has(name)) this.#readAll(last)
    else if (BLOCK_MACROS.has(name)) this.#readBlock(last)
    else if (ASIDE_MACROS.has(name)) this.#asides.push(last)
    else if (ENDS_BLOCK.has(name)) this.#endBlock()
    else if (span && character !== undefined) this.prose.fixed(span, character)
    else if (span && OPAQUE_MACROS.has(name))
      this.prose.opaque({ start: span.start, end: endOf(args, span.end) })
  }

  #readBlock(content: readonly Node[]): void {
    this.#endBlock()
    this.#readAll(content)
    this.#endBlock()
  }

  #endBlock(): void {
    this.prose.endBlock()
    for (const aside of this.#asides.splice(0)) this.#readBlock(aside)
  }
}

/** Of the preamble only titles are typeset. */
function isTypeset(node: Node): boolean {
  if (node.type === 'environment') return node.env === 'document'
  return node.type === 'macro' && BLOCK_MACROS.has(node.content)
}

function spanOf({ position }: Node): Span | null {
  return position ? { start: position.start.offset, end: position.end.offset } : null
}

/** Where the last argument ends, its closing mark included. */
function endOf(args: readonly Argument[], otherwise: number): number {
  for (const { content, closeMark } of args.toReversed()) {
    const node = content.at(-1)
    const span = node && spanOf(node)
    if (span) return span.end + closeMark.length
  }
  return otherwise
}
