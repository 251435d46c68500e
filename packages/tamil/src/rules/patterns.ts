import type { Finding, FindingExtra } from './rule.ts'

/** A sentence, or a whole text, as a pattern sees it. */
interface Stretch {
  readonly text: string
  readonly start?: number
}

/** What a match says: a replacement, `advise` with more to say, or nothing. */
type Answer = string | (FindingExtra & { readonly suggestion?: string }) | undefined

type Answerer = (...groups: string[]) => Answer

/**
 * One finding for each match of a global pattern; `answer` gets the groups, the whole match first.
 * For rules about figures and punctuation, which lie between words. A text without the letters `needs`
 * is not searched.
 */
export function findAll(stretch: Stretch, pattern: RegExp, answer: Answerer): Finding[]
export function findAll(stretch: Stretch, needs: string, pattern: RegExp, answer: Answerer): Finding[]
export function findAll(
  stretch: Stretch,
  ...rest: [pattern: RegExp, answer: Answerer] | [needs: string, pattern: RegExp, answer: Answerer]
): Finding[] {
  const [needs, pattern, answer] = rest.length === 3 ? rest : ['', ...rest]
  if (!stretch.text.includes(needs)) return []
  const { start: from = 0, text } = stretch
  const found: Finding[] = []
  for (const match of text.matchAll(pattern)) {
    const said = answer(...match.map((group) => group ?? ''))
    if (said === undefined) continue
    const start = from + match.index
    const end = start + match[0].length
    found.push(typeof said === 'string' ? { start, end, suggestion: said } : { start, end, ...said })
  }
  return found
}

/** Figures grouped as in India: 1234567 → 12,34,567. */
export function groupedDigits(digits: string): string {
  const head = digits.slice(0, -3)
  return head === '' ? digits : `${head.replace(/\B(?=(?:\d{2})+$)/g, ',')},${digits.slice(-3)}`
}
