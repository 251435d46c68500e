import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataRecord } from './data-record.ts'
import type { Problem } from './problem.ts'
import { type DataFile, readData } from './read-data.ts'
import { compareRecords } from './validate.ts'

/**
 * Puts the records of every file in their order and composes letters (NFC); gives the files that it changed. A file with a
 * line that gives no record stays as it is, since that line has no place in the order: those lines are given as unread.
 */
export function sortData(folder: string): { changed: string[]; unread: Problem[] } {
  const { files } = readData(folder)
  const changed = files
    .filter(({ unread }) => unread.length === 0)
    .flatMap((file) => {
      const sorted = sortedText(file)
      if (sorted === file.text) return []
      writeFileSync(join(folder, file.path), sorted)
      return [file.path]
    })
  return { changed, unread: files.flatMap(({ unread }) => unread) }
}

/** A file with its records in order. Comments above the first record stay there; others go with the record below them. */
function sortedText({ text, schema, records }: Pick<DataFile, 'text' | 'schema' | 'records'>): string {
  const composed = text.normalize('NFC')
  const lines = composed.split('\n')
  const [first] = records
  if (schema.order === undefined || first === undefined) return composed
  const head = lines.slice(0, headEnd(lines, first))
  const chunks = records.map((record, i) => {
    const from = i === 0 ? head.length : endOf(records[i - 1])
    return { record, lines: lines.slice(from, endOf(record)).filter((line) => line !== '') }
  })
  chunks.sort((a, b) => compareRecords(a.record, b.record, schema))
  const parted = schema.form === 'blocks' ? '\n\n' : '\n'
  const body = chunks.map((chunk) => chunk.lines.join('\n')).join(parted)
  return `${head.join('\n')}\n${body}\n`
}

/** Comments right above the first block belong to it only if no empty line parts them. */
function headEnd(lines: readonly string[], first: DataRecord): number {
  let end = first.line - 1
  while (end > 0 && lines[end - 1]?.startsWith('#') && lines.slice(0, end).includes('')) end--
  return end
}

/** The index behind a record's last line. */
function endOf(record: DataRecord | undefined): number {
  return record?.entries.at(-1)?.line ?? record?.line ?? 0
}
