import { readParts } from './archive.ts'
import { DocumentError } from './document-error.ts'
import { type DocumentPart, Paragraphs, type ParagraphText } from './paragraphs.ts'
import { readXml, type XmlHandler } from './xml.ts'

const CONTENT = 'content.xml'
/** No text of the document itself. */
const LEFT_OUT = new Set([
  ...['office:annotation', 'office:scripts', 'svg:desc', 'svg:title', 'text:alphabetical-index'],
  ...['text:bibliography', 'text:note-citation', 'text:ruby-text', 'text:table-of-content'],
  'text:tracked-changes',
])
const MAX_SPACES = 100

interface OpenParagraph {
  text: string
  isHeading: boolean
}

/**
 * The text of an OpenDocument text (`.odt`): paragraphs, headings, tables, text boxes and notes; without tables of contents,
 * comments and what tracked changes delete.
 * @throws {DocumentError} where it cannot be read
 */
export function readOdt(file: Uint8Array): ParagraphText {
  const content = readParts(file, [CONTENT]).get(CONTENT)
  if (content === undefined) throw new DocumentError('not an .odt file')
  const paragraphs = new Paragraphs()
  readXml(content, new ContentReader(paragraphs))
  return paragraphs.build()
}

class ContentReader implements XmlHandler {
  readonly #paragraphs: Paragraphs
  /** A note or a text box stands inside a paragraph and has paragraphs of its own. */
  readonly #open: OpenParagraph[] = []
  #part: DocumentPart = 'body'
  #skipped = 0

  constructor(paragraphs: Paragraphs) {
    this.#paragraphs = paragraphs
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#skipped > 0 || LEFT_OUT.has(name)) {
      this.#skipped += 1
      return
    }
    const paragraph = this.#open.at(-1)
    if (name === 'text:p' || name === 'text:h') this.#open.push({ text: '', isHeading: name === 'text:h' })
    else if (name === 'text:note') {
      this.#part = attributes['text:note-class'] === 'endnote' ? 'endnotes' : 'footnotes'
    } else if (paragraph) paragraph.text += charactersOf(name, attributes)
  }

  /** White space of the source counts as one space; more spaces are elements of their own. */
  text(data: string): void {
    const paragraph = this.#open.at(-1)
    if (this.#skipped === 0 && paragraph) paragraph.text += data.replaceAll(/[ \t\r\n]+/g, ' ')
  }

  close(name: string): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1
      return
    }
    if (name === 'text:note') this.#part = 'body'
    if (name !== 'text:p' && name !== 'text:h') return
    const paragraph = this.#open.pop()
    if (paragraph) this.#paragraphs.add(paragraph.text, { part: this.#part, isHeading: paragraph.isHeading })
  }
}

function charactersOf(name: string, attributes: Readonly<Record<string, string>>): string {
  switch (name) {
    case 'text:s':
      return ' '.repeat(spacesOf(attributes['text:c']))
    case 'text:tab':
      return '\t'
    case 'text:line-break':
      return '\n'
    default:
      return ''
  }
}

/** How many spaces one element stands for: one where it does not say, or says what is no number of things. */
function spacesOf(count = '1'): number {
  return /^\d+$/.test(count) ? Math.min(Number(count), MAX_SPACES) : 1
}
