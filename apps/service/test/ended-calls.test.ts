import { v7 as uuidv7 } from 'uuid'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../src/database/database.ts'
import type { Outcome } from '../src/modules/operations/definitions/work.ts'
import { createEndedCalls } from '../src/modules/operations/storing/ended-calls.ts'
import { keptResults } from '../src/modules/operations/storing/kept-results.ts'
import { type EndedOperation, findOperation } from '../src/modules/operations/storing/repository.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

const KEPT = keptResults(60_000)
const COST = { latencyMs: 1.5, usage: { input_tokens: 3, output_tokens: 2 } }
const FAILED: Outcome = {
  status: 'failed',
  code: 'provider_timeout',
  message: 'It took "too long", \\ {அது}',
  retryAfterMs: null,
  ...COST,
}

let test: TestDatabase
/** The tenants of the transactions, in their order. */
let transactions: (string | null)[]
let counted: Database

beforeAll(async () => {
  test = await testDatabase()
  transactions = []
  counted = {
    ...test.database,
    statement(purpose, tenantId, work) {
      transactions.push(tenantId)
      return test.database.statement(purpose, tenantId, work)
    },
  }
})

function succeeded(text: string): Outcome {
  const result = { original_text: text } as unknown as Extract<Outcome, { status: 'succeeded' }>['result']
  return { status: 'succeeded', provider: 'builtin', model: 'model', result, ...COST }
}

function ended(tenantId: string, outcome: Outcome): EndedOperation {
  const work = {
    tenantId,
    operationId: uuidv7(),
    requestId: uuidv7(),
    endpoint: 'proofread' as const,
    payload: {},
    messageLanguage: 'ta' as const,
    principal: 'caller',
    traceparent: null,
  }
  return { operation: { work, principal: 'caller', deadlineMs: 1_000 }, outcome }
}

const found = (tenantId: string, { operation }: EndedOperation) =>
  test.database.statement('tenant', tenantId, (tx) => findOperation(tx, tenantId, operation.work.operationId))

it('writes the calls of a tenant that end together in one transaction, each with its own outcome', async () => {
  const write = createEndedCalls(counted, KEPT)
  const nasty = 'வீட்டை "கட்டி", \\n {a,NULL}\nமுடித்\u001eதான்'
  const calls = [ended('acme', succeeded(nasty)), ended('acme', FAILED), ended('acme', succeeded(''))]
  await Promise.all(calls.map((call) => write('acme', call)))
  expect(transactions).toEqual(['acme'])
  const rows = await Promise.all(calls.map((call) => found('acme', call)))
  expect(rows.map((row) => [row?.status, row?.result, row?.error])).toEqual([
    ['succeeded', { original_text: nasty }, null],
    ['failed', null, { code: 'provider_timeout', message: FAILED.status === 'failed' && FAILED.message }],
    ['succeeded', { original_text: '' }, null],
  ])
})

it('writes each tenant in a transaction of its own, so that none fails with another', async () => {
  const write = createEndedCalls(counted, KEPT)
  const before = transactions.length
  const foreign = ended('acme', succeeded('a'))
  const good = ended('globex', succeeded('b'))
  const results = await Promise.allSettled([write('acme', foreign), write('globex', good)])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(transactions.slice(before).toSorted()).toEqual(['acme', 'globex'])
  expect(await found('acme', good)).toBeNull()
  expect(await found('globex', good)).toMatchObject({ status: 'succeeded' })
})

it('fails a call whose row cannot be written, and no other that goes with it', async () => {
  const write = createEndedCalls(counted, KEPT)
  const first = ended('acme', succeeded('first'))
  const twice = { ...ended('acme', succeeded('again')), operation: first.operation }
  const other = ended('acme', succeeded('other'))
  const results = await Promise.allSettled([first, twice, other].map((call) => write('acme', call)))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await found('acme', first)).toMatchObject({ result: { original_text: 'first' } })
  expect(await found('acme', other)).toMatchObject({ status: 'succeeded' })
})
