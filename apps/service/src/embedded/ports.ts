import { createServer } from 'node:net'
import type { Config } from '../config.ts'
import { StartError } from './start-error.ts'

/** A port that the program listens on, and the setting that moves it. */
export interface PortUse {
  port: number
  host: string
  purpose: string
  setting: string
}

const LOOPBACK = '127.0.0.1'
const MAX_PORT = 65_535

/** Port of the development issuer beside a service on `port`; 0 for any. */
export const issuerPort = (port: number) => (port === 0 || port + 1 > MAX_PORT ? 0 : port + 1)

/** Port of the stand-in for a language model beside a service on `port`; 0 for any. */
export const modelPort = (port: number) => (port === 0 || port + 2 > MAX_PORT ? 0 : port + 2)

/** Every fixed port of the configuration. Postgres is not among them: it takes a free port. */
export function portsOf(config: Config): PortUse[] {
  const { host, port } = config
  const embedded = config.databaseUrl === null
  const uses: PortUse[] = [
    { port: config.role === 'worker' ? 0 : port, host, purpose: 'the API', setting: 'PORT' },
    { port: config.metricsPort, host, purpose: '/metrics', setting: 'METRICS_PORT' },
    {
      port: embedded ? issuerPort(port) : 0,
      host: LOOPBACK,
      purpose: 'the development issuer (PORT + 1)',
      setting: 'PORT',
    },
    {
      port: embedded ? modelPort(port) : 0,
      host: LOOPBACK,
      purpose: 'the stand-in model (PORT + 2)',
      setting: 'PORT',
    },
  ]
  return uses.filter((use) => use.port !== 0)
}

/**
 * Throws a `StartError` that names the first port which cannot be listened on, and its setting. Called before
 * anything is started, so that a port in use changes nothing in the data folder.
 */
export async function requirePorts(uses: readonly PortUse[]): Promise<void> {
  for (const use of uses) {
    const error = await tryPort(use)
    if (error !== null) throw explainPortError(error, uses) ?? error
  }
}

function tryPort({ port, host }: PortUse): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', resolve)
    probe.listen(port, host, () => probe.close(() => resolve(null)))
  })
}

const REASONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    EADDRINUSE: 'is in use. Stop the program that uses it, or set',
    EACCES: 'is not allowed to this account. Set',
  }),
)

/** The error of `listen` as one line that names port and setting; null for every other error. */
export function explainPortError(error: unknown, uses: readonly PortUse[]): StartError | null {
  if (!(error instanceof Error) || !('code' in error) || !('port' in error)) return null
  const use = uses.find(({ port }) => port === error.port)
  const reason = REASONS.get(String(error.code))
  if (use === undefined || reason === undefined) return null
  return new StartError(`Port ${use.port} for ${use.purpose} ${reason} ${use.setting} to another port.`)
}
