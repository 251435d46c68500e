import type { OperationStatus } from '@semmai/contract'
import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '../src/database/database.ts'
import { isTerminal, mayFollow } from '../src/modules/operations/definitions/operation-states.ts'
import type { Outcome } from '../src/modules/operations/definitions/work.ts'
import {
  finishOperations,
  type Renewal,
  releaseAttempt,
  renewLeases,
} from '../src/modules/operations/storing/attempt-repository.ts'
import { type Claimed, claimFairly, claimOwn } from '../src/modules/operations/storing/claims.ts'
import {
  cancelOperation,
  eraseOperation,
  findOperation,
  insertQueued,
} from '../src/modules/operations/storing/repository.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

let harness: TestDatabase

beforeAll(async () => {
  harness = await testDatabase()
})

/** What the model knows of one operation. */
interface Known {
  id: string
  status: OperationStatus
  attempt: number
  /** Whether the current lease has been let run out. */
  leaseOver: boolean
  erased: boolean
  /** The terminal row, as it was seen first. */
  ended: string | null
}

interface Model {
  tenantId: string
  operations: Known[]
  /** Every claim ever made, by workers that live and workers that are long dead. */
  claims: { known: Known; claimed: Claimed }[]
}

const SUCCESS: Outcome = {
  status: 'succeeded',
  provider: 'builtin',
  model: 'model',
  latencyMs: 1,
  usage: null,
  result: {} as Extract<Outcome, { status: 'succeeded' }>['result'],
}
const FAILURE: Outcome = {
  status: 'failed',
  code: 'internal',
  message: 'm',
  usage: null,
  latencyMs: 1,
  retryAfterMs: null,
}

const asWorker = <T>(tenantId: string | null, work: (tx: Transaction) => Promise<T>) =>
  harness.database.transaction('worker', tenantId, work)

type Command = fc.AsyncCommand<Model, null>

function pick<T>(items: readonly T[], at: number): T | undefined {
  return items[at % items.length]
}

/** A command on one of the operations, or on one of the claims, that the model chose. */
abstract class Step implements Command {
  readonly at: number
  constructor(at: number) {
    this.at = at
  }
  abstract apply(model: Model): Promise<void>
  check(model: Readonly<Model>): boolean {
    return model.operations.length > 0
  }
  async run(model: Model): Promise<void> {
    const before = model.operations.map(({ status }) => status)
    await this.apply(model)
    await compare(model, before)
  }
  toString(): string {
    return `${this.constructor.name}(${this.at})`
  }
}

class Enqueue extends Step {
  /** Few operations, so that steps meet each other on the same one. */
  override check({ operations }: Readonly<Model>): boolean {
    return operations.length < 3
  }
  async apply(model: Model): Promise<void> {
    const id = uuidv7()
    await harness.database.transaction('tenant', model.tenantId, async (tx) =>
      insertQueued(tx, model.tenantId, {
        principal: 'p',
        deadlineMs: 60_000,
        work: {
          tenantId: model.tenantId,
          operationId: id,
          requestId: 'r',
          endpoint: 'proofread',
          payload: { text: 'அ' },
          messageLanguage: 'ta',
          principal: 'p',
          traceparent: null,
        },
      }),
    )
    model.operations.push({ id, status: 'queued', attempt: 0, leaseOver: false, erased: false, ended: null })
  }
}

class ClaimNext extends Step {
  async apply(model: Model): Promise<void> {
    const claimed = await asWorker(model.tenantId, (tx) => claimFairly(tx, 1))
    const free = model.operations.filter(
      ({ status, leaseOver }) => status === 'queued' || (status === 'running' && leaseOver),
    )
    expect(claimed.length).toBe(Math.min(1, free.length))
    for (const one of claimed) take(model, one, free)
  }
}

class ClaimOwn extends Step {
  async apply(model: Model): Promise<void> {
    const known = pick(model.operations, this.at)
    if (!known) return
    const claimed = await asWorker(model.tenantId, (tx) => claimOwn(tx, model.tenantId, known.id))
    expect(claimed !== null).toBe(known.status === 'queued')
    if (claimed) take(model, claimed, [known])
  }
}

function take(model: Model, claimed: Claimed, free: readonly Known[]): void {
  const known = free.find(({ id }) => id === claimed.work.operationId)
  if (!known) throw new Error('claimed what was not free')
  expect(claimed.attempt).toBe(known.attempt + 1)
  Object.assign(known, { status: 'running', attempt: claimed.attempt, leaseOver: false })
  model.claims.push({ known, claimed })
}

class LoseLease extends Step {
  async apply(model: Model): Promise<void> {
    const known = pick(model.operations, this.at)
    if (known?.status !== 'running') return
    await asWorker(model.tenantId, (tx) =>
      tx.query(`update operation set lease_until = now() - interval '1 second' where operation_id = $1`, [
        known.id,
      ]),
    )
    known.leaseOver = true
  }
}

/** What happens when a worker dies: its lease runs out, and another claims. */
class TakeOver extends Step {
  async apply(model: Model): Promise<void> {
    await new LoseLease(this.at).apply(model)
    await new ClaimNext(this.at).apply(model)
  }
}

/** A step of a process that once claimed the operation, and may have lost it long ago. */
abstract class HolderStep extends Step {
  override check(model: Readonly<Model>): boolean {
    return model.claims.length > 0
  }
  apply(model: Model): Promise<void> {
    const claim = pick(model.claims, this.at)
    if (!claim) return Promise.resolve()
    const { known, claimed } = claim
    return this.act(model, known, claimed, isHeld(known, claimed))
  }
  abstract act(model: Model, known: Known, claimed: Claimed, holds: boolean): Promise<void>
}

