import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileData, loadWordList } from '@semmai/tamil-data'
import { BinaryData } from '../src/data/binary.ts'
import { FREQUENCY_FORMAT, FREQUENCY_SECTIONS } from '../src/data/frequencies.ts'
import { LanguageData } from '../src/data/language-data.ts'
import { SECTIONS } from '../src/data/sections.ts'
import type { Analysis } from '../src/words/analysis.ts'
import { CharacterModel } from '../src/words/error-model/character-model.ts'
import type { FrequencyTable } from '../src/words/error-model/frequency-table.ts'
import { SpellingModel, type Weights } from '../src/words/error-model/spelling-model.ts'
import { type WordReading, WordScores } from '../src/words/error-model/word-scores.ts'
import { type Lexicon, openLexicon } from '../src/words/lexicon.ts'
import { openMorphology } from '../src/words/morphology.ts'
import { withoutVallinam } from '../src/words/vallinam.ts'
import { WordAnalyser } from '../src/words/word-analyser.ts'

/** What is hidden from the model while it judges one word, as if the word had never been met. */
export interface Hidden {
  readonly lemmas: ReadonlySet<string>
  readonly word: string
  /** Whether the word list is without it, too. */
  readonly unlisted: boolean
}

/** A row of a data file by its columns. */
export type Row = Readonly<Record<string, string>>

/** The model with any weights, and words as it meets them. */
export interface Lab {
  readonly lexicon: Lexicon
  /** Shares of running words by form; undefined without frequencies. */
  readonly shares: ReadonlyMap<string, number> | undefined
  readonly model: (weights: Weights) => SpellingModel
  readonly hide: (hidden: Hidden | undefined) => void
  readonly read: (word: string) => WordReading
  /** Whether the model is asked about a word: no stem explains it, it has no frequency, and no list has it. */
  readonly isUnknown: (word: string) => boolean
  /** The rows of a data file: `stems/names`. */
  readonly rows: (file: string) => Row[]
}

/** Whether a reading rests on a stem; guessed ones do not count. */
export function isExplained(analyses: readonly Analysis[]): boolean {
  return analyses.some((reading) => reading.guessed !== true)
}

/** The two models of a data folder: `own` of the language data alone, `withFrequencies`. */
export function openLabs(folder: string): { readonly own: Lab; readonly withFrequencies: Lab } {
  const { binaries, problems } = compileData(folder, loadWordList())
  if (binaries === undefined)
    throw new Error(`The language data has problems: ${problems[0]?.file} ${problems[0]?.message}`)
  const data = new LanguageData(binaries.language)
  const frequencies = new BinaryData(binaries.frequencies, FREQUENCY_FORMAT)
  const shares = new Map(
    readRows(folder, 'frequencies').map(({ word = '', centibels }) => [
      word.normalize('NFC'),
      10 ** (-Number(centibels) / 100),
    ]),
  )
  return {
    own: buildLab(folder, data, data.binary, SECTIONS, undefined),
    withFrequencies: buildLab(folder, data, frequencies, FREQUENCY_SECTIONS, shares),
  }
}

function buildLab(
  folder: string,
  data: LanguageData,
  binary: BinaryData,
  sections: { readonly spellingCharacters: number; readonly spellingStems: number },
  shares: ReadonlyMap<string, number> | undefined,
): Lab {
  let hidden: Hidden | undefined
  const lexicon = openLexicon(data)
  const morphology = openMorphology(data)
  const analyser = new WordAnalyser(morphology, lexicon)
  const table: FrequencyTable | undefined = shares && {
    logFrequency(word) {
      const share = word === hidden?.word ? undefined : shares.get(word)
      return share === undefined ? undefined : Math.log10(share)
    },
  }
  const characters = new CharacterModel(binary.naturals(sections.spellingCharacters))
  const scores = new WordScores(table, binary.naturals(sections.spellingStems), characters)
  const read = (word: string): WordReading => {
    const reading = analyser.read(word)
    if (hidden === undefined) return reading
    const { lemmas, unlisted } = hidden
    const analyses = reading.analyses.filter(({ lemma }) => !lemmas.has(lemma))
    return { analyses, isListed: reading.isListed && !(unlisted && word === hidden.word) }
  }
  const isUnknown = (word: string) => {
    const bare = withoutVallinam(word)
    return [bare, word].every((form) => {
      const { analyses, isListed } = read(form)
      return !isExplained(analyses) && !isListed && table?.logFrequency(form) === undefined
    })
  }
  const isHidden = (word: string, { analyses, isListed }: WordReading) =>
    analyses.length === 0 && !isListed && table?.logFrequency(word) === undefined
  return {
    ...{ lexicon, shares, read, isUnknown },
    hide: (what) => {
      hidden = what
    },
    model: (weights) =>
      new SpellingModel({ lexicon, morphology, scores, characters, weights, read, isHidden }),
    rows: (file) => readRows(folder, file),
  }
}

function readRows(folder: string, file: string): Row[] {
  const lines = readFileSync(join(folder, `${file}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
  const [header = '', ...rows] = lines.filter((line) => !line.startsWith('#'))
  const columns = header.split('\t')
  return rows.map((row) => {
    const cells = row.split('\t')
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? '']))
  })
}
