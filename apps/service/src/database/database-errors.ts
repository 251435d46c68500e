import { hasCode } from '../has-code.ts'
import { Problem } from '../problem.ts'

const CONNECTION_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'],
  // The password or the database is not (yet) there.
  ...['28P01', '28000', '3D000'],
  // Read-only: a leader that was demoted, or a full disk that an administrator has closed for writing.
  '25006',
])
/**
 * Classes of SQLSTATE in which nothing is wrong with the statement: no connection (08), disk full and out of memory
 * (53), the server shuts down, crashed or is still starting (57P), files cannot be read or written (58).
 */
const UNAVAILABLE_CLASS = /^(08|53|57P|58)/
/** Too many connections, statement or lock time-out, deadlock: another attempt may well succeed. */
const BUSY_CODES = new Set(['53300', '57014', '55P03', '40P01', '40001'])
/** What `pg` says without a code. */
const CONNECTION_LOST = /^(Connection terminated|Client has encountered a connection error|Client was closed)/
const POOL_WAIT_OVER = 'timeout exceeded when trying to connect'
const SQLSTATE = /^[0-9A-Z]{5}$/

/** The problem that a failure of the database itself is answered with; null for an ordinary SQL error. */
export function databaseProblem(error: unknown): Problem | null {
  const { code, message } = error as { code?: unknown; message?: unknown }
  const headers = { 'Retry-After': '1' }
  if (message === POOL_WAIT_OVER || (typeof code === 'string' && BUSY_CODES.has(code))) {
    return new Problem('overloaded', 'The database is busy. Try again shortly.', { headers })
  }
  const lost = typeof message === 'string' && CONNECTION_LOST.test(message)
  if (lost || (typeof code === 'string' && isUnavailable(code))) {
    return new Problem('database_unavailable', 'The database is unavailable. Try again shortly.', {
      headers,
    })
  }
  return null
}

/** Raised by our own functions where what they are about is gone. */
const NO_DATA_FOUND = 'P0002'

/**
 * SQLSTATE P0002: what one of our own functions was asked about is gone, such as the audit chain of a deleted
 * tenant.
 */
export function isNoDataFound(error: unknown): boolean {
  return hasCode(error, NO_DATA_FOUND)
}

/** Raised by `required(…)`, a function of ours, where a condition of the transaction does not hold. */
const UNMET_REQUIREMENT = 'SM001'

/** SQLSTATE SM001: the statements worked, and the transaction is refused all the same. */
export function isUnmetRequirement(error: unknown): boolean {
  return hasCode(error, UNMET_REQUIREMENT)
}

function isUnavailable(code: string): boolean {
  return CONNECTION_CODES.has(code) || (SQLSTATE.test(code) && UNAVAILABLE_CLASS.test(code))
}

/** Whether the connection is to be closed with the error: the next one may lead to another server. */
export function spoilsConnection(error: unknown): boolean {
  return databaseProblem(error)?.code === 'database_unavailable'
}

/** Whether `error` says only "not now": the same work may succeed later, and nothing is known against it. */
export function isPassing(error: unknown): error is Problem {
  return error instanceof Problem && (error.code === 'database_unavailable' || error.code === 'overloaded')
}
