import { type Dawg, DEAD_END, START } from './dawg.ts'

/** Looks a word up from left to right and remembers the way, so that the same word with one change is soon looked up. */
export class LexiconWalk {
  readonly #dawg: Dawg
  #phonemes = ''
  /** Index of a phoneme → the place in the word graph before it. */
  #places = new Int32Array(64)
  #last = 0
  /** The place behind what was inserted last of several phonemes, without all but the first: most follow each other. */
  #behind = DEAD_END
  #behindAt = -1
  #behindPhoneme = 0
  /** How many changed words were looked up, over the life of the walk. */
  lookUps = 0

  constructor(dawg: Dawg) {
    this.#dawg = dawg
  }

  follow(phonemes: string): void {
    this.#makeRoom(phonemes)
    this.#places[0] = START
    this.#phonemes = phonemes
    this.#followFrom(0)
  }

  /** Goes the way of another walk with a word that differs from its word from the phoneme `at` on. */
  followChanged(other: LexiconWalk, at: number, phonemes: string): void {
    this.#makeRoom(phonemes)
    this.#phonemes = phonemes
    this.#last = Math.min(at, other.#last)
    this.#behindAt = -1
    for (let i = 0; i <= this.#last; i++) this.#places[i] = other.#places[i] ?? DEAD_END
    if (at <= other.#last) this.#followFrom(at)
  }

  /** How many phonemes of the word some listed word begins with: no change behind them makes it a listed one. */
  get reach(): number {
    return this.#last
  }

  /** Whether the list holds the word once `inserted` stands in place of the `removed` phonemes from `at` on. */
  hasChanged(at: number, removed: number, inserted: string): boolean {
    this.lookUps++
    if (at > this.#last) return false
    let place = this.#placeBehind(at, inserted)
    for (let i = at + removed; i < this.#phonemes.length && place !== DEAD_END; i++) {
      place = this.#dawg.step(place, this.#phonemes.charCodeAt(i))
    }
    return this.#dawg.endsAt(place)
  }

  #placeBehind(at: number, inserted: string): number {
    if (inserted.length < 2) return this.#dawg.follow(this.#places[at] ?? DEAD_END, inserted)
    const phoneme = inserted.charCodeAt(0)
    if (at !== this.#behindAt || phoneme !== this.#behindPhoneme) {
      this.#behind = this.#dawg.step(this.#places[at] ?? DEAD_END, phoneme)
      this.#behindAt = at
      this.#behindPhoneme = phoneme
    }
    let place = this.#behind
    for (let i = 1; i < inserted.length && place !== DEAD_END; i++)
      place = this.#dawg.step(place, inserted.charCodeAt(i))
    return place
  }

  /** Whether some listed word goes on with `phoneme` behind the first `at` phonemes of the word. */
  goesOn(at: number, phoneme: number): boolean {
    if (at > this.#last) return false
    return this.#dawg.step(this.#places[at] ?? DEAD_END, phoneme) !== DEAD_END
  }

  #makeRoom(phonemes: string): void {
    if (this.#places.length <= phonemes.length) this.#places = new Int32Array(phonemes.length * 2)
  }

  #followFrom(start: number): void {
    this.#behindAt = -1
    let at = start
    for (; at < this.#phonemes.length; at++) {
      const place = this.#dawg.step(this.#places[at] ?? DEAD_END, this.#phonemes.charCodeAt(at))
      if (place === DEAD_END) break
      this.#places[at + 1] = place
    }
    this.#last = at
  }
}
