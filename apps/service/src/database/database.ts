import type { Problem } from '../problem.ts'

/** The database roles of the service, one a purpose; each has policies of its own (design, "Engines underneath"). */
export type Purpose = 'tenant' | 'worker' | 'identity' | 'operator'

export interface Rows<R> {
  rows: R[]
  rowCount: number
}

/** One open transaction. `sql` is plain SQL with `$1` parameters. */
export interface Transaction {
  query<R extends object = Record<string, unknown>>(
    sql: string,
    values?: readonly unknown[],
    /** Shown the rows as soon as they are here: of a `statement` before its commit, which may still fail. Must not throw. */
    seen?: (rows: readonly R[]) => void,
  ): Promise<Rows<R>>
  /**
   * Hands over a statement that travels with the commit, after all others: it costs no round trip, and what it locks
   * is held for none. Where it fails nothing is committed and the transaction throws; where it asks `required(…)`
   * for what does not hold, that is `refusal`.
   */
  atCommit(sql: string, values?: readonly unknown[], refusal?: () => Problem): void
}

export interface Database {
  /**
   * Runs `work` in one transaction, under the role of the purpose and (except for `operator` and
   * cross-tenant worker claims, which pass null) with the tenant set, both in one statement.
   * Throws `Problem` `database_unavailable` when no connection is to be had, `overloaded` when the pool is full or the
   * tenant has its share of it (half).
   */
  transaction<T>(purpose: Purpose, tenantId: string | null, work: (tx: Transaction) => Promise<T>): Promise<T>
  /**
   * A transaction of one statement: begin, statement and commit travel together, in one round trip. What `work`
   * makes of the rows comes after the commit, so it cannot undo anything; a second query throws.
   */
  statement<T>(purpose: Purpose, tenantId: string | null, work: (tx: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}
