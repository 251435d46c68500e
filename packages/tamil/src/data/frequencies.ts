import { endsWord, isLastEdge, LETTER_MASK, nextOf } from './automaton.ts'
import { BinaryData, type BinaryFormat } from './binary.ts'

/** The second, optional binary. It is share-alike data (CC BY-SA 4.0) and never part of the first. */
export const FREQUENCY_FORMAT: BinaryFormat = { magic: 0x46544d53, version: 1, name: 'frequency data' }

/** Sections of the frequency binary. */
export const FREQUENCY_SECTIONS = {
  /** The automaton of all words (automaton.ts), which numbers them in their order. */
  edges: 1,
  /** Edge → how many words the edges before it in its node lead to. */
  skipped: 2,
  /** Word number → centibels, two bytes, the low one first. */
  values: 3,
  /** The spelling model as it is with frequencies: as in the language data. */
  spellingCharacters: 9,
  spellingStems: 10,
  spellingWeights: 11,
} as const

const BLOCK = 0x0b80

/** How frequent words are in written Tamil. */
export interface Frequencies {
  /** The word's share of running words, for example 0.0102 for `ஒரு`; 0 for a word that is not listed. */
  frequency(word: string): number
}

/**
 * Opens the optional frequency binary; the engine runs without it.
 * @throws LanguageDataError when the bytes are something else or of another version.
 */
export function openFrequencies(bytes: Uint8Array): Frequencies {
  return readFrequencies(new BinaryData(bytes, FREQUENCY_FORMAT))
}

/** The frequencies of an opened binary. */
export function readFrequencies(data: BinaryData): Frequencies {
  const edges = data.naturals(FREQUENCY_SECTIONS.edges)
  const skipped = data.naturals(FREQUENCY_SECTIONS.skipped)
  const values = data.bytes(FREQUENCY_SECTIONS.values)
  return {
    frequency(word) {
      const number = numberOf(word.normalize('NFC'), edges, skipped)
      if (number < 0) return 0
      const centibels = (values[2 * number] ?? 0) | ((values[2 * number + 1] ?? 0) << 8)
      return 10 ** (-centibels / 100)
    },
  }
}

/** The number of a word among all, in their order; −1 when it is not listed. */
function numberOf(word: string, edges: Uint32Array, skipped: Uint32Array): number {
  let number = 0
  let node = 0
  for (let i = 0; i < word.length; i++) {
    const edge = edgeWith(word.charCodeAt(i) - BLOCK, node, edges)
    if (edge < 0) return -1
    const bits = edges[edge] ?? 0
    number += skipped[edge] ?? 0
    if (i === word.length - 1) return endsWord(bits) ? number : -1
    if (endsWord(bits)) number++
    node = nextOf(bits)
    if (node === 0) return -1
  }
  return -1
}

function edgeWith(letter: number, node: number, edges: Uint32Array): number {
  for (let edge = node; edge < edges.length; edge++) {
    const bits = edges[edge] ?? 0
    if ((bits & LETTER_MASK) === letter) return edge
    if (isLastEdge(bits)) return -1
  }
  return -1
}
