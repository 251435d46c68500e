import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readFile, realpath, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { makeDataFolder } from './data-folder.ts'
import { type Account, postgresAccount, postgresBinaries } from './postgres-binaries.ts'
import { isRunningPostmaster, readPostmaster } from './postmaster.ts'
import { privateFile } from './private-file.ts'

export const POSTGRES_MAJOR = '18'

const START_LIMIT_MS = 60_000
const POLL_MS = 10
/** Taken by the one program that may use, and at its end stop, the cluster. */
const OWNER_LOCK = 7_336_624

export interface EmbeddedPostgres {
  port: number
  /** Connection address of the superuser for a database; only for migrations and tests. */
  superuserUrl(database: string): string
  /** Stops Postgres and waits until it is gone. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** Holds the cluster (`postgres/`), its log and its password. Created where missing. */
  dataDir: string
  /** Server settings beyond the defaults, such as `fsync: 'off'` in tests. */
  settings?: Readonly<Record<string, string>>
}

/**
 * Starts a real Postgres on 127.0.0.1, on a free port, with password authentication and without a socket file,
 * creating its cluster at the first start. A Postgres that outlived its program (`kill -9`) is taken over.
 * Throws when another running program uses the same data folder, or the data is of another major version.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await makeDataFolder(options.dataDir)
  const dataDir = await realpath(options.dataDir)
  const account = postgresAccount()
  const native = await postgresBinaries(account)
  const password = await privateFile(join(dataDir, 'postgres-password'), () =>
    randomBytes(24).toString('base64url'),
  )
  const cluster = join(dataDir, 'postgres')
  await createCluster({ native, cluster, account, password })
  const running =
    (await adopt(cluster)) ?? (await launch({ native, cluster, account, settings: options.settings ?? {} }))
  const superuserUrl = (database: string) =>
    `postgres://postgres:${password}@127.0.0.1:${running.port}/${encodeURIComponent(database)}`
  const owner = await takeOwnership(superuserUrl('postgres'), dataDir)
  return {
    port: running.port,
    superuserUrl,
    async stop() {
      await owner.end().catch(() => undefined)
      await stopPostmaster(running.pid, cluster)
    },
  }
}

interface Cluster {
  native: string
  /** Absolute path of the data folder. */
  cluster: string
  account: Account | null
}

/**
 * The folder that a Postgres program stands in, as a path. As root it runs under another account, which may not
 * be allowed to walk the folders above (mode 0700); the folder it already stands in is open to it.
 */
const standingIn = (folder: string) => (process.platform === 'linux' ? '/proc/self/cwd' : folder)

/** Settings of the caller's shell (`PGPORT`, `LC_ALL`, …) must not reach the server. */
const environment = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' }

async function createCluster({ native, cluster, account, password }: Cluster & { password: string }) {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version !== null) {
    if (version.trim() === POSTGRES_MAJOR) return
    throw new Error(
      `${cluster} holds data of PostgreSQL ${version.trim()}, this program brings PostgreSQL ${POSTGRES_MAJOR}: ` +
        'dump it with the old version and restore it into a new DATA_DIR, or choose another DATA_DIR',
    )
  }
  const workshop = `${cluster}.new`
  await rm(workshop, { recursive: true, force: true })
  const fresh = join(workshop, 'data')
  await mkdir(fresh, { mode: 0o700, recursive: true })
  const passwordFile = join(workshop, 'password')
  await privateFile(passwordFile, () => password)
  if (account) for (const path of [workshop, fresh, passwordFile]) await chown(path, account.uid, account.gid)
  const { status, stderr } = spawnSync(
    join(native, 'bin', 'initdb'),
    [
      ...['--pgdata', standingIn(fresh), '--username', 'postgres', '--pwfile', '../password'],
      // Without these, LANG=C gives a database in SQL_ASCII, in which Tamil has neither length nor letters.
      ...[
        '--encoding',
        'UTF8',
        '--locale',
        'C',
        '--locale-provider',
        'builtin',
        '--builtin-locale',
        'C.UTF-8',
      ],
      ...['--auth', 'scram-sha-256', '--no-instructions'],
    ],
    { cwd: fresh, env: environment, encoding: 'utf8', ...account },
  )
  if (status !== 0) throw new Error(`initdb failed for ${cluster}: ${stderr}`)
  await rename(fresh, cluster)
  await rm(workshop, { recursive: true, force: true })
}

