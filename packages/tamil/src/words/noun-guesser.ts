import type { Analysis, Feature } from './analysis.ts'
import { type Dawg, DEAD_END, START } from './dawg.ts'
import { nominativesOf } from './nominatives.ts'
import type { NounEndings } from './noun-endings.ts'
import { type Change, KEPT, type NounPattern, nounPattern } from './noun-pattern.ts'
import { NOWHERE } from './phoneme-trees.ts'
import { lettersOf, MAX_PHONEMES } from './phonemes.ts'

const SHORTEST_STEM = 3

/** Case endings that only nouns take, by their vowel; a stem that shows one of them elsewhere in the list is a noun. */
const WITNESSES = [
  ['இ', ['ன', 'ல', 'றகஉ']],
  ['உ', ['ககஉ', 'டஅன']],
  ['ஆ', ['ல']],
] as const
/** The same behind a nominative. */
const DATIVE = 'ககஉ'
const NOMINATIVE: readonly (readonly Feature[])[] = [Object.freeze(['nominative', 'singular'] as const)]
const NONE: readonly Analysis[] = []

/**
 * Reads words that no stem table explains as nouns, if the list of full forms bears it out: the bare noun must be listed,
 * and another case form of it. Names, loan words, rare nouns. Every such reading is marked `guessed`.
 */
export class NounGuesser {
  readonly #endings: NounEndings
  readonly #dawg: Dawg
  /** The word that is being read, and the places in the list's graph before each symbol and behind the last. */
  #word: Uint16Array = new Uint16Array(MAX_PHONEMES)
  #length = 0
  readonly #places = new Int32Array(MAX_PHONEMES + 1)
  /** The nominative that is being tried. */
  readonly #noun = new Uint16Array(MAX_PHONEMES)
  #nounLength = 0
  #found: Analysis[] | undefined

  constructor(endings: NounEndings, dawg: Dawg) {
    this.#endings = endings
    this.#dawg = dawg
  }

  /** Whether the list holds the word that was read last. */
  get isListed(): boolean {
    return this.#dawg.endsAt(this.#places[this.#length] ?? DEAD_END)
  }

  /** Reads the word that the first `length` symbols of a list are. */
  guess(word: Uint16Array, length: number): readonly Analysis[] {
    this.#word = word
    this.#length = length
    this.#found = undefined
    this.#follow()
    if (this.#listedNoun(length, '') !== undefined) this.#add(NOMINATIVE)
    this.#tryEndings()
    return this.#found ?? NONE
  }

  #follow(): void {
    const places = this.#places
    let place = START
    places[0] = place
    for (let i = 0; i < this.#length; i++) {
      if (place !== DEAD_END) place = this.#dawg.step(place, this.#word[i] ?? 0)
      places[i + 1] = place
    }
  }

  /** Splits endings off, the shortest first, until one leaves a noun. */
  #tryEndings(): void {
    const endings = this.#endings
    let { singular, plural } = endings
    for (let start = this.#length - 1; start >= SHORTEST_STEM; start--) {
      const symbol = this.#word[start] ?? 0
      singular = endings.step(singular, symbol)
      plural = endings.step(plural, symbol)
      if (singular === NOWHERE && plural === NOWHERE) return
      if (!endings.endsAt(singular) && !endings.endsAt(plural)) continue
      this.#tryNouns(start, singular, plural)
      if (this.#found !== undefined) return
    }
  }

  /** Tries every nominative that may stand behind the base before `start`. */
  #tryNouns(start: number, singular: number, plural: number): void {
    for (const { cut, added } of nominativesOf(this.#word, start)) {
      const pattern = this.#listedNoun(start - cut, added)
      if (pattern === undefined) continue
      if (this.#isWord(pattern.oblique, '', start) || this.#isWord(KEPT, '', start))
        this.#add(this.#endings.featuresAt(singular))
      if (pattern.plurals.some((base) => this.#isWord(base, '', start)))
        this.#add(this.#endings.featuresAt(plural))
    }
  }

  #add(readings: readonly (readonly Feature[])[]): void {
    const lemma = lettersOf(this.#noun, this.#nounLength)
    for (const features of readings) {
      const reading: Analysis = { lemma, class: 'noun', features, guessed: true }
      if (this.#found === undefined) this.#found = [reading]
      else this.#found.push(reading)
    }
  }

  /**
   * How the nominative is inflected that is made of the first `kept` symbols of the word and `added`, when the list holds
   * it and some case form of it besides the word itself.
   */
  #listedNoun(kept: number, added: string): NounPattern | undefined {
    const place = this.#places[kept] ?? DEAD_END
    const end = this.#dawg.follow(place, added)
    if (!this.#dawg.endsAt(end)) return undefined
    this.#takeNoun(kept, added)
    const pattern = nounPattern(this.#noun, this.#nounLength)
    const beforeLast = added === '' ? (this.#places[kept - 1] ?? DEAD_END) : place
    return this.#isAttested(pattern, end, beforeLast) ? pattern : undefined
  }

  #takeNoun(kept: number, added: string): void {
    for (let i = 0; i < kept; i++) this.#noun[i] = this.#word[i] ?? 0
    for (let i = 0; i < added.length; i++) this.#noun[kept + i] = added.charCodeAt(i)
    this.#nounLength = kept + added.length
  }

  /** Whether the list holds a case form of the noun, given the places behind it and before its last symbol. */
  #isAttested({ oblique, dativeOnOblique }: NounPattern, end: number, beforeLast: number): boolean {
    if (!dativeOnOblique && this.#isListed(end, KEPT, '', DATIVE)) return true
    const place = this.#dawg.follow(oblique.cut === 0 ? end : beforeLast, oblique.added)
    if (place === DEAD_END) return false
    for (const [vowel, rests] of WITNESSES) {
      const behind = this.#dawg.follow(place, vowel)
      if (behind === DEAD_END) continue
      for (const rest of rests) if (this.#isListed(behind, oblique, vowel, rest)) return true
    }
    return false
  }

  /** Whether the list holds a form of the noun that is not the word itself; `place` is that before the ending's `rest`. */
  #isListed(place: number, base: Change, beginning: string, rest: string): boolean {
    const end = this.#dawg.follow(place, rest)
    return this.#dawg.endsAt(end) && !this.#isWord(base, beginning + rest, this.#length)
  }

  /** Whether the word up to `end` is the noun with this change and this ending. */
  #isWord({ cut, added }: Change, ending: string, end: number): boolean {
    const kept = this.#nounLength - cut
    if (kept + added.length + ending.length !== end) return false
    for (let i = 0; i < kept; i++) if (this.#word[i] !== this.#noun[i]) return false
    return this.#holds(added, kept) && this.#holds(ending, kept + added.length)
  }

  #holds(phonemes: string, at: number): boolean {
    for (let i = 0; i < phonemes.length; i++) if (this.#word[at + i] !== phonemes.charCodeAt(i)) return false
    return true
  }
}
