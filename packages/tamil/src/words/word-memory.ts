/** A word has its row by its letters; a row holds a few words and gives the oldest up for a new one. */
const PLACES = 4
/** UTF-16 code units; what is longer is no word but a text without spaces, which nobody is to keep. */
const MAX_LENGTH = 100
/** Rows for the words of texts. */
const ROWS = 16_384

/**
 * A cache of what was made of the latest words: 4-way set-associative, 65,536 entries unless told otherwise, first in,
 * first out within a set (not LRU: a hit writes nothing). Words are looked up where they stand in a text, and a hit makes no copy of them.
 * What is longer than any word is made anew each time: so the cache is bounded in bytes, too, and keeps nobody's text.
 */
export class WordMemory<Made extends { readonly text: string }> {
  readonly #make: (word: string) => Made
  readonly #rows: number
  readonly #made: (Made | undefined)[]
  readonly #hashes: Int32Array
  /** By row: the place for the next new word. */
  readonly #next: Uint8Array

  /**
   * `make` is called for a word that is not remembered; what it makes carries the word as its `text`. `rows`: a power of two.
   */
  constructor(make: (word: string) => Made, rows = ROWS) {
    this.#make = make
    this.#rows = rows
    this.#made = new Array<Made | undefined>(rows * PLACES).fill(undefined)
    this.#hashes = new Int32Array(rows * PLACES)
    this.#next = new Uint8Array(rows)
  }

  /** What was made of the word in `[start, end)` of a text. */
  of(text: string, start = 0, end = text.length): Made {
    if (end - start > MAX_LENGTH) return this.#make(ownCopy(text.slice(start, end)))
    const hash = hashOf(text, start, end)
    const known = this.#find(hash, text, start, end)
    if (known !== undefined) return known
    const made = this.#make(ownCopy(text.slice(start, end)))
    this.#keep(hash, made)
    return made
  }

  /** What was made of a word; undefined where it is not remembered. */
  peek(word: string): Made | undefined {
    if (word.length > MAX_LENGTH) return undefined
    return this.#find(hashOf(word, 0, word.length), word, 0, word.length)
  }

  #find(hash: number, text: string, start: number, end: number): Made | undefined {
    const first = (hash & (this.#rows - 1)) * PLACES
    for (let place = first; place < first + PLACES; place++) {
      if (this.#hashes[place] !== hash) continue
      const made = this.#made[place]
      if (made !== undefined && standsIn(text, start, end, made.text)) return made
    }
    return undefined
  }

  #keep(hash: number, made: Made): void {
    const row = hash & (this.#rows - 1)
    const next = this.#next[row] ?? 0
    this.#next[row] = (next + 1) % PLACES
    this.#hashes[row * PLACES + next] = hash
    this.#made[row * PLACES + next] = made
  }
}

/** FNV-1a over code units, its high bits folded into the low ones, which choose the row. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash ^ (hash >>> 16)
}

function standsIn(text: string, start: number, end: number, word: string): boolean {
  if (word.length !== end - start) return false
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) !== text.charCodeAt(start + i)) return false
  return true
}

/** V8 copies a slice of fewer code units than this; a longer one keeps the whole text that it was cut from in memory. */
const SLICE = 13

function ownCopy(word: string): string {
  return word.length < SLICE ? word : ` ${word}`.slice(1)
}
