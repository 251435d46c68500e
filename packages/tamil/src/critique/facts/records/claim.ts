import type { FactRecord, Unit as MeasureUnit } from '../../../knowledge/facts/fact-record.ts'
import type { Mention } from '../names/name-index.ts'
import type { Unit } from '../names/sentence-units.ts'
import type { CenturyMention, DateMention } from '../quantities/dates.ts'
import type { Quantity } from '../quantities/numbers.ts'
import type { Clause } from './clause.ts'
import type { FactIndex } from './fact-index.ts'

/** A statement that stands for or against a record: units `[from, to)`, and the part of it that is checked. */
export interface Claim {
  readonly record: FactRecord
  /** The name by which the record was found. */
  readonly subject: string
  readonly badge: 'verified' | 'conflicting'
  /** What the essay says, in its own words. */
  readonly stated: string
  readonly from: number
  readonly to: number
  /** The part that is right or wrong: the name, the date, the number. */
  readonly value: { readonly from: number; readonly to: number }
  /** False where the units do not hold the subject's name, because other words stand between. */
  readonly names?: boolean
  /** Whether only a record's names and relation were found in the clause: any word against it weighs more. */
  readonly isByConnection?: boolean
}

/** A claim before its own words are looked up. */
export interface FoundClaim extends Omit<Claim, 'stated' | 'subject'> {
  /** Where the whole clause was read: its words that only tie subject and value together. */
  readonly ties?: ReadonlySet<number>
  /** What the clause tells beside the statement, where that was looked at. */
  readonly asides?: ReadonlySet<number>
}

/** A quantity and the unit that it counts: `8848 மீட்டர்`. */
export interface Measure {
  readonly quantity: Quantity
  readonly unit: MeasureUnit
}

/** A clause with everything in it that a record could be about. */
export interface Reading {
  readonly clause: Clause
  readonly mentions: readonly Mention[]
  readonly dates: readonly DateMention[]
  readonly centuries: readonly CenturyMention[]
  readonly quantities: readonly Quantity[]
  /** The mentions of people. */
  readonly people: readonly Mention[]
  /** The quantities with a unit of measure. */
  readonly measures: readonly Measure[]
  /** Whether an unexpected value may be called conflicting here. */
  readonly mayConflict: boolean
  /** The units for which it may not, a comparison or a look back. */
  readonly reservedBy: readonly number[]
  /** Whether the clause states anything: no question, denial or supposition. */
  readonly isStatement: boolean
  /** Whether what follows says that it is not so. */
  readonly isTakenBack?: boolean
  /** The units over which other records about the same subject stand, which agree. */
  readonly accounted?: ReadonlySet<number>
  readonly index: FactIndex
}

/** Whether another name stands between the subject and a figure after it. */
export const nameBetween = (
  subject: Mention,
  figure: { readonly from: number },
  { mentions }: Pick<Reading, 'mentions'>,
) => mentions.some((mention) => mention.from >= subject.to && mention.to <= figure.from)

/** Whether some other record about the subject speaks for all of these units. */
export const isAccounted = (
  { from, to }: { readonly from: number; readonly to: number },
  { accounted }: Reading,
) => {
  if (accounted === undefined || from === to) return false
  for (let i = from; i < to; i++) if (!accounted.has(i)) return false
  return true
}

/** The essay's own words for units `[from, to)`. */
export function wordsOf(units: readonly Unit[], from: number, to: number, text: string): string {
  return text.slice(units[from]?.start ?? 0, units[to - 1]?.end ?? 0)
}

/**
 * A claim found by its place, with what reading the whole clause adds: where both come to the same, every word of the
 * clause is accounted for.
 */
export function withWholeClause(
  placed: FoundClaim | undefined,
  whole: FoundClaim | undefined,
): FoundClaim | undefined {
  if (placed === undefined || whole === undefined) return placed ?? whole
  if (placed.badge !== whole.badge || placed.value.from !== whole.value.from) return placed
  return {
    ...whole,
    from: Math.min(placed.from, whole.from),
    to: Math.max(placed.to, whole.to),
    value: placed.value,
  }
}
