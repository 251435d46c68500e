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

/** A mark that can only open: what follows it is quoted, though the text may be cut before the closing one. */
const OPENING = '“'

/** Finds quoted stretches. A quotation ends with its paragraph at the latest; an unclosed one is none. */
export function quotationsOf(tokens: Tokens): Quotation[] {
  return stretches(tokens).filter(({ isClosed }) => isClosed)
}

/** The same, and what stands behind a mark that can only open, to the end of its paragraph. */
export function quotedStretches(tokens: Tokens): Quotation[] {
  return stretches(tokens)
}

function stretches(tokens: Tokens): (Quotation & { readonly isClosed: boolean })[] {
  const found: (Quotation & { readonly isClosed: boolean })[] = []
  let start = 0
  let closer: string | undefined
  let isOpen = false
  for (const place of tokens.marks) {
    const kind = tokens.kindAt(place)
    const text = tokens.textAt(place)
    if (kind === 'space' && text.includes('\n')) {
      if (isOpen) found.push({ start, end: tokens.startAt(place), isClosed: false })
      closer = undefined
      isOpen = false
    }
    if (kind !== 'punctuation' && kind !== 'other') continue
    if (closer === undefined) {
      if (CLOSER[text] === undefined || !opens(tokens, place)) continue
      closer = CLOSER[text]
      start = tokens.startAt(place)
      isOpen = text === OPENING
    } else if (text === closer) {
      found.push({ start, end: tokens.endAt(place), isClosed: true })
      closer = undefined
      isOpen = false
    }
  }
  if (isOpen) found.push({ start, end: tokens.endAt(tokens.length - 1), isClosed: false })
  return found
}

// An apostrophe inside a word opens nothing.
function opens(tokens: Tokens, place: number): boolean {
  const before = tokens.kindAt(place - 1)
  return before === undefined || before === 'space' || before === 'punctuation'
}
