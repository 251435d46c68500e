import type { BinaryData } from '../../data/binary.ts'
import { FREQUENCY_SECTIONS, readFrequencies } from '../../data/frequencies.ts'
import type { LanguageData } from '../../data/language-data.ts'
import { SECTIONS } from '../../data/sections.ts'
import type { Lexicon } from '../lexicon.ts'
import type { Morphology } from '../morphology.ts'
import { CharacterModel } from './character-model.ts'
import { EDIT_KINDS, type EditKind } from './edits.ts'
import { MODEL_FEATURES } from './features.ts'
import type { FrequencyTable } from './frequency-table.ts'
import { SpellingModel, type Weights } from './spelling-model.ts'
import { type WordReading, WordScores } from './word-scores.ts'

/** A stored weight in units of the weight itself. */
export const WEIGHT_STEP = 1e-4

/** The names of all weights, in the order in which they are stored. */
export const WEIGHT_NAMES: readonly string[] = [
  ...EDIT_KINDS.map((kind) => `cost ${kind}`),
  ...MODEL_FEATURES,
]

interface ModelWords {
  readonly lexicon: Lexicon
  readonly morphology: Morphology
  readonly read: (word: string) => WordReading
}

/**
 * The spelling model of the language data; with the optional frequencies the one that was learned with them. Undefined
 * for language data without weights.
 */
export function openSpellingModel(
  data: LanguageData,
  frequencies: BinaryData | undefined,
  words: ModelWords,
): { readonly model: SpellingModel; readonly frequencies: FrequencyTable | undefined } | undefined {
  const withFrequencies = frequencies?.has(FREQUENCY_SECTIONS.spellingWeights) === true
  const [binary, sections] = withFrequencies
    ? ([frequencies, FREQUENCY_SECTIONS] as const)
    : ([data.binary, SECTIONS] as const)
  if (!binary.has(sections.spellingWeights)) return undefined
  const table = withFrequencies ? frequencyTable(frequencies) : undefined
  const characters = new CharacterModel(binary.naturals(sections.spellingCharacters))
  const scores = new WordScores(table, binary.naturals(sections.spellingStems), characters)
  const weights = readWeights(binary.integers(sections.spellingWeights))
  return { model: new SpellingModel({ ...words, scores, characters, weights }), frequencies: table }
}

function frequencyTable(binary: BinaryData): FrequencyTable {
  const frequencies = readFrequencies(binary)
  return {
    logFrequency(word) {
      const share = frequencies.frequency(word)
      return share === 0 ? undefined : Math.log10(share)
    },
  }
}

function readWeights(stored: Int32Array): Weights {
  const values = Array.from(stored, (value) => value * WEIGHT_STEP)
  const costs = Object.fromEntries(EDIT_KINDS.map((kind, i) => [kind, values[i] ?? 0])) as Record<
    EditKind,
    number
  >
  return { costs, regression: values.slice(EDIT_KINDS.length) }
}
