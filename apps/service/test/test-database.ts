import { pino } from 'pino'
import { afterAll, inject } from 'vitest'
import { createDatabase } from '../src/database/create-database.ts'
import type { Database } from '../src/database/database.ts'
import type { FreshDatabase } from './database-cluster.ts'

export const silent = pino({ level: 'silent' })

export interface TestDatabase extends FreshDatabase {
  database: Database
}

/**
 * A migrated database of one's own, on a real Postgres. Call it once a test file, in `beforeAll` or at the top;
 * the pool closes after the file's last test.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const cluster: string | undefined = inject('databaseClusterUrl')
  if (cluster === undefined) {
    throw new Error('The fast tests have no Postgres: list this test under SYSTEM_TESTS in vitest.config.ts')
  }
  const answer = await fetch(cluster)
  if (!answer.ok) throw new Error(await answer.text())
  const fresh = (await answer.json()) as FreshDatabase
  const database = createDatabase({ url: fresh.url, log: silent })
  afterAll(() => database.close())
  return { ...fresh, database }
}
