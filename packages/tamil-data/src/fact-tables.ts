import type { PlainTables } from '@semmai/tamil/building'
import { type DataRecord, partsOf } from './data-record.ts'
import type { RecordsByKind } from './enumerations.ts'
import { recordsOf, rowsOf } from './table-rows.ts'

type FactTables = Pick<PlainTables, 'facts' | 'factNames' | 'factPages' | 'factTies' | 'factRelations'>

/** The facts, and what the critique needs to recognise them. */
export function factTables(records: RecordsByKind): FactTables {
  const [cues, same] = [cueWordings(records), sameWordings(records)]
  return {
    facts: bySimilarity(recordsOf(records, 'facts').map((record) => factRow(record, cues, same))),
    factNames: recordsOf(records, 'fact-names').map((record) => [
      record.get('kind'),
      [record.get('name'), ...record.list('also')].join('; '),
    ]),
    factPages: rowsOf(recordsOf(records, 'fact-pages'), 'id', 'title', 'url', 'read'),
    factTies: rowsOf(recordsOf(records, 'fact-ties'), 'name', 'beginnings'),
    factRelations: rowsOf(recordsOf(records, 'fact-relations'), 'property', 'beginnings'),
  }
}

/** The wordings of every named cue. */
export function cueWordings(records: RecordsByKind): ReadonlyMap<string, string> {
  return new Map(
    recordsOf(records, 'fact-cues').map((record) => [`{${record.get('name')}}`, record.get('wordings')]),
  )
}

/** The cue groups of a fact, named ones resolved; a wording that two names share stands once. */
export function cueGroups(record: DataRecord, wordings: ReadonlyMap<string, string>): string[] {
  return record
    .all('cue')
    .map((cue) =>
      [...new Set(partsOf(cue).flatMap((part) => partsOf(wordings.get(part) ?? part)))].join('; '),
    )
}

/** For each word the words that say the same. */
function sameWordings(records: RecordsByKind): ReadonlyMap<string, readonly string[]> {
  return new Map(
    recordsOf(records, 'fact-wordings').flatMap((record) => {
      const same = record.list('wordings')
      return same.map((wording) => [wording, same] as const)
    }),
  )
}

/** A cue group with the words that say the same as its first wording, or as one word of it: `பழமையான நூல்`, `தொன்மையான நூல்`. */
function withSameWordings(group: string, same: ReadonlyMap<string, readonly string[]>): string {
  const wordings = partsOf(group)
  const [first = ''] = wordings
  const words = first.split(' ')
  const more = words.flatMap((word, i) =>
    (same.get(word) ?? []).map((other) => words.with(i, other).join(' ')),
  )
  // What a wording of the fact's own begins is said by it already.
  const added = [...(same.get(first) ?? []), ...more].filter(
    (one) => !wordings.some((own) => one.startsWith(own)),
  )
  return [...new Set([...wordings, ...added])].join('; ')
}

/** Rows that say the same of other subjects stand together: so the table packs smallest. */
const bySimilarity = (rows: readonly string[][]) =>
  rows
    .map((row) => ({ row, key: [row[0], row[2], row[5], row[1]].join('\t') }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ row }) => row)

function factRow(
  record: DataRecord,
  wordings: ReadonlyMap<string, string>,
  same: ReadonlyMap<string, readonly string[]>,
): string[] {
  const cues = cueGroups(record, wordings).map((group) => withSameWordings(group, same))
  const said = [record.get('property'), record.get('subject'), cues.join(' + ')]
  const source = record.get('source')
  if (record.get('kind') !== '')
    return [...said, 'name', record.get('value'), record.get('kind'), record.get('disputed'), source]
  if (record.get('count') !== '')
    return [...said, 'number', record.get('count'), record.get('of'), '', source]
  if (record.get('measure') !== '') {
    const [amount = '', unit = ''] = record.get('measure').split(' ')
    return [...said, 'measure', amount, unit, record.get('tolerance'), source]
  }
  if (record.get('date') !== '')
    return [...said, 'date', record.get('date'), '', record.get('disputed'), source]
  return [...said, 'century', record.get('century'), '', '', source]
}
