import type { Morphs } from './morphs.ts'
import { NOWHERE } from './phoneme-trees.ts'

/** How many endings and auxiliaries may follow a stem. */
export const DEEPEST = 6

/** What is marked of a place reached: how many endings were left behind, and the two flags. */
const DEPTH = 7
/** The way there goes over a stem that stands beside a common one. */
const RARE = 8
/** An ending was left right here; as no ending is empty, no word may end before the next phoneme. */
const FRESH = 16

/** Room for the phonemes of most words. */
const ROOM = 64

/** The places in the trees that one stretch of phonemes leads to. */
class Places {
  nodes = new Int32Array(256)
  marks = new Uint8Array(256)
  size = 0

  /** Adds a place behind `from` unless one is there already from which all the same words can be read. */
  add(from: number, node: number, mark: number): void {
    for (let i = from; i < this.size; i++) {
      if (this.nodes[i] === node && reachesMore(this.marks[i] ?? 0, mark)) return
    }
    if (this.size === this.nodes.length) this.#widen()
    this.nodes[this.size] = node
    this.marks[this.size] = mark
    this.size++
  }

  #widen(): void {
    const { nodes, marks } = this
    this.nodes = new Int32Array(nodes.length * 2)
    this.marks = new Uint8Array(marks.length * 2)
    this.nodes.set(nodes)
    this.marks.set(marks)
  }
}

function reachesMore(mark: number, other: number): boolean {
  return (mark & DEPTH) <= (other & DEPTH) && (mark & ~other & (RARE | FRESH)) === 0
}

/**
 * The same automaton breadth first (a simulation of the NFA): reads a word from left to right, all readings at once, and remembers the places it came to behind each phoneme, so
 * that the same word with one change can be read from the change on.
 */
export class StemWalk {
  readonly #morphs: Morphs
  readonly #root: number
  readonly #places = new Places()
  /** The word, as UTF-16 code units: they are read over and over, and from a list that is faster than from a string. */
  #symbols = new Uint16Array(ROOM)
  #length = 0
  /** Index of a phoneme → the first of the places before it. */
  #starts = new Int32Array(ROOM + 2)
  #last = 0
  /** How many changed words were looked up, over the life of the walk. */
  lookUps = 0
  /** The places behind the first of several inserted phonemes, for the latest: most such changes follow each other. */
  readonly #behind = new Places()
  #behindAt = -1
  #behindPhoneme = 0
  /** A change: what is inserted, and where the word goes on behind it. */
  #inserted = ''
  #rest = 0

  constructor(morphs: Morphs, root: number) {
    this.#morphs = morphs
    this.#root = root
  }

  /** Reads a word, or the rest of one from `start` on. */
  follow(phonemes: string, start = 0): void {
    this.#take(phonemes)
    const places = this.#places
    this.#behindAt = -1
    places.size = 0
    places.add(0, this.#root, 0)
    this.#goOn(places, 0)
    this.#starts[start] = 0
    let from = 0
    let at = start
    for (; at < this.#length; at++) {
      const end = places.size
      this.#starts[at + 1] = end
      this.#step(places, from, end, this.#symbols[at] ?? 0, places)
      if (places.size === end) break
      from = end
    }
    this.#starts[at + 1] = places.size
    this.#last = at
  }

  #take(phonemes: string): void {
    this.#length = phonemes.length
    if (this.#symbols.length < phonemes.length) {
      this.#symbols = new Uint16Array(phonemes.length)
      this.#starts = new Int32Array(phonemes.length + 2)
    }
    for (let i = 0; i < phonemes.length; i++) this.#symbols[i] = phonemes.charCodeAt(i)
  }

  /** Whether what was read is a word of the stem tables; of common stems only, if so asked. */
  recognises(commonOnly: boolean): boolean {
    return this.#last === this.#length && this.#ends(this.#startOf(this.#last), commonOnly)
  }

  /** How many phonemes some word of the stem tables begins with: no change behind them makes it such a word. */
  get reach(): number {
    return this.#last
  }

