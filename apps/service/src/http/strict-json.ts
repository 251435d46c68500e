import { isUtf8 } from 'node:buffer'

const MAX_DEPTH = 64

/** The text is not JSON as this service takes it; the message says where and never quotes the text. */
export class InvalidJson extends Error {
  override readonly name = 'InvalidJson'
}

const BYTE_ORDER_MARK = '\ufeff'

/**
 * Parses a body as I-JSON (RFC 7493): UTF-8 without invalid bytes (a leading byte order mark is dropped),
 * no duplicate member names, nesting of at most 64. Throws `InvalidJson`.
 */
export function parseStrictJson(bytes: Buffer): unknown {
  const text = decode(bytes)
  checkNestingAndNames(text)
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidJson('The body is not valid JSON.')
  }
}

function decode(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new InvalidJson('The body is not valid UTF-8.')
  const text = bytes.toString('utf8')
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** One pass over the text before `JSON.parse`, which would keep the last of two equal names silently. */
function checkNestingAndNames(text: string): void {
  const names: (Set<string> | null)[] = []
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
      if (names.length === MAX_DEPTH)
        throw new InvalidJson(`The body is nested deeper than ${MAX_DEPTH} objects and arrays.`)
      names.push(code === OPEN_OBJECT ? new Set() : null)
    } else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) {
      names.pop()
    } else if (code === QUOTE) {
      const end = endOfString(text, i)
      const scope = names.at(-1)
      if (scope && isName(text, end)) addName(scope, text.slice(i, end + 1))
      i = end
    }
  }
}

/** Index of the closing quote of the string that opens at `start`; the text's end when there is none. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

/** Whether an odd number of backslashes stands before. */
function isEscaped(text: string, at: number): boolean {
  let first = at
  while (text.charCodeAt(first - 1) === BACKSLASH) first--
  return (at - first) % 2 === 1
}

function isName(text: string, end: number): boolean {
  let next = end + 1
  while (next < text.length && text.charCodeAt(next) <= 0x20) next++
  return text.charCodeAt(next) === COLON
}

function addName(scope: Set<string>, literal: string): void {
  let name: string
  try {
    name = JSON.parse(literal)
  } catch {
    throw new InvalidJson('The body is not valid JSON.')
  }
  if (scope.has(name)) throw new InvalidJson('An object of the body names a member twice: keep one.')
  scope.add(name)
}
