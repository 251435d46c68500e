import type { TamilText } from '../text/tamil-text.ts'
import type { Word } from '../text/word.ts'
import type { Finding, FindingExtra } from './rule.ts'

/** A sentence, or a whole text, as a pattern sees it. */
interface Stretch {
  readonly text: string
  readonly start?: number
}

/** What a match says: a replacement, `advise` with more to say, or nothing. */
type Answer = string | (FindingExtra & { readonly suggestion?: string }) | undefined

type Answerer = (...groups: string[]) => Answer

/** What a text must have for a pattern to be searched in it: these letters, one of several, or any of a kind. */
type Needs = string | readonly string[] | RegExp

/** Kinds of letters that most texts have none of. */
export const FIGURE = /[0-9]/
export const SMALL_LATIN = /[a-z]/

/**
 * One finding for each match of a global pattern; `answer` gets the groups, the whole match first.
 * For rules about figures and punctuation, which lie between words. Few texts have what most of them are about: one
 * without what the pattern `needs` is not searched.
 */
export function findAll(stretch: Stretch, needs: Needs, pattern: RegExp, answer: Answerer): Finding[] {
  if (!hasWhatIsNeeded(stretch, needs)) return []
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

/** Whether a text has what a pattern needs; letters of a kind are looked for once in each. */
export function hasWhatIsNeeded(stretch: Stretch, needs: Needs): boolean {
  if (typeof needs === 'string') return stretch.text.includes(needs)
  if (!(needs instanceof RegExp)) return needs.some((letters) => stretch.text.includes(letters))
  const kinds = kindsIn.get(stretch) ?? new Map<RegExp, boolean>()
  kindsIn.set(stretch, kinds)
  const known = kinds.get(needs) ?? needs.test(stretch.text)
  kinds.set(needs, known)
  return known
}

const kindsIn = new WeakMap<Stretch, Map<RegExp, boolean>>()

/** The words of a text in which the letters stand, found by searching the text for them. */
export function wordsWith(letters: string, { text, words }: TamilText): Word[] {
  const found: Word[] = []
  let i = 0
  for (let at = text.indexOf(letters); at !== -1; at = text.indexOf(letters, at + 1)) {
    while ((words[i]?.end ?? text.length) <= at) i++
    const word = words[i]
    if (word !== undefined && word !== found.at(-1) && word.text.includes(letters)) found.push(word)
  }
  return found
}

const INDIAN_GROUPS = new Intl.NumberFormat('en-IN')

/** Figures grouped as in India: 1234567 → 12,34,567. */
export function groupedDigits(digits: string): string {
  return INDIAN_GROUPS.format(BigInt(digits))
}
