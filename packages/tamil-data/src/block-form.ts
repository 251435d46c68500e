import { DataRecord, type Entry } from './data-record.ts'
import type { Source } from './lines.ts'
import type { Problem } from './problem.ts'

const COMMENT = '#'
const PAIR = /^([a-z][a-z-]*): (.+)$/u

/** Reads blocks: lines of `key: value`, an empty line between two blocks; lines that begin with `#` are comments. */
export function readBlocks({ file, lines }: Source): { records: DataRecord[]; problems: Problem[] } {
  const records: DataRecord[] = []
  const problems: Problem[] = []
  let entries: Entry[] = []
  const close = () => {
    const [first] = entries
    if (first !== undefined) records.push(new DataRecord(file, first.line, entries))
    entries = []
  }
  for (const [i, text] of lines.entries()) {
    const line = i + 1
    if (text.startsWith(COMMENT)) continue
    if (text === '') {
      close()
      continue
    }
    const [, name, value] = PAIR.exec(text) ?? []
    if (name === undefined || value === undefined)
      problems.push({
        file,
        line,
        message: `The line is not \`key: value\`: ${text}`,
        fix: 'Write the key, a colon, one space, the value. Between two blocks there is one empty line.',
      })
    else entries.push({ name, value, line })
  }
  close()
  return { records, problems }
}
