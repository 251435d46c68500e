import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { createDatabase } from '../database/create-database.ts'
import { migrate } from '../database/migrate.ts'
import { startDevelopmentIssuer } from '../embedded/development-issuer.ts'
import { insertLiveTenants } from '../embedded/insert-live-tenants.ts'
import { mintToken } from '../embedded/mint-token.ts'
import { createLog } from '../log.ts'
import { runClient } from './client.ts'
import { restAndRead } from './final-operations.ts'
import { type FinalOperation, judge, type Observation, type Verdict } from './history.ts'
import { type NodeCluster, startNodes } from './node-cluster.ts'
import {
  type Member,
  type PatroniCluster,
  type PatroniPrograms,
  startPatroniCluster,
} from './patroni-cluster.ts'
import { seededRandom } from './random.ts'
import type { SupervisedNode } from './supervised-node.ts'

const AUDIENCE = 'semmai-api'
const CLIENTS = 8
const PROBE_EVERY_MS = 50
const PROBE_TIMEOUT_MS = 5_000
/** So long without a refusal counts as the steady state. */
const STEADY_MS = 3_000
const LONGEST_FAILOVER_MS = 90_000
const FROZEN_MS = 30_000
const DISK_FULL_MS = 10_000
/** What asynchronous replication loses acknowledged writes by, and synchronous replication acknowledges none. */
const KILL_UNHEARD = 'kill the leader, which its standbys do not hear'
const FILL_DISK = "fill the leader's disk"

export interface Failover {
  fault: string
  /** From the fault, in milliseconds: until another (or the same) member leads, and until a write was acknowledged. */
  leaderMs: number
  firstWriteMs: number
  /** From the new leader until the calls of a client fail no more. */
  steadyMs: number
}

export interface FailoverReport extends Verdict {
  synchronous: boolean
  failovers: Failover[]
  accepted: number
  refused: Record<string, number>
  auditEvents: number
}

type Fault = (leader: Member, cluster: PatroniCluster) => Promise<void>

const FAULTS: Readonly<Record<string, Fault>> = {
  'kill the leader and its Patroni': (leader) => leader.kill(),
  [KILL_UNHEARD]: (_, cluster) => cluster.killUnheard(),
  'switch over': (_, cluster) => cluster.switchover(),
  "kill the leader's Postgres": (leader) => leader.killPostgres(),
  'freeze the leader': async (leader) => void leader.freeze(FROZEN_MS),
  [FILL_DISK]: async (leader) => void leader.fillDisk(DISK_FULL_MS),
}

export interface FailoverOptions {
  rounds: number
  seed: number
  /** False: the negative control, in which a killed leader takes acknowledged writes with it. */
  synchronous: boolean
  programs: PatroniPrograms
}

