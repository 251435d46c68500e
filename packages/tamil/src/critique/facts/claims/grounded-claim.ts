import type { FoundClaim } from '../claim.ts'
import type { IndexedRecord } from '../fact-index.ts'
import type { Mention } from '../names/name-index.ts'

/** A claim with the record and the name that it was read from. */
export interface GroundedClaim {
  readonly found: FoundClaim
  readonly record: IndexedRecord
  readonly subject: Mention
}
