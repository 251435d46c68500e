import type { LanguageData } from '../../data/language-data.ts'

/** Spoken words that no rule derives, with their written forms: `ரொம்ப` → `மிகவும்` (data/spoken/words.tsv). */
export type SpokenWords = ReadonlyMap<string, string>

/** Reads the spoken words out of the data. */
export function readSpokenWords(data: LanguageData): SpokenWords {
  return new Map(data.table('spokenWords').map((cell) => [cell('spoken'), cell('written')] as const))
}
