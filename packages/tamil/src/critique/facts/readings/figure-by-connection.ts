import type { FactProperty } from '../../../knowledge/facts/fact-record.ts'
import { agreesWithNumber, isOfPart } from '../claims/count-claims.ts'
import { nounAt } from '../claims/counted-nouns.ts'
import { compareDates } from '../claims/date-claims.ts'
import { compareMeasure } from '../claims/measure-claims.ts'
import { isAboutIt } from '../clauses/clause-words.ts'
import { hasCues, matchCues } from '../clauses/cues.ts'
import type { Mention } from '../names/name-index.ts'
import { ordinalOf } from '../quantities/numbers.ts'
import type { FoundClaim, Reading } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'

/**
 * Confirms a figure that a record joins to a subject, whatever else the clause tells: the subject, what the record asks for and
 * the only figure of its type are said, and nothing else is named of which such a figure is known. It never contradicts.
 */
export function figureByConnection(
  subject: Mention,
  record: IndexedRecord,
  reading: Reading,
): FoundClaim | undefined {
  const { clause, mentions } = reading
  const { units, from, to } = clause
  const { property } = record.record
  if (subject.withUm || subject.to === subject.from || UNFIT.has(subject.case)) return undefined
  if (!hasCues(record, units, from, to)) return undefined
  const figure = agreeingFigure(record, reading)
  if (figure === undefined || (figure.from < subject.to && subject.from < figure.to)) return undefined
  const said = matchCues(record, units, from, to)?.positions ?? new Set<number>()
  if (LIFE.has(property) && (subject.case !== 'nominative' || reading.people.some((one) => one !== subject)))
    return undefined
  const mayHaveIt = (other: Mention) =>
    other.name !== subject.name && !said.has(other.from) && hasSuchFigure(other, record, reading)
  if (mentions.some((other) => (other.to <= subject.from || other.from >= subject.to) && mayHaveIt(other)))
    return undefined
  const asides = new Set<number>()
  for (let i = from; i < to; i++) {
    const unit = units[i]
    if (unit === undefined || said.has(i) || [subject, figure].some((one) => i >= one.from && i < one.to))
      continue
    const isNamed = mentions.some((one) => i >= one.from && i < one.to)
    if (unit.kind === 'word' && !isNamed && (isAboutIt(unit) || ordinalOf(unit.bare) !== undefined))
      return undefined
    asides.add(i)
  }
  return {
    record: record.record,
    badge: 'verified',
    from: Math.min(subject.from, figure.from),
    to: Math.max(subject.to, figure.to),
    value: figure,
    asides,
    isByConnection: true,
  }
}

/** The clause's only figure of the record's type, where it agrees. */
function agreeingFigure(
  { record: { value, property, cues } }: IndexedRecord,
  { dates, quantities, measures, clause: { units } }: Reading,
): { readonly from: number; readonly to: number } | undefined {
  const [date] = dates
  if (value.type === 'date')
    return dates.length === 1 &&
      date !== undefined &&
      !date.isBound &&
      property !== 'day' &&
      compareDates(date.date, value) === 'same'
      ? { from: date.from, to: date.to }
      : undefined
  const [measure] = measures
  if (value.type === 'measure')
    return measures.length === 1 &&
      measure !== undefined &&
      cues.length > 0 &&
      compareMeasure(measure, value).right
      ? { from: measure.quantity.from, to: measure.quantity.to }
      : undefined
  const [current] = value.type === 'number' ? value.accepted : []
  if (value.type !== 'number' || current === undefined) return undefined
  const counted = quantities.filter((one) => nounAt(value.nouns, units, one.to) !== undefined)
  const [quantity] = counted
  return counted.length === 1 &&
    quantity !== undefined &&
    !isOfPart(quantity, units) &&
    agreesWithNumber(quantity, current, cues)
    ? { from: quantity.from, to: nounAt(value.nouns, units, quantity.to)?.to ?? quantity.to }
    : undefined
}

/** Whether of a name, too, a figure is known that answers the same. */
const hasSuchFigure = (
  { name, case: how }: Mention,
  { record: { value, property } }: IndexedRecord,
  { index, clause: { units, from, to } }: Reading,
) =>
  !(how === 'dative' && value.type === 'date') &&
  index.recordsAbout(name).some((other) => {
    const { record } = other
    if (record.value.type !== value.type || record.property !== property) return false
    if (JSON.stringify(record.value) === JSON.stringify(value)) return false
    if (record.value.type === 'number' && value.type === 'number') {
      const { nouns } = value
      return record.value.nouns.some((noun) => nouns.includes(noun))
    }
    return hasCues(other, units, from, to)
  })

const UNFIT: ReadonlySet<Mention['case']> = new Set(['sociative', 'ablative', 'instrumental'])
const LIFE: ReadonlySet<FactProperty> = new Set(['birth', 'death'])
