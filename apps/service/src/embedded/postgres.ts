import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { BaseLogger } from 'pino'
import { claimDataFolder, type DataFolderClaim } from './claim.ts'
import { postgresAccount, postgresBinaries } from './postgres-binaries.ts'
import { type Cluster, createCluster } from './postgres-cluster.ts'
import { adoptPostgres, launchPostgres, type PostgresSettings, stopPostgres } from './postgres-process.ts'
import { keepRunning } from './postgres-supervisor.ts'
import { privateFile } from './private-file.ts'
import { StartError } from './start-error.ts'

export interface EmbeddedPostgres {
  /** Stays the same when Postgres is started again after a crash. */
  port: number
  /** Connection address of the superuser for a database; only for migrations and tests. */
  superuserUrl(database: string): string
  /** Stops Postgres, waits until it has ended, and releases the data folder. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** Holds the cluster (`postgres/`), its log and its password. Created where missing. */
  dataDir: string
  /** The caller's claim on `dataDir`; without it the folder is claimed here. Either way `stop` releases it. */
  claim?: DataFolderClaim
  settings?: PostgresSettings
  log?: BaseLogger
  /** Called when the server is on its way, or runs already: from now on it works by itself. */
  onLaunched?: (() => void) | undefined
  /** Called once when Postgres has ended and does not start again. */
  onGivenUp?(error: Error): void
}

/**
 * Starts a real Postgres on 127.0.0.1, on a free port, with password authentication and without a socket file,
 * creating its cluster at the first start, and starts it again whenever it ends. A Postgres that outlived its
 * program (`kill -9`) is taken over.
 * Throws a `StartError` when another running program uses the data folder, or when what is in the folder cannot be
 * used; no process is left behind then.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const claim = options.claim ?? (await claimDataFolder(options.dataDir))
  try {
    return await startOn(claim, options)
  } catch (error) {
    await claim.release()
    throw error
  }
}

/** Settings of the caller's shell (`PGPORT`, `LC_ALL`, …) must not reach the server. */
const environment = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' }

async function startOn(
  claim: DataFolderClaim,
  { settings = {}, log, onLaunched, onGivenUp }: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const account = postgresAccount()
  const native = await postgresBinaries(account)
  const passwordFile = join(claim.path, 'postgres-password')
  const password = await privateFile(passwordFile, () => randomBytes(24).toString('base64url'))
  const cluster: Cluster = { native, cluster: join(claim.path, 'postgres'), account, environment }
  await createCluster({ ...cluster, password })
  const adopted = await adoptPostgres(cluster.cluster)
  if (adopted === null) await rm(`${cluster.cluster}.log`, { force: true })
  if (adopted !== null) onLaunched?.()
  const first = adopted ?? (await launchPostgres(cluster, settings, { onLaunched }))
  const superuserUrl = (database: string) =>
    `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${first.port}/${encodeURIComponent(database)}`
  try {
    await checkPassword(superuserUrl('postgres'), passwordFile, cluster.cluster)
  } catch (error) {
    await stopPostgres(first.pid, cluster.cluster)
    throw error
  }
  const supervisor = keepRunning({
    first,
    cluster: cluster.cluster,
    launch: () => launchPostgres(cluster, settings, { port: first.port }),
    ...(log ? { log } : {}),
    ...(onGivenUp ? { onGivenUp } : {}),
  })
  return {
    port: first.port,
    superuserUrl,
    async stop() {
      await supervisor.stop()
      await claim.release()
    },
  }
}

const INVALID_PASSWORD = '28P01'

async function checkPassword(url: string, passwordFile: string, cluster: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'semmai-launcher' })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== INVALID_PASSWORD) throw error
    throw new StartError(
      `${passwordFile} does not hold the password of the database in ${cluster}: restore the file from a backup, ` +
        'or delete both to start with an empty database',
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
