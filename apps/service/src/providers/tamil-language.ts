/** UTF-16 code units, half open. */
export interface Span {
  start: number
  end: number
}

export interface WordSpan extends Span {
  kind: 'word' | 'number' | 'latin' | 'address' | 'punctuation' | 'space' | 'other'
}

/** What grounding a model's answer needs to know of Tamil. The built-in engine gives it. */
export interface TamilLanguage {
  /** Sentences with their closing marks, without the space after them. Together with that space they cover the text. */
  sentences(text: string): Span[]
  /** Words, spaces and marks, without gaps. */
  tokens(text: string): WordSpan[]
  /** Grapheme clusters. */
  clusters(text: string): string[]
  /** Widens a span until it cuts no grapheme cluster. */
  wholeClusters(text: string, span: Span): Span
  /** Whether the word is known to the dictionary or the morphology. */
  isWord(word: string): boolean
}
