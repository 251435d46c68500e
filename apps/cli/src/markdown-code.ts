import { fromMarkdown } from 'mdast-util-from-markdown'
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter'
import { frontmatter } from 'micromark-extension-frontmatter'
import { visit } from 'unist-util-visit'

/** UTF-16 code units, half open. */
export interface Span {
  start: number
  end: number
}

const BYTE_ORDER_MARK = '\ufeff'
const FORMATS = ['yaml', 'toml'] as const

/** Whether a file is Markdown, by its name. */
export function isMarkdown(file: string): boolean {
  return /\.(?:md|markdown|mdown|mkd)$/i.test(file)
}

/**
 * What of a Markdown text (CommonMark, with front matter) is no prose, sorted: code spans and blocks, HTML, front
 * matter, definitions, and the addresses of links and images.
 */
export function codeIn(text: string): Span[] {
  // The parser leaves a byte order mark out of its offsets.
  const base = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0
  const tree = fromMarkdown(text.slice(base), {
    extensions: [frontmatter([...FORMATS])],
    mdastExtensions: [frontmatterFromMarkdown([...FORMATS])],
  })
  const spans: Span[] = []
  visit(tree, (node) => {
    const start = node.position?.start.offset
    const end = node.position?.end.offset
    if (start === undefined || end === undefined) return
    const add = (from: number) => void spans.push({ start: base + from, end: base + end })
    switch (node.type) {
      case 'code':
      case 'inlineCode':
      case 'html':
      case 'yaml':
      case 'definition':
      case 'image':
        return add(start)
      case 'link':
        return add(node.children.at(-1)?.position?.end.offset ?? start)
      default:
        // Front matter in TOML has a node of a type that the tree's own list does not name.
        if (String(node.type) === 'toml') add(start)
    }
  })
  return spans.sort((a, b) => a.start - b.start)
}
