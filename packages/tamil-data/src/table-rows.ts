import type { DataRecord } from './data-record.ts'
import type { RecordsByKind } from './enumerations.ts'

/** The records of a kind; none where no file holds any. */
export function recordsOf(records: RecordsByKind, kind: string): readonly DataRecord[] {
  return records.get(kind) ?? []
}

/** Rows of the fields as they stand. */
export function rowsOf(records: readonly DataRecord[], ...fields: string[]): string[][] {
  return records.map((record) => fields.map((field) => record.get(field)))
}
