import { readLanguageData } from '@semmai/tamil-node'
import { LanguageData } from '../data/language-data.ts'
import { readText, type TamilText } from '../text/tamil-text.ts'
import { WordForm, type WordReader } from '../text/word-form.ts'
import { readCaseFrames } from '../words/case-frames.ts'
import { readCompoundHeads } from '../words/compound-heads.ts'
import { openLexicon } from '../words/lexicon.ts'
import { openMorphology } from '../words/morphology.ts'
import { readOneWordCompounds } from '../words/one-word-compounds.ts'
import { WordAnalyser } from '../words/word-analyser.ts'
import { WordBeginnings } from '../words/word-beginnings.ts'

const data = new LanguageData(readLanguageData())
const lexicon = openLexicon(data)
const morphology = openMorphology(data)
const analyser = new WordAnalyser(morphology, lexicon)
const beginnings = new WordBeginnings(morphology)
const reader: WordReader = {
  read: (word) => analyser.read(word),
  framesOf: readCaseFrames(data),
  compoundHeads: readCompoundHeads(data),
  misspellingIn: () => undefined,
  lookUps: 0,
  knows: () => false,
}
const formOf = (text: string, start?: number, end?: number) => new WordForm(text.slice(start, end), reader)

/** What a test of clauses or of sandhi asks of words, without the rules and without the spelling check. */
export const KNOWLEDGE = {
  data,
  lexicon,
  morphology,
  formOf,
  read: (word: string) => analyser.read(word),
  analyse: (word: string) => analyser.read(word).analyses,
  readStems: (word: string) => analyser.readStems(word),
  beginningsOf: (word: string) => beginnings.of(word),
  oneWordCompounds: readOneWordCompounds(data),
}

/** A text as the rules see it. */
export function read(text: string): TamilText {
  return readText(text, formOf)
}
