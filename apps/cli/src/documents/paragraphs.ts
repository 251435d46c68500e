/** Which text of a document a paragraph belongs to. */
export type DocumentPart = 'body' | 'footnotes' | 'endnotes'

/** Where a paragraph stands, as its reader can find it. */
export interface Place {
  part: DocumentPart
  /** From 1 in its part, empty ones left out. */
  paragraph: number
  /** The heading above it; of a heading itself, that heading. Null where there is none. */
  heading: string | null
}

/** The text of a document of a word processor: its paragraphs, with an empty line between. */
export interface ParagraphText {
  text: string
  /** The place of an offset (UTF-16 code units) in `text`. */
  placeOf(offset: number): Place
}

const SEPARATOR = '\n\n'

/** Collects the paragraphs of a document, part by part or mixed; the text has the parts one after another. */
export class Paragraphs {
  readonly #parts: Record<DocumentPart, { text: string; place: Place }[]> = {
    body: [],
    footnotes: [],
    endnotes: [],
  }
  readonly #headings: Record<DocumentPart, string | null> = { body: null, footnotes: null, endnotes: null }

  /** Adds a paragraph; one of white space is left out. */
  add(text: string, { part, isHeading }: { part: DocumentPart; isHeading: boolean }): void {
    const trimmed = text.trim()
    if (trimmed === '') return
    if (isHeading) this.#headings[part] = trimmed
    const place = { part, paragraph: this.#parts[part].length + 1, heading: this.#headings[part] }
    this.#parts[part].push({ text: trimmed, place })
  }

  /** All of them as one text. */
  build(): ParagraphText {
    const { body, footnotes, endnotes } = this.#parts
    const all = [...body, ...footnotes, ...endnotes]
    const starts: number[] = []
    let length = 0
    for (const { text } of all) {
      starts.push(length)
      length += text.length + SEPARATOR.length
    }
    return {
      text: all.map(({ text }) => text).join(SEPARATOR),
      placeOf: (offset) =>
        all[lastAtMost(starts, offset)]?.place ?? { part: 'body', paragraph: 1, heading: null },
    }
  }
}

/** Index of the last of some rising numbers that is not above `value`. */
function lastAtMost(rising: readonly number[], value: number): number {
  let low = 0
  let high = rising.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((rising[middle] ?? 0) <= value) low = middle
    else high = middle - 1
  }
  return low
}
