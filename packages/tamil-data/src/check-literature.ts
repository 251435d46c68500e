import type { DataRecord } from './data-record.ts'
import type { RecordsByKind } from './enumerations.ts'
import type { Problem } from './problem.ts'

/** That other readings of a passage stand in its lines, and that no passage stands twice. */
export function checkLiterature(records: RecordsByKind): Problem[] {
  const passages = records.get('passages') ?? []
  const seen = new Map<string, DataRecord>()
  return passages.flatMap((record) => {
    const lines = record.all('line')
    const key = `${record.get('work')}\n${lines.join('\n')}`
    const first = seen.get(key)
    seen.set(key, record)
    const twice = first && {
      file: record.file,
      line: record.line,
      message: `This passage stands twice: also in ${first.file}:${first.line}.`,
      fix: 'Keep one of the two.',
    }
    return [
      ...(twice === undefined ? [] : [twice]),
      ...record.entries.flatMap((entry) => variantProblem(record, entry, lines)),
    ]
  })
}

function variantProblem(
  { file }: DataRecord,
  { name, value, line }: DataRecord['entries'][number],
  lines: readonly string[],
): Problem[] {
  const [ours = ''] = value.split(' → ')
  if (name !== 'variant' || lines.some((text) => text.includes(ours))) return []
  const message = `Our reading ‘${ours}’ stands in no line of this passage.`
  return [{ file, line, message, fix: 'Write first the words of the line as they stand above.' }]
}
