import { DataRecord } from './data-record.ts'
import type { Source } from './lines.ts'
import type { Problem } from './problem.ts'

const COMMENT = '#'

/**
 * Reads a table: lines of cells parted by tabs, the first of them naming the columns; lines that begin with `#` are
 * comments. There is no quoting, so a tab or a line end can be in no cell.
 */
export function readTable(
  { file, lines }: Source,
  columns: readonly string[],
): { records: DataRecord[]; problems: Problem[] } {
  const records: DataRecord[] = []
  const problems: Problem[] = []
  const say = (line: number, message: string, fix: string) => problems.push({ file, line, message, fix })
  let headed = false
  for (const [i, text] of lines.entries()) {
    const line = i + 1
    if (text.startsWith(COMMENT)) continue
    if (text === '') say(line, 'The line is empty.', 'Delete it: a table has one record a line.')
    else if (!headed) {
      headed = true
      if (text === columns.join('\t')) continue
      say(line, `The columns are not as they should be.`, `Write: ${columns.join(' ⇥ ')}  (⇥ is a tab).`)
      return { records, problems }
    } else {
      const cells = text.split('\t')
      if (cells.length !== columns.length) say(line, ...countProblem(cells, columns))
      else records.push(recordOf(file, line, columns, cells))
    }
  }
  if (!headed)
    say(1, 'There is no line with the names of the columns.', `Write: ${columns.join(' ⇥ ')}  (⇥ is a tab).`)
  return { records, problems }
}

function recordOf(
  file: string,
  line: number,
  columns: readonly string[],
  cells: readonly string[],
): DataRecord {
  return new DataRecord(
    file,
    line,
    columns.map((name, k) => ({ name, value: cells[k] ?? '', line })),
  )
}

function countProblem(cells: readonly string[], columns: readonly string[]): [message: string, fix: string] {
  const message = `${cells.length} cells; there are ${columns.length} columns (${columns.join(', ')}).`
  if (cells.length > columns.length) return [message, 'Take out the tab that is too many.']
  const spaced = cells.some((cell) => / {2,}/.test(cell))
  return [
    message,
    spaced
      ? 'Spaces stand where a tab should: an editor may have replaced it. Put the tab back.'
      : 'A tab was lost: empty cells need their tab, too.',
  ]
}
