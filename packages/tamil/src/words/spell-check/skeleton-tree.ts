import { NOWHERE, type PhonemeTrees } from '../phoneme-trees.ts'
import { PhonemeTreesBuilder } from '../phoneme-trees-builder.ts'

const BLOCK = 0x0b80
const INHERENT = 'அ'.charCodeAt(0)
/** Phoneme − 0x0b80 → the phoneme that stands for all that misspellings make of it; 0 for what is no Tamil letter. */
const FOLDED = new Uint16Array(0x80)
for (let i = 0; i < FOLDED.length; i++) FOLDED[i] = BLOCK + i
for (const group of ['லளழ', 'ரற', 'னநண', 'இஈ', 'உஊ', 'எஏ', 'ஒஓ'])
  for (const phoneme of group) FOLDED[phoneme.charCodeAt(0) - BLOCK] = group.charCodeAt(0)

/** Skeletons of one symbol begin too many words. */
const SHORTEST = 2
const LONGEST = 14

/**
 * A trie of skeletons. Files what words begin with by its skeleton: a word without what misspellings change. Letters that sound alike and vowels of
 * either length are one, அ and doublings are left out, so `பெறிய` and `பெரிய` have one skeleton. All that begins a
 * word is found in one walk, a step for each symbol of the word's skeleton; most words are soon off the tree.
 *
 * The tree holds the skeletons as strings of phonemes; what is filed under one stands in a list by the number of its node.
 */
export class SkeletonTree<Entry extends { readonly phonemes: string }> {
  readonly #tree: PhonemeTrees
  readonly #root: number
  /** Node → the entries of the skeleton that ends there. */
  readonly #entries: readonly (readonly Entry[] | undefined)[]

  constructor(entries: readonly Entry[]) {
    const builder = new PhonemeTreesBuilder()
    this.#root = builder.addTree()
    const filed: Entry[][] = []
    for (const entry of entries) {
      const skeleton = skeletonOf(entry.phonemes)
      if (skeleton.length < SHORTEST || skeleton.length > LONGEST) continue
      const node = builder.add(this.#root, skeleton)
      filed[node] = [...(filed[node] ?? []), entry]
    }
    this.#tree = builder.build()
    this.#entries = Array.from({ length: builder.size }, (_, node) => filed[node])
  }

  /**
   * Calls `visit` with all entries under each skeleton that a word begins with, the shortest first; the beginning of
   * the word that has this skeleton is `end` phonemes long, the skeleton itself `symbols`.
   */
  visitBeginnings(
    phonemes: string,
    visit: (entries: readonly Entry[], end: number, symbols: number) => void,
  ): void {
    let node = this.#root
    let symbol = foldedAt(phonemes, 0)
    for (let at = 1, symbols = 1; at <= phonemes.length; at++, symbols++) {
      node = this.#tree.step(node, symbol)
      if (node === NOWHERE) return
      let end = at
      let next = INHERENT
      for (; at < phonemes.length; at++) {
        next = foldedAt(phonemes, at)
        if (next === INHERENT) continue
        if (next !== symbol) break
        end = at + 1
      }
      const entries = this.#entries[node]
      if (entries !== undefined) visit(entries, end, symbols)
      symbol = next
    }
  }
}

/** Without அ, unless the word begins with it, and with each symbol once where it is repeated. */
function skeletonOf(phonemes: string): string {
  const symbols: number[] = []
  for (let at = 0; at < phonemes.length; at++) {
    const symbol = foldedAt(phonemes, at)
    const isLeftOut = symbol === INHERENT || symbols.at(-1) === symbol
    if (at === 0 || !isLeftOut) symbols.push(symbol)
  }
  return String.fromCharCode(...symbols)
}

function foldedAt(phonemes: string, at: number): number {
  return FOLDED[phonemes.charCodeAt(at) - BLOCK] ?? 0
}
