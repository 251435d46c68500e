import type { CritiqueFinding } from '../feedback-item.ts'
import type { GenreLine } from './letters.ts'

/** What is said where a part that a kind of text needs is not there. */
export interface Part {
  readonly title: string
  readonly description: string
  readonly suggestion: string
}

/** The finding that a part is missing, at the line where it is missed. */
export function missing(
  { start, end }: Pick<GenreLine, 'start' | 'end'>,
  severity: CritiqueFinding['severity'],
  { title, description, suggestion }: Part,
): CritiqueFinding {
  return { severity, title, description, start, end, suggestion, meaningMayChange: true, fix: suggestion }
}
