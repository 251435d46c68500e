import type { Analysis } from '../words/analysis.ts'
import { PERSON_ENDINGS } from '../words/person-endings.ts'
import { LENGTHENED } from '../words/spell-check/misspelling.ts'
import type { Memo } from './memoize.ts'
import { LINE_END, type Token, type TokenKind, type Tokens } from './tokens.ts'
import type { Word } from './word.ts'

/** One sentence: its tokens, its Tamil words, its place in the normalised text. */
export class Sentence {
  readonly words: Word[] = []
  readonly #source: string
  readonly #tokens: Tokens
  #text: string | undefined
  #unusual: boolean | undefined
  #prose: boolean | undefined
  #modern: boolean | undefined
  readonly from: number
  readonly to: number
  /** The answers that `memoize` keeps. */
  memo: Memo | undefined

  /** The sentence before it in the text. */
  readonly previous: Sentence | undefined

  /** The words of the whole text. */
  readonly textWords: readonly Word[]

  constructor(
    source: string,
    tokens: Tokens,
    from: number,
    to: number,
    textWords: readonly Word[],
    previous?: Sentence,
  ) {
    this.textWords = textWords
    this.#source = source
    this.previous = previous
    this.#tokens = tokens
    this.from = from
    this.to = to
  }

  /** All tokens of the sentence: words, numbers, Latin, punctuation, spaces. Made anew at each call. */
  get tokens(): readonly Token[] {
    return this.#tokens.slice(this.from, this.to)
  }

  /** A token of the whole text, by its place there (`word.tokenIndex + 1` is what follows a word). */
  tokenAt(index: number): Token | undefined {
    return this.#holds(index) ? this.#tokens.at(index) : undefined
  }

  /** The kind of a token, by its place in the whole text. */
  kindAt(index: number): TokenKind | undefined {
    return this.#holds(index) ? this.#tokens.kindAt(index) : undefined
  }

  /** The text of a token, by its place in the whole text; `''` outside the sentence. */
  textAt(index: number): string {
    return this.#holds(index) ? this.#tokens.textAt(index) : ''
  }

  #holds(index: number): boolean {
    return index >= this.from && index < this.to
  }

  get start(): number {
    return this.#tokens.startAt(this.from)
  }

  get end(): number {
    return this.#tokens.endAt(this.to - 1)
  }

  get text(): string {
    this.#text ??= this.#source.slice(this.start, this.end)
    return this.#text
  }

  /**
   * Whether most of it is no modern prose as the engine knows it: verse, old prose, dialect, a list of foreign names.
   * There a rare word is no misspelling.
   */
  get isUnusual(): boolean {
    this.#unusual ??= isUnusual(this)
    return this.#unusual
  }

  /** The same where some of its words are no more told strange: two words that have run together. */
  isUnusualApartFrom(explained: readonly Word[]): boolean {
    return this.isUnusual && isUnusual(this, explained)
  }

  /** How many of its words prose has not: no form of a known stem and no likely misspelling of one, or what only old verse has. */
  get strangeWords(): number {
    return this.words.filter((word) => CLASSICAL.test(word.text) || isStrangeToProse(word)).length
  }

  /** Whether it has a word or an ending that prose has given up. */
  get isClassical(): boolean {
    return classicalIn(this.words) > 0
  }

  /** Whether it speaks as verse seldom does, so that a sure misspelling in it is one. */
  get isProse(): boolean {
    this.#prose ??= this.isModern || tellsInProse(this.words)
    return this.#prose
  }

  /** Whether it has what verse is without: figures, Latin and Grantha letters, words and endings of modern prose. */
  get isModern(): boolean {
    this.#modern ??= this.words.some(({ text }) => MODERN.test(text)) || this.#hasForeignTokens()
    return this.#modern
  }

  #hasForeignTokens(): boolean {
    for (let i = this.from; i < this.to; i++) {
      const kind = this.#tokens.kindAt(i)
      if (kind === 'number' || kind === 'latin') return true
    }
    return false
  }

  /** Whether it begins a line, as it does at the head of a paragraph. */
  get opensLine(): boolean {
    const { previous } = this
    if (previous === undefined || previous.to !== this.from) return true
    return LINE_END.test(previous.text.slice(previous.text.trimEnd().length))
  }

  /** The last Tamil word, where the finite verb stands in ordinary prose. */
  get lastWord(): Word | undefined {
    return this.words.at(-1)
  }
}

