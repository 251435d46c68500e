/** The database is not as this start needs it. The message is for operators: what is wrong, and what to do about it. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError'
}

const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ECONNRESET']

/** What a failed connection or statement means at the start; the error itself where it is none of the known ones. */
export function explainStart(error: unknown, setting: string, address: string): Error {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const url = new URL(address)
  const role = decodeURIComponent(url.username)
  const database = decodeURIComponent(url.pathname.slice(1))
  const at = `${url.hostname || 'localhost'}:${url.port || '5432'}`
  const text = explanation(code, message, { role, database, at })
  return text === null ? (error as Error) : new DatabaseStartError(`${setting}: ${text}`, { cause: error })
}

function explanation(
  code: string,
  message: string,
  { role, database, at }: { role: string; database: string; at: string },
): string | null {
  if (UNREACHABLE.includes(code))
    return `no Postgres answers at ${at} (${code}). Is it running, and reachable from here?`
  if (/^The server does not support SSL/.test(message))
    return `${at} speaks no TLS; use sslmode=disable, or switch TLS on`
  if (/certificate/.test(message)) return `the certificate of ${at} is not trusted (${message})`
  switch (code) {
    case '28P01':
    case '28000':
      return `${at} refuses the role ${role} (wrong password, pg_hba.conf does not let it in, or the migration step that makes it has not run)`
    case '3D000':
      return `the database ${database} does not exist at ${at}. Create it: create database ${database} owner ${role}`
    case '42501':
      return `the role ${role} lacks a right (${message}). The owner needs CREATEROLE and the schema public (docs/database.md)`
    case '53300':
      return `${at} has no connection left for ${role}; raise max_connections or lower DATABASE_POOL_SIZE`
    case '25006':
      return `${at} is read-only: a standby. Name the leader`
    case '57P03':
      return `${at} is starting up or shutting down. Try again`
    default:
      return null
  }
}
