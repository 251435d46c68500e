import type { Span, TamilLanguage } from '../tamil-language.ts'

/** Marks of quotations and of code, with what ends each; whether a quotation may go on behind the end of a line. */
const QUOTATIONS: readonly { opens: string; closes: string; overLines: boolean }[] = [
  { opens: '```', closes: '```', overLines: true },
  { opens: '~~~', closes: '~~~', overLines: true },
  { opens: '“', closes: '”', overLines: true },
  { opens: '„', closes: '“', overLines: true },
  { opens: '"', closes: '"', overLines: false },
  { opens: "'", closes: "'", overLines: false },
  { opens: '‘', closes: '’', overLines: false },
  { opens: '‚', closes: '‘', overLines: false },
  { opens: '«', closes: '»', overLines: true },
  { opens: '‹', closes: '›', overLines: false },
  { opens: '「', closes: '」', overLines: true },
  { opens: '『', closes: '』', overLines: true },
  { opens: '`', closes: '`', overLines: true },
  { opens: '<', closes: '>', overLines: false },
]
/** A line that is quoted whole, as mails and Markdown do. */
const QUOTED_LINE = /^[ \t]{0,3}>[^\n]*/gm

/**
 * The places of a text that no edit may touch, sorted: quotations, code, tags and addresses. Where one begins inside
 * another, the first counts. Time linear in the text.
 */
export function protectedSpans(text: string, language: Pick<TamilLanguage, 'tokens'>): Span[] {
  const addresses = language.tokens(text).filter(({ kind }) => kind === 'address')
  const lines = Array.from(text.matchAll(QUOTED_LINE), ({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
  }))
  return [...addresses.map(({ start, end }) => ({ start, end })), ...quotationsIn(text), ...lines].sort(
    (a, b) => a.start - b.start,
  )
}

function quotationsIn(text: string): Span[] {
  const spans: Span[] = []
  const nextClosing = QUOTATIONS.map(({ closes }) => nextFinder(text, closes))
  const nextLine = nextFinder(text, '\n')
  for (let at = 0; at < text.length; at++) {
    const kind = QUOTATIONS.findIndex(({ opens }) => text.startsWith(opens, at))
    const quotation = QUOTATIONS[kind]
    if (quotation === undefined || isApostrophe(text, at)) continue
    const { opens, closes } = quotation
    const end = nextClosing[kind]?.(at + opens.length) ?? -1
    const isCut = !quotation.overLines && end >= 0 && nextLine(at) >= 0 && nextLine(at) < end
    if (end < 0 || isCut) continue
    spans.push({ start: at, end: end + closes.length })
    at = end + closes.length - 1
  }
  return spans
}

/** Whether the straight mark stands inside a word. */
function isApostrophe(text: string, at: number): boolean {
  return text[at] === "'" && /[\p{L}\p{M}\p{N}]/u.test(text[at - 1] ?? '')
}

/** Where a mark next stands from a place on; -1: nowhere. Asked for ever later places, it looks once at the text. */
function nextFinder(text: string, mark: string): (from: number) => number {
  let next = -2
  return (from) => {
    if (next !== -1 && next < from) next = text.indexOf(mark, from)
    return next
  }
}
