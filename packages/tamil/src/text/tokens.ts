import { isTamilLetter, kindOf } from './characters.ts'

export type TokenKind = 'word' | 'number' | 'latin' | 'address' | 'punctuation' | 'space' | 'other'

/** A run of characters of one kind. Offsets are UTF-16 code units into the normalised text. */
export interface Token {
  readonly kind: TokenKind
  readonly text: string
  readonly start: number
  readonly end: number
}

const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s\u0b80-\u0bff]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[@#][\p{L}\p{M}\p{N}_]+/uy
const NUMBER = /[0-9\u0be6-\u0bf2]+(?:[.,:/][0-9]+)*/y
const LATIN = /[\p{L}\p{M}\p{N}_]+(?:['’-][\p{L}\p{M}\p{N}_]+)*/uy
const SPACE = /\s+/y

/** Splits a normalised text into tokens that cover it without gaps. Linear. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const [kind, end] = tokenAt(text, at)
    tokens.push({ kind, text: text.slice(at, end), start: at, end })
    at = end
  }
  return tokens
}

function tokenAt(text: string, at: number): [TokenKind, number] {
  const code = text.charCodeAt(at)
  if (isTamilLetter(code)) return ['word', wordEnd(text, at)]
  if (code === 0x20) return ['space', matchEnd(SPACE, text, at)]
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
