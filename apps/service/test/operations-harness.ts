import pg from 'pg'
import { afterEach, beforeEach } from 'vitest'
import type { Rows } from '../src/database/database.ts'
import { type ScriptedProvider, scriptedProvider } from './scripted-provider.ts'
import { type Reply, type TestHarness, type TestService, testHarness } from './test-service.ts'
import { waitFor } from './wait-for.ts'

export interface OperationsHarness {
  harness: TestHarness
  provider: ScriptedProvider
  /** The node that is called where none is named; a test may put another in its place. */
  service: TestService
  /** A token of an administrator. */
  admin: string
  /** Sends a text to be proofread as an operation. */
  begin(text: string, options?: { token?: string; on?: TestService }): Promise<Reply>
  /** The operation once it has ended. */
  ended(operation: Reply, on?: TestService): Promise<Reply>
  cancel(operation: Reply, token?: string): Promise<Reply>
  /** Resolves when the provider has begun this text. */
  begins(text: string): Promise<void>
  sql(statement: string, values?: unknown[]): Promise<Rows<Record<string, unknown>>>
  /** Past the service: no row-level security stops it. */
  superuser<R extends pg.QueryResultRow>(statement: string): Promise<R[]>
  expireLease(operationId: string): Promise<unknown>
}

/** A node whose provider does what the test says, and which never falls back by itself. Once a test file. */
export async function operationsHarness(): Promise<OperationsHarness> {
  const provider = scriptedProvider()
  const harness = await testHarness()
  const admin = await harness.token({ sub: 'boss', roles: ['tenant_admin'] })
  // What an attempt began must not count in the attempt that follows a stall of the machine.
  beforeEach(() => {
    provider.begun.length = 0
  })
  afterEach(() => provider.release())
  const sql = (statement: string, values: unknown[] = []) =>
    harness.database.transaction('worker', null, (tx) => tx.query(statement, values))
  const at: OperationsHarness = {
    ...{ harness, provider, admin, sql },
    service: await harness.start({ syncTimeoutMs: 60_000 }, provider.dependencies),
    begin: (text, { token, on = at.service } = {}) =>
      on.call('/v1/proofread', {
        body: { text, language: 'ta' },
        headers: { prefer: 'respond-async' },
        ...(token ? { token } : {}),
      }),
    ended: ({ body }, on = at.service) =>
      on.call(body.poll_url, { headers: { prefer: 'wait=30' }, token: admin }),
    cancel: ({ body }, token) =>
      at.service.call(`${body.poll_url}/cancel`, { method: 'POST', ...(token ? { token } : {}) }),
    begins: (text) => waitFor(() => provider.begun.includes(text)),
    async superuser<R extends pg.QueryResultRow>(statement: string) {
      const client = new pg.Client(harness.superuserUrl)
      await client.connect()
      try {
        return (await client.query<R>(statement)).rows
      } finally {
        await client.end()
      }
    },
    expireLease: (operationId) =>
      sql(`update operation set lease_until = now() - interval '1 second' where operation_id = $1`, [
        operationId,
      ]),
  }
  return at
}
