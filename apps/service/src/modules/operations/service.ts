import { setTimeout as wait } from 'node:timers/promises'
import type {
  MessageLanguage,
  Operation,
  OperationEndpoint,
  OperationListQuery,
  OperationResult,
  Page,
} from '@semmai/contract'
import { validate as isUuid } from 'uuid'
import type { Database, Transaction } from '../../database/database.ts'
import { isId, pageOf, pageStart } from '../../database/page-cursor.ts'
import { Problem } from '../../problem.ts'
import { appendAuditEvent, type Cause } from '../audit/append-event.ts'
import type { Principal } from '../identity/principal.ts'
import { principalId } from '../identity/principal-id.ts'
import { contentLanguageOf, type OperationRow, toOperation } from './definitions/operation.ts'
import { isTerminal } from './definitions/operation-states.ts'
import type { KeptResults } from './storing/kept-results.ts'
import { ownResult } from './storing/own-result.ts'
import {
  cancelOperation,
  eraseOperation,
  findOperation,
  listOperations,
  shortenRetention,
} from './storing/repository.ts'
import type { Waiting } from './waiting.ts'
import type { EndObserver } from './working/observe-ends.ts'

export interface OperationsOptions {
  database: Database
  waiting: Waiting
  kept: KeptResults
  ends: EndObserver
}

export interface FoundOperation {
  operation: Operation
  /** Of the messages in its result. */
  contentLanguage: MessageLanguage | null
}

export interface Operations {
  /** `waitMs`: how long to wait for the operation's end; 0 answers at once. */
  get(tenantId: string, operationId: string, waitMs: number, signal: AbortSignal): Promise<FoundOperation>
  /** The result of the principal's own succeeded operation of an endpoint; null where there is none to be had. */
  ownResult(
    tenantId: string,
    principal: Principal,
    operationId: string,
    endpoint: OperationEndpoint,
  ): Promise<OperationResult | null>
  list(tenantId: string, principal: Principal, query: OperationListQuery): Promise<Page<Operation>>
  /** In the caller's transaction. */
  cancel(tx: Transaction, call: Cause & { tenantId: string }, operationId: string): Promise<Operation>
  erase(tenantId: string, principal: Principal, operationId: string): Promise<void>
}

/**
 * Unknown ids, another tenant's and what is no id are `operation_not_found`; erased ones `operation_expired`.
 * Cancelling and erasing need the creator or a `tenant_admin`, else `insufficient_role`.
 */
export function createOperations({ database, waiting, kept, ends }: OperationsOptions): Operations {
  async function find(tenantId: string, operationId: string): Promise<OperationRow> {
    // An id that is none and another tenant's id answer exactly as an unknown one.
    const row = isUuid(operationId)
      ? await database.statement('tenant', tenantId, (tx) => findOperation(tx, tenantId, operationId))
      : null
    return visible(row)
  }

  return {
    async get(tenantId, operationId, waitMs, signal) {
      const read = () => find(tenantId, operationId)
      const row = await (waitMs === 0 ? read() : readAtEnd(waiting, operationId, read, waitMs, signal))
      await noteDelivery(database, kept, row)
      return foundOperation(row)
    },

    ownResult: (...wanted) => ownResult(database, ...wanted),

    async list(tenantId, principal, query) {
      const { limit, after } = pageStart(query, isId)
      const rows = await database.statement('tenant', tenantId, (tx) =>
        listOperations(tx, tenantId, {
          principal: principal.roles.includes('tenant_admin') ? null : principalId(principal),
          status: query.status ?? null,
          endpoint: query.endpoint ?? null,
          before: after,
          limit: limit + 1,
        }),
      )
      const page = pageOf(rows, limit, ({ operation_id }) => operation_id)
      return { ...page, items: page.items.map(toOperation) }
    },

    async cancel(tx, call, operationId) {
      const { tenantId, principal } = call
      const found = visible(isUuid(operationId) ? await findOperation(tx, tenantId, operationId) : null)
      requireOwner(principal, found)
      const result = await cancelOperation(tx, tenantId, operationId, kept.asynchronousMs)
      const row = await findOperation(tx, tenantId, operationId)
      if (result === 'cancelled') {
        const target = { type: 'operation', id: operationId }
        await appendAuditEvent(tx, tenantId, call, { type: 'operation_cancelled', target })
        ends.cancelled({ tenantId, operationId, endpoint: found.endpoint })
        return toOperation(present(row))
      }
      const ended = visible(row)
      if (ended.status === 'cancelled') return toOperation(ended)
      throw new Problem(
        'operation_terminal',
        `The operation has already ended (${ended.status}) and cannot be cancelled.`,
      )
    },

    async erase(tenantId, principal, operationId) {
      const found = await find(tenantId, operationId)
      requireOwner(principal, found)
      if (!isTerminal(found.status)) {
        throw new Problem(
          'operation_terminal',
          'Only an operation that has ended can be deleted. Cancel it first.',
        )
      }
      await database.statement('tenant', tenantId, (tx) => eraseOperation(tx, tenantId, operationId))
    },
  }
}

/** Where nothing is to be kept, a result that was fetched goes soon (decision C7). */
async function noteDelivery(
  database: Database,
  { deliveredMs }: KeptResults,
  row: OperationRow,
): Promise<void> {
  if (deliveredMs === null || !isTerminal(row.status)) return
  const { tenant_id: tenantId, operation_id: operationId } = row
  await database.statement('tenant', tenantId, (tx) =>
    shortenRetention(tx, tenantId, operationId, deliveredMs),
  )
}

/** Reads the row once the operation has ended, or after `waitMs`. */
async function readAtEnd(
  waiting: Waiting,
  operationId: string,
  read: () => Promise<OperationRow>,
  waitMs: number,
  signal: AbortSignal,
): Promise<OperationRow> {
  const answered = new AbortController()
  const late = pause(waitMs, AbortSignal.any([signal, answered.signal]))
  try {
    for (;;) {
      const waiter = waiting.begin(operationId.toLowerCase())
      try {
        const row = await read()
        if (isTerminal(row.status)) return row
        const woken = await Promise.race([waiter.woken, late])
        if (woken !== 'may_have_ended') return await read()
      } finally {
        waiter.end()
      }
    }
  } finally {
    answered.abort()
  }
}

function foundOperation(row: OperationRow): FoundOperation {
  return { operation: toOperation(row), contentLanguage: contentLanguageOf(row) }
}

function present(row: OperationRow | null): OperationRow {
  if (row === null)
    throw new Problem(
      'operation_not_found',
      'There is no operation with this id that you may see: GET /v1/operations lists them.',
    )
  return row
}

function visible(row: OperationRow | null): OperationRow {
  const found = present(row)
  if (found.expired)
    throw new Problem(
      'operation_expired',
      'The operation and its result have been erased: call again for a new one.',
    )
  return found
}

/** Decision C5: the creator or an administrator; a certification by an administrator only. */
function requireOwner(principal: Principal, row: OperationRow): void {
  if (principal.roles.includes('tenant_admin')) return
  const own = row.principal === principalId(principal) && row.endpoint !== 'onboarding-certify'
  if (!own)
    throw new Problem(
      'insufficient_role',
      'Only the principal that created the operation, or a tenant_admin, may do this; with a certification a tenant_admin only.',
    )
}

/** Resolves after so many milliseconds, or when the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<'over'> {
  return wait(ms, 'over' as const, { signal }).catch(() => 'over' as const)
}
