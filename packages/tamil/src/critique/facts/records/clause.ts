import type { Unit } from '../names/sentence-units.ts'

/** A stretch of a sentence with one predicate: units `[from, to)`. */
export interface Clause {
  readonly units: readonly Unit[]
  readonly from: number
  readonly to: number
  /** Whether the sentence has a question mark. */
  readonly inQuestion: boolean
}
