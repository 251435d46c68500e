import { type Logger, pino } from 'pino'

/**
 * The log of a process: JSON lines on standard output. Of an error only its name, message, code and stack are
 * written: the `detail` of a database error may quote a row, and with it a submitted text.
 */
export function createLog(level: string, base: Readonly<Record<string, string>>): Logger {
  return pino({ level, base, serializers: { err: describeError } })
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error ? { code: String(error.code) } : {}
  return { type: error.name, message: error.message, ...code, stack: error.stack }
}
