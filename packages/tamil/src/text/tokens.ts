/** The kinds of tokens: `word` is Tamil, `latin` a run of letters of any other script, `address` a URL or mail address. */
export type TokenKind = 'word' | 'number' | 'latin' | 'address' | 'punctuation' | 'space' | 'other'

/** What ends a line, and with it a sentence: the separators of Unicode besides the line feed. */
export const LINE_END = /[\n\u2028\u2029]/u

/** A run of characters of one kind. Offsets are UTF-16 code units into the normalised text. */
export interface Token {
  readonly kind: TokenKind
  readonly text: string
  readonly start: number
  readonly end: number
}

/**
 * The tokens of a text, which cover it without gaps. Kept as columns: a text has more tokens than anything else, and
 * few are ever looked at as objects.
 */
export class Tokens implements Iterable<Token> {
  readonly #text: string
  readonly #kinds: readonly TokenKind[]
  readonly #starts: readonly number[]
  /** The places of all tokens that are neither a word nor a single space: what may end a sentence or a quotation. */
  readonly marks: readonly number[]

  constructor(
    text: string,
    kinds: readonly TokenKind[],
    starts: readonly number[],
    marks: readonly number[],
  ) {
    this.#text = text
    this.#kinds = kinds
    this.#starts = starts
    this.marks = marks
  }

  get length(): number {
    return this.#kinds.length
  }

  /** The kind of a token; undefined outside the text. */
  kindAt(place: number): TokenKind | undefined {
    return place < 0 || place >= this.#kinds.length ? undefined : this.#kinds[place]
  }

  /** Where a token begins; the end of the text for the place after the last. */
  startAt(place: number): number {
    return place < this.#starts.length ? (this.#starts[place] ?? 0) : this.#text.length
  }

  endAt(place: number): number {
    return this.startAt(place + 1)
  }

  /** The text of a token; `''` outside the text. */
  textAt(place: number): string {
    return place < 0 ? '' : this.#text.slice(this.startAt(place), this.endAt(place))
  }

  /** A token as an object, made anew at each call. */
  at(place: number): Token | undefined {
    const kind = this.kindAt(place)
    if (kind === undefined) return undefined
    return { kind, text: this.textAt(place), start: this.startAt(place), end: this.endAt(place) }
  }

  /** The tokens from one place to before another. */
  slice(from: number, to: number): Token[] {
    const tokens: Token[] = []
    for (let place = from; place < to; place++) {
      const token = this.at(place)
      if (token !== undefined) tokens.push(token)
    }
    return tokens
  }

  /** All tokens of a kind. */
  ofKind(kind: TokenKind): Token[] {
    const tokens: Token[] = []
    for (let place = this.#kinds.indexOf(kind); place >= 0; place = this.#kinds.indexOf(kind, place + 1))
      tokens.push(...this.slice(place, place + 1))
    return tokens
  }

  [Symbol.iterator](): Iterator<Token> {
    return this.slice(0, this.length).values()
  }
}
