import type { Database } from '../database/database.ts'
import { inSpan, isTraced } from './spans.ts'

/** The database with a span for every transaction that belongs to a traced call; no statement or value is told. */
export function traceDatabase(database: Database): Database {
  const attributes = (purpose: string) => ({ 'db.system.name': 'postgresql', 'semmai.purpose': purpose })
  return {
    transaction: (purpose, tenantId, work) =>
      isTraced()
        ? inSpan('postgres transaction', attributes(purpose), () =>
            database.transaction(purpose, tenantId, work),
          )
        : database.transaction(purpose, tenantId, work),
    statement: (purpose, tenantId, work) =>
      isTraced()
        ? inSpan('postgres statement', attributes(purpose), () => database.statement(purpose, tenantId, work))
        : database.statement(purpose, tenantId, work),
    close: () => database.close(),
  }
}
