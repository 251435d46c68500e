import { readParts } from './archive.ts'
import { DocumentError } from './document-error.ts'
import { type DocumentPart, Paragraphs, type ParagraphText } from './paragraphs.ts'
import { readXml, type XmlHandler } from './xml.ts'

const BODY = 'word/document.xml'
const STYLES = 'word/styles.xml'
const NOTES: readonly [string, DocumentPart][] = [
  ['word/footnotes.xml', 'footnotes'],
  ['word/endnotes.xml', 'endnotes'],
]
/** The prefix of these names may be any; the rest is read by its name without it. */
const NAMESPACES = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]
/** Text that was deleted or moved away while changes are tracked. */
const LEFT_OUT = new Set(['del', 'moveFrom'])
/** The second form of a drawing, for programs that cannot show the first: the same words again. */
const FALLBACK = 'mc:Fallback'

type StyleRole = 'heading' | 'contents'

interface OpenParagraph {
  text: string
  role: StyleRole | undefined
}

/**
 * The text of a Word document (`.docx`): paragraphs, headings, tables, text boxes, footnotes and endnotes; without tables of
 * contents, fields, comments and what tracked changes delete.
 * @throws {DocumentError} where it cannot be read
 */
export function readDocx(file: Uint8Array): ParagraphText {
  const parts = readParts(file, [BODY, STYLES, ...NOTES.map(([name]) => name)])
  const body = parts.get(BODY)
  if (body === undefined) throw new DocumentError('not a .docx file')
  const roles = rolesOf(parts.get(STYLES) ?? '')
  const paragraphs = new Paragraphs()
  readXml(body, new PartReader(paragraphs, 'body', roles))
  for (const [name, part] of NOTES) {
    readXml(parts.get(name) ?? '', new PartReader(paragraphs, part, roles))
  }
  return paragraphs.build()
}

/** Styles that make headings or tables of contents, by id: the id of a style depends on Word's language, not its name. */
function rolesOf(styles: string): ReadonlyMap<string, StyleRole> {
  const roles = new Map<string, StyleRole>()
  let id = ''
  readXml(styles, {
    open(name, attributes) {
      const value = attributes['w:val'] ?? ''
      if (name === 'w:style') id = attributes['w:styleId'] ?? ''
      else if (name === 'w:name' && /^(?:heading \d|title$)/i.test(value)) roles.set(id, 'heading')
      else if (name === 'w:name' && /^toc (?:\d|heading)/i.test(value)) roles.set(id, 'contents')
    },
    text() {},
    close() {},
  })
  return roles
}

class PartReader implements XmlHandler {
  readonly #paragraphs: Paragraphs
  readonly #part: DocumentPart
  readonly #roles: ReadonlyMap<string, StyleRole>
  /** A text box stands inside a paragraph and has paragraphs of its own. */
  readonly #open: OpenParagraph[] = []
  #prefix = 'w:'
  #skipped = 0
  #runs = 0
  #inText = false

  constructor(paragraphs: Paragraphs, part: DocumentPart, roles: ReadonlyMap<string, StyleRole>) {
    this.#paragraphs = paragraphs
    this.#part = part
    this.#roles = roles
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    for (const [key, value] of Object.entries(attributes)) {
      if (key.startsWith('xmlns:') && NAMESPACES.includes(value)) this.#prefix = `${key.slice(6)}:`
    }
    const local = this.#localName(name)
    if (this.#skipped > 0 || name === FALLBACK || LEFT_OUT.has(local)) {
      this.#skipped += 1
      return
    }
    const paragraph = this.#open.at(-1)
    if (local === 'p') this.#open.push({ text: '', role: undefined })
    else if (local === 'r') this.#runs += 1
    else if (local === 't') this.#inText = true
    else if (paragraph && local === 'pStyle') {
      paragraph.role = this.#roles.get(attributes[`${this.#prefix}val`] ?? '')
    } else if (paragraph && this.#runs > 0) paragraph.text += CHARACTERS.get(local) ?? ''
  }

  text(data: string): void {
    const paragraph = this.#open.at(-1)
    if (this.#inText && this.#skipped === 0 && paragraph) paragraph.text += data
  }

  close(name: string): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1
      return
    }
    const local = this.#localName(name)
    if (local === 't') this.#inText = false
    else if (local === 'r') this.#runs -= 1
    else if (local === 'p') this.#end(this.#open.pop())
  }

  #end(paragraph: OpenParagraph | undefined): void {
    if (paragraph === undefined || paragraph.role === 'contents') return
    this.#paragraphs.add(paragraph.text, { part: this.#part, isHeading: paragraph.role === 'heading' })
  }

  #localName(name: string): string {
    return name.startsWith(this.#prefix) ? name.slice(this.#prefix.length) : ''
  }
}

/** Elements of a run that stand for characters. */
const CHARACTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tab: '\t',
    br: '\n',
    cr: '\n',
    noBreakHyphen: '-',
  }),
)
