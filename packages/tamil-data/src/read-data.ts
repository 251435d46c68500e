import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBlocks } from './block-form.ts'
import type { DataRecord } from './data-record.ts'
import { readSource } from './lines.ts'
import { compare, type Problem } from './problem.ts'
import { describes, type Schema } from './schema.ts'
import { readTable } from './table-form.ts'

/** A file of the data with what was read of it. */
export interface DataFile {
  /** Path below the data folder. */
  readonly path: string
  readonly schema: Schema
  readonly text: string
  readonly records: readonly DataRecord[]
  /** Lines that gave no record. */
  readonly unread: readonly Problem[]
}

/** All files of the data, read but not yet checked against their schemas. */
export interface DataFiles {
  readonly files: readonly DataFile[]
  readonly problems: readonly Problem[]
}

const SCHEMA = '.schema.json'
const DATA = /\.(?:tsv|txt)$/

/** Reads a data folder: every `.tsv` and `.txt` in it, by the schema that names it. */
export function readData(folder: string): DataFiles {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .sort(compare)
  const schemas = paths
    .filter((path) => path.endsWith(SCHEMA))
    .map((path): Schema => JSON.parse(readFileSync(join(folder, path), 'utf8')))
  const problems: Problem[] = []
  const files = paths
    .filter((path) => DATA.test(path))
    .flatMap((path) => {
      const schema = schemaOf(path, schemas)
      if (schema === undefined) {
        problems.push({
          file: path,
          line: 1,
          message: 'No schema names this file.',
          fix: 'Give it a name that a `.schema.json` has in `files`, or move it.',
        })
        return []
      }
      const text = readFileSync(join(folder, path), 'utf8')
      const { source, problems: ofLines } = readSource(path, text)
      const read = schema.form === 'table' ? readTable(source, columnsOf(schema)) : readBlocks(source)
      problems.push(...ofLines, ...read.problems)
      return [{ path, schema, text, records: read.records, unread: read.problems }]
    })
  return { files, problems }
}

/** A schema that names the very file, before one that names many. */
function schemaOf(path: string, schemas: readonly Schema[]): Schema | undefined {
  return schemas.find(({ files }) => files === path) ?? schemas.find((schema) => describes(schema, path))
}

function columnsOf({ fields }: Schema): string[] {
  return fields.map(({ name }) => name)
}