function isUnusual({ words, isProse }: Sentence, explained: readonly Word[] = []): boolean {
  if (words.some((word) => LENGTHENED.test(word.text))) return true
  let strange = 0
  let score = 0
  for (const word of words) {
    const points = explained.includes(word) ? 0 : strangeness(word, isProse)
    if (points > 0) strange++
    score += points
  }
  if (words.length === COUPLET && !isProse && isStrangeEnough(strange, score, words)) return true
  return words.length >= 5 && strange >= 3 && score / words.length > 0.55
}

/** Feet of a couplet in குறள் வெண்பா, each written as a word. */
const COUPLET = 7

/**
 * A couplet has two strange words, or one among classical ones. Two that are but a typo and a compound before a verb at the
 * end are no more than prose has, too.
 */
function isStrangeEnough(strange: number, score: number, words: readonly Word[]): boolean {
  if (strange >= 1 && classicalIn(words) >= 2) return true
  return strange >= 3 || (strange === 2 && (score > 2 || words.at(-1)?.analyses.some(isFiniteVerb) !== true))
}

/** A misspelling of such confidence is one in prose, however many of them a sentence has. */
const SURE = 1.5
/** Words and endings of old verse that prose has given up. */
const CLASSICAL =
  /(?:^(?:இலர்|இலன்|இலள்|இலது|உளர்|உளது|அற்று|அனைத்து|மற்று|கொல்|மன்|எனின்|அஃது)|தற்று|டைத்து|தொறும்|க்கண்|ின்கண்|இலர்|இலன்|யவர்க்கு)$/u
const FUTURE = /ும்$/u
const FINITE = new RegExp(`(?:${PERSON_ENDINGS.join('|')}|[தற]து|ன)$`, 'u')

/** Grantha letters, words and endings of modern prose: இந்த, மிகவும்; -களை, -களில், -ிலிருந்து, அவருடைய. */
const MODERN =
  /[ஷஸஹஶ]|^(?:இந்த|அந்த|எந்த)(?:[கசதப]்)?$|^(?:மிகவும்|மற்றும்|அல்லது|ஆனால்|எனவே|மேலும்|அவர்கள்|உங்கள்|தங்கள்|நாங்கள்|நீங்கள்|இல்லை|குறித்து|அடிக்கடி|குறிப்பாக|உடனடியாக|தொடர்பாக|இப்போது|அப்போது|பிறகு)$|கள(?:ை|ின்|ில்|ுக்கு|ிடம்|ுடன்|ோடு|ுக்கான)(?:[கசதப]்)?$|.ிலிருந்து|.[னரள]ுடைய(?:[கசதப]்)?$|..ுடன்$/u

/** Whether some verb is finite and in the past or the present, or the last word is finite: verse ends in nouns and futures in உம். */
function tellsInProse(words: readonly Word[]): boolean {
  const last = words.at(-1)
  if (last === undefined) return false
  const { text, misspelling } = last
  if (misspelling !== undefined && misspelling.confidence >= SURE && FINITE.test(misspelling.suggestion))
    return true
  const ends = !FUTURE.test(text) && last.analyses.some((one) => isFiniteVerb(one))
  return ends || words.some(({ analyses }) => analyses.some((one) => isFiniteVerb(one) && isTensed(one)))
}

function isStrangeToProse({ form, misspelling }: Word): boolean {
  return !form.isCertain && (misspelling === undefined || misspelling.confidence < SURE)
}

function classicalIn(words: readonly Word[]): number {
  return words.filter(({ text }) => CLASSICAL.test(text)).length
}

const isFiniteVerb = ({ guessed, features }: Analysis) => guessed !== true && features.includes('finite')
const isTensed = ({ features }: Analysis) => features.includes('past') || features.includes('present')

/** 0 for a word of the stem tables, 1 for one only listed or one letter from a known one, 2 for an unknown one. */
function strangeness(word: Word, isProse: boolean): number {
  if (word.form.isCertain) return 0
  if (word.misspelling !== undefined) return isProse && word.misspelling.confidence >= SURE ? 0 : 1
  return word.isKnown ? 1 : 2
}
