export interface Position {
  /** From 1. */
  line: number
  /** UTF-16 code units, from 1. */
  column: number
  /** The whole line, without its end. */
  text: string
  /** Where the line starts in the whole text, UTF-16 code units. */
  start: number
}

/**
 * Gives the place of an offset (UTF-16 code units) in a text; lines end at LF, CR LF or CR. A byte order mark belongs
 * to no line.
 */
export function lineMap(text: string): (offset: number) => Position {
  const starts = [text.startsWith('\ufeff') ? 1 : 0]
  for (const match of text.matchAll(/\r\n|\r|\n/g)) starts.push(match.index + match[0].length)
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    const start = starts[low] ?? 0
    const line = text.slice(start, starts[low + 1] ?? text.length).replace(/(?<![\r\n])[\r\n]+$/, '')
    return { line: low + 1, column: offset - start + 1, text: line, start }
  }
}
