import { LINE_END, type Tokens } from './tokens.ts'

/** A quoted stretch, its marks included; UTF-16 code units into the normalised text. */
export interface Quotation {
  readonly start: number
  readonly end: number
}

const CLOSER: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '“': '”',
    '‘': '’',
    '«': '»',
    '„': '“',
    '"': '"',
    "'": "'",
    '`': "'",
  }),
)

/** Finds quoted stretches. A quotation ends with its paragraph at the latest; an unclosed one is none. */
export function quotationsOf(tokens: Tokens): Quotation[] {
  return stretches(tokens).filter(({ isClosed }) => isClosed)
}

/**
 * The same, and speech that an excerpt has cut: from a mark that only opens, or opens the paragraph, to the end of the
 * paragraph; and from its beginning to a mark that only closes.
 */
export function quotedStretches(tokens: Tokens): Quotation[] {
  return stretches(tokens)
}

function stretches(tokens: Tokens): (Quotation & { readonly isClosed: boolean })[] {
  const found: (Quotation & { readonly isClosed: boolean })[] = []
  let paragraph = 0
  let start = 0
  let closer: string | undefined
  let isOpen = false
  for (const place of tokens.marks) {
    const kind = tokens.kindAt(place)
    const text = tokens.textAt(place)
    if (kind === 'space' && LINE_END.test(text)) {
      if (isOpen) found.push({ start, end: tokens.startAt(place), isClosed: false })
      paragraph = tokens.endAt(place)
      closer = undefined
      isOpen = false
    }
    if (kind !== 'punctuation' && kind !== 'other') continue
    if (closer === undefined) {
      if (closesSpeech(tokens, place)) {
        const from = Math.max(paragraph, found.at(-1)?.end ?? 0)
        found.push({ start: from, end: tokens.endAt(place), isClosed: false })
        continue
      }
      if (CLOSER.get(text) === undefined || !opens(tokens, place)) continue
      closer = CLOSER.get(text)
      start = tokens.startAt(place)
      isOpen = text === '“' || (text === '"' && start === paragraph)
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

/** Whether a mark can only close: ‘வா!” என்றான்’, ‘வந்தார்" என்றாள்’, but neither ‘”வா” என்றான்’ nor an apostrophe. */
function closesSpeech(tokens: Tokens, place: number): boolean {
  const text = tokens.textAt(place)
  if (!CLOSING.has(text) || tokens.kindAt(place + 1) === 'word') return false
  if (tokens.kindAt(place - 1) === 'punctuation') return SPEECH_ENDS.has(tokens.textAt(place - 1))
  return (text === '”' || text === '"') && tokens.kindAt(place - 1) === 'word'
}

const CLOSING: ReadonlySet<string> = new Set(['”', '’', '"', "'"])
const SPEECH_ENDS: ReadonlySet<string> = new Set(['.', '!', '?', ',', '…', '...'])
