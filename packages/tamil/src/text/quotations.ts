import type { Tokens } from './tokens.ts'

/** A quoted stretch, its marks included; UTF-16 code units into the normalised text. */
export interface Quotation {
  readonly start: number
  readonly end: number
}

const CLOSER: Readonly<Record<string, string>> = {
  '“': '”',
  '‘': '’',
  '«': '»',
  '„': '“',
  '"': '"',
  "'": "'",
  '`': "'",
}

/** Finds quoted stretches. A quotation ends with its paragraph at the latest; an unclosed one is none. */
export function quotationsOf(tokens: Tokens): Quotation[] {
  const found: Quotation[] = []
  let start = 0
  let closer: string | undefined
  for (const place of tokens.marks) {
    const kind = tokens.kindAt(place)
    const text = tokens.textAt(place)
    if (kind === 'space' && text.includes('\n')) closer = undefined
    if (kind !== 'punctuation' && kind !== 'other') continue
    if (closer === undefined) {
      if (CLOSER[text] === undefined || !opens(tokens, place)) continue
      closer = CLOSER[text]
      start = tokens.startAt(place)
    } else if (text === closer) {
      found.push({ start, end: tokens.endAt(place) })
      closer = undefined
    }
  }
  return found
}

// An apostrophe inside a word opens nothing.
function opens(tokens: Tokens, place: number): boolean {
  const before = tokens.kindAt(place - 1)
  return before === undefined || before === 'space' || before === 'punctuation'
}
