import type { LanguageData } from '../../data/language-data.ts'

/**
 * Why a circulating reading is repaired:
 * `code-point`: an unassigned code point stands where a vowel sign was lost in a font conversion;
 * `letters`: letters wrong, lost or doubled in the digital editions, against the printed text with
 * Parimelalagar's commentary;
 * `word`: a whole word lost or replaced;
 * `spacing`: a metrical foot cut in two, or two feet run together, by a misplaced space.
 */
export const REPAIR_REASONS = ['code-point', 'letters', 'word', 'spacing'] as const
export type RepairReason = (typeof REPAIR_REASONS)[number]

/** One repair of one couplet: `wrong` stands exactly once in the two lines joined by a newline. */
export interface CoupletRepair {
  readonly number: number
  readonly wrong: string
  readonly right: string
  readonly reason: RepairReason
}

/** The repairs of every couplet, by its number. */
export function readCoupletRepairs(data: LanguageData): ReadonlyMap<number, readonly CoupletRepair[]> {
  const repairs = new Map<number, CoupletRepair[]>()
  for (const repair of data.table('coupletRepairs').map(readRepair)) {
    const known = repairs.get(repair.number)
    if (known) known.push(repair)
    else repairs.set(repair.number, [repair])
  }
  return repairs
}

function readRepair(cell: (column: 'number' | 'wrong' | 'right' | 'reason') => string): CoupletRepair {
  const reason = REPAIR_REASONS.find((known) => known === cell('reason'))
  if (reason === undefined) throw new Error(`The language data has a repair for ‘${cell('reason')}’.`)
  return { number: Number(cell('number')), wrong: cell('wrong'), right: cell('right'), reason }
}
