import type { BinaryFormat } from './binary.ts'

/** The binary that every engine needs. */
export const LANGUAGE_FORMAT: BinaryFormat = { magic: 0x41544d53, version: 11, name: 'language data' }

/** The sections that are used as they stand; their numbers are part of the format. */
export const SECTIONS = {
  /** All strings (strings.ts). */
  strings: 1,
  /** The automaton of the full word forms (automaton.ts). */
  words: 2,
  /** The links of the trees' nodes and their children; node → how much is filed at it (words/phoneme-trees.ts). */
  treeLinks: 3,
  treeChildren: 4,
  treeFiled: 12,
  /** The root of each tree, in the order of `TREE_NAMES`. */
  treeRoots: 5,
  /** The first numbers of all morphs, then the second ones (words/morphs.ts). */
  morphs: 6,
  /** Node → 1 where a word may end. */
  wordEnds: 7,
  /** Where the lemma of each stem begins in the strings, then the word class and verb of each (words/stems.ts), in planes (byte-planes.ts). */
  stems: 8,
  /** The spelling model: n-grams of phonemes, scores of stems and endings (words/error-model/score-table.ts), weights. */
  spellingCharacters: 9,
  spellingStems: 10,
  spellingWeights: 11,
} as const

/** Records of strings, each with its columns; the number of the section is 100 and the place in this list. */
export const TABLES = {
  featureLists: ['features'],
  verbs: ['root', 'participle', 'infinitive', 'past-relative', 'future'],
  pronouns: ['lemma', 'oblique', 'dative'],
  loans: ['lemma'],
  frequentWords: ['lemma'],
  meanings: ['word', 'meanings'],
  synonyms: ['words'],
  contexts: [
    'set',
    'word',
    'of',
    'near',
    'only',
    'before',
    'after',
    'also',
    'also-kinds',
    'near-kinds',
    'before-kinds',
    'clause-before',
  ],
  replacements: ['rule', 'wrong', 'right'],
  choices: ['rule', 'borrowed', 'tamil', 'everyday'],
  facts: ['property', 'subject', 'cues', 'type', 'value', 'of', 'tolerance', 'source'],
  factNames: ['kind', 'names'],
  factPages: ['id', 'title', 'url', 'read'],
  passages: ['work', 'author', 'number', 'place', 'lines', 'variants'],
  works: ['id', 'title', 'author', 'source-title', 'url'],
  attributions: ['label', 'beginnings', 'works', 'authors', 'weak', 'numbered'],
  sayings: ['saying'],
  popularForms: ['work', 'number', 'form'],
  coupletVariants: ['number', 'ours', 'another'],
  coupletRepairs: ['number', 'wrong', 'right', 'reason'],
  caseFrames: ['verb', 'frames'],
  animalSounds: ['animal', 'verbs'],
  customaryNouns: ['of', 'kind', 'right', 'compound', 'first'],
  customaryVerbs: ['nouns', 'right', 'wrong'],
  setPhrases: ['before', 'right', 'after'],
  factTies: ['name', 'beginnings'],
  factRelations: ['property', 'beginnings'],
  spokenWords: ['spoken', 'written'],
  proverbs: ['saying'],
  wrongCases: ['verbs', 'passive', 'wrong', 'nouns', 'only', 'beside', 'wanted'],
  postpositionCases: ['postpositions', 'wrong', 'nouns', 'only', 'around', 'wanted'],
  opposites: ['one', 'other', 'kind'],
  actions: ['words', 'lacked'],
  fields: ['words'],
  paraphrases: ['words'],
  verdicts: ['verdict', 'words'],
  singleActs: ['verbs', 'things'],
  exclusiveStates: ['bearer', 'states', 'signs', 'lifts', 'things'],
  collocations: ['word', 'written', 'before', 'after', 'near'],
  hedges: ['kind', 'match', 'words'],
  compoundHeads: ['head'],
  dativesBesideObject: ['verbs', 'dative', 'nouns'],
  oneWordCompounds: ['first', 'seconds'],
} as const
export type TableName = keyof typeof TABLES

const FIRST_TABLE = 100

/** The number of a table's section. */
export function sectionOf(table: TableName): number {
  return FIRST_TABLE + Object.keys(TABLES).indexOf(table)
}
