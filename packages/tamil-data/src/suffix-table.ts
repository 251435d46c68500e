import { fileURLToPath } from 'node:url'
import type { SuffixRow } from '@semmai/tamil/building'
import { readData } from './read-data.ts'
import { suffixRows } from './suffix-groups.ts'

/** The endings of a data folder with all groups resolved, for tests of what is built of them. */
export function readSuffixTable(folder: URL): SuffixRow[] {
  const file = readData(fileURLToPath(folder)).files.find(({ schema }) => schema.kind === 'suffixes')
  return suffixRows(file?.records ?? [])
}
