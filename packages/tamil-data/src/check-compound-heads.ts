import type { ReadWord } from '@semmai/tamil/building'
import type { RecordsByKind } from './enumerations.ts'
import type { Problem } from './problem.ts'

/** That every second part of compounds is the dictionary form of a noun: no word of a text is a form of another. */
export function checkCompoundHeads(records: RecordsByKind, analyse: ReadWord): Problem[] {
  return (records.get('compound-heads') ?? []).flatMap((record) => {
    const head = record.get('head')
    if (analyse(head).some((one) => one.lemma === head && one.class !== 'verb')) return []
    return [
      {
        file: record.file,
        line: record.line,
        message: `‘${head}’ is the dictionary form of no noun, so its line finds nothing.`,
        fix: 'Write the nominative singular, or add the noun under stems/.',
      },
    ]
  })
}
