import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import type { FinalOperation } from './history.ts'

const REST_LIMIT_MS = 90_000

/** Waits until no operation is queued or running, at most so long that one that never ends is found out. */
export async function restAndRead(database: Database): Promise<FinalOperation[]> {
  const limit = performance.now() + REST_LIMIT_MS
  for (;;) {
    const operations = await readOperations(database)
    const open = operations.filter(({ status }) => status === 'queued' || status === 'running')
    if (open.length === 0 || performance.now() > limit) return operations
    await wait(500)
  }
}

async function readOperations(database: Database): Promise<FinalOperation[]> {
  const { rows } = await database.transaction('tenant', 'demo', (tx) =>
    tx.query<FinalOperation>(
      `select operation_id as "operationId", status,
         substring(result -> 'result' ->> 'original_text' from 'key:(\\S+)') as key
       from operation where tenant_id = 'demo'`,
    ),
  )
  return rows
}
