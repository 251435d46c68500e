/** Where words are read from: from their first letter on, or from their last letter back. */
export type Direction = 'beginning' | 'ending'

/** Letters take 16 bits of a step's key, the node that it starts from those above. */
const NODE = 0x10000

/** A trie over UTF-16 code units: values by the prefixes, or the suffixes, of words, with memoized sums. */
export class LetterTree<Value, Sum> {
  readonly #fromEnd: boolean
  readonly #sumOf: (values: readonly Value[]) => Sum
  /** From node × NODE + letter to the next node. */
  readonly #steps = new Map<number, number>()
  /** By node: what is filed under the letters that lead to it. */
  readonly #values: Value[][] = [[]]
  /** By node: the sum of the values on the way to it, once it was asked for. */
  readonly #sums: (Sum | undefined)[] = []

  /** `sumOf` says what many values come to: it is asked once for all words that share a beginning, or an ending. */
  constructor(direction: Direction, sumOf: (values: readonly Value[]) => Sum) {
    this.#fromEnd = direction === 'ending'
    this.#sumOf = sumOf
  }

  /** Files a value under a beginning, or an ending. All must be filed before the first word is looked up. */
  add(letters: string, value: Value): void {
    let node = 0
    for (let i = 0; i < letters.length; i++) {
      const key = node * NODE + this.#letter(letters, i)
      const next = this.#steps.get(key)
      node = next ?? this.#values.push([]) - 1
      if (next === undefined) this.#steps.set(key, node)
    }
    this.#values[node]?.push(value)
  }

  /** What the values under all beginnings, or endings, of a word come to. */
  sumOf(word: string): Sum {
    let node = 0
    let letters = 0
    for (; letters < word.length; letters++) {
      const next = this.#steps.get(node * NODE + this.#letter(word, letters))
      if (next === undefined) break
      node = next
    }
    const known = this.#sums[node]
    if (known !== undefined) return known
    const sum = this.#sumOf(this.#valuesOf(word, letters))
    this.#sums[node] = sum
    return sum
  }

  /** The values on the way that the first `count` letters of a word lead. */
  #valuesOf(word: string, count: number): Value[] {
    let node = 0
    const found = [...(this.#values[0] ?? [])]
    for (let i = 0; i < count; i++) {
      node = this.#steps.get(node * NODE + this.#letter(word, i)) ?? 0
      found.push(...(this.#values[node] ?? []))
    }
    return found
  }

  #letter(word: string, at: number): number {
    return word.charCodeAt(this.#fromEnd ? word.length - 1 - at : at)
  }
}
