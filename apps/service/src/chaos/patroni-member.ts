import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePorts } from '../embedded/free-port.ts'
import { fillDisk } from './fill-disk.ts'
import type { Proxied } from './leader-proxy.ts'
import { patroniConfig } from './patroni-config.ts'

/** Where the programs are that a cluster needs besides `etcd` and `haproxy`, which are looked for in the path. */
export interface PatroniPrograms {
  /** The program `patroni`. */
  patroni: string
  /** Folder of Postgres with `pg_basebackup` and `pg_rewind`. */
  postgresBin: string
  /** Postgres refuses to run as root: then these ids run it. */
  user: { uid: number; gid: number } | null
}

export interface Member {
  name: string
  /** Ends Patroni and Postgres at once; they come back after some seconds, as under an init system. */
  kill(): Promise<void>
  /** Ends Postgres only. */
  killPostgres(): Promise<void>
  /** Stops all its processes, as a machine that hangs, and lets them go on after so many milliseconds. */
  freeze(forMs: number): Promise<void>
  fillDisk(forMs: number): Promise<void>
}

export interface RunningMember extends Member, Proxied {
  /** Stops what sends its changes to the standbys. */
  silence(): Promise<void>
  stop(): Promise<void>
}

interface MemberOptions extends PatroniPrograms {
  folder: string
  name: string
  etcdPort: number
  synchronous: boolean
}

const RESTART_PAUSE_MS = 3_000

/** Starts Postgres under Patroni, and again whenever they end. */
export async function startPatroniMember(options: MemberOptions): Promise<RunningMember> {
  const { name, user, patroni, etcdPort, synchronous, postgresBin } = options
  const folder = join(options.folder, name)
  await mkdir(folder, { mode: 0o700, recursive: true })
  if (user) mountDisk(folder, name, user)
  const postgresPort = await freePorts(2)
  const restPort = postgresPort + 1
  const path = join(folder, 'patroni.json')
  const config = patroniConfig({ name, folder, etcdPort, postgresPort, restPort, synchronous, postgresBin })
  await writeFile(path, JSON.stringify(config))
  let child: ChildProcess | null = null
  let stopped = false

  async function keepRunning(): Promise<void> {
    while (!stopped) {
      const running = spawn(patroni, [path], { stdio: 'ignore', cwd: folder, ...user })
      child = running
      await new Promise((resolve) => running.once('exit', resolve))
      child = null
      if (!stopped) await wait(RESTART_PAUSE_MS)
    }
  }
  const over = keepRunning()
  const postmaster = () => postmasterOf(folder)
  const signal = async (name: NodeJS.Signals, withPatroni: boolean) => {
    if (withPatroni) child?.kill(name)
    const main = await postmaster()
    for (const pid of main > 0 ? [main, ...(await childrenOf(main))] : []) tryKill(pid, name)
  }

  return {
    name,
    postgresPort,
    restPort,
    kill: () => signal('SIGKILL', true),
    async killPostgres() {
      const main = await postmaster()
      if (main > 0) tryKill(main, 'SIGKILL')
    },
    async freeze(forMs) {
      await signal('SIGSTOP', true)
      await wait(forMs)
      await signal('SIGCONT', true)
    },
    silence: async () => stopWalSenders(await postmaster()),
    fillDisk: (forMs) => fillDisk(folder, forMs),
    async stop() {
      stopped = true
      await signal('SIGKILL', true)
      await over
      if (user) execFileSync('umount', ['--lazy', folder])
    },
  }
}

/** A small file system of its own, which may be filled up. */
function mountDisk(folder: string, name: string, { uid, gid }: { uid: number; gid: number }): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=700m,mode=700,uid=${uid},gid=${gid}`, name, folder])
}

/** The first process of the member's Postgres; 0 where none runs. */
async function postmasterOf(folder: string): Promise<number> {
  const lines = await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8').catch(() => '')
  return Number(lines.split('\n')[0])
}

async function childrenOf(parent: number): Promise<number[]> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const parents = await Promise.all(
    processes.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      return { pid: Number(pid), parent: Number(/\) \S (\d+)/.exec(stat)?.[1]) }
    }),
  )
  return parents.filter((one) => one.parent === parent).map(({ pid }) => pid)
}

function tryKill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended by itself.
  }
}

/** Stops the processes of a leader that send its changes to the standbys. */
async function stopWalSenders(postmaster: number): Promise<void> {
  for (const pid of await childrenOf(postmaster)) {
    const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (title.includes('walsender')) tryKill(pid, 'SIGSTOP')
  }
}
