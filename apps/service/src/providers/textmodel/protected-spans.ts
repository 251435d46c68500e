import type { Span, TamilLanguage } from '../tamil-language.ts'

/** Marks of quotations, with what ends each; whether a quotation may go on behind the end of a line. */
const QUOTATIONS: readonly { opens: string; closes: string; overLines: boolean }[] = [
  { opens: '“', closes: '”', overLines: true },
  { opens: '"', closes: '"', overLines: false },
  { opens: '‘', closes: '’', overLines: false },
  { opens: '«', closes: '»', overLines: true },
  { opens: '`', closes: '`', overLines: true },
  { opens: '<', closes: '>', overLines: false },
]

/**
 * The places of a text that no edit may touch, sorted: quotations, code, tags and addresses. Where one begins inside
 * another, the first counts. Time linear in the text.
 */
export function protectedSpans(text: string, language: Pick<TamilLanguage, 'tokens'>): Span[] {
  const addresses = language.tokens(text).filter(({ kind }) => kind === 'address')
  const quotations = quotationsIn(text)
  return [...addresses.map(({ start, end }) => ({ start, end })), ...quotations].sort(
    (a, b) => a.start - b.start,
  )
}

function quotationsIn(text: string): Span[] {
  const spans: Span[] = []
  const nextClosing = QUOTATIONS.map(({ closes }) => nextFinder(text, closes))
  const nextLine = nextFinder(text, '\n')
  for (let at = 0; at < text.length; at++) {
    const kind = QUOTATIONS.findIndex(({ opens }) => opens === text[at])
    const quotation = QUOTATIONS[kind]
    if (quotation === undefined) continue
    const end = nextClosing[kind]?.(at + 1) ?? -1
    const isCut = !quotation.overLines && end >= 0 && nextLine(at) >= 0 && nextLine(at) < end
    if (end < 0 || isCut) continue
    spans.push({ start: at, end: end + 1 })
    at = end
  }
  return spans
}

/** Where a character next stands from a place on; -1: nowhere. Asked for ever later places, it looks once at the text. */
function nextFinder(text: string, character: string): (from: number) => number {
  let next = -2
  return (from) => {
    if (next !== -1 && next < from) next = text.indexOf(character, from)
    return next
  }
}
