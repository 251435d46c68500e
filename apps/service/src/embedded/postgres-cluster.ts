import { spawnSync } from 'node:child_process'
import { chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './postgres-binaries.ts'
import { privateFile } from './private-file.ts'
import { StartError } from './start-error.ts'

const POSTGRES_MAJOR = '18'

export interface Cluster {
  /** Folder with `bin`, `lib` and `share`. */
  native: string
  /** Absolute path of the data folder of Postgres. */
  cluster: string
  /** The account that Postgres runs under; null for the account of this program. */
  account: Account | null
  /** Environment of the programs of Postgres. */
  environment: Readonly<Record<string, string>>
}

/**
 * The working directory of a Postgres program, as a path. As root it runs under another account, which may not
 * be allowed to traverse the parent folders (mode 0700); its working directory is open to it all the same.
 */
export const workingDirectory = (folder: string) => (process.platform === 'linux' ? '/proc/self/cwd' : folder)

/**
 * Creates the data folder of Postgres, complete or not at all, where it is missing.
 * Throws a `StartError` where something else is there, or data of another major version.
 */
export async function createCluster({
  native,
  cluster,
  account,
  environment,
  password,
}: Cluster & { password: string }): Promise<void> {
  if (await isUsable(cluster)) return
  const temporary = `${cluster}.new`
  await rm(temporary, { recursive: true, force: true })
  const fresh = join(temporary, 'data')
  await mkdir(fresh, { mode: 0o700, recursive: true })
  const passwordFile = join(temporary, 'password')
  await privateFile(passwordFile, () => password)
  if (account)
    for (const path of [temporary, fresh, passwordFile]) await chown(path, account.uid, account.gid)
  const { status, stderr } = spawnSync(
    join(native, 'bin', 'initdb'),
    [
      ...['--pgdata', workingDirectory(fresh), '--username', 'postgres', '--pwfile', '../password'],
      // Without these, LANG=C gives a database in SQL_ASCII, in which Tamil has neither length nor letters.
      ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin'],
      ...['--builtin-locale', 'C.UTF-8', '--auth', 'scram-sha-256', '--no-instructions'],
    ],
    { cwd: fresh, env: environment, encoding: 'utf8', ...account },
  )
  if (status !== 0) throw new Error(`initdb failed for ${cluster}: ${stderr}`)
  await rename(fresh, cluster)
  await rm(temporary, { recursive: true, force: true })
}

/** False where there is nothing yet. */
async function isUsable(cluster: string): Promise<boolean> {
  const files = await readdir(cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new StartError(
      `${cluster} cannot be used (${error.message}): remove it, or choose another DATA_DIR`,
    )
  })
  if (files.length === 0) return false
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (version === POSTGRES_MAJOR) return true
  throw new StartError(
    version === ''
      ? `${cluster} holds no complete data of PostgreSQL (PG_VERSION is missing or empty): ` +
          'restore it from a backup, delete it to start with an empty database, or choose another DATA_DIR'
      : `${cluster} holds data of PostgreSQL ${version}, this program brings PostgreSQL ${POSTGRES_MAJOR}: ` +
          'dump it with the old version and restore it into a new DATA_DIR, or choose another DATA_DIR',
  )
}
