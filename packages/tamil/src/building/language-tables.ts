import type { TableName } from '../data/sections.ts'
import type { Feature } from '../words/analysis.ts'
import type { AuxiliaryList, SuffixList } from '../words/ending-lists.ts'
import type { NounClass } from '../words/noun-class.ts'
import type { VerbStem } from '../words/verb-forms.ts'

export interface VerbRow extends VerbStem {
  readonly voice: readonly Feature[]
}

export interface NounRow {
  readonly lemma: string
  readonly class: NounClass
  /** What case endings follow, where the ending of the noun does not tell. */
  readonly oblique: string
  /** Whether another noun with a form in common is read first: தொண்டர்கள் is of தொண்டர் before it is of தொண்டன். */
  readonly second: boolean
}

export interface UninflectedRow {
  readonly word: string
  readonly class: UninflectedClass
}

export const UNINFLECTED_CLASSES = [
  'conjunction',
  'particle',
  'adverb',
  'adjective',
  'postposition',
  'demonstrative',
  'quantifier',
] as const
export type UninflectedClass = (typeof UNINFLECTED_CLASSES)[number]

export interface PronounRow {
  readonly lemma: string
  readonly oblique: string
  readonly dative: string
  readonly features: readonly Feature[]
}

export interface NumeralRow {
  readonly lemma: string
  readonly oblique: string
  readonly attributive: readonly string[]
}

/** One ending of a list, in letters; groups of the data are resolved. */
export interface SuffixRow {
  readonly list: SuffixList
  /** Parts are parted by `+`, which stops letters from joining. */
  readonly ending: string
  readonly features: readonly Feature[]
  readonly next: SuffixList | AuxiliaryList | undefined
  readonly mayEnd: boolean
}

export interface AuxiliaryRow {
  readonly list: AuxiliaryList
  readonly root: string
}

/** All stems and endings. */
export interface StemTables {
  readonly verbs: readonly VerbRow[]
  readonly nouns: readonly NounRow[]
  readonly names: readonly NounRow[]
  readonly regionalNouns: readonly string[]
  readonly rareNouns: readonly string[]
  readonly uninflected: readonly UninflectedRow[]
  readonly pronouns: readonly PronounRow[]
  readonly numerals: readonly NumeralRow[]
  readonly suffixes: readonly SuffixRow[]
  readonly auxiliaries: readonly AuxiliaryRow[]
}

/** Tables that are read as they are: the rows' cells in the order of the columns in data/sections.ts. */
export type PlainTables = Readonly<Record<Exclude<TableName, 'featureLists'>, readonly (readonly string[])[]>>

/** Everything that the binary is made of. */
export interface LanguageTables {
  readonly stems: StemTables
  /** The full word forms: Tamil letters, NFC, sorted by code unit, each once. */
  readonly words: readonly string[]
  readonly plain: PlainTables
}
