import type { Analysis, Feature, WordClass } from '../words/analysis.ts'
import type { Misspelling } from '../words/spell-check/misspelling.ts'
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
  /** Every reading of the word; empty for a word that the engine does not know. */
  readonly analyses: readonly Analysis[]
  /** The Tamil word right before this one: only one run of spaces between, nothing else. */
  readonly previous: Word | undefined
  #next: Word | undefined
  /** The answers that `memoize` keeps. */
  memo: Memo | undefined

  constructor(form: WordForm, start: number, tokenIndex: number, sentence: Sentence, quoted: boolean) {
    this.form = form
    this.text = form.text
    this.analyses = form.analyses
    this.start = start
    this.tokenIndex = tokenIndex
    this.sentence = sentence
    this.index = sentence.words.length
    this.quoted = quoted
    this.previous = wordBefore(tokenIndex, sentence)
    if (this.previous !== undefined) this.previous.#next = this
  }

  get end(): number {
    return this.start + this.text.length
  }

  /** The Tamil word right after this one: only one run of spaces between, nothing else. */
  get next(): Word | undefined {
    return this.#next
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

  /** Whether some reading has all these features. */
  is(feature: Feature, second = feature, third = second): boolean {
    if (!this.form.features.some.has(feature)) return false
    if (second === feature && third === second) return true
    for (const { features } of this.analyses) if (hasAll(features, feature, second, third)) return true
    return false
  }

  /** Whether the word is known and every reading has all these features. Prefer it where a mistake would annoy. */
  isOnly(feature: Feature, second = feature, third = second): boolean {
    const { every } = this.form.features
    return (
      every.has(feature) &&
      (second === feature || every.has(second)) &&
      (third === second || every.has(third))
    )
  }

  /** Whether some reading is of this class. */
  isA(wordClass: WordClass): boolean {
    for (const reading of this.analyses) if (reading.class === wordClass) return true
    return false
  }

  /** Whether some reading goes back to this dictionary form. */
  hasLemma(lemma: string): boolean {
    for (const reading of this.analyses) if (reading.lemma === lemma) return true
    return false
  }

  /** The misspelling in it, if the word is unknown and a likely word stands one misspelling away. */
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

/** The last word of the sentence so far, where it stands right before a token. */
function wordBefore(tokenIndex: number, sentence: Sentence): Word | undefined {
  const last = sentence.words.at(-1)
  return last?.tokenIndex === tokenIndex - 2 && sentence.kindAt(tokenIndex - 1) === 'space' ? last : undefined
}

/** Three at most, by themselves: a list of them for each of a million questions takes longer than the answers. */
function hasAll(features: readonly Feature[], one: Feature, second: Feature, third: Feature): boolean {
  return (
    features.includes(one) &&
    (second === one || features.includes(second)) &&
    (third === second || features.includes(third))
  )
}