/** Two API nodes and two workers on three Postgres, eight clients, and one failover after the other; then the judgement. */
export async function runFailovers(options: FailoverOptions): Promise<FailoverReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'semmai-failovers-'))
  const cluster = await startPatroniCluster(dataDir, options.programs, options.synchronous)
  const issuer = await startDevelopmentIssuer({ dataDir, audience: AUDIENCE, port: 0, production: false })
  const nodes: SupervisedNode[] = []
  try {
    await cluster.complete()
    const urls = await prepareDatabase(cluster.port)
    const database = createDatabase({ url: urls.url, log: createLog('fatal', {}), poolSize: 2 })
    await insertLiveTenants(database, issuer, AUDIENCE)
    await database.transaction('operator', null, (tx) =>
      tx.query('update tenants set text_calls_per_minute = 1000000, max_open_operations = 1000'),
    )
    const started = await startNodes(nodes, dataDir, urls.url)
    const token = await mintToken(issuer.file, { tenant: 'demo', roles: [] })
    let over = false
    const histories = Promise.all(
      Array.from({ length: CLIENTS }, (_, i) =>
        runClient(
          {
            name: `client${i}`,
            origins: started.origins,
            token,
            random: seededRandom(options.seed * 1000 + i),
          },
          () => over,
        ),
      ),
    )
    const failovers = await bringFailovers(options, cluster, started, token)
    over = true
    const seen = await histories
    const final = await restAndRead(database)
    const audit = await checkAudit(cluster.port)
    await database.close()
    return report(options, failovers, seen, final, audit)
  } finally {
    await Promise.all(nodes.map((one) => one.stop()))
    await issuer.close()
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function prepareDatabase(port: number): Promise<{ url: string }> {
  const superuser = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
  await superuser.connect()
  await superuser.query(`create role semmai_owner login createrole password 'loopback'`)
  await superuser.query('create database semmai owner semmai_owner')
  await superuser.end()
  const url = `postgres://semmai:loopback@127.0.0.1:${port}/semmai`
  const migrationUrl = `postgres://semmai_owner:loopback@127.0.0.1:${port}/semmai`
  await migrate({ migrationUrl, url, log: createLog('fatal', {}) })
  return { url }
}

async function bringFailovers(
  { rounds, synchronous }: FailoverOptions,
  cluster: PatroniCluster,
  { origins }: NodeCluster,
  token: string,
): Promise<Failover[]> {
  const names = Object.keys(FAULTS).filter((name) => cluster.smallDisks || name !== FILL_DISK)
  const plan = synchronous ? names : [KILL_UNHEARD]
  const failovers: Failover[] = []
  for (let round = 0; round < rounds; round++) {
    await cluster.complete()
    await wait(STEADY_MS)
    const leader = await cluster.leader()
    const fault = plan[round % plan.length] ?? ''
    if (!leader) continue
    const began = performance.now()
    await FAULTS[fault]?.(leader, cluster)
    const [leaderAt, writes] = await Promise.all([
      newLeader(cluster, leader, fault),
      probeUntilSteady(origins, token, `${fault}-${round}`, began),
    ])
    const failover = {
      fault,
      leaderMs: Math.round(leaderAt - began),
      firstWriteMs: Math.round(writes.first - began),
      steadyMs: Math.round(Math.max(0, writes.steady - leaderAt)),
    }
    process.stderr.write(`${JSON.stringify(failover)}\n`)
    failovers.push(failover)
  }
  return failovers
}

/** When another member leads; after a full disk the same one may, as soon as there is room. */
async function newLeader(cluster: PatroniCluster, old: Member, fault: string): Promise<number> {
  const began = performance.now()
  const maySame = fault === FILL_DISK
  if (maySame) await wait(DISK_FULL_MS)
  for (;;) {
    const leader = await cluster.leader()
    const now = performance.now()
    if (leader !== null && (maySame || leader.name !== old.name)) return now
    if (now - began > LONGEST_FAILOVER_MS) throw new Error(`No new leader after: ${fault}`)
    await wait(50)
  }
}

/** Posts with keys until nothing has failed for a while; gives the first success after a failure, and the last failure's end. */
async function probeUntilSteady(
  origins: NodeCluster['origins'],
  token: string,
  name: string,
  began: number,
): Promise<{ first: number; steady: number }> {
  let failedAt: number | null = null
  let first: number | null = null
  let steadySince = began
  for (let i = 0; ; i++) {
    const ok = await post(origins[i % 2] ?? origins[0], token, `${name}-${i}`)
    const now = performance.now()
    if (!ok) {
      failedAt = now
      steadySince = now
    } else if (failedAt !== null) first ??= now
    // A fault that no call has met within the longest time until a leader's key expires was none.
    const quiet = failedAt === null ? 35_000 : STEADY_MS
    if (ok && now - steadySince > quiet) return { first: first ?? began, steady: failedAt ?? began }
    if (now - began > LONGEST_FAILOVER_MS) throw new Error(`Not steady after: ${name}`)
    await wait(PROBE_EVERY_MS)
  }
}

async function post(origin: string, token: string, key: string): Promise<boolean> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': encodeURIComponent(key),
  }
  const body = JSON.stringify({ text: 'அவன் வந்தான்.', language: 'ta' })
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
  return fetch(`${origin}/v1/proofread`, { method: 'POST', headers, body, signal }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Events of the audit chains, and what is wrong with them. */
async function checkAudit(port: number): Promise<{ events: number; violations: string[] }> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'semmai' })
  await client.connect()
  const { rows } = await client.query<{ events: number; broken: number }>(
    `select count(*)::int as events, count(*) filter (where seq <> place or prev_hash is distinct from before)::int as broken
     from (select seq, prev_hash, row_number() over chain as place,
         coalesce(lag(hash) over chain, prev_hash) as before
       from audit_events window chain as (partition by tenant_id order by seq)) as chained`,
  )
  await client.end()
  const { events = 0, broken = 0 } = rows[0] ?? {}
  return { events, violations: broken > 0 ? [`${broken} events of the audit chain do not follow`] : [] }
}

function report(
  { synchronous }: FailoverOptions,
  failovers: Failover[],
  histories: readonly Observation[][],
  final: readonly FinalOperation[],
  audit: { events: number; violations: string[] },
): FailoverReport {
  const verdict = judge(histories, final)
  const refused: Record<string, number> = {}
  let accepted = 0
  for (const one of histories.flat()) {
    if (one.kind === 'accepted') accepted++
    if (one.kind === 'refused')
      refused[`${one.status} ${one.code}`] = (refused[`${one.status} ${one.code}`] ?? 0) + 1
  }
  const faults = Object.entries(refused).filter(([code]) => code.startsWith('500'))
  return {
    ...verdict,
    ...{ synchronous, failovers, accepted, refused, auditEvents: audit.events },
    violations: [
      ...verdict.violations,
      ...audit.violations,
      ...faults.map(([code, count]) => `${count} calls were answered ${code}`),
    ],
  }
}
