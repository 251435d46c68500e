import { type ProofreadOptions, type ProofreadResult, proofread } from './proofread.ts'
import { RULES } from './rules/index.ts'
import type { Knowledge } from './rules/rule.ts'
import { RuleSet } from './rules/rule-set.ts'
import { type FormOf, WordForm, type WordReader } from './text/word-form.ts'
import type { Analysis } from './words/analysis.ts'
import { agreeWith } from './words/inflect.ts'
import { readLexicon } from './words/lexicon.ts'
import { SpellingCheck } from './words/spelling/spelling-check.ts'
import { buildMorphology } from './words/stem-tables.ts'
import { WordAnalyser } from './words/word-analyser.ts'
import { WordMemory } from './words/word-memory.ts'

/** Part of the model name `semmai-tamil-<version>`; results are identical for one version (A15). */
export const ENGINE_VERSION = '0.1.0'

/** What the engine reads once, at start. The caller does the input and output. */
export interface EngineData {
  /** The bytes of Tesseract's `tam.traineddata`, not gzipped. */
  readonly traineddata: Uint8Array
}

export interface Engine {
  /** Finds faults and corrects what is sure. Never throws on any string. */
  proofread(text: string, options?: ProofreadOptions): ProofreadResult
  /** Every reading of one word: dictionary form, class, features; empty for an unknown word. */
  analyse(word: string): readonly Analysis[]
}

/** Builds an engine. @throws Error when the data is not what it says. */
export function createEngine(data: EngineData): Engine {
  const lexicon = readLexicon(data.traineddata)
  const morphology = buildMorphology()
  const analyser = new WordAnalyser(morphology, lexicon)
  const reader: WordReader = {
    read: (word) => analyser.read(word),
    slipIn: (word, facts) => spelling.slipIn(word, facts),
    knows: (word, facts) => spelling.knows(word, facts),
  }
  const forms = new WordMemory((word) => new WordForm(word, reader))
  const formOf: FormOf = (text, start, end) => forms.of(text, start, end)
  const spelling = new SpellingCheck(lexicon, morphology, (word) => formOf(word).analyses)
  const knowledge: Knowledge = {
    lexicon,
    formOf,
    analyse: (word) => formOf(word).analyses,
    agreeWith: (verb, person, tense) => agreeWith(verb, person, morphology, tense),
  }
  const rules = new RuleSet(RULES, knowledge)
  return {
    proofread: (text, options) => proofread(text, rules, options),
    analyse: knowledge.analyse,
  }
}
