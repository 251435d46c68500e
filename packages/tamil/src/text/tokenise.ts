import { isTamilLetter, kindOf } from './characters.ts'
import { type TokenKind, Tokens } from './tokens.ts'

const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s\u0b80-\u0bff]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[@#][\p{L}\p{M}\p{N}_]+/uy
const NUMBER = /[0-9\u0be6-\u0bf2]+(?:[.,:/][0-9]+)*/y
const LATIN = /[\p{L}\p{M}\p{N}_]+(?:['’-][\p{L}\p{M}\p{N}_]+)*/uy
const SPACE = /\s+/y
const BLANK = 0x20

/** Splits a normalised text into tokens that cover it without gaps. Linear. */
export function tokenise(text: string): Tokens {
  const kinds: TokenKind[] = []
  const starts: number[] = []
  const marks: number[] = []
  let at = 0
  while (at < text.length) {
    const place = starts.push(at) - 1
    const code = text.charCodeAt(at)
    if (isTamilLetter(code)) {
      kinds.push('word')
      at = wordEnd(text, at)
    } else if (code === BLANK && isTamilLetter(text.charCodeAt(at + 1))) {
      kinds.push('space')
      at++
    } else {
      const [kind, end] = tokenAt(text, at, code)
      kinds.push(kind)
      if (code !== BLANK || end > at + 1) marks.push(place)
      at = end
    }
  }
  return new Tokens(text, kinds, starts, marks)
}

/** The token that begins at a place, when it is no Tamil word. */
function tokenAt(text: string, at: number, code: number): [TokenKind, number] {
  if (code === BLANK) return ['space', matchEnd(SPACE, text, at)]
  const address = startsAddress(code) ? matchEnd(ADDRESS, text, at) : at
  if (address > at) return ['address', address]
  if ((code >= 0x30 && code <= 0x39) || kindOf(code) === 'numeral')
    return ['number', matchEnd(NUMBER, text, at)]
  if (code < 0x80) return asciiTokenAt(text, at, code)
  const space = matchEnd(SPACE, text, at)
  if (space > at) return ['space', space]
  const latin = latinEnd(text, at)
  if (latin > at) return ['latin', latin]
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
  return [/\p{P}/u.test(character) ? 'punctuation' : 'other', at + character.length]
}

function asciiTokenAt(text: string, at: number, code: number): [TokenKind, number] {
  if (code <= 0x20) return code >= 9 && code <= 13 ? ['space', matchEnd(SPACE, text, at)] : ['other', at + 1]
  const letter = (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a
  if (letter || code === 0x5f) return ['latin', latinEnd(text, at)]
  return [/\p{P}/u.test(text[at] ?? '') ? 'punctuation' : 'other', at + 1]
}

function wordEnd(text: string, at: number): number {
  let end = at + 1
  while (end < text.length && isTamilLetter(text.charCodeAt(end))) end++
  return end
}

/** A run of letters of other scripts; it stops where Tamil begins (`TVயில்`). */
function latinEnd(text: string, at: number): number {
  const end = matchEnd(LATIN, text, at)
  for (let i = at; i < end; i++) if (kindOf(text.charCodeAt(i)) !== 'none') return i
  return end
}

function startsAddress(code: number): boolean {
  return (
    code === 0x40 ||
    code === 0x23 ||
    (code >= 0x30 && code <= 0x39) ||
    ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a)
  )
}

function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}
