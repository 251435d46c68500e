import { chown } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../embedded/free-port.ts'
import { startEtcd } from './etcd.ts'
import { startLeaderProxy } from './leader-proxy.ts'
import { SUPERUSER } from './patroni-config.ts'
import {
  type Member,
  type PatroniPrograms,
  type RunningMember,
  startPatroniMember,
} from './patroni-member.ts'

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

const UNHEARD_MS = 1_000

/** Starts the cluster, which keeps its files below `folder`; `synchronous`: a commit waits for a standby. */
export async function startPatroniCluster(
  folder: string,
  programs: PatroniPrograms,
  synchronous: boolean,
): Promise<PatroniCluster> {
  const { user } = programs
  if (user) await chown(folder, user.uid, user.gid)
  const etcdPort = await freePort()
  const etcd = await startEtcd(folder, etcdPort)
  const members: RunningMember[] = []
  for (const name of ['pg1', 'pg2', 'pg3']) {
    members.push(await startPatroniMember({ folder, name, etcdPort, synchronous, ...programs }))
    // The first one makes the cluster, the others copy it.
    if (members.length === 1) while (!(await answers(members[0], 'primary'))) await wait(200)
  }
  const port = await freePort()
  const proxy = await startLeaderProxy(folder, port, members)

  async function leader(): Promise<RunningMember | null> {
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

async function answers(member: RunningMember | undefined, path: string): Promise<boolean> {
  const signal = AbortSignal.timeout(500)
  const url = `http://127.0.0.1:${member?.restPort}/${path}`
  return fetch(url, { method: 'OPTIONS', signal }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Whether two members stream, and one of them as is wanted. */
async function standbys({ postgresPort }: RunningMember, wanted: string): Promise<boolean> {
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
