/** The filter's size: a power of two, of which a table of some thousand words fills a small part. */
const BITS = 0x10000

/**
 * A hash map from words behind a Bloom filter with one hash function. Most look-ups are for words that it does not hold, and
 * the filter (8 KB, a hash of a few letters) answers nearly all of these without a cache miss in the map.
 */
export class WordTable<Value> {
  readonly #values = new Map<string, Value>()
  readonly #held = new Uint32Array(BITS / 32)

  /** The value of a word, if it has one. */
  get(word: string): Value | undefined {
    const bit = bitOf(word)
    return ((this.#held[bit >>> 5] ?? 0) >>> (bit & 31)) & 1 ? this.#values.get(word) : undefined
  }

  /** Gives a word its value. */
  set(word: string, value: Value): void {
    const bit = bitOf(word)
    this.#held[bit >>> 5] = (this.#held[bit >>> 5] ?? 0) | (1 << (bit & 31))
    this.#values.set(word, value)
  }

  get size(): number {
    return this.#values.size
  }
}

/** From the length and five letters: both ends and the middle. */
function bitOf(word: string): number {
  const { length } = word
  let mixed = length
  mixed = Math.imul(mixed, 33) ^ word.charCodeAt(0)
  mixed = Math.imul(mixed, 33) ^ word.charCodeAt(1)
  mixed = Math.imul(mixed, 33) ^ word.charCodeAt(length >>> 1)
  mixed = Math.imul(mixed, 33) ^ word.charCodeAt(length - 2)
  mixed = Math.imul(mixed, 33) ^ word.charCodeAt(length - 1)
  return Math.imul(mixed, 0x9e3779b1) >>> 16
}
