import {
  MAX_SEARCHED,
  NOWHERE,
  NUMBER_BITS,
  NUMBER_MASK,
  numberOfPhoneme,
  PhonemeTrees,
  ROW,
  type TreeNumbers,
} from './phoneme-trees.ts'

/** A node is packed above its phoneme's number into a signed 32-bit number, in which a negative one means a list. */
const MAX_NODES = 2 ** (31 - NUMBER_BITS)

/** Enough nodes for the stem tables: to widen lists costs a tenth of the time that filling them takes. */
const ROOM = 1 << 17

/** Builds `PhonemeTrees`: tries whose edges stand in one open-addressing hash table, by parent and phoneme. */
export class PhonemeTreesBuilder {
  #parents = new Int32Array(ROOM)
  #numbers = new Uint8Array(ROOM)
  /** A hash table of nodes, by parent and phoneme. */
  #table = new Int32Array(2 * ROOM)
  #size = 1
  /** The string that was filed last, and the nodes from its root to its end. */
  #last = ''
  readonly #path: number[] = [NOWHERE]

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
    let at = this.#sharedWithLast(root, phonemes)
    let node = this.#path[at] ?? root
    for (; at < phonemes.length; at++) {
      const number = numberOfPhoneme(phonemes.charCodeAt(at))
      if (number === 0) {
        this.#last = phonemes.slice(0, at)
        return NOWHERE
      }
      node = this.#child(node, number)
      this.#path[at + 1] = node
    }
    this.#last = phonemes
    return node
  }

  /** With how many symbols the string begins that was filed last in this tree: most are forms of one stem. */
  #sharedWithLast(root: number, phonemes: string): number {
    if (this.#path[0] !== root) {
      this.#path[0] = root
      return 0
    }
    const most = Math.min(phonemes.length, this.#last.length)
    let shared = 0
    while (shared < most && phonemes.charCodeAt(shared) === this.#last.charCodeAt(shared)) shared++
    return shared
  }

  /** `add` for a string spelt from its end to its beginning. */
  addBackwards(root: number, phonemes: string): number {
    let node = root
    for (let i = phonemes.length - 1; i >= 0; i--) {
      const number = numberOfPhoneme(phonemes.charCodeAt(i))
      if (number === 0) return NOWHERE
      node = this.#child(node, number)
    }
    return node
  }

  build(): PhonemeTrees {
    return new PhonemeTrees(this.layOut())
  }

  /** The numbers of which a `PhonemeTrees` is made. */
  layOut(): TreeNumbers {
    const links = new Int32Array(this.#size)
    const children = new Int32Array(this.#layOut(links))
    this.#enterChildren(links, children)
    return { links, children }
  }

  /** Writes into the links where lists and rows shall begin; gives the length of all. */
  #layOut(links: Int32Array): number {
    const starts = startsOf(this.#parents, this.#size, this.#size)
    let length = 0
    for (let node = 1; node < this.#size; node++) {
      const count = (starts[node + 1] ?? 0) - (starts[node] ?? 0)
      if (count < 2) continue
      const isRow = count > MAX_SEARCHED
      links[node] = listAt(length, isRow)
      length += isRow ? ROW : count + 1
    }
    return length
  }

  #enterChildren(links: Int32Array, children: Int32Array): void {
    for (let node = 1; node < this.#size; node++) {
      const number = this.#numbers[node] ?? 0
      if (number === 0) continue
      const parent = this.#parents[node] ?? 0
      const start = links[parent] ?? 0
      const child = ((node - parent) << NUMBER_BITS) | number
      if (start >= 0) links[parent] = child
      else enter(children, start, child)
    }
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
    if (this.#size === MAX_NODES)
      throw new Error(
        `More than ${MAX_NODES} nodes of phoneme trees: widen the nodes in words/phoneme-trees.ts`,
      )
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

/** How a node says where its children begin, and whether they are a row. */
function listAt(start: number, isRow: boolean): number {
  return ~(start * 2 + (isRow ? 1 : 0))
}

/** Enters a child in the row or the list that a node tells of. */
function enter(children: Int32Array, start: number, child: number): void {
  let at = ~start >> 1
  if ((~start & 1) === 1) at += child & NUMBER_MASK
  else while (children[at] !== 0) at++
  children[at] = child
}

/** Where the members of each group begin when they are sorted by group: `groupOf` tells the group of each of `count`. */
export function startsOf(groupOf: Int32Array, count: number, groups: number): Int32Array {
  const starts = new Int32Array(groups + 1)
  for (let i = 0; i < count; i++) increment(starts, (groupOf[i] ?? 0) + 1)
  sumUp(starts)
  return starts
}

function sumUp(counts: Int32Array): void {
  let sum = 0
  for (let i = 0; i < counts.length; i++) {
    sum += counts[i] ?? 0
    counts[i] = sum
  }
}

/** Adds one to an entry and gives what it was. */
export function increment(counts: Int32Array, at: number): number {
  const count = counts[at] ?? 0
  counts[at] = count + 1
  return count
}

/** The same list with room for twice as many. */
export function wider<List extends Int32Array | Uint32Array | Uint16Array | Uint8Array>(
  list: List,
  Type: new (length: number) => List,
): List {
  const twice = new Type(list.length * 2)
  twice.set(list)
  return twice
}
