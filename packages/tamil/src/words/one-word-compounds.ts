import type { LanguageData } from '../data/language-data.ts'
import { valuesOf } from '../data/table.ts'

/**
 * Words of two parts that are written as one although each part is a word too: the beginnings of the second part, by the
 * first (data/usage/one-word-compounds.tsv).
 */
export type OneWordCompounds = ReadonlyMap<string, readonly string[]>

/** Reads the table, once. */
export function readOneWordCompounds(data: LanguageData): OneWordCompounds {
  return new Map(
    data.table('oneWordCompounds').map((cell) => [cell('first'), valuesOf(cell('seconds'))] as const),
  )
}
