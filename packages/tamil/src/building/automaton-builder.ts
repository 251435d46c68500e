import { edgeOf, MAX_EDGES } from '../data/automaton.ts'

const BLOCK = 0x0b80
const EMPTY_SLOT = -1

/** A node while it is being built: its edges in the order of their letters. */
interface Node {
  letters: number[]
  ends: boolean[]
  /** Numbers of finished nodes; 0 = none. */
  targets: number[]
}

/**
 * Builds the minimal automaton of words, which must be of the Tamil block, sorted by code unit, without repetitions
 * (J. Daciuk et al., Incremental Construction of Minimal Acyclic Finite-State Automata, 2000).
 * @throws Error when words are out of order or too many.
 */
export function buildAutomaton(words: Iterable<string>): Uint32Array {
  const nodes = new NodeStore()
  const path: Node[] = [newNode()]
  let last = ''
  for (const word of words) {
    if (word <= last) throw new Error(`‘${word}’ does not come after ‘${last}’.`)
    let shared = 0
    while (shared < last.length && word.charCodeAt(shared) === last.charCodeAt(shared)) shared++
    finish(path, shared, nodes)
    for (let i = shared; i < word.length; i++) {
      const node = path[i]
      node?.letters.push(word.charCodeAt(i) - BLOCK)
      node?.ends.push(i === word.length - 1)
      node?.targets.push(0)
      path[i + 1] = newNode()
    }
    last = word
  }
  finish(path, 0, nodes)
  return nodes.layOut(path[0] ?? newNode())
}

function newNode(): Node {
  return { letters: [], ends: [], targets: [] }
}

/** Finishes the nodes of a path below a depth, the deepest first. */
function finish(path: Node[], depth: number, nodes: NodeStore): void {
  for (let i = path.length - 1; i > depth; i--) {
    const node = path.pop()
    const parent = path[i - 1]
    if (node !== undefined && parent !== undefined)
      parent.targets[parent.targets.length - 1] = nodes.add(node)
  }
}

/** Finished nodes, equal ones kept once, found by an integer hash: string keys take many times as long. */
class NodeStore {
  readonly #nodes: Node[] = [newNode()]
  #table = new Int32Array(1 << 12).fill(EMPTY_SLOT)

  /** The number of a node; 0 for one without edges. */
  add(node: Node): number {
    if (node.letters.length === 0) return 0
    if (this.#nodes.length * 2 > this.#table.length) this.#widen()
    const mask = this.#table.length - 1
    let slot = hash(node) & mask
    for (; this.#table[slot] !== EMPTY_SLOT; slot = (slot + 1) & mask) {
      const number = this.#table[slot] ?? 0
      if (equal(this.#nodes[number] ?? node, node)) return number
    }
    this.#table[slot] = this.#nodes.length
    return this.#nodes.push(node) - 1
  }

  /** All edges, the root's first, then node by node as they are first met. */
  layOut(root: Node): Uint32Array {
    const starts = new Int32Array(this.#nodes.length)
    const order: Node[] = [root]
    let size = root.letters.length
    for (let i = 0; i < order.length; i++) {
      for (const target of order[i]?.targets ?? []) {
        const node = this.#nodes[target]
        if (target === 0 || starts[target] !== 0 || node === undefined) continue
        starts[target] = size
        size += node.letters.length
        order.push(node)
      }
    }
    if (size > MAX_EDGES) throw new Error(`${size} edges; at most ${MAX_EDGES} can be numbered.`)
    const edges = new Uint32Array(size)
    let at = 0
    for (const { letters, ends, targets } of order) {
      for (const [i, letter] of letters.entries()) {
        const next = starts[targets[i] ?? 0] ?? 0
        edges[at++] = edgeOf(letter, i === letters.length - 1, ends[i] === true, next)
      }
    }
    return edges
  }

  #widen(): void {
    this.#table = new Int32Array(this.#table.length * 2).fill(EMPTY_SLOT)
    const mask = this.#table.length - 1
    for (let number = 1; number < this.#nodes.length; number++) {
      let slot = hash(this.#nodes[number] ?? newNode()) & mask
      while (this.#table[slot] !== EMPTY_SLOT) slot = (slot + 1) & mask
      this.#table[slot] = number
    }
  }
}

function hash({ letters, ends, targets }: Node): number {
  let value = letters.length
  for (let i = 0; i < letters.length; i++) {
    value = Math.imul(value ^ (((letters[i] ?? 0) << 1) | (ends[i] === true ? 1 : 0)), 0x01000193)
    value = Math.imul(value ^ (targets[i] ?? 0), 0x9e3779b1)
    value ^= value >>> 15
  }
  return value >>> 0
}

function equal(a: Node, b: Node): boolean {
  if (a.letters.length !== b.letters.length) return false
  for (let i = 0; i < a.letters.length; i++)
    if (a.letters[i] !== b.letters[i] || a.ends[i] !== b.ends[i] || a.targets[i] !== b.targets[i])
      return false
  return true
}
