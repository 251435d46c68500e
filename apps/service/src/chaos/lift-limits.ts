import type { Database } from '../database/database.ts'

/** A million calls a minute: chaos asks for all that the service can do. */
const CALLS_PER_MINUTE = 1_000_000

/** Gives every tenant so many open operations, and hardly a limit of calls. */
export async function liftLimits(database: Database, maxOpenOperations: number): Promise<void> {
  await database.transaction('operator', null, (tx) =>
    tx.query('update tenants set text_calls_per_minute = $1, max_open_operations = $2', [
      CALLS_PER_MINUTE,
      maxOpenOperations,
    ]),
  )
}
