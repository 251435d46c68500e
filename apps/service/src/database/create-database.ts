import { createHash } from 'node:crypto'
import pg from 'pg'
import type { BaseLogger } from 'pino'
import { Problem } from '../problem.ts'
import type { Database, Purpose, Rows, Transaction } from './database.ts'
import { databaseProblem, isUnmetRequirement, spoilsConnection } from './database-errors.ts'
import { createTenantShares } from './tenant-shares.ts'

export interface DatabaseOptions {
  /** Connection address of the login role, which has no rights before it takes the role of a purpose. */
  url: string
  log: BaseLogger
  /** Connections this process holds at most. */
  poolSize?: number
  /** How long a transaction waits for a connection before it is refused as `overloaded`. */
  waitMs?: number
  /** How many transactions may wait for a connection at the same time; 200 for each connection. */
  maxWaiting?: number
  observer?: DatabaseObserver
}

/** Told of the connections and of what the database fails, for the metrics. */
export interface DatabaseObserver {
  watchPool(read: () => { idle: number; busy: number; limit: number; waiting: number }): void
  databaseFailed(code: string): void
}

/** Part of the connections, and of the places to wait for one, that one tenant has at most. */
const TENANT_SHARE = 0.5

/** Role and tenant in one statement, both only until the transaction ends; sent together with the `begin`. */
const begin = (purpose: Purpose, tenantId: string) =>
  `begin; select set_config('role', 'semmai_${purpose}', true),
     set_config('app.tenant_id', ${pg.escapeLiteral(tenantId)}, true)`

const SESSION = {
  application_name: 'semmai',
  statement_timeout: 30_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
}

/** `bigint` columns hold sequence numbers and counters, far below 2^53, so they arrive as numbers. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * Transactions that may wait, by connection: about a second's work of one. Fewer would turn a pause of the process, after which all
 * that came meanwhile is read at once, into refusals; `waitMs` bounds what a slow database makes of them.
 */
const WAITING_PER_CONNECTION = 200

/** The `Database` port on a connection pool. Opens its first connection with the first transaction. */
export function createDatabase(options: DatabaseOptions): Database {
  const { log, poolSize = 10, waitMs = 5_000 } = options
  const { maxWaiting = poolSize * WAITING_PER_CONNECTION } = options
  const pool = new pg.Pool({
    ...SESSION,
    connectionString: options.url,
    max: poolSize,
    connectionTimeoutMillis: waitMs,
    types,
    // Statements are sent without waiting for the answer to the one before.
    pipeline: true,
  })
  // Without a listener, a lost server would end this process.
  pool.on('error', (err) => log.warn({ err }, 'An idle database connection was lost'))
  pool.on('connect', (client) =>
    client.on('error', (err) => log.warn({ err }, 'A database connection was lost')),
  )

  options.observer?.watchPool(() => ({
    idle: pool.idleCount,
    busy: pool.totalCount - pool.idleCount,
    limit: poolSize,
    waiting: pool.waitingCount,
  }))

  const shares = createTenantShares({
    limit: Math.max(1, Math.floor(poolSize * TENANT_SHARE)),
    maxWaiting: Math.floor(maxWaiting * TENANT_SHARE),
    waitMs,
  })

  /** Within the tenant's share of the connections, where the transaction is about one tenant. */
  function withShare<T>(tenantId: string | null, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return tenantId === null ? withClient(work) : shares.run(tenantId, () => withClient(work))
  }

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    if (pool.waitingCount >= maxWaiting) {
      throw new Problem('overloaded', 'Too many requests wait for the database. Try again shortly.', {
        headers: { 'Retry-After': '1' },
      })
    }
    try {
      return await work(await pool.connect())
    } catch (error) {
      const problem = databaseProblem(error)
      if (problem === null) throw error
      log.error({ err: error }, 'The database failed a transaction')
      options.observer?.databaseFailed(problem.code)
      throw problem
    }
  }

  return {
    transaction: (purpose, tenantId, work) =>
      withShare(tenantId, (client) => runTransaction(client, begin(purpose, tenantId ?? ''), work)),
    statement: (purpose, tenantId, work) =>
      withShare(tenantId, (client) => runStatement(client, begin(purpose, tenantId ?? ''), work)),
    close: () => pool.end(),
  }
}

/** `begin` is not waited for: it travels with the first statement. */
async function runTransaction<T>(
  client: pg.PoolClient,
  beginning: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  let broken = false
  sendTogether(client)
  const begun = client.query(beginning)
  begun.catch(() => undefined)
  const last: LastStatement[] = []
  try {
    const result = await work({
      async query<R extends object>(
        sql: string,
        values?: readonly unknown[],
        seen?: (rows: readonly R[]) => void,
      ) {
        const [, result] = await Promise.all([begun, send<R>(client, sql, values)])
        seen?.(result.rows)
        return result
      },
      atCommit: (...statement) => void last.push(statement),
    })
    await sendWithCommit(client, begun, last)
    return result
  } catch (error) {
    broken = spoilsConnection(error)
    await client.query('rollback').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}

type LastStatement = Parameters<Transaction['atCommit']>

/** After a statement that failed, the commit rolls back. */
async function sendWithCommit(
  client: pg.PoolClient,
  begun: Promise<unknown>,
  statements: readonly LastStatement[],
): Promise<void> {
  sendTogether(client)
  const answers = statements.map(([sql, values, refusal]) =>
    send(client, sql, values).catch((error: unknown) => {
      throw refusal && isUnmetRequirement(error) ? refusal() : error
    }),
  )
  const ended = client.query('commit')
  await Promise.allSettled([begun, ...answers, ended])
  await begun
  // The first failure is the cause; those after it only tell that the transaction is over.
  for (const answer of answers) await answer
  await ended
}

async function runStatement<T>(
  client: pg.PoolClient,
  beginning: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  let used = false
  let broken = false
  try {
    return await work({
      async query<R extends object>(
        sql: string,
        values?: readonly unknown[],
        seen?: (rows: readonly R[]) => void,
      ) {
        if (used) throw new Error('A transaction of one statement has only one')
        used = true
        sendTogether(client)
        const begun = client.query(beginning)
        const rows = send<R>(client, sql, values)
        // After a failed statement it rolls back.
        const ended = client.query('commit')
        if (seen) rows.then((early) => seen(early.rows)).catch(() => undefined)
        await Promise.allSettled([begun, rows, ended])
        await begun
        const result = await rows
        await ended
        return result
      },
      atCommit() {
        throw new Error('A transaction of one statement has no other')
      },
    })
  } catch (error) {
    broken = spoilsConnection(error)
    throw error
  } finally {
    client.release(broken)
  }
}

/** What is sent before the event loop goes on leaves in one write: each write wakes the server. */
function sendTogether({ connection: { stream } }: pg.PoolClient): void {
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

async function send<R extends object>(
  client: pg.PoolClient,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Rows<R>> {
  sendTogether(client)
  const { rows, rowCount } = await client.query<R & pg.QueryResultRow>({
    text: sql,
    values: [...values],
    ...(values.length > 0 ? { name: statementName(sql) } : {}),
  })
  return { rows, rowCount: rowCount ?? 0 }
}

const statementNames = new Map<string, string>()

/** Statements are constant texts, so each is parsed and planned once a connection instead of once a call. */
function statementName(sql: string): string {
  const known = statementNames.get(sql)
  if (known !== undefined) return known
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 24)
  statementNames.set(sql, name)
  return name
}
