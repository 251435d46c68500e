import type { Database } from '../../../database/database.ts'
import { inBatches } from './in-batches.ts'
import type { KeptResults } from './kept-results.ts'
import { type EndedOperation, insertionOfEnded } from './repository.ts'

/** Ends of one tenant that are written in one statement at most. */
const MAX_TOGETHER = 64

/** Writes a synchronous call that has ended; resolves once it is durable. */
export type WriteEnded = (tenantId: string, ended: EndedOperation) => Promise<void>

/**
 * Calls of one tenant that end while a write of this tenant is under way are written with the next: one transaction
 * of that tenant instead of many. No tenant's write holds other tenants' calls.
 */
export function createEndedCalls(database: Database, kept: KeptResults): WriteEnded {
  interface Writer {
    write(ended: EndedOperation): Promise<void>
    /** Calls that wait for it. A writer without any is dropped. */
    waiting: number
  }
  const writers = new Map<string, Writer>()

  const writerOf = (tenantId: string): Writer => {
    const known = writers.get(tenantId)
    if (known !== undefined) return known
    const write = inBatches<EndedOperation, void>(async (ended) => {
      await database.statement('tenant', tenantId, (tx) =>
        tx.query(...insertionOfEnded(tenantId, ended, kept.synchronousMs)),
      )
      return ended.map(() => undefined)
    }, MAX_TOGETHER)
    const writer = { write, waiting: 0 }
    writers.set(tenantId, writer)
    return writer
  }

  return async (tenantId, ended) => {
    const writer = writerOf(tenantId)
    writer.waiting++
    try {
      await writer.write(ended)
    } finally {
      writer.waiting--
      if (writer.waiting === 0) writers.delete(tenantId)
    }
  }
}
