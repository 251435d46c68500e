import type { LanguageData } from '../data/language-data.ts'
import type { DataTable } from '../data/table.ts'
import { WordTable } from '../words/word-table.ts'

/** Pairs of words by the rule that they belong to. */
export type PairsByRule = ReadonlyMap<string, readonly (readonly [from: string, to: string])[]>

/** What every replacement rule replaces (data/replacements). */
export function readReplacements(data: LanguageData): PairsByRule {
  return byRule(data.table('replacements'), 'wrong', 'right')
}

/** Borrowed nouns with the Tamil nouns that rules have for them (data/choices). */
export class Choices {
  readonly #byRule: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Every noun that some rule has a choice for. */
  readonly #borrowed = new WordTable<true>()

  constructor(data: LanguageData) {
    const pairs = byRule(data.table('choices'), 'borrowed', 'tamil')
    this.#byRule = new Map([...pairs].map(([rule, list]) => [rule, new Map(list)]))
    for (const list of pairs.values()) for (const [borrowed] of list) this.#borrowed.set(borrowed, true)
  }

  /** Whether some rule has a Tamil noun for this one. */
  has(lemma: string): boolean {
    return this.#borrowed.get(lemma) === true
  }

  /** What a rule has for a borrowed noun. */
  of(rule: string, lemma: string): string | undefined {
    return this.#byRule.get(rule)?.get(lemma)
  }
}

function byRule<Column extends string>(
  table: DataTable<Column | 'rule'>,
  from: Column,
  to: Column,
): PairsByRule {
  const [left, right] = [table.column(from), table.column(to)]
  const pairs = new Map<string, readonly (readonly [string, string])[]>()
  for (const [rule, rows] of table.rowsBy('rule'))
    pairs.set(
      rule,
      rows.map((row) => [left(row), right(row)]),
    )
  return pairs
}
