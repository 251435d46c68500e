import type { FoundClaim, Reading } from './claim.ts'
import { nounAt } from './count-claims.ts'
import { matchCues } from './cues.ts'
import { compareDates } from './date-claims.ts'
import type { IndexedRecord } from './fact-index.ts'
import { compareMeasure, isFar } from './measure-claims.ts'
import { isMeasureWord } from './measure-units.ts'
import type { Mention } from './name-index.ts'
import { agreesWithBound } from './numbers.ts'
import { tiesTogether } from './reading-by-clause.ts'

/** The one figure of a clause: whether it agrees with a record, and where it and what it counts stand. */
interface Figure {
  readonly right: boolean
  readonly firm: boolean
  readonly from: number
  readonly to: number
}

/**
 * Reads a clause that says nothing else: one subject, the words that the record asks for, one figure, and words that
 * only tie these together, in any order: `1882 இல் பிறந்தவர் பாரதியார்`, `8848 மீட்டர் உயரம் கொண்டது எவரெஸ்ட்`.
 */
export function figureByWholeClause(
  subject: Mention,
  record: IndexedRecord,
  reading: Reading,
): FoundClaim | undefined {
  const { clause, mentions } = reading
  const { units, from, to } = clause
  if (subject.withUm || subject.to === subject.from || UNFIT.has(subject.case)) return undefined
  const figure = figureIn(record, reading)
  if (figure === undefined) return undefined
  const cues = record.cues.length === 0 ? new Set<number>() : matchCues(record, units, from, to)?.positions
  if (cues === undefined) return undefined
  const { subject: names } = record.record
  const others = mentions.filter((mention) => mention !== subject && !cues.has(mention.from))
  if (others.some(({ name }) => !names.includes(name))) return undefined
  const ties = new Set(cues)
  for (let i = from; i < to; i++) {
    const isNamed = [subject, figure, ...others].some((one) => i >= one.from && i < one.to)
    if (isNamed || cues.has(i)) continue
    const isUnit = record.record.value.type === 'measure' && isMeasureWord(units[i]?.bare ?? '')
    if (!isUnit && !tiesTogether(units[i])) return undefined
    ties.add(i)
  }
  if (!figure.right && !(figure.firm && reading.mayConflict)) return undefined
  return {
    record: record.record,
    badge: figure.right ? 'verified' : 'conflicting',
    from: Math.min(subject.from, figure.from),
    to: Math.max(subject.to, figure.to),
    value: { from: figure.from, to: figure.to },
    ties,
  }
}

const UNFIT: ReadonlySet<Mention['case']> = new Set(['sociative', 'ablative', 'instrumental'])

function figureIn({ record: { property, value } }: IndexedRecord, reading: Reading): Figure | undefined {
  const { dates, measures, centuries, clause } = reading
  // ஒரு நொடிக்கு tells the unit.
  const quantities = reading.quantities.filter(
    ({ value: number, to }) => number !== 1 || !/க்கு$/u.test(clause.units[to]?.bare ?? ''),
  )
  if (centuries.length > 0 || dates.length + quantities.length !== 1) return undefined
  const [date] = dates
  const [quantity] = quantities
  if (value.type === 'date' && date !== undefined && !date.isBound && property !== 'day') {
    const relation = compareDates(date.date, value)
    return relation === 'unknown' ? undefined : { right: relation === 'same', firm: true, ...placeOf(date) }
  }
  if (value.type === 'number' && quantity !== undefined) {
    const noun = nounAt(value.nouns, clause.units, quantity.to)
    const [current, ...others] = value.accepted
    if (noun === undefined || current === undefined) return undefined
    const right = agreesWithBound(quantity, current, 0)
    if (!right && others.some((number) => agreesWithBound(quantity, number, 0))) return undefined
    return { right, firm: true, from: quantity.from, to: noun.to }
  }
  const [measure] = measures
  if (value.type !== 'measure' || measure === undefined) return undefined
  const { scaled, right } = compareMeasure(measure, value)
  return { right, firm: !isFar(scaled.value, value.amount), ...placeOf(measure.quantity) }
}

const placeOf = ({ from, to }: { readonly from: number; readonly to: number }) => ({ from, to })
