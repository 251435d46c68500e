/** Every phoneme: ஃ, the twelve vowels, the consonants with the Grantha letters. */
const PHONEMES = 'ஃஅஆஇஈஉஊஎஏஐஒஓஔகஙசஜஞடணதநனபமயரறலளழவஶஷஸஹ'
const FIRST = 0x0b83
/** Phoneme − 0x0b83 → its number from 1 on; 0 for what is none. */
const NUMBER = new Uint8Array(0x40)
for (let i = 0; i < PHONEMES.length; i++) NUMBER[PHONEMES.charCodeAt(i) - FIRST] = i + 1
const NUMBER_BITS = 6
const NUMBER_MASK = (1 << NUMBER_BITS) - 1

/** The node that is in no tree: where a step leads that nothing is filed under. */
export const NOWHERE = 0

/** A node with more children than this has a row: an entry for every phoneme, at the place of its number. */
const MOST_SEARCHED = 7
const ROW = PHONEMES.length + 1

/** Trees over phoneme strings, ready to be walked. All share one numbering of nodes. */
export class PhonemeTrees {
  /** Node → where its children begin in the list below; one entry more than there are nodes. */
  readonly #starts: Int32Array
  /** A child, with the number of its phoneme in the low bits; in a row 0 where there is no child. */
  readonly #children: Int32Array

  constructor(starts: Int32Array, children: Int32Array) {
    this.#starts = starts
    this.#children = children
  }

  /** The node that a phoneme (as UTF-16 code unit) leads to, or `NOWHERE`. */
  step(node: number, phoneme: number): number {
    const number = NUMBER[phoneme - FIRST] ?? 0
    const start = this.#starts[node] ?? 0
    const end = this.#starts[node + 1] ?? 0
    if (end - start === ROW) return (this.#children[start + number] ?? NOWHERE) >> NUMBER_BITS
    for (let at = start; at < end; at++) {
      const child = this.#children[at] ?? NOWHERE
      if ((child & NUMBER_MASK) === number) return child >> NUMBER_BITS
    }
    return NOWHERE
  }
}

/** Enough nodes for the stem tables: to widen lists costs a tenth of the time that filling them takes. */
const ROOM = 1 << 17

/** Trees over phoneme strings while strings are still being filed. */
export class PhonemeTreesBuilder {
  #parents = new Int32Array(ROOM)
  #numbers = new Uint8Array(ROOM)
  /** A hash table of nodes, by parent and phoneme. */
  #table = new Int32Array(2 * ROOM)
  #size = 1

  /** A new, empty tree: its root. */
  addTree(): number {
    return this.#addNode(NOWHERE, 0)
  }

  /** How many nodes there are, `NOWHERE` included. */
  get size(): number {
    return this.#size
  }

  /** The node under which a string is filed in a tree; `NOWHERE` for strings with other symbols than phonemes. */
  add(root: number, phonemes: string): number {
    let node = root
    for (let i = 0; i < phonemes.length; i++) {
      const number = NUMBER[phonemes.charCodeAt(i) - FIRST] ?? 0
      if (number === 0) return NOWHERE
      node = this.#child(node, number)
    }
    return node
  }

  /** `add` for a string spelt from its end to its beginning. */
  addBackwards(root: number, phonemes: string): number {
    let node = root
    for (let i = phonemes.length - 1; i >= 0; i--) {
      const number = NUMBER[phonemes.charCodeAt(i) - FIRST] ?? 0
      if (number === 0) return NOWHERE
      node = this.#child(node, number)
    }
    return node
  }

  build(): PhonemeTrees {
    const starts = this.#layOut()
    const children = new Int32Array(starts[this.#size] ?? 0)
    const filled = starts.slice()
    for (let node = 1; node < this.#size; node++) {
      const number = this.#numbers[node] ?? 0
      if (number === 0) continue
      const parent = this.#parents[node] ?? 0
      const start = starts[parent] ?? 0
      const inRow = (starts[parent + 1] ?? 0) - start === ROW
      children[inRow ? start + number : increment(filled, parent)] = (node << NUMBER_BITS) | number
    }
    return new PhonemeTrees(starts, children)
  }

  /** Node → where its children shall begin. */
  #layOut(): Int32Array {
    const starts = new Int32Array(this.#size + 1)
    for (let node = 1; node < this.#size; node++) {
      if (this.#numbers[node] !== 0) increment(starts, (this.#parents[node] ?? 0) + 1)
    }
    for (let node = 0; node < this.#size; node++) {
      const count = starts[node + 1] ?? 0
      starts[node + 1] = (starts[node] ?? 0) + (count > MOST_SEARCHED ? ROW : count)
    }
    return starts
  }

  #child(node: number, number: number): number {
    const mask = this.#table.length - 1
    for (let slot = this.#slot(node, number); ; slot = (slot + 1) & mask) {
      const child = this.#table[slot] ?? NOWHERE
      if (child === NOWHERE) return this.#addChild(node, number)
      if (this.#parents[child] === node && this.#numbers[child] === number) return child
    }
  }

  #addChild(parent: number, number: number): number {
    const node = this.#addNode(parent, number)
    if (this.#size * 2 > this.#table.length) this.#widenTable()
    else this.#enter(node)
    return node
  }

  #addNode(parent: number, number: number): number {
    if (this.#size === this.#parents.length) {
      this.#parents = wider(this.#parents, Int32Array)
      this.#numbers = wider(this.#numbers, Uint8Array)
    }
    const node = this.#size++
    this.#parents[node] = parent
    this.#numbers[node] = number
    return node
  }

  #slot(parent: number, number: number): number {
    const hash = Math.imul((parent << NUMBER_BITS) | number, 0x9e3779b1)
    return (hash ^ (hash >>> 15)) & (this.#table.length - 1)
  }

  #enter(node: number): void {
    const mask = this.#table.length - 1
    let slot = this.#slot(this.#parents[node] ?? 0, this.#numbers[node] ?? 0)
    while (this.#table[slot] !== NOWHERE) slot = (slot + 1) & mask
    this.#table[slot] = node
  }

  #widenTable(): void {
    this.#table = new Int32Array(this.#table.length * 2)
    for (let node = 1; node < this.#size; node++) if (this.#numbers[node] !== 0) this.#enter(node)
  }
}

/** Adds one to an entry and gives what it was. */
export function increment(counts: Int32Array, at: number): number {
  const count = counts[at] ?? 0
  counts[at] = count + 1
  return count
}

/** The same list with room for twice as many. */
export function wider<List extends Int32Array | Uint16Array | Uint8Array>(
  list: List,
  Type: new (length: number) => List,
): List {
  const twice = new Type(list.length * 2)
  twice.set(list)
  return twice
}
