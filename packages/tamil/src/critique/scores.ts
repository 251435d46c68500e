import type { IssueType, Severity } from '../rules/rule.ts'
import { type FeedbackItem, SECTION_NAMES, type SectionName } from './feedback-item.ts'

/** How many issues of each type the proofreading finds. */
export type Mechanics = Readonly<Record<IssueType, number>>

export type Dimension = SectionName | 'mechanics'
export type Band = 'excellent' | 'good' | 'fair' | 'weak'

/** A mark by the rubric of `docs/critique-rubric.md`; null where there is nothing to judge. */
export interface Score {
  readonly dimension: Dimension
  /** 0 to 100. */
  readonly score: number | null
  readonly band: Band | null
  /** Ids of the items that lowered it. */
  readonly reasons: readonly string[]
}

/** All that scores are computed from. */
export interface Scored {
  readonly items: readonly FeedbackItem[]
  readonly wordCount: number
  readonly mechanics: Mechanics
}

const STRUCTURE_COSTS: Readonly<Record<Severity, number>> = { high: 25, medium: 12, low: 4 }
const CLARITY_COSTS: Readonly<Record<Severity, number>> = { high: 20, medium: 8, low: 3 }
/** What an error of spelling or grammar in each hundred words costs; style and clarity a quarter of it. */
const ERROR_COST = 8
/** A statement or quotation that contradicts its source keeps the best band away. */
const MAX_SCORE_WITH_CONFLICT = 89
const PER_WORDS = 100

/** The five scores of a text that is judged, in a fixed order; the same items and counts give the same scores. */
export function scoresOf({ items, wordCount, mechanics }: Scored): Score[] {
  const of = (section: SectionName) => items.filter(({ category }) => category === section)
  const density = PER_WORDS / Math.max(PER_WORDS, wordCount)
  const { spelling, grammar, style, clarity } = mechanics
  const errors = spelling + grammar + (style + clarity) / 4
  return [
    afterCosts('structure', of('structure'), STRUCTURE_COSTS, 1),
    afterCosts('clarity', of('clarity'), CLARITY_COSTS, density),
    shareThatHolds('facts', of('facts')),
    shareThatHolds('citations', of('citations')),
    scored('mechanics', 100 - errors * ERROR_COST * density, []),
  ]
}

/** The scores of a text that is not judged. */
export function noScores(): Score[] {
  return [...SECTION_NAMES, 'mechanics' as const].map((dimension) => unscored(dimension))
}

const unscored = (dimension: Dimension): Score => ({ dimension, score: null, band: null, reasons: [] })

function scored(dimension: Dimension, value: number, reasons: readonly string[]): Score {
  const score = Math.max(0, Math.min(100, Math.round(value)))
  return { dimension, score, band: bandOf(score), reasons }
}

function afterCosts(
  section: SectionName,
  items: readonly FeedbackItem[],
  costs: Readonly<Record<Severity, number>>,
  density: number,
): Score {
  const cost = items.reduce((sum, { severity }) => sum + costs[severity], 0)
  return scored(
    section,
    100 - cost * density,
    items.map(({ id }) => id),
  )
}

/** What was checked and holds, of all that could be checked; what could not be checked counts on neither side. */
function shareThatHolds(section: SectionName, items: readonly FeedbackItem[]): Score {
  const wrong = items.filter(({ badge }) => badge === 'conflicting')
  const right = items.filter(({ badge }) => badge === 'verified').length
  const checked = right + wrong.length
  if (checked === 0) return unscored(section)
  const share = (100 * right) / checked
  return scored(
    section,
    wrong.length === 0 ? share : Math.min(share, MAX_SCORE_WITH_CONFLICT),
    wrong.map(({ id }) => id),
  )
}

function bandOf(score: number): Band {
  if (score >= 90) return 'excellent'
  if (score >= 75) return 'good'
  return score >= 50 ? 'fair' : 'weak'
}