interface Running {
  pid: number
  port: number
}

/** Gives the Postgres that already runs on the folder, once it is ready; clears what a dead one left behind. */
async function adopt(cluster: string): Promise<Running | null> {
  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    const found = await readPostmaster(cluster)
    if (found === null) return null
    if (!isRunningPostmaster(found.pid, cluster)) {
      await rm(join(cluster, 'postmaster.pid'), { force: true })
      return null
    }
    if (found.status === 'ready') return found
    if (Date.now() > deadline)
      throw new Error(`Postgres on ${cluster} (process ${found.pid}) does not get ready`)
    await wait(POLL_MS)
  }
}

async function launch({
  native,
  cluster,
  account,
  settings,
}: Cluster & { settings: Record<string, string> }) {
  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    const port = await freePort()
    const result = await launchOnce({
      native,
      cluster,
      account,
      settings: { ...settings, port: String(port) },
    })
    if (typeof result !== 'string') return result
    // The processes of a killed Postgres take a moment to notice; the port may have been taken meanwhile.
    const passing = /pre-existing shared memory block|could not create any TCP\/IP sockets/.test(result)
    if (!passing || Date.now() > deadline) throw new Error(`Postgres does not start on ${cluster}: ${result}`)
    await wait(20 * POLL_MS)
  }
}

/** Gives what Postgres wrote as a string when it exits instead of getting ready. */
async function launchOnce({
  native,
  cluster,
  account,
  settings,
}: Cluster & { settings: Record<string, string> }) {
  const log = await open(`${cluster}.log`, 'w', 0o600)
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
        '-D',
        standingIn(cluster),
        ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      // Detached: Ctrl-C reaches the whole foreground group, but Postgres stops last, when its clients are done.
      { cwd: cluster, env: environment, detached: true, stdio: ['ignore', log.fd, log.fd], ...account },
    )
    child.unref()
    const exited = exitOf(child)
    const running = await Promise.race([exited, ready(cluster, child)])
    return running ?? (await readFile(`${cluster}.log`, 'utf8')).trim().split('\n').slice(-5).join('\n')
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

async function ready(cluster: string, child: ChildProcess): Promise<Running | null> {
  const deadline = Date.now() + START_LIMIT_MS
  while (child.exitCode === null && child.signalCode === null) {
    const found = await readPostmaster(cluster)
    if (found?.pid === child.pid && found?.status === 'ready') return found
    if (Date.now() > deadline)
      throw new Error(`Postgres on ${cluster} (process ${child.pid}) does not get ready`)
    await wait(POLL_MS)
  }
  return null
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Tries for a moment: the session of a program that was just killed ends a little later than it. */
async function takeOwnership(url: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'semmai-launcher' })
  client.on('error', () => undefined)
  await client.connect()
  for (let tries = 100; tries > 0; tries -= 1) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      OWNER_LOCK,
    ])
    if (rows[0]?.taken) return client
    await wait(POLL_MS)
  }
  await client.end()
  throw new Error(`Another program is running on DATA_DIR ${dataDir}: stop it, or choose another DATA_DIR`)
}

async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  // SIGINT is Postgres's fast shutdown: it ends its sessions and writes everything down.
  if (isRunningPostmaster(pid, cluster)) process.kill(pid, 'SIGINT')
  while (isRunningPostmaster(pid, cluster)) {
    if (Date.now() > deadline) throw new Error(`Postgres (process ${pid}) does not stop`)
    await wait(POLL_MS)
  }
}
