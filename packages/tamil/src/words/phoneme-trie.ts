/** Every phoneme: ஃ, the twelve vowels, the consonants with the Grantha letters. */
const PHONEMES = 'ஃஅஆஇஈஉஊஎஏஐஒஓஔகஙசஜஞடணதநனபமயரறலளழவஶஷஸஹ'
const STRIDE = 40
const FIRST = 0x0b83
const NUMBER = new Int8Array(0x40).fill(-1)
for (let i = 0; i < PHONEMES.length; i++) NUMBER[PHONEMES.charCodeAt(i) - FIRST] = i

/** A tree over phoneme strings; every node may carry values. Built once, then walked symbol by symbol. */
export class PhonemeTrie<V> {
  #next = new Int32Array(STRIDE * 1024)
  #size = 1
  readonly #values: (V[] | undefined)[] = []

  /** Files a value under a phoneme string. Strings with other symbols than phonemes are left out. */
  add(phonemes: string, value: V): void {
    let node = 0
    for (let i = 0; i < phonemes.length; i++) {
      const at = NUMBER[phonemes.charCodeAt(i) - FIRST] ?? -1
      if (at < 0) return
      const slot = node * STRIDE + at
      if (this.#next[slot] === 0) {
        this.#next[slot] = this.#size++
        this.#grow()
      }
      node = this.#next[slot] ?? 0
    }
    const values = this.#values[node]
    if (values === undefined) this.#values[node] = [value]
    else values.push(value)
  }

  /** The node reached from `node` (0 = root) by the phoneme at `index`, or 0. */
  step(node: number, phonemes: string, index: number): number {
    const at = NUMBER[phonemes.charCodeAt(index) - FIRST] ?? -1
    return at < 0 ? 0 : (this.#next[node * STRIDE + at] ?? 0)
  }

  /** What is filed under the string that leads to a node. */
  valuesAt(node: number): readonly V[] | undefined {
    return this.#values[node]
  }

  #grow(): void {
    if (this.#size * STRIDE < this.#next.length) return
    const wider = new Int32Array(this.#next.length * 2)
    wider.set(this.#next)
    this.#next = wider
  }
}
