import { isClusterBoundary } from '@semmai/tamil'

/** UTF-16 code units, half open. */
export interface Span {
  start: number
  end: number
}

/**
 * What a part of the prose may undergo:
 * - `words`: it stands in the source as it is, and may be changed there;
 * - `fixed`: it stands in the source as it is, or as other characters (a reference, white space): to be read with its
 *   neighbours, not to be changed;
 * - `opaque`: it stands for something that is no prose (code, a formula): nothing is said about it.
 */
type PartKind = 'words' | 'fixed' | 'opaque'

interface Part {
  kind: PartKind
  /** Where it starts in the prose. */
  at: number
  length: number
  source: Span
}

/** Reads as a word of another script, so that a sentence around code stays a sentence. */
const PLACEHOLDER = 'x'
const BLOCK_END = '\n\n'

/**
 * The prose of a source with markup, as one text for the proofreader, and the way back into the source. Offsets of both
 * are UTF-16 code units.
 */
export class Prose {
  readonly text: string
  readonly #source: string
  readonly #parts: readonly Part[]

  constructor(source: string, text: string, parts: readonly Part[]) {
    this.#source = source
    this.text = text
    this.#parts = parts
  }

  /** The parts of the prose that meet `[start, end)`, in its order. */
  #partsIn({ start, end }: Span): readonly Part[] {
    const found: Part[] = []
    for (let i = this.#firstEndingAfter(start); i < this.#parts.length; i++) {
      const part = this.#parts[i]
      if (part === undefined || part.at >= end) break
      found.push(part)
    }
    return found
  }

  /**
   * The source of `span`, markup inside it included; null where something of it is no prose, or an end of it is no unit of
   * editing there: a vowel sign behind markup is one unit with the last character of the markup.
   */
  sourceOf(span: Span): Span | null {
    const parts = this.#partsIn(span)
    const [first, last] = [parts[0], parts.at(-1)]
    if (first === undefined || last === undefined) return null
    if (parts.some(({ kind }) => kind === 'opaque')) return null
    const start =
      first.kind === 'words' ? first.source.start + Math.max(0, span.start - first.at) : first.source.start
    const end =
      last.kind === 'words' ? last.source.start + Math.min(last.length, span.end - last.at) : last.source.end
    const isWhole = isClusterBoundary(this.#source, start) && isClusterBoundary(this.#source, end)
    return start < end && isWhole ? { start, end } : null
  }

  /**
   * The source of a change: where `span` is words without markup in between. An empty span is the place behind the word
   * before it, else before the word after it. Null where the change would touch something that is no word.
   */
  changeable(span: Span): Span | null {
    const probe = span.end > span.start ? span : { start: Math.max(0, span.start - 1), end: span.end + 1 }
    for (const part of this.#partsIn(probe)) {
      if (part.kind !== 'words' || span.start < part.at || span.end > part.at + part.length) continue
      const from = part.source.start - part.at
      return { start: span.start + from, end: span.end + from }
    }
    return null
  }

  /** A piece of the source. */
  sourceText({ start, end }: Span): string {
    return this.#source.slice(start, end)
  }

  #firstEndingAfter(offset: number): number {
    let low = 0
    let high = this.#parts.length
    while (low < high) {
      const middle = (low + high) >> 1
      const part = this.#parts[middle]
      if (part !== undefined && part.at + part.length <= offset) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Builds the {@link Prose} of a source, part by part in reading order. What is not added is markup. */
export class ProseBuilder {
  readonly #source: string
  readonly #texts: string[] = []
  readonly #parts: Part[] = []
  #length = 0
  #atBlockStart = true

  constructor(source: string) {
    this.#source = source
  }

  /** Words as they stand in the source. */
  words(source: Span): void {
    this.#add('words', this.#source.slice(source.start, source.end), source)
  }

  /** Source that is read, as `text` where that is given, but not changed. */
  fixed(source: Span, text = this.#source.slice(source.start, source.end)): void {
    this.#add('fixed', text, source)
  }

  /** White space that is read as one space; as none after another and at the start of a block. */
  space(source: Span): void {
    if (!this.#atBlockStart && !this.endsInSpace) this.#add('fixed', ' ', source)
  }

  /** Whether what was added last ends in a space. */
  get endsInSpace(): boolean {
    return this.#texts.at(-1)?.endsWith(' ') ?? false
  }

  /** Code or the like inside a sentence. */
  opaque(source: Span): void {
    this.#add('opaque', PLACEHOLDER, source)
  }

  /** The end of a paragraph, heading, cell: what follows is another sentence. */
  endBlock(): void {
    if (this.#atBlockStart) return
    this.#texts.push(BLOCK_END)
    this.#length += BLOCK_END.length
    this.#atBlockStart = true
  }

  build(): Prose {
    return new Prose(this.#source, this.#texts.join(''), this.#parts)
  }

  #add(kind: PartKind, text: string, source: Span): void {
    if (text === '') return
    const last = this.#parts.at(-1)
    this.#texts.push(text)
    if (kind === 'words' && last?.kind === 'words' && this.#continues(last, source))
      last.length += text.length
    else this.#parts.push({ kind, at: this.#length, length: text.length, source: { ...source } })
    this.#length += text.length
    this.#atBlockStart = false
    const added = this.#parts.at(-1)
    if (added) added.source.end = source.end
  }

  /** Whether `source` follows the part at once, in the prose and in the source. */
  #continues(part: Part, source: Span): boolean {
    return part.source.end === source.start && part.at + part.length === this.#length
  }
}
