/** Every phoneme: ஃ, the twelve vowels, the consonants with the Grantha letters. */
const PHONEMES = 'ஃஅஆஇஈஉஊஎஏஐஒஓஔகஙசஜஞடணதநனபமயரறலளழவஶஷஸஹ'
const FIRST = 0x0b83
/** Phoneme − 0x0b83 → its number from 1 on; 0 for what is none. */
const NUMBER = new Uint8Array(0x40)
for (let i = 0; i < PHONEMES.length; i++) NUMBER[PHONEMES.charCodeAt(i) - FIRST] = i + 1
/** In a link the number of a child's phoneme stands in the low bits. */
export const NUMBER_BITS = 6
/** Cuts the number out of a link. */
export const NUMBER_MASK = (1 << NUMBER_BITS) - 1

/** The number of a phoneme (a UTF-16 code unit) from 1 on; 0 for what is none. */
export function numberOfPhoneme(phoneme: number): number {
  return NUMBER[phoneme - FIRST] ?? 0
}

/** The node that is in no tree: where a step leads that nothing is filed under. */
export const NOWHERE = 0

/** A node with more children than this has a row: an entry for every phoneme, at the place of its number. */
export const MAX_SEARCHED = 7
/** The entries of a row. */
export const ROW = PHONEMES.length + 1
const NOTHING_FILED = new Uint8Array(0)

/** What a `PhonemeTrees` is made of: the first number of every node, and the lists and rows of children. */
export interface TreeNumbers {
  readonly links: Int32Array
  readonly children: Int32Array
}

/**
 * Tries over phoneme strings in flat arrays, ready to be walked. All share one numbering of nodes. What is filed at the nodes is numbered
 * from 0 on, node by node; the trees tell only which numbers are a node's.
 */
export class PhonemeTrees {
  /**
   * Two numbers a node, for a walk reads both. The first: 0 for no child; how far behind it the only child is, which
   * compresses far better than where, with the number of its phoneme in the low bits; or, negative, `listAt` of where its children stand below. The second: the first of what is filed at it.
   */
  readonly #nodes: Int32Array
  /** Children as they stand in the nodes, how far behind their parent: lists that end with 0, and rows with 0 where there is no child. */
  readonly #children: Int32Array

  /**
   * Trees from the numbers that `PhonemeTreesBuilder.layOut` gives.
   * @param links the first number of every node
   * @param filed how much is filed at every node; nothing where it is shorter
   */
  constructor({ links, children }: TreeNumbers, filed: Uint8Array = NOTHING_FILED) {
    this.#nodes = nodesOf(links, filed)
    this.#children = children
  }

  /** The node that a phoneme (as UTF-16 code unit) leads to, or `NOWHERE`. */
  step(node: number, phoneme: number): number {
    const number = NUMBER[phoneme - FIRST] ?? 0
    const only = this.#nodes[2 * node] ?? 0
    if (only > 0) return (only & NUMBER_MASK) === number ? node + (only >> NUMBER_BITS) : NOWHERE
    if (only === 0) return NOWHERE
    const start = ~only >> 1
    if ((~only & 1) === 1) return placeOf(this.#children[start + number] ?? 0, node)
    for (let at = start; ; at++) {
      const child = this.#children[at] ?? 0
      if ((child & NUMBER_MASK) === number || child === 0) return placeOf(child, node)
    }
  }

  /** The first of what is filed at a node; what is filed at the next node follows the last. */
  firstAt(node: number): number {
    return this.#nodes[2 * node + 1] ?? 0
  }
}

/** Links and the sums of what is filed before, by turns: sums do not compress, so they are made when the data is opened. */
function nodesOf(links: Int32Array, filed: Uint8Array): Int32Array {
  const nodes = new Int32Array(2 * links.length + 2)
  let sum = 0
  for (let node = 0; node < links.length; node++) {
    nodes[2 * node] = links[node] ?? 0
    nodes[2 * node + 1] = sum
    sum += filed[node] ?? 0
  }
  nodes[2 * links.length + 1] = sum
  return nodes
}

/** The node of a child that stands in a list or a row of its parent. */
function placeOf(child: number, parent: number): number {
  return child === 0 ? NOWHERE : parent + (child >> NUMBER_BITS)
}
