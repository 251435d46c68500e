import type { SuffixRow } from '@semmai/tamil/building'
import { SUFFIX_LISTS } from '@semmai/tamil/building'
import type { DataRecord } from './data-record.ts'
import { endingList, featuresOf } from './engine-names.ts'

const INCLUSION = /^(?:(.+)\+)?(\{[a-z-]+\})$/u

/** The rows of the suffix table with all groups resolved; a group may hold groups. */
export function suffixRows(records: readonly DataRecord[]): SuffixRow[] {
  const groups = new Map<string, DataRecord[]>()
  for (const record of records) {
    const list = record.get('list')
    const known = groups.get(list)
    if (known === undefined) groups.set(list, [record])
    else known.push(record)
  }
  return SUFFIX_LISTS.flatMap((list) =>
    resolved(list, groups).map(({ record, prefix }) => ({
      list,
      ending: prefix + record.get('ending'),
      features: featuresOf(record, 'features'),
      next: endingList(record.get('next')),
      mayEnd: record.get('may-end') !== 'no',
    })),
  )
}

function resolved(
  list: string,
  groups: ReadonlyMap<string, readonly DataRecord[]>,
): { record: DataRecord; prefix: string }[] {
  return (groups.get(list) ?? []).flatMap((record) => {
    const [, before, group] = INCLUSION.exec(record.get('ending')) ?? []
    if (group === undefined) return [{ record, prefix: '' }]
    const prefix = before === undefined ? '' : `${before}+`
    return resolved(group, groups).map((one) => ({ record: one.record, prefix: prefix + one.prefix }))
  })
}