function isHeld(known: Known, claimed: Claimed): boolean {
  return known.status === 'running' && known.attempt === claimed.attempt
}

function renewalOf(known: Known, held: boolean): Renewal {
  if (held) return 'held'
  return known.status === 'cancelled' ? 'cancelled' : 'lost'
}

class Renew extends HolderStep {
  async act({ tenantId }: Model, known: Known, claimed: Claimed, holds: boolean): Promise<void> {
    const renewals = await asWorker(tenantId, (tx) => renewLeases(tx, [{ claimed, progress: 0.5 }]))
    expect(renewals).toEqual([renewalOf(known, holds)])
    if (holds) known.leaseOver = false
  }
}

class GiveBack extends HolderStep {
  async act({ tenantId }: Model, known: Known, claimed: Claimed, holds: boolean): Promise<void> {
    const given = { delayMs: -1, usage: null }
    expect(await asWorker(tenantId, (tx) => releaseAttempt(tx, tenantId, claimed, given))).toBe(holds)
    if (holds) known.leaseOver = true
  }
}

class Finish extends HolderStep {
  async act({ tenantId }: Model, known: Known, claimed: Claimed, holds: boolean): Promise<void> {
    const outcome = this.at % 2 === 0 ? SUCCESS : FAILURE
    const endings = await asWorker(tenantId, (tx) => finishOperations(tx, [{ claimed, outcome }], 60_000))
    expect(endings).toEqual([holds ? 'ended' : 'lost'])
    if (holds) known.status = outcome.status
  }
}

/** Every current and former holder writes in the same statement. */
class FinishTogether extends Step {
  override check(model: Readonly<Model>): boolean {
    return model.claims.length > 0
  }
  async apply({ tenantId, claims }: Model): Promise<void> {
    const endings = await asWorker(tenantId, (tx) =>
      finishOperations(
        tx,
        claims.map(({ claimed }) => ({ claimed, outcome: SUCCESS })),
        60_000,
      ),
    )
    const expected = claims.map(({ known, claimed }) => (isHeld(known, claimed) ? 'ended' : 'lost'))
    expect(endings).toEqual(expected)
    claims.forEach(({ known }, i) => {
      if (expected[i] === 'ended') known.status = SUCCESS.status
    })
  }
}

class RenewTogether extends Step {
  override check(model: Readonly<Model>): boolean {
    return model.claims.length > 0
  }
  async apply({ tenantId, claims }: Model): Promise<void> {
    const renewals = await asWorker(tenantId, (tx) =>
      renewLeases(
        tx,
        claims.map(({ claimed }) => ({ claimed, progress: null })),
      ),
    )
    expect(renewals).toEqual(claims.map(({ known, claimed }) => renewalOf(known, isHeld(known, claimed))))
    for (const { known, claimed } of claims) if (isHeld(known, claimed)) known.leaseOver = false
  }
}

class Cancel extends Step {
  async apply({ tenantId, operations }: Model): Promise<void> {
    const known = pick(operations, this.at)
    if (!known) return
    const result = await harness.database.transaction('tenant', tenantId, (tx) =>
      cancelOperation(tx, tenantId, known.id, 60_000),
    )
    expect(result).toBe(isTerminal(known.status) ? 'not_cancellable' : 'cancelled')
    if (!isTerminal(known.status)) known.status = 'cancelled'
  }
}

class Erase extends Step {
  async apply({ tenantId, operations }: Model): Promise<void> {
    const known = pick(operations, this.at)
    if (!known) return
    const erased = await harness.database.transaction('tenant', tenantId, (tx) =>
      eraseOperation(tx, tenantId, known.id),
    )
    expect(erased).toBe(isTerminal(known.status) && !known.erased)
    known.erased ||= erased
  }
}

/** The rows are as the model has them; states only moved forward; a terminal row never changes again. */
async function compare({ tenantId, operations }: Model, before: readonly OperationStatus[]): Promise<void> {
  const rows = await harness.database.transaction('tenant', tenantId, (tx) =>
    inTurn(operations, ({ id }) => findOperation(tx, tenantId, id)),
  )
  for (const [i, known] of operations.entries()) {
    const row = rows[i]
    expect(row?.status).toBe(known.status)
    expect(mayFollow(before[i] ?? 'queued', known.status)).toBe(true)
    expect(row?.expired).toBe(known.erased)
    if (!isTerminal(known.status)) continue
    expect(row?.completed_at).toBeInstanceOf(Date)
    expect(row?.result !== null).toBe(known.status === 'succeeded' && !known.erased)
    const ended = JSON.stringify([row?.status, row?.completed_at, row?.updated_at, row?.latency_ms])
    known.ended ??= ended
    expect(ended).toBe(known.ended)
  }
}

describe('the operation state machine', () => {
  it('moves forward only and ends once, whatever workers, clients and dead workers do in whatever order', async () => {
    const step = <S extends Step>(make: new (at: number) => S) =>
      fc.nat({ max: 11 }).map((at): Command => new make(at))
    const commands = fc.commands(
      [
        Enqueue,
        Enqueue,
        ClaimNext,
        ClaimNext,
        ClaimOwn,
        LoseLease,
        TakeOver,
        TakeOver,
        Renew,
        GiveBack,
        Finish,
        FinishTogether,
        RenewTogether,
        Cancel,
        Erase,
      ].map(step),
      { maxCommands: 40, size: 'max' },
    )
    let run = 0
    await fc.assert(
      fc.asyncProperty(commands, async (sequence) => {
        const tenantId = `model-${++run}`
        await fc.asyncModelRun(
          () => ({ model: { tenantId, operations: [], claims: [] }, real: null }),
          sequence,
        )
      }),
      { numRuns: 60 },
    )
  }, 60_000)
})

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const item of items) results.push(await work(item))
  return results
}
