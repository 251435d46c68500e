import { beforeEach, describe, expect, it } from 'vitest'
import type { Transaction } from '../src/database/database.ts'
import { countQueued, readQueueState } from '../src/modules/operations/storing/queue-state.ts'
import { testDatabase } from './test-database.ts'

const { database } = await testDatabase()
const asWorker = <T>(work: (tx: Transaction) => Promise<T>) => database.transaction('worker', null, work)

/** Queued operations of ten tenants, with the same ids at every run. */
const queue = (operations: number) =>
  asWorker((tx) =>
    tx.query(
      `insert into operation (tenant_id, operation_id, request_id, endpoint, status, principal, payload, deadline_ms)
       select 'tenant' || i % 10, md5('queued ' || i)::uuid, 'r', 'proofread', 'queued', 'p', '{}', 1000
       from generate_series(1, $1::integer) as i`,
      [operations],
    ),
  )

interface PlanNode {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: PlanNode[]
}

/** Rows of tables that the plan of what `work` asks has read. */
async function rowsRead(work: (tx: Transaction) => Promise<unknown>): Promise<number> {
  const plans: PlanNode[] = []
  await asWorker((tx) =>
    work({
      ...tx,
      async query(sql, values) {
        const { rows } = await tx.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
          `explain (analyze, format json) ${sql}`,
          values,
        )
        plans.push(...rows.map((row) => row['QUERY PLAN'][0].Plan))
        return { rows: [], rowCount: 0 }
      },
    }),
  )
  const read = (node: PlanNode): number =>
    (node['Relation Name'] === undefined ? 0 : node['Actual Rows'] * node['Actual Loops']) +
    (node.Plans ?? []).reduce((sum, child) => sum + read(child), 0)
  return plans.reduce((sum, plan) => sum + read(plan), 0)
}

beforeEach(() => asWorker((tx) => tx.query('delete from operation')))

describe('the length of the queue', () => {
  it('is exact while it is short', async () => {
    expect(await asWorker((tx) => countQueued(tx, 50_000))).toBe(0)
    await queue(3_000)
    expect(await asWorker((tx) => countQueued(tx, 50_000))).toBe(3_000)
    expect(await asWorker((tx) => countQueued(tx, 10))).toBe(10)
  })

  it('is an estimate where it is long, and never beyond the limit', async () => {
    await queue(30_000)
    const estimate = await asWorker((tx) => countQueued(tx, 50_000))
    expect(estimate).toBeGreaterThan(28_500)
    expect(estimate).toBeLessThan(31_500)
    expect(await asWorker((tx) => countQueued(tx, 20_000))).toBe(20_000)
    expect(await asWorker(readQueueState)).toMatchObject({ queued: estimate, running: 0 })
  })

  it('is read from a sixteenth of a long queue', async () => {
    await queue(30_000)
    expect(await rowsRead((tx) => countQueued(tx, 50_000))).toBeLessThan(2_000)
  })
})
