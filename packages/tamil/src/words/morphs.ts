import type { PhonemeTrees } from './phoneme-trees.ts'
import type { Stem, Stems } from './stems.ts'

const ENDS = 1
const RARE = 2
const OF_STEM = 4
const FLAG_BITS = 3
/** Behind the flags, the number of the tree behind it; above, the number of the list of its features. */
const TREE_MASK = 0x1fff
const FEATURES_SHIFT = 16

/** There is a number for so many trees. */
export const MAX_TREES = TREE_MASK + 1

/** What the first number of a morph says, packed. `tree` is 0 for no tree behind it, else its place among the names, + 1. */
export interface MorphParts {
  readonly tree: number
  readonly features: number
  readonly ends: boolean
  readonly rare: boolean
  readonly ofStem: boolean
}

/** The first number of a morph; the second is the number of its stem, 0 for an ending. */
export function morphNumber({ tree, features, ends, rare, ofStem }: MorphParts): number {
  const flags = (ends ? ENDS : 0) | (rare ? RARE : 0) | (ofStem ? OF_STEM : 0)
  return ((features << FEATURES_SHIFT) | (tree << FLAG_BITS) | flags) >>> 0
}

/**
 * The forms of stems and the endings, each at the node of its tree where it ends, numbered so that those of one node
 * follow each other from `trees.firstAt(node)` on. What it says stands in a list of numbers, which is used as it was
 * compiled.
 */
export class Morphs {
  readonly trees: PhonemeTrees
  /** The first numbers of all morphs (see `morphNumber`), then the second ones: apart they compress to a third. */
  readonly #records: Uint32Array
  readonly #size: number
  /** The number of a tree → its root; 0 → `NOWHERE`. */
  readonly #roots: Int32Array
  readonly #stems: Stems
  /** Node → whether a word may end at it (1). */
  readonly #endsWord: Uint8Array

  constructor(
    trees: PhonemeTrees,
    records: Uint32Array,
    roots: Int32Array,
    stems: Stems,
    endsWord: Uint8Array,
  ) {
    this.trees = trees
    this.#records = records
    this.#size = records.length / 2
    this.#roots = roots
    this.#stems = stems
    this.#endsWord = endsWord
  }

  /** The root of the tree that goes on behind a morph, or `NOWHERE`. */
  behind(morph: number): number {
    return this.#roots[((this.#records[morph] ?? 0) >>> FLAG_BITS) & TREE_MASK] ?? 0
  }

  /** Whether the word may end with this morph. */
  ends(morph: number): boolean {
    return ((this.#records[morph] ?? 0) & ENDS) !== 0
  }

  /** Whether it is a form of a stem that stands beside a common one: never proposed. */
  isRare(morph: number): boolean {
    return ((this.#records[morph] ?? 0) & RARE) !== 0
  }

  /** Whether it is a form of a stem; else it is an ending. */
  isOfStem(morph: number): boolean {
    return ((this.#records[morph] ?? 0) & OF_STEM) !== 0
  }

  /** The word that this is a form of; undefined for an ending. */
  stemOf(morph: number): Stem | undefined {
    const stem = this.#records[this.#size + morph] ?? 0
    return stem === 0 ? undefined : this.#stems.at(stem)
  }

  /** The number of the list of its features. */
  featuresOf(morph: number): number {
    return (this.#records[morph] ?? 0) >>> FEATURES_SHIFT
  }

  endsWordAt(node: number): boolean {
    return this.#endsWord[node] === 1
  }
}
