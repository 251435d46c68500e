import type { Severity } from '../text/finding.ts'
import {
  type Badge,
  type CritiqueFinding,
  type FeedbackItem,
  SECTION_NAMES,
  type SectionName,
} from './feedback-item.ts'

/** Items of one section (decision F4). */
const MAX_ITEMS = 60
const MAX_FIXES = 5

/** A finding with its section and its place in the essay as sent. */
export interface Placed {
  readonly section: SectionName
  readonly finding: CritiqueFinding
  readonly location: FeedbackItem['location']
}

const SEVERITY_RANK: Readonly<Record<Severity, number>> = { high: 0, medium: 1, low: 2 }

function weight({ finding }: Placed): number {
  return (
    SEVERITY_RANK[finding.severity] * 4 +
    (finding.verdict === undefined ? 1 : BADGE_RANK[finding.verdict.badge])
  )
}

const BADGE_RANK: Readonly<Record<Badge, number>> = { conflicting: 0, verified: 1, unverified: 2 }

/** The weightiest of one section, in the essay's order. */
export function mostImportant(placed: readonly Placed[]): Placed[] {
  const ranked = [...placed.keys()].sort((a, b) => weightAt(placed, a) - weightAt(placed, b) || a - b)
  const kept = new Set(ranked.slice(0, MAX_ITEMS))
  return placed
    .filter((_, i) => kept.has(i))
    .sort((a, b) => a.location.from - b.location.from || a.location.to - b.location.to)
}

function weightAt(placed: readonly Placed[], index: number): number {
  const one = placed[index]
  return one === undefined ? 0 : weight(one)
}

/** Most severe first, one of each section before a second of any. */
export function topFixesOf(kept: readonly Placed[]): string[] {
  const worth = kept.filter(({ finding }) => finding.fix !== undefined && finding.severity !== 'low')
  const ranked = [...worth].sort((a, b) => weight(a) - weight(b))
  const firsts = SECTION_NAMES.flatMap((section) => ranked.find((placed) => placed.section === section) ?? [])
  const order = [
    ...firsts.sort((a, b) => weight(a) - weight(b)),
    ...ranked.filter((placed) => !firsts.includes(placed)),
  ]
  const chosen = order.slice(0, MAX_FIXES).sort((a, b) => weight(a) - weight(b))
  return [...new Set(chosen.flatMap(({ finding }) => finding.fix ?? []))]
}
