import type { Mention } from '../names/name-index.ts'
import type { FoundClaim } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'

/** A claim with the record and the name that it was read from. */
export interface GroundedClaim {
  readonly found: FoundClaim
  readonly record: IndexedRecord
  readonly subject: Mention
}
