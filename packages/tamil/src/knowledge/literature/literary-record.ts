import type { WorkId } from './works.ts'

/** A stanza or line out of Tamil literature, letter for letter as its edition has it. */
export interface LiteraryRecord {
  readonly work: WorkId
  /** The poet, where the work is an anthology; otherwise the work's own author stands. */
  readonly author?: string
  /** The number by which the passage is cited: poem, song or rule. */
  readonly number?: number
  /** The poem, chapter or part within the work, where it has no number or is cited by name. */
  readonly place?: string
  readonly lines: readonly string[]
  /** Accepted readings: `[ours, another]`, both fragments within a line. */
  readonly variants?: readonly (readonly [string, string])[]
}
