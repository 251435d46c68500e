import { endsWord, isLastEdge, nextOf } from '../data/automaton.ts'
import { FREQUENCY_FORMAT, FREQUENCY_SECTIONS } from '../data/frequencies.ts'
import { buildAutomaton } from './automaton-builder.ts'
import { type SectionNumbers, type Sha256, writeBinary } from './binary-writer.ts'
import type { SpellingSections } from './speller-builder.ts'

/** The frequency binary out of words, sorted by code unit, with their centibels (0 to 65,535). */
export function buildFrequencies(
  rows: readonly (readonly [word: string, centibels: number])[],
  sha256: Sha256,
  spelling?: SpellingSections,
): Uint8Array {
  const edges = buildAutomaton(rows.map(([word]) => word))
  const values = new Uint8Array(2 * rows.length)
  for (const [i, [, centibels]] of rows.entries()) {
    values[2 * i] = centibels & 0xff
    values[2 * i + 1] = centibels >> 8
  }
  const sections = new Map<number, SectionNumbers>([
    [FREQUENCY_SECTIONS.edges, edges],
    [FREQUENCY_SECTIONS.skipped, countSkipped(edges)],
    [FREQUENCY_SECTIONS.values, values],
  ])
  if (spelling !== undefined) {
    sections.set(FREQUENCY_SECTIONS.spellingCharacters, spelling.characters)
    sections.set(FREQUENCY_SECTIONS.spellingStems, spelling.stems)
    sections.set(FREQUENCY_SECTIONS.spellingWeights, spelling.weights)
  }
  return writeBinary(FREQUENCY_FORMAT, sections, sha256)
}

/** Edge → how many words the edges before it in its node lead to. */
function countSkipped(edges: Uint32Array): Uint32Array {
  const behind = new Map<number, number>()
  const skipped = new Uint32Array(edges.length)
  const count = (node: number): number => {
    const known = behind.get(node)
    if (known !== undefined) return known
    let words = 0
    for (let at = node; at < edges.length; at++) {
      const edge = edges[at] ?? 0
      skipped[at] = words
      words += (endsWord(edge) ? 1 : 0) + (nextOf(edge) === 0 ? 0 : count(nextOf(edge)))
      if (isLastEdge(edge)) break
    }
    behind.set(node, words)
    return words
  }
  count(0)
  return skipped
}
