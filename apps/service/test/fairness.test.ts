import { describe, expect, it } from 'vitest'
import { lockOfOpenCount } from '../src/modules/operations/storing/repository.ts'
import { inRounds, limitedTenants } from './limited-tenants.ts'
import { waitFor } from './wait-for.ts'

const { harness, provider, tenant, call } = await limitedTenants()

describe('open operations (B9, 64)', () => {
  it('are at most as many as the tenant may have, however many come at once', async () => {
    const token = await tenant('flood', { open: 20 })
    const node = await harness.start({ role: 'api' }, provider.dependencies)
    const replies = await inRounds(2, 30, (i) => call(node, token, `flood ${i}`, 'respond-async'))
    expect(replies.filter(({ status }) => status === 202)).toHaveLength(20)
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(40)
    expect(refused[0]?.body.code).toBe('too_many_operations')
    expect(refused[0]?.headers.get('retry-after')).toBe('1')
    await node.stop()
  })
})

describe('fairness (C9)', () => {
  it('five operations of another tenant start within the next 30, behind 3,000 of one', async () => {
    const node = await harness.start({ role: 'api' }, provider.dependencies)
    await tenant('big', { open: 10_000 })
    await harness.database.transaction('worker', 'big', (tx) =>
      tx.query(
        `insert into operation (tenant_id, operation_id, request_id, endpoint, status, principal, payload, deadline_ms)
         select 'big', gen_random_uuid(), 'r', 'proofread', 'queued', 'p', json_build_object('text', 'big'), 120000
         from generate_series(1, 3000)`,
      ),
    )
    const token = await tenant('small', {})
    provider.begun.length = 0
    const worker = await harness.start({ role: 'worker', workerConcurrency: 4 }, provider.dependencies)
    await waitFor(() => provider.begun.length >= 20)
    const accepted = await Promise.all(
      Array.from({ length: 5 }, (_, i) => call(node, token, `small ${i}`, 'respond-async')),
    )
    const before = provider.begun.length
    for (const { body } of accepted) {
      const { body: ended } = await node.call(body.poll_url, { token, headers: { prefer: 'wait=30' } })
      expect(ended.status).toBe('succeeded')
    }
    const last = Math.max(...Array.from({ length: 5 }, (_, i) => provider.begun.indexOf(`small ${i}`)))
    expect(last).toBeLessThan(before + 30)
    expect(provider.begun.length).toBeLessThan(3_000)
    await worker.stop()
    await node.stop()
    await harness.database.transaction('worker', 'big', (tx) =>
      tx.query('delete from operation where tenant_id = $1', ['big']),
    )
  })

  it('a tenant that waits for its own lock leaves connections to the others (64)', async () => {
    const node = await harness.start({ role: 'api', databasePoolSize: 4 }, provider.dependencies)
    const [flooder, other] = [await tenant('flooder', {}), await tenant('bystander', {})]
    await call(node, flooder)
    await call(node, other)
    const answered: string[] = []
    const flood = await harness.database.transaction('tenant', 'flooder', async (tx) => {
      await tx.query(...lockOfOpenCount('flooder'))
      const waiting = Array.from({ length: 20 }, () =>
        call(node, flooder, 'அ', 'respond-async').finally(() => answered.push('flooder')),
      )
      await waitFor(async () => (await blockedTransactions()) > 0)
      const { status } = await call(node, other).finally(() => answered.push('bystander'))
      expect([status, answered]).toEqual([200, ['bystander']])
      return waiting
    })
    await Promise.all(flood)
    await node.stop()
  })
})

/** Transactions that wait for a lock which another one holds. */
async function blockedTransactions(): Promise<number> {
  const { rows } = await harness.database.transaction('tenant', null, (tx) =>
    tx.query<{ blocked: number }>('select count(*) as blocked from pg_locks where not granted'),
  )
  return rows[0]?.blocked ?? 0
}
