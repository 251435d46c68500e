import { BinaryData } from './data/binary.ts'
import { FREQUENCY_FORMAT } from './data/frequencies.ts'
import { LanguageData } from './data/language-data.ts'
import { type ProofreadOptions, type ProofreadResult, proofread } from './proofread.ts'
import { RULES } from './rules/index.ts'
import { Choices, readReplacements } from './rules/pairs.ts'
import { ProfileRules } from './rules/profile-rules.ts'
import type { Knowledge, Profile, Rule } from './rules/rule.ts'
import type { Share } from './rules/rule-set.ts'
import { findIn, proofreadFound, type SharedFinding } from './shares.ts'
import { WordForm, type WordReader } from './text/word-form.ts'
import type { Analysis } from './words/analysis.ts'
import { inCase, readPronouns } from './words/case-forms.ts'
import { readCaseFrames } from './words/case-frames.ts'
import { readCompoundHeads } from './words/compound-heads.ts'
import { Meanings } from './words/confusions/by-meaning.ts'
import { ContextSets } from './words/confusions/context-sets.ts'
import { Customs } from './words/customs.ts'
import { agreeWith } from './words/inflect.ts'
import { openLexicon } from './words/lexicon.ts'
import { openMorphology } from './words/morphology.ts'
import { readOneWordCompounds } from './words/one-word-compounds.ts'
import { readPostpositionCases } from './words/postposition-cases.ts'
import { SpellingCheck } from './words/spell-check/spelling-check.ts'
import { readSpokenWords } from './words/spoken/spoken-words.ts'
import { VerbFormsByInfinitive } from './words/verb-forms-by-infinitive.ts'
import { VerbReplacement } from './words/verb-replacement.ts'
import { WordAnalyser } from './words/word-analyser.ts'
import { WordBeginnings } from './words/word-beginnings.ts'
import { WordMemory } from './words/word-memory.ts'
import { readWrongCases } from './words/wrong-cases.ts'

/** Part of the model name `semmai-tamil-<version>`; results are identical for one version (A15). */
export const ENGINE_VERSION = '0.2.0-dev'

/** Words that rules make up are seldom asked for again: rows of their memories. */
const FEW_ROWS = 2048

/** A proofreader and word analyser. Synchronous; not to be shared between threads (see `engineWith`). */
export interface Engine {
  /**
   * Finds errors and corrects what is sure. Offsets are UTF-16 code units into `text`. Pure, linear in the length of the
   * text, and never throws on any string.
   */
  proofread(text: string, options?: ProofreadOptions): ProofreadResult
  /**
   * What the rules find in one share of a text: for several threads that proofread one long text together. Each reads the
   * whole text, for what a sentence owes to others, and asks the rules about its own share. Plain data that threads may
   * pass on, for `proofreadFound`.
   * @example engine.proofreadFound(text, [0, 1].map((part) => engine.findIn(text, { part, of: 2 })))
   */
  findIn(text: string, share: Share, profile?: Profile): readonly SharedFinding[]
  /** Of what `findIn` has found in all shares of a text, in their order, the very answer that `proofread` gives. */
  proofreadFound(
    text: string,
    shares: readonly (readonly SharedFinding[])[],
    options?: ProofreadOptions,
  ): ProofreadResult
  /** Every reading of one word: dictionary form, class, features; empty for an unknown word. */
  analyse(word: string): readonly Analysis[]
  /** What the engine was made from: facts and literature of a critique stand there, too. */
  readonly data: LanguageData
}

/**
 * Builds an engine with all rules from compiled language data (`npm run build` writes it, `@semmai/tamil-node` loads it).
 * The bytes are used where they stand: keep them unchanged as long as the engine is used. With the optional frequency
 * binary (share-alike data of its own) the spelling model finds more.
 * @throws LanguageDataError when the bytes are something else, cut short, or of another version.
 */
export function createEngine(bytes: Uint8Array, frequencies?: Uint8Array): Engine {
  const optional = frequencies && new BinaryData(frequencies, FREQUENCY_FORMAT)
  return engineWith(new LanguageData(bytes), RULES, optional)
}

