import { Problem } from '../problem.ts'

const CONNECTION_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'],
  // The server shuts down, crashed, or is still starting; the password or the database is not (yet) there.
  ...['57P01', '57P02', '57P03', '28P01', '28000', '3D000'],
])
/** Too many connections, statement or lock time-out, deadlock: another attempt may well succeed. */
const BUSY_CODES = new Set(['53300', '57014', '55P03', '40P01', '40001'])
/** What `pg` says without a code. */
const CONNECTION_LOST = /^(Connection terminated|Client has encountered a connection error|Client was closed)/
const POOL_WAIT_OVER = 'timeout exceeded when trying to connect'

/** The problem that a failure of the database itself is answered with; null for an ordinary SQL error. */
export function databaseProblem(error: unknown): Problem | null {
  const { code, message } = error as { code?: unknown; message?: unknown }
  const headers = { 'Retry-After': '1' }
  if (message === POOL_WAIT_OVER || (typeof code === 'string' && BUSY_CODES.has(code))) {
    return new Problem('overloaded', 'Too much is under way at once; try again shortly.', { headers })
  }
  const lost = typeof message === 'string' && CONNECTION_LOST.test(message)
  if (lost || (typeof code === 'string' && (CONNECTION_CODES.has(code) || code.startsWith('08')))) {
    return new Problem('database_unavailable', 'The database cannot be reached; try again shortly.', {
      headers,
    })
  }
  return null
}

/** Whether the statement failed on this unique constraint or unique index. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const { code, constraint: name } = error as { code?: unknown; constraint?: unknown }
  return code === '23505' && name === constraint
}
