import { LanguageData } from '../data/language-data.ts'
import type { Analysis } from '../words/analysis.ts'
import { openLexicon } from '../words/lexicon.ts'
import { openMorphology } from '../words/morphology.ts'
import { WordAnalyser } from '../words/word-analyser.ts'

/** Every reading of a word. */
export type ReadWord = (word: string) => readonly Analysis[]

/** The analyser alone, without rules, out of a binary that was just built. */
export function openAnalyser(bytes: Uint8Array): ReadWord {
  const data = new LanguageData(bytes)
  const analyser = new WordAnalyser(openMorphology(data), openLexicon(data))
  return (word) => analyser.read(word).analyses
}