/**
 * Builds an engine with the given rules.
 *
 * An engine is not reentrant: analyser, morphology and spelling check write to scratch buffers of their own. All calls are
 * synchronous, so one thread can never interleave two; a second thread needs an engine of its own.
 */
export function engineWith(data: LanguageData, rules: readonly Rule[], frequencies?: BinaryData): Engine {
  const knowledge = knowledgeIn(data, frequencies)
  const ruleSets = new ProfileRules(rules, readReplacements(data), knowledge)
  return {
    proofread: (text, options) => proofread(text, ruleSets.of(options?.profile), options),
    findIn: (text, share, profile) => findIn(text, share, ruleSets.of(profile)),
    proofreadFound: (text, shares, options) =>
      proofreadFound(text, shares, ruleSets.of(options?.profile), options),
    analyse: knowledge.analyse,
    data,
  }
}

/** What rules may ask. */
function knowledgeIn(data: LanguageData, frequencies: BinaryData | undefined): Knowledge {
  const lexicon = openLexicon(data)
  const morphology = openMorphology(data)
  const pronouns = readPronouns(data)
  const verbs = new VerbReplacement(data)
  const beginnings = new WordBeginnings(morphology)
  const { formOf, analyse, readStems, shareOf } = readersOf(data, lexicon, morphology, frequencies)
  return {
    ...readTables(data),
    lexicon,
    formOf,
    analyse,
    readStems,
    shareOf,
    beginningsOf: (word) => beginnings.of(word),
    agreeWith: (verb, person, tense) => agreeWith(verb, person, morphology, tense),
    inCase: (word, reading, wanted) => inCase(word, reading, wanted, pronouns),
    speech: { analyse: readStems, spokenWords: readSpokenWords(data) },
    replaceVerb: (word, from, to) => verbs.replace(word, from, to),
  }
}

/**
 * The readers of word forms. They need each other: a word form asks the spelling check, which asks for the forms of other
 * words. The knot is tied here, by closures that run only when a form is first asked, after all parts exist.
 */
function readersOf(
  data: LanguageData,
  lexicon: Knowledge['lexicon'],
  morphology: ReturnType<typeof openMorphology>,
  frequencies: BinaryData | undefined,
): Pick<Knowledge, 'formOf' | 'analyse' | 'readStems' | 'shareOf'> {
  const analyser = new WordAnalyser(morphology, lexicon)
  const reader: WordReader = {
    read: (word) => analyser.read(word),
    framesOf: readCaseFrames(data),
    compoundHeads: readCompoundHeads(data),
    misspellingIn: (word, facts) => spelling.misspellingIn(word, facts),
    get lookUps() {
      return spelling.lookUps
    },
    knows: (word, facts) => spelling.knows(word, facts),
  }
  const forms = new WordMemory((word) => new WordForm(word, reader))
  // Words that rules make up are remembered apart: in one memory they would crowd out those of the texts.
  const madeUp = new WordMemory((text) => ({ text, analyses: analyser.read(text).analyses }), FEW_ROWS)
  const analyse = (word: string) => (forms.peek(word) ?? madeUp.of(word)).analyses
  const stemsOf = new WordMemory((text) => ({ text, analyses: analyser.readStems(text) }), FEW_ROWS)
  const readStems = (word: string) => forms.peek(word)?.stemReadings ?? stemsOf.of(word).analyses
  const spelling = new SpellingCheck({
    data,
    frequencies,
    lexicon,
    morphology,
    read: (word) => analyser.read(word),
    analyse,
  })
  return {
    formOf: (text, start, end) => forms.of(text, start, end),
    analyse,
    readStems,
    shareOf: (word) => spelling.shareOf(word),
  }
}

/** What rules know that stands in tables as it is. */
function readTables(data: LanguageData) {
  return {
    contexts: new ContextSets(data),
    meanings: new Meanings(data),
    loans: new Set(data.table('loans').map((cell) => cell('lemma'))),
    choices: new Choices(data),
    customs: new Customs(data),
    oneWordCompounds: readOneWordCompounds(data),
    wrongCases: readWrongCases(data),
    postpositionCases: readPostpositionCases(data),
    verbForms: new VerbFormsByInfinitive(data),
  }
}
