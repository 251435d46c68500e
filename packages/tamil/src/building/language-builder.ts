import { toPlanes } from '../data/byte-planes.ts'
import { LANGUAGE_FORMAT, SECTIONS, sectionOf, type TableName } from '../data/sections.ts'
import { STEM_BYTES, stemNumber } from '../words/stems.ts'
import { buildAutomaton } from './automaton-builder.ts'
import { type SectionNumbers, type Sha256, writeBinary } from './binary-writer.ts'
import type { LanguageTables } from './language-tables.ts'
import type { SpellingSections } from './speller-builder.ts'
import { buildMorphology } from './stems.ts'
import { StringPool } from './string-pool.ts'

/** The binary that an engine is made from. @throws Error when a limit of the format is passed. */
export function buildLanguageData(
  { stems, words, plain }: LanguageTables,
  sha256: Sha256,
  spelling?: SpellingSections,
): Uint8Array {
  const morphology = buildMorphology(stems)
  const pool = new StringPool([
    ...morphology.stems.map(({ lemma }) => lemma),
    ...morphology.featureLists,
    ...Object.values(plain).flat(2),
  ])
  const sections = new Map<number, SectionNumbers>([
    [SECTIONS.words, buildAutomaton(words)],
    [SECTIONS.treeLinks, morphology.treeLinks],
    [SECTIONS.treeFiled, morphology.treeFiled],
    [SECTIONS.treeChildren, morphology.treeChildren],
    [SECTIONS.treeRoots, morphology.treeRoots],
    [SECTIONS.morphs, morphology.morphs],
    [SECTIONS.wordEnds, morphology.wordEnds],
  ])
  const lemmas = morphology.stems.map(({ lemma }) => pool.place(lemma))
  const kinds = morphology.stems.map((stem) => stemNumber(stem.class, stem.verb))
  sections.set(SECTIONS.stems, toPlanes([...lemmas, ...kinds], STEM_BYTES))
  sections.set(sectionOf('featureLists'), pool.table(morphology.featureLists.map((list) => [list])))
  for (const [name, rows] of Object.entries(plain))
    sections.set(sectionOf(name as TableName), pool.table(rows))
  if (spelling !== undefined) {
    sections.set(SECTIONS.spellingCharacters, spelling.characters)
    sections.set(SECTIONS.spellingStems, spelling.stems)
    sections.set(SECTIONS.spellingWeights, spelling.weights)
  }
  sections.set(SECTIONS.strings, pool.build())
  return writeBinary(LANGUAGE_FORMAT, sections, sha256)
}
