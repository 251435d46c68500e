import type { FactValue } from '../../../knowledge/facts/fact-record.ts'
import { countClaim } from '../claims/count-claims.ts'
import { dateClaim } from '../claims/date-claims.ts'
import { centuryClaim, measureClaim } from '../claims/measure-claims.ts'
import { has } from '../clauses/clause-words.ts'
import type { Mention } from '../names/name-index.ts'
import { type FoundClaim, type Reading, withWholeClause } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'
import { figureByWholeClause } from './figure-by-clause.ts'
import { figureByConnection } from './figure-by-connection.ts'

/** Finds what a reading states about a record whose value is a date, a number, a measure or a century. */
export function figureClaim(
  subject: Mention,
  record: IndexedRecord,
  reading: Reading,
): FoundClaim | undefined {
  if (isObjectBeside(subject, record, reading)) return undefined
  const read = withWholeClause(
    figureByPlace(subject, record, reading),
    figureByWholeClause(subject, record, reading),
  )
  if (read?.badge === 'conflicting' || read?.asides !== undefined) return read
  return withWholeClause(read, figureByConnection(subject, record, reading))
}

/** `லிரெனை வென்று வாகையர் ஆனார்`: whom somebody beat, met or followed did not do what the main verb tells. */
function isObjectBeside(
  { name, case: how, to }: Mention,
  { record }: IndexedRecord,
  { clause: { units }, index }: Reading,
): boolean {
  const verb = units[to]
  if (record.value.type !== 'date' || how !== 'accusative' || !index.isOfKind(name, 'person')) return false
  return verb !== undefined && has(verb, 'verbal-participle') && !/^(?:தேடி|நாடி)$/u.test(verb.bare)
}

/** Whether the clause has any figure of the record's type: most of many records on a place are left by this. */
export function hasFigure({ type }: FactValue, { dates, quantities, measures, centuries }: Reading): boolean {
  switch (type) {
    case 'date':
      return dates.length > 0
    case 'number':
      return quantities.length > 0
    case 'measure':
      return measures.length > 0
    case 'century':
      return centuries.length > 0
    case 'name':
      return false
  }
}

function figureByPlace(subject: Mention, record: IndexedRecord, reading: Reading): FoundClaim | undefined {
  const { value } = record.record
  switch (value.type) {
    case 'date':
      return dateClaim(subject, record, value, reading)
    case 'number':
      return countClaim(subject, record, value, reading)
    case 'measure':
      return measureClaim(subject, record, value, reading)
    case 'century':
      return centuryClaim(subject, record, value.accepted, reading)
    case 'name':
      return undefined
  }
}
