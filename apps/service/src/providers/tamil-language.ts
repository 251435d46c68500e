/** UTF-16 code units, half open. */
export interface Span {
  start: number
  end: number
}

export interface WordSpan extends Span {
  kind: 'word' | 'number' | 'latin' | 'address' | 'punctuation' | 'space' | 'other'
}

/** One reading of a word: dictionary form, part of speech, and what its endings say. */
export interface WordReading {
  readonly lemma: string
  readonly class: string
  readonly features: readonly string[]
}

/** A fault of spelling or grammar, with every correction that is proposed for it. */
export interface LanguageFault extends Span {
  corrections: string[]
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
  /** Every reading of a word; none where it is unknown. */
  readings(word: string): readonly WordReading[]
  /** Faults of spelling and grammar, whatever a tenant's settings say of them. */
  faults(text: string): LanguageFault[]
}
