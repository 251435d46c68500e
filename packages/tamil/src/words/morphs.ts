import type { WordClass } from './analysis.ts'
import { type FeatureLists, NO_FEATURES } from './feature-lists.ts'
import { increment, NOWHERE, type PhonemeTrees, PhonemeTreesBuilder, wider } from './phoneme-trees.ts'
import type { Verb } from './verb-forms.ts'

/** A word of the stem tables. */
export interface Stem {
  readonly lemma: string
  readonly class: WordClass
  /** The verb, so that its other forms can be found. */
  readonly verb?: Verb
}

const ENDS = 1
const RARE = 2
const OF_STEM = 4

/**
 * The forms of stems and the endings, each at the node of its tree where it ends, numbered so that those of one
 * node follow each other. What it says stands in lists of numbers: a hundred thousand objects would take long to make.
 */
export class Morphs {
  readonly trees: PhonemeTrees
  /** Node → its first morph; one entry more than there are nodes. */
  readonly starts: Int32Array
  /** Morph → the root of the tree that goes on behind it, or `NOWHERE`. */
  readonly next: Int32Array
  readonly #flags: Uint8Array
  /** Morph → its stem in the table; 0 for an ending. */
  readonly #stems: Int32Array
  readonly #stemTable: readonly (Stem | undefined)[]
  /** Morph → the number of its list of features. */
  readonly #features: Uint16Array
  /** Node → whether a word may end at it (1). */
  readonly #endsWord: Uint8Array

  constructor(
    rows: MorphRows,
    trees: PhonemeTrees,
    starts: Int32Array,
    stemTable: readonly (Stem | undefined)[],
  ) {
    this.trees = trees
    this.starts = starts
    this.next = rows.next
    this.#flags = rows.flags
    this.#stems = rows.stems
    this.#features = rows.features
    this.#stemTable = stemTable
    this.#endsWord = new Uint8Array(starts.length)
    for (let node = 0; node + 1 < starts.length; node++) {
      for (let morph = starts[node] ?? 0; morph < (starts[node + 1] ?? 0); morph++) {
        if (this.ends(morph)) this.#endsWord[node] = 1
      }
    }
  }

  /** Whether the word may end with this morph. */
  ends(morph: number): boolean {
    return ((this.#flags[morph] ?? 0) & ENDS) !== 0
  }

  /** Whether it is a form of a stem that stands beside a common one: never proposed. */
  isRare(morph: number): boolean {
    return ((this.#flags[morph] ?? 0) & RARE) !== 0
  }

  /** Whether it is a form of a stem; else it is an ending. */
  isOfStem(morph: number): boolean {
    return ((this.#flags[morph] ?? 0) & OF_STEM) !== 0
  }

  /** The word that this is a form of; undefined for an ending. */
  stemOf(morph: number): Stem | undefined {
    return this.#stemTable[this.#stems[morph] ?? 0]
  }

  /** The number of the list of its features. */
  featuresOf(morph: number): number {
    return this.#features[morph] ?? NO_FEATURES
  }

  endsWordAt(node: number): boolean {
    return this.#endsWord[node] === 1
  }
}

/** What is known of each morph, a column a question; `nodes` is where it ends. */
interface MorphRows {
  nodes: Int32Array
  next: Int32Array
  flags: Uint8Array
  stems: Int32Array
  features: Uint16Array
}

/** Enough morphs for the stem tables, so that the columns need not be widened. */
const ROOM = 1 << 17

function emptyRows(room: number): MorphRows {
  return {
    nodes: new Int32Array(room),
    next: new Int32Array(room),
    flags: new Uint8Array(room),
    stems: new Int32Array(room),
    features: new Uint16Array(room),
  }
}

/** Morphs while they are being filed; lists of features are given by their numbers. */
export class MorphsBuilder {
  readonly #lists: FeatureLists
  readonly #trees = new PhonemeTreesBuilder()
  #rows = emptyRows(ROOM)
  #size = 0
  readonly #stemTable: (Stem | undefined)[] = [undefined]
  #lastStem: Stem | undefined

  constructor(lists: FeatureLists) {
    this.#lists = lists
  }

  /** A new, empty tree: its root. */
  addTree(): number {
    return this.#trees.addTree()
  }

  /** Files one form of a stem; `phonemes` as it stands before its endings, `next` the tree of these. */
  addStem(tree: number, phonemes: string, stem: Stem, features: number, next: number): void {
    if (stem !== this.#lastStem) this.#stemTable.push(stem)
    this.#lastStem = stem
    const flags = this.#lists.at(features).includes('rare') ? OF_STEM | RARE : OF_STEM
    this.#add(tree, phonemes, next, flags, this.#stemTable.length - 1, features)
  }

  /** Files an ending, behind which the word ends, or another tree goes on, or both. */
  addEnding(tree: number, phonemes: string, features: number, ends: boolean, next = NOWHERE): void {
    this.#add(tree, phonemes, next, ends ? ENDS : 0, 0, features)
  }

  /** Files an ending with which a word may end, spelt backwards. */
  addBackwards(tree: number, phonemes: string, features: number): void {
    this.#addAt(this.#trees.addBackwards(tree, phonemes), NOWHERE, ENDS, 0, features)
  }

  build(): Morphs {
    const starts = new Int32Array(this.#trees.size + 1)
    const { nodes, next, flags, stems, features } = this.#rows
    const size = this.#size
    for (let i = 0; i < size; i++) increment(starts, (nodes[i] ?? 0) + 1)
    for (let node = 1; node < starts.length; node++)
      starts[node] = (starts[node] ?? 0) + (starts[node - 1] ?? 0)
    const filled = starts.slice()
    const rows = emptyRows(size)
    for (let i = 0; i < size; i++) {
      const morph = increment(filled, nodes[i] ?? 0)
      rows.next[morph] = next[i] ?? NOWHERE
      rows.flags[morph] = flags[i] ?? 0
      rows.stems[morph] = stems[i] ?? 0
      rows.features[morph] = features[i] ?? NO_FEATURES
    }
    return new Morphs(rows, this.#trees.build(), starts, this.#stemTable)
  }

  #add(tree: number, phonemes: string, next: number, flags: number, stem: number, features: number): void {
    this.#addAt(this.#trees.add(tree, phonemes), next, flags, stem, features)
  }

  #addAt(node: number, next: number, flags: number, stem: number, features: number): void {
    if (node === NOWHERE) return
    const rows = this.#size === this.#rows.nodes.length ? this.#widen() : this.#rows
    const row = this.#size++
    rows.nodes[row] = node
    rows.next[row] = next
    rows.flags[row] = flags
    rows.stems[row] = stem
    rows.features[row] = features
  }

  #widen(): MorphRows {
    const { nodes, next, flags, stems, features } = this.#rows
    this.#rows = {
      nodes: wider(nodes, Int32Array),
      next: wider(next, Int32Array),
      flags: wider(flags, Uint8Array),
      stems: wider(stems, Int32Array),
      features: wider(features, Uint16Array),
    }
    return this.#rows
  }
}
