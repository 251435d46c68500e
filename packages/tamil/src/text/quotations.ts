import type { Token } from './tokens.ts'

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
export function quotationsOf(tokens: readonly Token[]): Quotation[] {
  const found: Quotation[] = []
  let open: Token | undefined
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (token === undefined) break
    if (token.kind === 'space' && token.text.includes('\n')) open = undefined
    if (token.kind !== 'punctuation' && token.kind !== 'other') continue
    if (open === undefined) {
      if (CLOSER[token.text] !== undefined && opens(tokens, i)) open = token
    } else if (token.text === CLOSER[open.text]) {
      found.push({ start: open.start, end: token.end })
      open = undefined
    }
  }
  return found
}

// An apostrophe inside a word opens nothing.
function opens(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]
  return before === undefined || before.kind === 'space' || before.kind === 'punctuation'
}
