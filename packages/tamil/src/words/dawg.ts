import { endsWord, FINAL_PULLI, isLastEdge, LETTER_MASK, nextOf } from '../data/automaton.ts'
import { kindOf, SIGN_OF_VOWEL } from '../script/characters.ts'

/** No word goes on to the root, so its number says that nothing follows. */
const NO_NODE = 0
const PULLI_CODE = 0x0bcd
const AU = 0x0b94
const BLOCK = 0x0b80
const NO_SIGN = 0
/** Phoneme − 0x0b80 → the code of its vowel sign; 0 for அ, the pulli for what is no vowel. */
const SIGN_CODES = new Uint16Array(0x80).fill(PULLI_CODE)
for (const [vowel, sign] of Object.entries(SIGN_OF_VOWEL)) {
  SIGN_CODES[vowel.charCodeAt(0) - BLOCK] = sign === '' ? NO_SIGN : sign.charCodeAt(0)
}
const IS_CONSONANT = Uint8Array.from({ length: 0x80 }, (_, i) => (kindOf(BLOCK + i) === 'consonant' ? 1 : 0))

/** The place before the first phoneme of a word. */
export const START = -2
/** The place that no word leads to. */
export const DEAD_END = -4

/** A word list as a DAWG (directed acyclic word graph), walked where it stands: see data/automaton.ts. */
export class Dawg {
  readonly #edges: Uint32Array

  constructor(edges: Uint32Array) {
    this.#edges = edges
  }

  /** Whether the list holds this word. The word must be NFC, without ZWNJ, with ௌ folded to ெள. */
  has(word: string): boolean {
    return this.hasPart(word, 0, word.length)
  }

  /** `has(word.slice(start, end))` without making the slice. */
  hasPart(word: string, start: number, end: number): boolean {
    let node = 0
    for (let i = start; i < end; i++) {
      const code = word.charCodeAt(i)
      const last = i === end - 1
      const edge = this.#edge(node, last && code === PULLI_CODE ? FINAL_PULLI : code - BLOCK)
      if (edge < 0) return false
      const bits = this.#edges[edge] ?? 0
      if (last) return endsWord(bits)
      node = nextOf(bits)
      if (node === NO_NODE) return false
    }
    return false
  }

  /** `has` for a word given as phonemes. */
  hasPhonemes(phonemes: string): boolean {
    return this.endsAt(this.follow(START, phonemes))
  }

  /** The place that is reached from another over some phonemes, or `DEAD_END`. */
  follow(place: number, phonemes: string): number {
    let at = place
    for (let i = 0; at !== DEAD_END && i < phonemes.length; i++) at = this.step(at, phonemes.charCodeAt(i))
    return at
  }

  /**
   * The place that is reached from another over one phoneme, given as code unit; `DEAD_END` when no word goes on so.
   * A place is an edge, times two; one more when the edge's letter is a consonant whose vowel is still to come.
   */
  step(place: number, phoneme: number): number {
    if (phoneme === AU) return this.follow(place, place !== START && (place & 1) === 1 ? 'எளஅ' : 'ஒளஅ')
    const sign = SIGN_CODES[phoneme - BLOCK] ?? PULLI_CODE
    if ((place & 1) === 0) return this.#stepOverLetter(place, phoneme)
    if (sign === NO_SIGN) return place - 1
    const edge = this.#edgeAfter(place, sign - BLOCK)
    if (edge < 0) return DEAD_END
    return sign === PULLI_CODE ? this.#stepOverLetter(edge * 2, phoneme) : edge * 2
  }

  /** Whether a word of the list ends at a place. */
  endsAt(place: number): boolean {
    if (place < 0) return false
    const edge = (place & 1) === 1 ? this.#edgeAfter(place, FINAL_PULLI) : place >> 1
    return edge >= 0 && endsWord(this.#edges[edge] ?? 0)
  }

  #stepOverLetter(place: number, letter: number): number {
    const edge = this.#edgeAfter(place, letter - BLOCK)
    return edge < 0 ? DEAD_END : edge * 2 + (IS_CONSONANT[letter - BLOCK] ?? 0)
  }

  #edgeAfter(place: number, symbol: number): number {
    if (place === START) return this.#edge(0, symbol)
    const node = nextOf(this.#edges[place >> 1] ?? 0)
    return node === NO_NODE ? -1 : this.#edge(node, symbol)
  }

  /** Calls `visit` with every word of Tamil letters in the list. */
  forEach(visit: (word: string) => void): void {
    const walk = (node: number, prefix: string) => {
      for (let at = node; ; at++) {
        const edge = this.#edges[at] ?? 0
        const letter = edge & LETTER_MASK
        const word = prefix + String.fromCharCode(letter === FINAL_PULLI ? PULLI_CODE : BLOCK + letter)
        if (endsWord(edge)) visit(word)
        if (nextOf(edge) !== NO_NODE) walk(nextOf(edge), word)
        if (isLastEdge(edge)) return
      }
    }
    walk(0, '')
  }

  /** The edges, for those who walk them by the million: see data/automaton.ts. */
  get edges(): Uint32Array {
    return this.#edges
  }

  #edge(node: number, letter: number): number {
    const edges = this.#edges
    for (let edge = node; ; edge++) {
      const bits = edges[edge]
      if (bits === undefined) return -1
      if ((bits & LETTER_MASK) === letter) return edge
      if (isLastEdge(bits)) return -1
    }
  }
}
