import { isTamilLetter, kindOf } from '../script/characters.ts'
import { type TokenKind, Tokens } from './tokens.ts'

/**
 * Tamil in an address stands behind a mark of its parts, or is a part of the host (`https://ta.example/தமிழ்`,
 * `www.தமிழ்.com`); behind anything else it is the ending of the sentence's word (`www.example.comஇல்`).
 */
const LINK =
  /(?:https?:\/\/|www\.)(?:[^\s\u0b80-\u0bff]|(?<=[/=?&#_%:])[\u0b80-\u0bff]+|(?<=\.)[\u0b80-\u0bff]+(?=[./:]))+|[@#][\p{L}\p{M}\p{N}_]+/uy
/** What may stand before the `@` of a mail address. */
const MAILBOX = /[\w.+-]+/y
const MAIL_HOST = /@[\w\u0b80-\u0bff-]+(?:\.[\w\u0b80-\u0bff-]+)+/y
const NUMBER = /[0-9\u0be6-\u0bf2]+(?:[.,:/][0-9]+)*/y
/** What `kindOf` knows. */
const TAMIL = '[\\u0b83\\u0b85-\\u0bb9\\u0bbe-\\u0bcd\\u0bd7\\u0be6-\\u0bf2]'
const FOREIGN = `(?:(?!${TAMIL})[\\p{L}\\p{M}\\p{N}_])+`
/** A run of letters of other scripts. It stops where Tamil begins (`TVயில்`), a joining mark included (`bus-ல`). */
const LATIN = new RegExp(`${FOREIGN}(?:['’-]${FOREIGN})*(?:['’-](?=${TAMIL})(?=[\\p{L}\\p{M}\\p{N}]))?`, 'uy')
const SPACE = /\s+/y
const BLANK = 0x20
const AT_SIGN = 0x40

/** Splits a normalised text into tokens that cover it without gaps. Linear. */
export function tokenise(text: string): Tokens {
  const kinds: TokenKind[] = []
  const starts: number[] = []
  const marks: number[] = []
  const mailEnd = mailFinder(text)
  let at = 0
  while (at < text.length) {
    const place = starts.push(at) - 1
    const code = text.charCodeAt(at)
    if (isTamilLetter(code)) {
      const end = wordEnd(text, at)
      const host = text.charCodeAt(end) === AT_SIGN ? matchEnd(MAIL_HOST, text, end) : end
      kinds.push(host > end ? 'address' : 'word')
      if (host > end) marks.push(place)
      at = host
    } else if (code === BLANK && isTamilLetter(text.charCodeAt(at + 1))) {
      kinds.push('space')
      at++
    } else {
      const [kind, end] = tokenAt(text, at, code, mailEnd)
      kinds.push(kind)
      if (code !== BLANK || end > at + 1) marks.push(place)
      at = end
    }
  }
  return new Tokens(text, kinds, starts, marks)
}

/** The token that begins at a place, when it is no Tamil word. */
function tokenAt(
  text: string,
  at: number,
  code: number,
  mailEnd: (at: number) => number,
): [TokenKind, number] {
  if (code === BLANK) return ['space', matchEnd(SPACE, text, at)]
  const address = startsAddress(code) ? Math.max(matchEnd(LINK, text, at), mailEnd(at)) : at
  if (address > at) return ['address', address]
  if ((code >= 0x30 && code <= 0x39) || kindOf(code) === 'numeral')
    return ['number', matchEnd(NUMBER, text, at)]
  if (code < 0x80) return asciiTokenAt(text, at, code)
  const space = matchEnd(SPACE, text, at)
  if (space > at) return ['space', space]
  const latin = matchEnd(LATIN, text, at)
  if (latin > at) return ['latin', latin]
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
  return [/\p{P}/u.test(character) ? 'punctuation' : 'other', at + character.length]
}

function asciiTokenAt(text: string, at: number, code: number): [TokenKind, number] {
  if (code <= 0x20) return code >= 9 && code <= 13 ? ['space', matchEnd(SPACE, text, at)] : ['other', at + 1]
  const letter = (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a
  if (letter || code === 0x5f) return ['latin', matchEnd(LATIN, text, at)]
  return [/\p{P}/u.test(text[at] ?? '') ? 'punctuation' : 'other', at + 1]
}

function wordEnd(text: string, at: number): number {
  let end = at + 1
  while (end < text.length && isTamilLetter(text.charCodeAt(end))) end++
  return end
}

/** Where a mail address ends that begins at a place, else the place; asked for ever later places. Linear over all. */
function mailFinder(text: string): (at: number) => number {
  let noneBefore = 0
  return (at) => {
    if (at < noneBefore) return at
    const box = matchEnd(MAILBOX, text, at)
    const end = box === at ? at : matchEnd(MAIL_HOST, text, box)
    if (end > box) return end
    noneBefore = box
    return at
  }
}

function startsAddress(code: number): boolean {
  return (
    code === AT_SIGN ||
    code === 0x23 ||
    (code >= 0x30 && code <= 0x39) ||
    ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a)
  )
}

function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}
