import type { Mention } from '../names/name-index.ts'
import type { IndexedRecord } from '../records/fact-index.ts'

/** The parts of a statement that a record is asked about. */
export interface Core {
  readonly record: IndexedRecord
  readonly subject: Mention
  /** The name or the figure that answers. */
  readonly value: { readonly from: number; readonly to: number }
  /** The units that say the relation. */
  readonly relation: ReadonlySet<number>
  /** Whether the claim stands against the record: then an aside must not change what is asked. */
  readonly conflicts: boolean
}
