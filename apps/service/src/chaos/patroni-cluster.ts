import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { fillDisk } from './fill-disk.ts'
import { freePort } from './free-port.ts'

/** Where the programs are that a cluster needs besides `etcd` and `haproxy`, which are looked for in the path. */
export interface PatroniPrograms {
  /** The program `patroni`. */
  patroni: string
  /** Folder of Postgres with `pg_basebackup` and `pg_rewind`. */
  postgresBin: string
  /** Postgres refuses to run as root: then these ids run it. */
  user: { uid: number; gid: number } | null
}

/** Three Postgres under Patroni and etcd, with a proxy that leads to their leader. */
export interface PatroniCluster {
  /** Port of the proxy. */
  port: number
  /** Whether each member is on a small file system of its own, which may be filled up: made where root runs this on Linux. */
  smallDisks: boolean
  /** The member that takes writes; null while there is none. */
  leader(): Promise<Member | null>
  /** Resolves when all members stream from the leader, one of them synchronously where that is wanted. */
  complete(): Promise<void>
  switchover(): Promise<void>
  /** Kills the leader after its standbys have heard nothing of it for a second. */
  killUnheard(): Promise<void>
  stop(): Promise<void>
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

const SUPERUSER = 'postgres'
const RESTART_PAUSE_MS = 3_000
const UNHEARD_MS = 1_000

interface Running extends Member {
  postgresPort: number
  restPort: number
  /** Stops what sends its changes to the standbys. */
  silence(): Promise<void>
  stop(): Promise<void>
}

export async function startPatroniCluster(
  folder: string,
  programs: PatroniPrograms,
  synchronous: boolean,
): Promise<PatroniCluster> {
  const { user } = programs
  if (user) await chown(folder, user.uid, user.gid)
  const etcdPort = await freePort()
  const etcd = await startEtcd(folder, etcdPort)
  const members: Running[] = []
  for (const name of ['pg1', 'pg2', 'pg3']) {
    members.push(await startMember({ folder, name, etcdPort, synchronous, ...programs }))
    // The first one makes the cluster, the others copy it.
    if (members.length === 1) while (!(await answers(members[0], 'primary'))) await wait(200)
  }
  const port = await freePort()
  const proxy = await startProxy(folder, port, members)

  async function leader(): Promise<Running | null> {
    const found = await Promise.all(members.map((member) => answers(member, 'primary')))
    return members[found.indexOf(true)] ?? null
  }

  return {
    port,
    smallDisks: user !== null,
    leader,
    async complete() {
      const wanted = synchronous ? 'sync' : 'async'
      for (;;) {
        const current = await leader()
        if (current && (await standbys(current, wanted))) return
        await wait(300)
      }
    },
    async switchover() {
      const current = await leader()
      if (!current) return
      const body = JSON.stringify({ leader: current.name })
      await fetch(`http://127.0.0.1:${current.restPort}/switchover`, { method: 'POST', body })
    },
    async killUnheard() {
      const current = await leader()
      await current?.silence()
      await wait(UNHEARD_MS)
      await current?.kill()
    },
    async stop() {
      await Promise.all(members.map((member) => member.stop()))
      proxy.kill('SIGKILL')
      etcd.kill('SIGKILL')
    },
  }
}

async function answers(member: Running | undefined, path: string): Promise<boolean> {
  const signal = AbortSignal.timeout(500)
  const url = `http://127.0.0.1:${member?.restPort}/${path}`
  return fetch(url, { method: 'OPTIONS', signal }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Whether two members stream, and one of them as is wanted. */
async function standbys({ postgresPort }: Running, wanted: string): Promise<boolean> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: postgresPort,
    user: SUPERUSER,
    database: SUPERUSER,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      `select sync_state from pg_stat_replication where state = 'streaming'`,
    )
    return rows.length === 2 && rows.some(({ sync_state }) => sync_state === wanted)
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function startEtcd(folder: string, port: number): Promise<ChildProcess> {
  const url = `http://127.0.0.1:${port}`
  const peer = `http://127.0.0.1:${await freePort()}`
  return spawn(
    'etcd',
    [
      ...['--data-dir', join(folder, 'etcd'), '--listen-client-urls', url, '--advertise-client-urls', url],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
      ...['--initial-cluster', `default=${peer}`, '--log-level', 'error'],
    ],
    { stdio: 'ignore' },
  )
}

async function startProxy(folder: string, port: number, members: readonly Running[]): Promise<ChildProcess> {
  const servers = members.map(
    ({ name, postgresPort, restPort }) => `  server ${name} 127.0.0.1:${postgresPort} check port ${restPort}`,
  )
  const path = join(folder, 'haproxy.cfg')
  await writeFile(
    path,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
listen leader
  bind 127.0.0.1:${port}
  option httpchk
  http-check send meth OPTIONS uri /primary
  default-server inter 500ms fastinter 250ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`,
  )
  return spawn('haproxy', ['-f', path, '-db'], { stdio: 'ignore' })
}

interface MemberOptions extends PatroniPrograms {
  folder: string
  name: string
  etcdPort: number
  synchronous: boolean
}

async function startMember(options: MemberOptions): Promise<Running> {
  const { name, user, patroni } = options
  const folder = join(options.folder, name)
  await mkdir(folder, { mode: 0o700, recursive: true })
  if (user)
    execFileSync('mount', [
      '-t',
      'tmpfs',
      '-o',
      `size=700m,mode=700,uid=${user.uid},gid=${user.gid}`,
      name,
      folder,
    ])
  const postgresPort = await freePort()
  const restPort = await freePort()
  const path = join(folder, 'patroni.json')
  await writeFile(path, JSON.stringify(configOf(options, folder, postgresPort, restPort)))
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
  const postmaster = async () =>
    Number((await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])
  const signal = async (name: NodeJS.Signals, withPatroni: boolean) => {
    if (withPatroni) child?.kill(name)
    const main = await postmaster()
    for (const pid of main > 0 ? [main, ...(await childrenOf(main))] : []) tryKill(pid, name)
  }

  return {
    ...{ name, postgresPort, restPort },
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

/** What worked: a leader's key of 20 s (Patroni's least), looked at every second; a leader whose Postgres died gives way. */
function configOf(
  { name, etcdPort, synchronous, postgresBin }: MemberOptions,
  folder: string,
  postgresPort: number,
  restPort: number,
): object {
  const account = (username: string) => ({ username, password: 'loopback' })
  return {
    scope: 'semmai',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ...{ ttl: 20, loop_wait: 1, retry_timeout: 3, maximum_lag_on_failover: 1_048_576 },
        ...{ primary_start_timeout: 0, synchronous_mode: synchronous },
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            wal_log_hints: 'on',
            max_connections: 200,
            max_wal_size: '128MB',
            min_wal_size: '64MB',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${postgresPort}`,
      connect_address: `127.0.0.1:${postgresPort}`,
      data_dir: join(folder, 'data'),
      // A member that cannot be brought to the leader's history copies it anew.
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
      bin_dir: postgresBin,
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: account(SUPERUSER),
        replication: account('replicator'),
        rewind: account('rewinder'),
      },
      parameters: { unix_socket_directories: folder },
      // Listens on the loopback only.
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
      ],
    },
  }
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
