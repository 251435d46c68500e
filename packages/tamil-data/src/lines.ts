import type { Problem } from './problem.ts'

/** A file of the data as its lines. */
export interface Source {
  /** Path below the data folder, with `/`. */
  readonly file: string
  readonly lines: readonly string[]
}

const BYTE_ORDER_MARK = '\ufeff'
const INVISIBLE = /[\u200b-\u200f\u2028\u2029\u00a0\u00ad\u2060\ufeff]/u

/** Splits a file into lines and says what no file of the data may have, whatever its form. */
export function readSource(file: string, text: string): { source: Source; problems: Problem[] } {
  const problems: Problem[] = []
  const say = (line: number, message: string, fix: string) => problems.push({ file, line, message, fix })
  let content = text
  if (content.startsWith(BYTE_ORDER_MARK)) {
    say(1, 'The file begins with a byte order mark (BOM).', 'Save it as UTF-8 without BOM.')
    content = content.slice(1)
  }
  if (content.includes('\r')) {
    const line = content.slice(0, content.indexOf('\r')).split('\n').length
    say(line, 'The line ends in a carriage return (CR).', 'Save the file with Unix line ends (LF).')
    content = content.replaceAll('\r', '')
  }
  const lines = content.split('\n')
  if (lines.at(-1) === '') lines.pop()
  else say(lines.length, 'The last line has no line end.', 'Press Enter at the end of the file.')
  for (const [i, line] of lines.entries()) {
    if (line !== line.normalize('NFC'))
      say(i + 1, 'A letter is written in parts (not NFC).', 'Run `npm run data -- sort`, which composes it.')
    const invisible = INVISIBLE.exec(line)
    if (invisible !== null) {
      const code = invisible[0].charCodeAt(0).toString(16).padStart(4, '0')
      say(
        i + 1,
        `There is an invisible character, U+${code.toUpperCase()}.`,
        'Delete it and type the place anew.',
      )
    }
  }
  return { source: { file, lines }, problems }
}
