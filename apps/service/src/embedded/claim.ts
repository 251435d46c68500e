import { readFileSync } from 'node:fs'
import { link, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../has-code.ts'
import { makeDataFolder } from './data-folder.ts'
import { StartError } from './start-error.ts'

/** The right of one program to use a data folder, until it is released or the program ends. */
export interface DataFolderClaim {
  /** Absolute path of the folder, without symbolic links. */
  path: string
  release(): Promise<void>
}

interface Holder {
  pid: number
  /** Tells apart programs that got the same number one after the other; null where the system does not say. */
  startedAt: string | null
}

export const CLAIM_FILE = 'semmai.lock'

/** Folders that this program has claimed. Its number in a lock file does not say so, see `isRunning`. */
const claimedHere = new Set<string>()

/**
 * Claims the folder for this program, making it where it is missing. The lock is a file with the number of the
 * program, not a lock inside Postgres: that would be lost whenever Postgres restarts after a crash.
 * Throws a `StartError` where another running program has claimed the folder; nothing in it is changed then.
 */
export async function claimDataFolder(dataDir: string): Promise<DataFolderClaim> {
  await makeDataFolder(dataDir)
  const path = await realpath(dataDir)
  if (claimedHere.has(path)) throw inUse(path, process.pid)
  claimedHere.add(path)
  const file = join(path, CLAIM_FILE)
  try {
    await createLock(path, file)
  } catch (error) {
    claimedHere.delete(path)
    throw error
  }
  return {
    path,
    async release() {
      if (claimedHere.delete(path)) await rm(file, { force: true })
    },
  }
}

async function createLock(path: string, file: string): Promise<void> {
  const holder: Holder = { pid: process.pid, startedAt: startOf(process.pid) }
  const part = `${file}.${process.pid}`
  try {
    await refuseIfHeld(path, file)
    await writeFile(part, JSON.stringify(holder), { mode: 0o600 })
    while (!(await linked(part, file))) await removeStale(path, file)
  } finally {
    await rm(part, { force: true })
  }
}

async function linked(part: string, file: string): Promise<boolean> {
  try {
    await link(part, file)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

async function refuseIfHeld(path: string, file: string): Promise<void> {
  const holder = await readHolder(file)
  if (holder !== null && isRunning(holder)) throw inUse(path, holder.pid)
}

/** Moves the lock of an ended program away. Where a faster program has replaced it meanwhile, puts that back. */
async function removeStale(path: string, file: string): Promise<void> {
  await refuseIfHeld(path, file)
  const moved = `${file}.${process.pid}.stale`
  await rename(file, moved).catch(ignoreMissing)
  try {
    const holder = await readHolder(moved)
    if (holder === null || !isRunning(holder)) return
    await linked(moved, file)
    throw inUse(path, holder.pid)
  } finally {
    await rm(moved, { force: true })
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/** Null for a file that is missing or was never completely written. */
async function readHolder(file: string): Promise<Holder | null> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const [, pid, startedAt] = /^\{"pid":(\d+),"startedAt":(?:null|"([^"]*)")\}$/.exec(text) ?? []
  return pid === undefined ? null : { pid: Number(pid), startedAt: startedAt ?? null }
}

/** A container gives each of its programs the same number, so that this program's own number may be of an older one. */
function isRunning(holder: Holder): boolean {
  if (holder.pid === process.pid) return false
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false
  }
  const startedAt = startOf(holder.pid)
  return startedAt === null || startedAt === holder.startedAt
}

/** When the program started, in clock ticks since the system did; null where the system does not tell. */
function startOf(pid: number): string | null {
  try {
    // The name in parentheses may hold spaces. The start time is field 22, the 20th after the name.
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return state === 'Z' || state === 'X' ? 'ended' : (fields[18] ?? null)
  } catch {
    return null
  }
}

function inUse(path: string, pid: number): StartError {
  return new StartError(
    `Another program (process ${pid}) is running on DATA_DIR ${path}: stop it, or choose another DATA_DIR`,
  )
}
