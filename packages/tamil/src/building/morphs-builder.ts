import type { FeatureLists } from '../words/feature-lists.ts'
import { MAX_TREES, morphNumber } from '../words/morphs.ts'
import { NOWHERE } from '../words/phoneme-trees.ts'
import { increment, PhonemeTreesBuilder, startsOf, wider } from '../words/phoneme-trees-builder.ts'

/** Enough morphs for the stem tables, so that the lists need not be widened. */
const ROOM = 1 << 17
/** How many morphs the data can count at one node, in a byte. */
const MAX_FILED = 255

/** Morphs and trees as they stand in the data. */
export interface MorphNumbers {
  readonly treeLinks: Int32Array
  /** Node → how many morphs are filed at it. */
  readonly treeFiled: Uint8Array
  readonly treeChildren: Int32Array
  /** The roots in the order in which the trees were added, behind a 0. */
  readonly treeRoots: Int32Array
  readonly morphs: Uint32Array
  readonly wordEnds: Uint8Array
}

/** Morphs while they are being filed; lists of features are given by their numbers, trees by theirs, from 1 on. */
export class MorphsBuilder {
  readonly #lists: FeatureLists
  readonly #trees = new PhonemeTreesBuilder()
  readonly #roots: number[] = [NOWHERE]
  /** Morph → its node; and its two numbers. */
  #nodes = new Int32Array(ROOM)
  #records = new Uint32Array(2 * ROOM)
  #ends = new Uint8Array(ROOM)
  #size = 0
  readonly #rare = new Map<number, boolean>()

  constructor(lists: FeatureLists) {
    this.#lists = lists
  }

  /** A new, empty tree: its number. */
  addTree(): number {
    if (this.#roots.length === MAX_TREES) throw new Error(`There can be ${MAX_TREES - 1} trees.`)
    return this.#roots.push(this.#trees.addTree()) - 1
  }

  /** Files one form of a stem; `phonemes` as it stands before its endings, `behind` the tree of these. */
  addStem(tree: number, phonemes: string, stem: number, features: number, behind: number): void {
    const node = this.#trees.add(this.#roots[tree] ?? NOWHERE, phonemes)
    const rare = this.#isRare(features)
    this.#file(node, morphNumber({ tree: behind, features, ends: false, rare, ofStem: true }), stem, false)
  }

  /** Files an ending, behind which the word ends, or another tree goes on, or both. */
  addEnding(tree: number, phonemes: string, features: number, ends: boolean, behind: number): void {
    const node = this.#trees.add(this.#roots[tree] ?? NOWHERE, phonemes)
    this.#file(node, morphNumber({ tree: behind, features, ends, rare: false, ofStem: false }), 0, ends)
  }

  /** Files an ending with which a word may end, spelt backwards. */
  addBackwards(tree: number, phonemes: string, features: number): void {
    const node = this.#trees.addBackwards(this.#roots[tree] ?? NOWHERE, phonemes)
    this.#file(node, morphNumber({ tree: 0, features, ends: true, rare: false, ofStem: false }), 0, true)
  }

  build(): MorphNumbers {
    const starts = startsOf(this.#nodes, this.#size, this.#trees.size)
    const { links, children } = this.#trees.layOut()
    return {
      treeLinks: links,
      treeFiled: countsOf(starts),
      treeChildren: children,
      treeRoots: Int32Array.from(this.#roots),
      morphs: this.#sortedRecords(starts),
      wordEnds: this.#endsOfWords(),
    }
  }

  #isRare(features: number): boolean {
    const known = this.#rare.get(features) ?? this.#lists.at(features).includes('rare')
    this.#rare.set(features, known)
    return known
  }

  /** The morphs' numbers, node by node; `starts` is used up. */
  #sortedRecords(starts: Int32Array): Uint32Array {
    const records = new Uint32Array(2 * this.#size)
    for (let i = 0; i < this.#size; i++) {
      const morph = increment(starts, this.#nodes[i] ?? NOWHERE)
      records[morph] = this.#records[2 * i] ?? 0
      records[this.#size + morph] = this.#records[2 * i + 1] ?? 0
    }
    return records
  }

  #endsOfWords(): Uint8Array {
    const endsWord = new Uint8Array(this.#trees.size)
    for (let i = 0; i < this.#size; i++) if (this.#ends[i] === 1) endsWord[this.#nodes[i] ?? NOWHERE] = 1
    return endsWord
  }

  #file(node: number, says: number, stem: number, ends: boolean): void {
    if (node === NOWHERE) return
    if (this.#size === this.#nodes.length) {
      this.#nodes = wider(this.#nodes, Int32Array)
      this.#records = wider(this.#records, Uint32Array)
      this.#ends = wider(this.#ends, Uint8Array)
    }
    const morph = this.#size++
    this.#nodes[morph] = node
    this.#records[2 * morph] = says
    this.#records[2 * morph + 1] = stem
    this.#ends[morph] = ends ? 1 : 0
  }
}

/** How many members each group has. @throws Error when they are more than a byte holds. */
function countsOf(starts: Int32Array): Uint8Array {
  const counts = new Uint8Array(starts.length - 1)
  for (let group = 0; group < counts.length; group++) {
    const count = (starts[group + 1] ?? 0) - (starts[group] ?? 0)
    if (count > MAX_FILED)
      throw new Error(`${count} morphs have one form; at most ${MAX_FILED} can be counted.`)
    counts[group] = count
  }
  return counts
}
