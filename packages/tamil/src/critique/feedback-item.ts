import type { Severity } from '../rules/rule.ts'

/** The four dimensions of a critique, in the order in which they are shown. */
export const SECTION_NAMES = ['structure', 'clarity', 'facts', 'citations'] as const

export type SectionName = (typeof SECTION_NAMES)[number]

/** How a statement stands to our records. */
export type Badge = 'verified' | 'unverified' | 'conflicting'

/** A record of our own that speaks for or against a statement. */
export interface Evidence {
  readonly title: string
  readonly url: string
}

/** What a look-up gave: for or against needs evidence, nothing found has none (A11). */
export type Verdict =
  | { readonly badge: 'verified' | 'conflicting'; readonly evidence: Evidence }
  | { readonly badge: 'unverified' }

/**
 * What a section of the critique found. `start` and `end` are UTF-16 code units into the essay's normalised
 * text (`Essay.text`); ids, raw offsets, excerpts and safety flags are made from it in one place.
 */
export interface CritiqueFinding {
  readonly severity: Severity
  readonly title: string
  readonly description: string
  readonly start: number
  readonly end: number
  /** What to do: advice, or a wording to put in. */
  readonly suggestion: string
  /** Whether following the suggestion may change what the essay says. */
  readonly meaningMayChange: boolean
  /** Set where `suggestion` is a certain drop-in for `[start, end)`. Never in facts or citations. */
  readonly canAutoApply?: true
  /** Facts and citations only. */
  readonly verdict?: Verdict
  /** A full sentence for `topFixes`; absent where the finding is not worth one. */
  readonly fix?: string
}

type Place = Pick<CritiqueFinding, 'start' | 'end'>

/** Tells where those of some findings end at the furthest that begin before a place; sorted once, so that many may be asked. */
export function furthestEndOf(findings: readonly Place[]): (before: number) => number {
  const sorted = [...findings].sort((one, other) => one.start - other.start)
  const ends: number[] = []
  for (const { end } of sorted) ends.push(Math.max(end, ends.at(-1) ?? end))
  return (before) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle]?.start ?? before) < before) low = middle + 1
      else high = middle
    }
    return ends[low - 1] ?? Number.NEGATIVE_INFINITY
  }
}

/** Tells whether a finding shares some letter with one of the others. */
export function coveredBy(others: readonly Place[]): (finding: Place) => boolean {
  const furthestEnd = furthestEndOf(others)
  return ({ start, end }) => furthestEnd(end) > start
}

/** A feedback item as it is sent (interface 2.4). */
export interface FeedbackItem {
  readonly id: string
  readonly category: SectionName
  readonly severity: Severity
  readonly title: string
  readonly description: string
  /** UTF-16 code units into the essay as sent; `essay.slice(from, to) === excerpt`. */
  readonly location: { readonly from: number; readonly to: number; readonly excerpt: string }
  readonly suggestion: {
    readonly text: string
    readonly canAutoApply: boolean
    readonly meaningMayChange: boolean
  }
  readonly badge: Badge | null
  readonly sourceUrl: string | null
  readonly sourceTitle: string | null
}
