import type { LanguageData } from '../data/language-data.ts'

/** Dictionary forms of nouns that stand as the second part of many compounds (data/usage/compound-heads.tsv). */
export type CompoundHeads = ReadonlySet<string>

/** Reads the table, once. */
export function readCompoundHeads(data: LanguageData): CompoundHeads {
  return new Set(data.table('compoundHeads').map((cell) => cell('head')))
}
