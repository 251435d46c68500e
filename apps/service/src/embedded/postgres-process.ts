import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hasCode } from '../has-code.ts'
import { freePort } from './free-port.ts'
import { type Cluster, workingDirectory } from './postgres-cluster.ts'
import { isRunningPostmaster, readPostmaster } from './postmaster.ts'
import { StartError } from './start-error.ts'

const START_LIMIT_MS = 60_000
const POLL_MS = 10
/** Time between two attempts to start. */
const RETRY_MS = 200

/** A Postgres that accepts connections. */
export interface PostgresProcess {
  pid: number
  port: number
  /** Resolves when it has ended; absent where another program has started it. */
  ended?: Promise<unknown>
}

/** Server settings beyond the defaults, such as `fsync: 'off'` in tests. */
export type PostgresSettings = Readonly<Record<string, string>>

export interface LaunchOptions {
  /** A free one where it is absent. */
  port?: number | undefined
  /** Called when the process is there and has yet to get ready. */
  onLaunched?: (() => void) | undefined
}

/** Gives the Postgres that already runs on the folder, once it is ready; null where none does. */
export async function adoptPostgres(cluster: string): Promise<PostgresProcess | null> {
  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    const found = await readPostmaster(cluster)
    if (found === null) return null
    if (!isRunningPostmaster(found.pid, cluster)) {
      await rm(join(cluster, 'postmaster.pid'), { force: true })
      return null
    }
    if (found.status === 'ready') return { pid: found.pid, port: found.port }
    if (Date.now() > deadline) throw notReady(cluster, found.pid)
    await wait(POLL_MS)
  }
}

/**
 * Starts Postgres on the folder, on a free port or on the port given. Throws a `StartError` with the last lines of
 * its log where it does not start within a minute; no process is left behind then.
 */
export async function launchPostgres(
  cluster: Cluster,
  settings: PostgresSettings,
  { port, onLaunched }: LaunchOptions = {},
): Promise<PostgresProcess> {
  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    const at = port ?? (await freePort())
    const result = await launchOnce(cluster, { ...settings, port: String(at) }, onLaunched)
    if (typeof result !== 'string') return result
    const taken = /could not create any TCP\/IP sockets/.test(result)
    if (taken && port !== undefined) {
      throw new StartError(
        `Port ${port} of the embedded Postgres is in use: the next start takes another one`,
      )
    }
    // The processes of a killed Postgres take a moment to notice; a free port may have been taken meanwhile.
    const passing = taken || /pre-existing shared memory block/.test(result)
    if (!passing || Date.now() > deadline) {
      throw new StartError(`Postgres does not start on ${cluster.cluster}: ${result}`)
    }
    await wait(RETRY_MS)
  }
}

/** Gives the end of the log as a string when Postgres exits instead of getting ready. */
async function launchOnce(
  { native, cluster, account, environment }: Cluster,
  settings: PostgresSettings,
  onLaunched: (() => void) | undefined,
): Promise<PostgresProcess | string> {
  const log = await open(`${cluster}.log`, 'a', 0o600)
  const { size: logStart } = await log.stat()
  try {
    const all = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      log_checkpoints: 'off',
      ...settings,
    }
    const child = spawn(
      join(native, 'bin', 'postgres'),
      [
        ...['-D', workingDirectory(cluster)],
        ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      // Detached: Ctrl-C reaches the whole foreground group, but Postgres stops last, when its clients are done.
      {
        cwd: cluster,
        env: environment,
        detached: true,
        ...account,
        stdio: ['ignore', log.fd, log.fd],
      },
    )
    child.unref()
    onLaunched?.()
    const ended = exitOf(child)
    const running = await Promise.race([ended, ready(cluster, child)])
    if (running) return { ...running, ended }
    const written = (await readFile(`${cluster}.log`)).subarray(logStart).toString()
    return written.trim().split('\n').slice(-5).join('\n')
  } finally {
    await log.close()
  }
}

function exitOf(child: ChildProcess): Promise<null> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => resolve(null))
    child.once('error', reject)
  })
}

async function ready(cluster: string, child: ChildProcess): Promise<PostgresProcess | null> {
  const deadline = Date.now() + START_LIMIT_MS
  while (child.exitCode === null && child.signalCode === null) {
    const found = await readPostmaster(cluster)
    if (found?.pid === child.pid && found?.status === 'ready') return { pid: found.pid, port: found.port }
    if (Date.now() > deadline) {
      child.kill('SIGKILL')
      throw notReady(cluster, child.pid)
    }
    await wait(POLL_MS)
  }
  return null
}

const notReady = (cluster: string, pid: number | undefined) =>
  new StartError(
    `Postgres on ${cluster} (process ${pid}) is not ready after ${START_LIMIT_MS / 1000} s: see ${cluster}.log`,
  )

/** Asks Postgres to stop, without waiting: it ends its sessions, writes its data to disk and exits. */
export function interruptPostgres(pid: number, cluster: string): void {
  if (!isRunningPostmaster(pid, cluster)) return
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error
  }
}

/** Stops Postgres and waits until it has ended. */
export async function stopPostgres(pid: number, cluster: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  interruptPostgres(pid, cluster)
  while (isRunningPostmaster(pid, cluster)) {
    if (Date.now() > deadline) throw new Error(`Postgres (process ${pid}) does not stop`)
    await wait(POLL_MS)
  }
}
