import {
  asCharacter,
  blanked,
  FILLER,
  type MarkedPart,
  type MarkedRole,
  type MarkedText,
  withoutMark,
} from './marked-text.ts'

/** No part of a tag passes the next `<`, so that all attempts together are linear. */
const TAG =
  /<(\/?)([a-zA-Z][a-zA-Z0-9-]{0,20})(?:\s(?:(?:[^<>"']|"[^"<]*"|'[^'<]*')*|[^<>]*))?\/?>|<!--|<[!?][a-zA-Z[][^<>]*>/gu
const BLOCK =
  /^(?:p|div|h[1-6]|li|ul|ol|dl|dt|dd|hr|tr|td|th|table|thead|tbody|tfoot|caption|section|article|aside|main|nav|header|footer|blockquote|figure|figcaption|pre|address|details|summary|title|head|body|html)$/u
/** What is no prose: its text is not read. */
const HIDDEN = /^(?:script|style|template|pre|svg|math|textarea|select)$/u
/** A line end within these is a space, as browsers show it. */
const FLOWS = /^(?:p|h[1-6]|li|td|th|dt|dd|caption|figcaption)$/u
const ROLES: ReadonlyMap<string, MarkedRole> = new Map(
  Object.entries({
    li: 'item',
    td: 'item',
    th: 'item',
    dt: 'item',
    dd: 'item',
    title: 'heading',
    blockquote: 'quotation',
  }),
)
const QUOTES = /^(?:code|kbd|samp|q)$/u
/** `<sup>1</sup>`, `<sup><a href="#n1">[1]</a></sup>`: the number of a note. */
const NOTE_NUMBER = /<sup(?:\s[^<>]*)?>(?:<a(?:\s[^<>]*)?>)?\[?\d{1,3}\]?(?:<\/a>)?<\/sup>/giu

/** Reads the tags of HTML: what begins something new, what is a heading or an item, what is no prose. Linear. */
export function withoutTags(raw: string): MarkedText {
  if (!raw.includes('<')) return { text: raw, parts: [] }
  const text = raw.replace(NOTE_NUMBER, (note) => FILLER.repeat(note.length))
  const reader = new TagReader(text)
  for (let tag = reader.next(); tag !== null; tag = reader.next()) reader.read(tag)
  return reader.end()
}

class TagReader {
  readonly #text: string
  readonly #lower: string
  readonly #tags = new RegExp(TAG)
  readonly #pieces: string[] = []
  readonly #parts: MarkedPart[] = []
  /** Closing tags that stand nowhere after the place read. */
  readonly #unclosed = new Set<string>()
  readonly #breaksSoftly: boolean
  readonly #hasHeading: boolean
  #at = 0
  #flows = false
  #open: { readonly role: MarkedRole; readonly start: number } | undefined

  constructor(text: string) {
    this.#text = text
    this.#lower = text.replace(/[A-Z]/gu, (letter) => letter.toLowerCase())
    this.#breaksSoftly = /<p[\s>]|<br\s*\/?>\s*<br/iu.test(text)
    this.#hasHeading = /<h1[\s>]/iu.test(text)
  }

  next(): RegExpExecArray | null {
    this.#tags.lastIndex = this.#at
    return this.#tags.exec(this.#text)
  }

  read({ 0: tag, 1: slash, 2: written = '', index }: RegExpExecArray): void {
    this.#push(index)
    const name = written.toLowerCase()
    const end = index + tag.length
    if (tag === '<!--') this.#hide(end, '-->', FILLER)
    else if (BLOCK.test(name) || HIDDEN.test(name)) {
      this.#turn(name, slash === '', index)
      const isHidden = HIDDEN.test(name) || (name === 'title' && this.#hasHeading)
      this.#write(`\n\n${FILLER.repeat(tag.length - 2)}`)
      if (isHidden && slash === '') this.#hide(end, `</${name}`, '')
    } else if (name === 'br') this.#write(this.#lineBreak(tag, index, end))
    else if (QUOTES.test(name))
      this.#write(slash === '' ? asCharacter('"', tag.length, 'அ') : asCharacter('"', tag.length, ' '))
    else this.#write(withoutMark(this.#text, index, end))
  }

  end(): MarkedText {
    this.#push(this.#text.length)
    this.#close(this.#text.length)
    return { text: this.#pieces.join(''), parts: this.#parts }
  }

  /** Takes over the text up to a place. */
  #push(to: number): void {
    const piece = this.#text.slice(this.#at, to)
    this.#pieces.push(this.#flows && !/\n[ \t\r]*\n/u.test(piece) ? piece.replace(/[\r\n]/gu, ' ') : piece)
    this.#at = to
  }

  #write(replacement: string): void {
    this.#pieces.push(replacement)
    this.#at += replacement.length
  }

  /** Blanks the text up to a mark; where the mark is missing everything is read. */
  #hide(from: number, until: string, mark: string): void {
    if (this.#at < from) this.#write(FILLER.repeat(from - this.#at))
    const close = this.#unclosed.has(until) ? -1 : this.#lower.indexOf(until, from)
    if (close < 0) this.#unclosed.add(until)
    else this.#write(blanked(this.#text.slice(from, close)) + mark.repeat(mark === '' ? 0 : until.length))
  }

  /** A block begins or ends. */
  #turn(name: string, isOpening: boolean, at: number): void {
    const isWithin =
      isOpening &&
      /^(?:p|div)$/u.test(name) &&
      this.#open !== undefined &&
      this.#isBlankFrom(this.#open.start)
    this.#flows = isOpening && FLOWS.test(name)
    if (isWithin) return
    this.#close(at)
    const role = isOpening ? (/^h[1-6]$/u.test(name) ? 'heading' : ROLES.get(name)) : undefined
    if (role !== undefined) this.#open = { role, start: at }
  }

  #close(at: number): void {
    if (this.#open !== undefined) this.#parts.push({ ...this.#open, end: at })
    this.#open = undefined
  }

  /** Whether nothing but the tag itself has been read since a block was opened. */
  #isBlankFrom(start: number): boolean {
    const since = this.#text.slice(start, Math.min(this.#at, start + MAX_TAG))
    return this.#at - start < MAX_TAG && since.replace(/^<[^<>]*>/u, '').trim() === ''
  }

  /**
   * A line break between two sentences parts no paragraphs where paragraphs are marked; between the lines of an address, a
   * verse or a dialogue it ends the line.
   */
  #lineBreak(tag: string, start: number, end: number): string {
    const before = this.#text.slice(Math.max(0, start - MAX_LINE), start)
    const after = /^[^<\n]*/u.exec(this.#text.slice(end, end + MAX_LINE))?.[0] ?? ''
    const isSoft =
      this.#breaksSoftly &&
      /\S\s+\S+\s+\S*[.?!]["”’]?\s*$/u.test(before) &&
      SENTENCE.test(after) &&
      !LABELLED.test(after)
    return (isSoft ? FILLER : '\n') + FILLER.repeat(tag.length - 1)
  }
}

/** UTF-16 code units. */
const MAX_TAG = 300
const MAX_LINE = 400
const SENTENCE = /^\s*\S+\s+\S+\s.*[.?!]["”’]?\s*$/u
/** Who speaks, or the number of a point. */
const LABELLED = /^\s*(?:\d{1,3}[.)]|[-•*–]|\S{1,24}\s?[:–]\s)/u