  /** Whether the first `at` phonemes of the word are a word of common stems. */
  endsAt(at: number): boolean {
    if (at > this.#last) return false
    const { nodes, marks } = this.#places
    const to = this.#startOf(at + 1)
    for (let i = this.#startOf(at); i < to; i++) {
      if (((marks[i] ?? 0) & (RARE | FRESH)) === 0 && this.#morphs.endsWordAt(nodes[i] ?? NOWHERE))
        return true
    }
    return false
  }

  /** Whether some word of the stem tables goes on with `phoneme` behind the first `at` phonemes of the word. */
  goesOn(at: number, phoneme: number): boolean {
    if (at > this.#last) return false
    const { nodes } = this.#places
    const to = this.#startOf(at + 1)
    for (let i = this.#startOf(at); i < to; i++)
      if (this.#morphs.trees.step(nodes[i] ?? NOWHERE, phoneme) !== NOWHERE) return true
    return false
  }

  /** Whether it is a word of common stems once `inserted` stands in place of the `removed` phonemes from `at` on. */
  recognisesChanged(at: number, removed: number, inserted: string): boolean {
    this.lookUps++
    if (at > this.#last) return false
    this.#inserted = inserted
    this.#rest = at + removed
    if (inserted.length < 2)
      return this.#someLeadsToEnd(this.#places, this.#startOf(at), this.#startOf(at + 1))
    const behind = this.#placesBehind(at, inserted.charCodeAt(0))
    return this.#someLeadsToEnd(behind, 0, behind.size, 1)
  }

  /** Whether one of some places leads to the end over what is inserted, without its first `skipped` phonemes, and the rest. */
  #someLeadsToEnd({ nodes, marks }: Places, from: number, to: number, skipped = 0): boolean {
    const next = skipped - this.#inserted.length
    for (let i = from; i < to; i++) {
      const mark = marks[i] ?? 0
      if ((mark & RARE) === 0 && this.#leadsToEnd(nodes[i] ?? NOWHERE, mark, next)) return true
    }
    return false
  }

  /** The places to which a phoneme leads behind the first `at` phonemes of the word. */
  #placesBehind(at: number, phoneme: number): Places {
    const behind = this.#behind
    if (at === this.#behindAt && phoneme === this.#behindPhoneme) return behind
    this.#behindAt = at
    this.#behindPhoneme = phoneme
    behind.size = 0
    this.#step(this.#places, this.#startOf(at), this.#startOf(at + 1), phoneme, behind)
    return behind
  }

  /**
   * Whether a place leads to the end of a word of common stems over the phonemes from `from` on. Nearly every way ends after
   * a few of them; so each is followed as far as it goes, and no places are kept.
   */
  #leadsToEnd(place: number, mark: number, from: number): boolean {
    const { trees } = this.#morphs
    const end = this.#length - this.#rest
    let node = place
    for (let i = from; i < end; i++) {
      node = trees.step(node, this.#phonemeAt(i))
      if (node === NOWHERE) return false
      if (this.#goesOnToEnd(node, mark & DEPTH, i + 1)) return true
    }
    return (from < end || (mark & FRESH) === 0) && this.#morphs.endsWordAt(node)
  }

  /** The same for the trees that go on behind the common morphs that end at a node. */
  #goesOnToEnd(node: number, mark: number, from: number): boolean {
    const morphs = this.#morphs
    const end = morphs.trees.firstAt(node + 1)
    for (let morph = morphs.trees.firstAt(node); morph < end; morph++) {
      const tree = morphs.behind(morph)
      if (tree === NOWHERE || morphs.isRare(morph)) continue
      const isEnding = !morphs.isOfStem(morph)
      if (isEnding && (mark & DEPTH) === DEEPEST) continue
      const reached = isEnding ? (mark + 1) | FRESH : mark
      if (this.#leadsToEnd(tree, reached, from) || this.#goesOnToEnd(tree, reached, from)) return true
    }
    return false
  }

  /** What is inserted has the negative indices. */
  #phonemeAt(i: number): number {
    const inserted = this.#inserted
    return i < 0 ? inserted.charCodeAt(i + inserted.length) : (this.#symbols[i + this.#rest] ?? 0)
  }

  #startOf(at: number): number {
    return this.#starts[at] ?? 0
  }

  #ends(from: number, commonOnly: boolean): boolean {
    const { nodes, marks, size } = this.#places
    const forbidden = commonOnly ? RARE | FRESH : FRESH
    for (let i = from; i < size; i++) {
      if (((marks[i] ?? 0) & forbidden) === 0 && this.#morphs.endsWordAt(nodes[i] ?? NOWHERE)) return true
    }
    return false
  }

  /** Adds to `reached` the places behind some others, over one phoneme. */
  #step(places: Places, from: number, to: number, phoneme: number, reached: Places): void {
    const { trees } = this.#morphs
    const first = reached.size
    for (let i = from; i < to; i++) {
      const node = trees.step(places.nodes[i] ?? NOWHERE, phoneme)
      if (node !== NOWHERE) reached.add(first, node, (places.marks[i] ?? 0) & ~FRESH)
    }
    if (reached.size > first) this.#goOn(reached, first)
  }

  /** Adds the trees that go on behind the morphs that end at the places from `from` on. */
  #goOn(places: Places, from: number): void {
    const morphs = this.#morphs
    for (let i = from; i < places.size; i++) {
      const node = places.nodes[i] ?? NOWHERE
      const mark = places.marks[i] ?? 0
      const end = morphs.trees.firstAt(node + 1)
      for (let morph = morphs.trees.firstAt(node); morph < end; morph++) {
        const tree = morphs.behind(morph)
        if (tree === NOWHERE) continue
        if (!morphs.isOfStem(morph)) {
          if ((mark & DEPTH) < DEEPEST) places.add(from, tree, (mark + 1) | FRESH)
        } else places.add(from, tree, morphs.isRare(morph) ? mark | RARE : mark)
      }
    }
  }
}
