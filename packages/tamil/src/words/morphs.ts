import type { WordClass } from './analysis.ts'
import type { FeatureLists } from './feature-lists.ts'
import {
  increment,
  NOWHERE,
  type PhonemeTrees,
  PhonemeTreesBuilder,
  startsOf,
  wider,
} from './phoneme-trees.ts'
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
const FLAG_BITS = 3
/** The low bits of a morph's second number; there are some thousand lists of features. */
const LIST_BITS = 14
const LIST_MASK = (1 << LIST_BITS) - 1

/**
 * The forms of stems and the endings, each at the node of its tree where it ends, numbered so that those of one node
 * follow each other from `trees.firstAt(node)` on. What it says stands in a list of numbers: a hundred thousand objects
 * would take long to make and to read.
 */
export class Morphs {
  readonly trees: PhonemeTrees
  /** Two numbers a morph: the tree behind it and flags; its stem in the table (0 for an ending) and its list of features. */
  readonly #records: Int32Array
  readonly #stems: readonly (Stem | undefined)[]
  /** Node → whether a word may end at it (1). */
  readonly #endsWord: Uint8Array

  constructor(
    trees: PhonemeTrees,
    records: Int32Array,
    stems: readonly (Stem | undefined)[],
    endsWord: Uint8Array,
  ) {
    this.trees = trees
    this.#records = records
    this.#stems = stems
    this.#endsWord = endsWord
  }

  /** The root of the tree that goes on behind a morph, or `NOWHERE`. */
  behind(morph: number): number {
    return (this.#records[2 * morph] ?? 0) >> FLAG_BITS
  }

  /** Whether the word may end with this morph. */
  ends(morph: number): boolean {
    return ((this.#records[2 * morph] ?? 0) & ENDS) !== 0
  }

  /** Whether it is a form of a stem that stands beside a common one: never proposed. */
  isRare(morph: number): boolean {
    return ((this.#records[2 * morph] ?? 0) & RARE) !== 0
  }

  /** Whether it is a form of a stem; else it is an ending. */
  isOfStem(morph: number): boolean {
    return ((this.#records[2 * morph] ?? 0) & OF_STEM) !== 0
  }

  /** The word that this is a form of; undefined for an ending. */
  stemOf(morph: number): Stem | undefined {
    return this.#stems[(this.#records[2 * morph + 1] ?? 0) >> LIST_BITS]
  }

  /** The number of the list of its features. */
  featuresOf(morph: number): number {
    return (this.#records[2 * morph + 1] ?? 0) & LIST_MASK
  }

  endsWordAt(node: number): boolean {
    return this.#endsWord[node] === 1
  }
}

/** Enough morphs for the stem tables, so that the lists need not be widened. */
const ROOM = 1 << 17

/** Morphs while they are being filed; lists of features are given by their numbers. */
export class MorphsBuilder {
  readonly #lists: FeatureLists
  readonly #trees = new PhonemeTreesBuilder()
  /** Morph → its node; and its two numbers, as they will stand in `Morphs`. */
  #nodes = new Int32Array(ROOM)
  #records = new Int32Array(2 * ROOM)
  #size = 0
  readonly #stems: (Stem | undefined)[] = [undefined]
  #lastStem: Stem | undefined
  /** The flags of a stem by its list of features; 0 = not yet known. */
  readonly #flags = new Uint8Array(LIST_MASK + 1)

  constructor(lists: FeatureLists) {
    this.#lists = lists
  }

  /** A new, empty tree: its root. */
  addTree(): number {
    return this.#trees.addTree()
  }

  /** Files one form of a stem; `phonemes` as it stands before its endings, `behind` the tree of these. */
  addStem(tree: number, phonemes: string, stem: Stem, features: number, behind: number): void {
    if (stem !== this.#lastStem) this.#stems.push(stem)
    this.#lastStem = stem
    if (this.#flags[features] === 0)
      this.#flags[features] = this.#lists.at(features).includes('rare') ? OF_STEM | RARE : OF_STEM
    const stemNumber = this.#stems.length - 1
    this.#file(
      this.#trees.add(tree, phonemes),
      behind,
      this.#flags[features] ?? OF_STEM,
      (stemNumber << LIST_BITS) | features,
    )
  }

  /** Files an ending, behind which the word ends, or another tree goes on, or both. */
  addEnding(tree: number, phonemes: string, features: number, ends: boolean, behind = NOWHERE): void {
    this.#file(this.#trees.add(tree, phonemes), behind, ends ? ENDS : 0, features)
  }

  /** Files an ending with which a word may end, spelt backwards. */
  addBackwards(tree: number, phonemes: string, features: number): void {
    this.#file(this.#trees.addBackwards(tree, phonemes), NOWHERE, ENDS, features)
  }

  build(): Morphs {
    const starts = startsOf(this.#nodes, this.#size, this.#trees.size)
    const trees = this.#trees.build(starts)
    return new Morphs(trees, this.#sortedRecords(starts), this.#stems, this.#endsOfWords())
  }

  /** The morphs' numbers, node by node; `starts` is used up. */
  #sortedRecords(starts: Int32Array): Int32Array {
    const records = new Int32Array(2 * this.#size)
    for (let i = 0; i < this.#size; i++) {
      const morph = increment(starts, this.#nodes[i] ?? NOWHERE)
      records[2 * morph] = this.#records[2 * i] ?? 0
      records[2 * morph + 1] = this.#records[2 * i + 1] ?? 0
    }
    return records
  }

  #endsOfWords(): Uint8Array {
    const endsWord = new Uint8Array(this.#trees.size)
    for (let i = 0; i < this.#size; i++) {
      if (((this.#records[2 * i] ?? 0) & ENDS) !== 0) endsWord[this.#nodes[i] ?? NOWHERE] = 1
    }
    return endsWord
  }

  #file(node: number, behind: number, flags: number, says: number): void {
    if (node === NOWHERE) return
    if (this.#size === this.#nodes.length) {
      this.#nodes = wider(this.#nodes, Int32Array)
      this.#records = wider(this.#records, Int32Array)
    }
    const morph = this.#size++
    this.#nodes[morph] = node
    this.#records[2 * morph] = (behind << FLAG_BITS) | flags
    this.#records[2 * morph + 1] = says
  }
}
