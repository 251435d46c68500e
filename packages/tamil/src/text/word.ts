import type { Analysis, Feature, WordClass } from '../words/analysis.ts'
import type { Misspelling } from '../words/spelling/misspelling.ts'
import type { Finding, FindingExtra } from './finding.ts'
import type { Memo } from './memoize.ts'
import type { Sentence } from './sentence.ts'
import type { WordForm } from './word-form.ts'

/** One Tamil word in its sentence. `start` and `end` are UTF-16 code units into the normalised text. */
export class Word {
  readonly text: string
  readonly start: number
  /** The word's place among the tokens of the whole text. */
  readonly tokenIndex: number
  readonly sentence: Sentence
  /** Whether it stands inside quotation marks. */
  readonly quoted: boolean
  /** The word's place in `sentence.words`. */
  readonly index: number
  /** The word apart from where it stands. */
  readonly form: WordForm
  /** The answers that `memoize` keeps. */
  memo: Memo | undefined

  constructor(form: WordForm, start: number, tokenIndex: number, sentence: Sentence, quoted: boolean) {
    this.form = form
    this.text = form.text
    this.start = start
    this.tokenIndex = tokenIndex
    this.sentence = sentence
    this.index = sentence.words.length
    this.quoted = quoted
  }

  get end(): number {
    return this.start + this.text.length
  }

  /** The Tamil word right after this one: only one run of spaces between, nothing else. */
  get next(): Word | undefined {
    const word = this.sentence.words[this.index + 1]
    return word !== undefined && this.#onlySpace(this.tokenIndex + 1, word.tokenIndex) ? word : undefined
  }

  /** The Tamil word right before this one: only one run of spaces between, nothing else. */
  get previous(): Word | undefined {
    const word = this.sentence.words[this.index - 1]
    return word !== undefined && this.#onlySpace(word.tokenIndex + 1, this.tokenIndex) ? word : undefined
  }

  #onlySpace(from: number, to: number): boolean {
    return to === from + 1 && this.sentence.kindAt(from) === 'space'
  }

  /** The text of the token that touches or follows: punctuation, a space, `''` at the sentence's end. */
  get tokenAfter(): string {
    return this.sentence.textAt(this.tokenIndex + 1)
  }

  get tokenBefore(): string {
    return this.sentence.textAt(this.tokenIndex - 1)
  }

  get isFirst(): boolean {
    return this.index === 0
  }

  get isLast(): boolean {
    return this.index === this.sentence.words.length - 1
  }

  /** Every reading of the word; empty for a word that the engine does not know. */
  get analyses(): readonly Analysis[] {
    return this.form.analyses
  }

  /** Whether some reading has all these features. */
  is(feature: Feature, second = feature, third = second): boolean {
    for (const { features } of this.analyses) if (hasAll(features, feature, second, third)) return true
    return false
  }

  /** Whether the word is known and every reading has all these features. Prefer it where a mistake would annoy. */
  isOnly(feature: Feature, second = feature, third = second): boolean {
    const { analyses } = this
    for (const { features } of analyses) if (!hasAll(features, feature, second, third)) return false
    return analyses.length > 0
  }

  /** Whether some reading is of this class. */
  isA(wordClass: WordClass): boolean {
    return this.analyses.some((reading) => reading.class === wordClass)
  }

  /** Whether some reading goes back to this dictionary form. */
  hasLemma(lemma: string): boolean {
    return this.analyses.some((reading) => reading.lemma === lemma)
  }

  /** The misspelling of spelling in it, if the word is unknown and a likely word stands one misspelling away. */
  get misspelling(): Misspelling | undefined {
    return this.form.misspelling
  }

  /** Whether the engine knows the word, by its stem or from the list of forms. */
  get isKnown(): boolean {
    return this.form.isKnown
  }

  endsWith(...endings: string[]): boolean {
    return endings.some((ending) => this.text.endsWith(ending))
  }

  /** A finding that replaces this word. */
  replaceWith(suggestion: string, extra: FindingExtra = {}): Finding {
    return { start: this.start, end: this.end, suggestion, ...extra }
  }

  /** A finding that only advises: the word stays, `alternatives` may name candidates. */
  advise(extra: FindingExtra = {}): Finding {
    return { start: this.start, end: this.end, ...extra }
  }

  /** A finding that replaces everything from this word to `last` (same sentence), e.g. to join two words. */
  replaceThrough(last: Word, suggestion: string, extra: FindingExtra = {}): Finding {
    return { start: this.start, end: last.end, suggestion, ...extra }
  }
}

/** Three at most, by themselves: a list of them for each of a million questions takes longer than the answers. */
function hasAll(features: readonly Feature[], one: Feature, second: Feature, third: Feature): boolean {
  return (
    features.includes(one) &&
    (second === one || features.includes(second)) &&
    (third === second || features.includes(third))
  )
}
