import type { Feature, WordClass } from './analysis.ts'
import { NOWHERE, type PhonemeTrees, PhonemeTreesBuilder } from './phoneme-trees.ts'
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
  readonly #stems: readonly (Stem | undefined)[]
  readonly #features: readonly (readonly Feature[])[]
  /** Node → whether a word may end at it (1). */
  readonly #endsWord: Uint8Array

  constructor(
    trees: PhonemeTrees,
    starts: Int32Array,
    next: Int32Array,
    flags: Uint8Array,
    stems: readonly (Stem | undefined)[],
    features: readonly (readonly Feature[])[],
  ) {
    this.trees = trees
    this.starts = starts
    this.next = next
    this.#flags = flags
    this.#stems = stems
    this.#features = features
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

  /** The word that this is a form of; undefined for an ending. */
  stemOf(morph: number): Stem | undefined {
    return this.#stems[morph]
  }

  featuresOf(morph: number): readonly Feature[] {
    return this.#features[morph] ?? []
  }

  endsWordAt(node: number): boolean {
    return this.#endsWord[node] === 1
  }
}

/** Morphs while they are being filed. */
export class MorphsBuilder {
  readonly #trees = new PhonemeTreesBuilder()
  readonly #nodes: number[] = []
  readonly #next: number[] = []
  readonly #flags: number[] = []
  readonly #stems: (Stem | undefined)[] = []
  readonly #features: (readonly Feature[])[] = []

  /** A new, empty tree: its root. */
  addTree(): number {
    return this.#trees.addTree()
  }

  /** Files one form of a stem; `phonemes` as it stands before its endings, `next` the tree of these. */
  addStem(tree: number, phonemes: string, stem: Stem, features: readonly Feature[], next: number): void {
    this.#add(tree, phonemes, next, features.includes('rare') ? RARE : 0, stem, features)
  }

  /** Files an ending, behind which the word ends, or another tree goes on, or both. */
  addEnding(
    tree: number,
    phonemes: string,
    features: readonly Feature[],
    ends: boolean,
    next = NOWHERE,
  ): void {
    this.#add(tree, phonemes, next, ends ? ENDS : 0, undefined, features)
  }

  build(): Morphs {
    const starts = new Int32Array(this.#trees.size + 1)
    for (const node of this.#nodes) starts[node + 1] = (starts[node + 1] ?? 0) + 1
    for (let node = 1; node < starts.length; node++)
      starts[node] = (starts[node] ?? 0) + (starts[node - 1] ?? 0)
    const filled = starts.slice()
    const count = this.#nodes.length
    const next = new Int32Array(count)
    const flags = new Uint8Array(count)
    const stems = new Array<Stem | undefined>(count)
    const features = new Array<readonly Feature[]>(count)
    for (let i = 0; i < count; i++) {
      const node = this.#nodes[i] ?? NOWHERE
      const morph = filled[node] ?? 0
      filled[node] = morph + 1
      next[morph] = this.#next[i] ?? NOWHERE
      flags[morph] = this.#flags[i] ?? 0
      stems[morph] = this.#stems[i]
      features[morph] = this.#features[i] ?? []
    }
    return new Morphs(this.#trees.build(), starts, next, flags, stems, features)
  }

  #add(
    tree: number,
    phonemes: string,
    next: number,
    flags: number,
    stem: Stem | undefined,
    features: readonly Feature[],
  ): void {
    const node = this.#trees.add(tree, phonemes)
    if (node === NOWHERE) return
    this.#nodes.push(node)
    this.#next.push(next)
    this.#flags.push(flags)
    this.#stems.push(stem)
    this.#features.push(features)
  }
}
