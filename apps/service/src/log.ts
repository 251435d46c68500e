import { type Logger, type LoggerOptions, pino } from 'pino'

/**
 * The log of a process: JSON lines on standard output. Of an error only its name, message, code and stack are
 * written: the `detail` of a database error may quote a row, and with it a submitted text.
 */
export function createLog(level: string, base: Readonly<Record<string, string>>): Logger {
  return pino(optionsOf(level, base))
}

/** The same log for a person at a terminal: one short coloured line an entry. */
export async function createTerminalLog(
  level: string,
  base: Readonly<Record<string, string>>,
  destination: NodeJS.WritableStream = process.stdout,
): Promise<Logger> {
  // Only a terminal needs it.
  const { default: pretty } = await import('pino-pretty')
  return pino(
    optionsOf(level, base),
    pretty({
      destination,
      sync: true,
      colorize: true,
      singleLine: true,
      translateTime: 'SYS:HH:MM:ss',
      ignore: ['pid', 'hostname', 'reqId', 'request_id', 'trace_id', ...Object.keys(base)].join(','),
    }),
  )
}

function optionsOf(level: string, base: Readonly<Record<string, string>>): LoggerOptions {
  return { level, base, serializers: { err: describeError } }
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error ? { code: String(error.code) } : {}
  return { type: error.name, message: error.message, ...code, stack: error.stack }
}
