import type { DataRecord } from './data-record.ts'
import type { RecordsByKind } from './enumerations.ts'
import type { Problem } from './problem.ts'

const GOES_ON = '…'

/** That pairs replace something, that each stands once in its file, and that both sides go on or neither does. */
export function checkReplacements(records: RecordsByKind): Problem[] {
  return [
    ...pairProblems(records.get('replacements') ?? [], 'wrong', 'right'),
    ...pairProblems(records.get('choices') ?? [], 'borrowed', 'tamil'),
  ]
}

function pairProblems(records: readonly DataRecord[], from: string, to: string): Problem[] {
  const seen = new Map<string, DataRecord>()
  return records.flatMap((record) => {
    const problems: Problem[] = []
    const say = (message: string, fix: string) =>
      problems.push({ file: record.file, line: record.line, message, fix })
    const [left, right] = [record.get(from), record.get(to)]
    const key = `${record.file}\t${left}`
    const first = seen.get(key)
    seen.set(key, record)
    if (first !== undefined)
      say(`‘${left}’ stands twice: also in line ${first.line}.`, 'Keep one of the two.')
    if (left === right) say(`‘${left}’ replaces itself.`, 'Write two different words, or delete the line.')
    if (right.endsWith(GOES_ON) && !left.endsWith(GOES_ON))
      say(`‘${right}’ goes on (…), ‘${left}’ does not.`, 'Write … at the end of both, or of none.')
    return problems
  })
}
