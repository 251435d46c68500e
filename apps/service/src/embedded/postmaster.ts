import { readFileSync, readlinkSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../has-code.ts'

/** What the file `postmaster.pid` of a data folder says. */
export interface Postmaster {
  pid: number
  port: number
  /** `starting`, `ready`, `stopping` or `standby`; empty very early. */
  status: string
}

/** Reads `postmaster.pid`; null where there is none or it is not yet complete. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!Number.isInteger(pid) || pid <= 0) return null
  return { pid, port, status: (lines[7] ?? '').trim() }
}

/** Whether a process of this number exists, be it a zombie or another program. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !hasCode(error, 'ESRCH')
  }
}

/**
 * Whether the process is a running Postgres of this very data folder. A zombie (process 1 of a container may
 * never reap it) and another program that got the number meanwhile both exist, and are both not it.
 */
export function isRunningPostmaster(pid: number, cluster: string): boolean {
  if (!isRunning(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')[0]
    if (state === 'Z' || state === 'X') return false
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')) return false
    return readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch {
    return false
  }
}
