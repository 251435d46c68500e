import type { Feature } from './analysis.ts'
import type { FeatureLists } from './feature-lists.ts'
import type { Morphs } from './morphs.ts'

/** Two trees of what may follow a noun's oblique and what its plural base, spelt from the end of the word backwards. */
export class NounEndings {
  readonly singular: number
  readonly plural: number
  readonly #morphs: Morphs
  readonly #lists: FeatureLists

  constructor(morphs: Morphs, lists: FeatureLists, singular: number, plural: number) {
    this.#morphs = morphs
    this.#lists = lists
    this.singular = singular
    this.plural = plural
  }

  /** The node that the symbol before those read so far leads to, or `NOWHERE`. */
  step(node: number, symbol: number): number {
    return this.#morphs.trees.step(node, symbol)
  }

  /** Whether what was read is an ending. */
  endsAt(node: number): boolean {
    return this.#morphs.endsWordAt(node)
  }

  /** What the ending that was read may say. */
  featuresAt(node: number): (readonly Feature[])[] {
    const { trees } = this.#morphs
    const found: (readonly Feature[])[] = []
    for (let morph = trees.firstAt(node); morph < trees.firstAt(node + 1); morph++)
      found.push(this.#lists.at(this.#morphs.featuresOf(morph)))
    return found
  }
}
