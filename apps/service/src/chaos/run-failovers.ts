import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { AuditEvent, Page } from '@semmai/contract'
import pg from 'pg'
import { createDatabase } from '../database/create-database.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { startDevelopmentIssuer } from '../embedded/development-issuer.ts'
import { insertLiveTenants } from '../embedded/insert-live-tenants.ts'
import { mintToken } from '../embedded/mint-token.ts'
import { createLog } from '../log.ts'
import { createAuditLog } from '../modules/audit/service.ts'
import { auditViolations } from './audit-check.ts'
import { runClient } from './client.ts'
import { countValues } from './count-values.ts'
import { restAndRead } from './final-operations.ts'
import { type FinalOperation, judge, type Observation, type Verdict } from './history.ts'
import { liftLimits } from './lift-limits.ts'
import { startNodes } from './node-cluster.ts'
import { type PatroniCluster, startPatroniCluster } from './patroni-cluster.ts'
import type { Member, PatroniPrograms } from './patroni-member.ts'
import { seededRandom } from './random.ts'
import type { SupervisedNode } from './supervised-node.ts'
import { createTimeline, type Timeline } from './timeline.ts'

const AUDIENCE = 'semmai-api'
const MAX_OPEN_OPERATIONS = 1_000
const CLIENTS = 8
/** So long without a refusal counts as the steady state. */
const QUIET_MS = 3_000
/** So soon after the new leader the steady state is wanted. */
const STEADY_WITHIN_MS = 5_000
const LONGEST_FAILOVER_MS = 90_000
const FROZEN_MS = 30_000
const DISK_FULL_MS = 10_000
/** What asynchronous replication loses acknowledged writes by, and synchronous replication acknowledges none. */
const KILL_UNHEARD = 'kill the leader, which its standbys do not hear'
const FILL_DISK = "fill the leader's disk"

export interface Failover {
  fault: string
  /** From the fault, in milliseconds: until another member leads, or the same one again with room on its disk. */
  leaderMs: number
  /** The longest time without an acknowledged write, of all clients together. */
  pauseMs: number
  /** From the new leader until no call of any client is refused or stays without an answer. */
  steadyMs: number
  /** What the last of them was answered; null where there was none. */
  lastRefusal: string | null
  /** Of the machine, over a minute, when the fault came. */
  load: number
}

export interface FailoverReport extends Verdict {
  synchronous: boolean
  failovers: Failover[]
  accepted: number
  refused: Record<string, number>
  auditEvents: number
}

/** Resolves when the fault has come; that of the disk when there is room again, for filling it takes a while too. */
type Fault = (leader: Member, cluster: PatroniCluster) => Promise<void>

const FAULTS: ReadonlyMap<string, Fault> = new Map(
  Object.entries({
    'kill the leader and its Patroni': (leader) => leader.kill(),
    [KILL_UNHEARD]: (_, cluster) => cluster.killUnheard(),
    'switch over': (_, cluster) => cluster.switchover(),
    "kill the leader's Postgres": (leader) => leader.killPostgres(),
    'freeze the leader': async (leader) => void leader.freeze(FROZEN_MS),
    [FILL_DISK]: (leader) => leader.fillDisk(DISK_FULL_MS),
  }),
)

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
    await liftLimits(database, MAX_OPEN_OPERATIONS)
    const started = await startNodes(nodes, dataDir, urls.url)
    const token = await mintToken(issuer.file, { tenant: 'demo', roles: [] })
    const timeline = createTimeline()
    let over = false
    const histories = Promise.all(
      Array.from({ length: CLIENTS }, (_, i) => {
        const random = seededRandom(options.seed * 1000 + i)
        const client = { name: `client${i}`, origins: started.origins, token, random, timeline }
        return runClient(client, () => over)
      }),
    )
    const failovers = await bringFailovers(options, cluster, timeline)
    over = true
    const seen = await histories
    const final = await restAndRead(database)
    const audit = await checkAudit(database, seen)
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
  timeline: Timeline,
): Promise<Failover[]> {
  const names = [...FAULTS.keys()].filter((name) => cluster.smallDisks || name !== FILL_DISK)
  const plan = synchronous ? names : [KILL_UNHEARD]
  const failovers: Failover[] = []
  while (failovers.length < rounds) {
    await cluster.complete()
    await wait(QUIET_MS)
    const leader = await cluster.leader()
    const fault = plan[failovers.length % plan.length] ?? ''
    if (!leader) continue
    const load = loadavg()[0] ?? 0
    const began = performance.now()
    await FAULTS.get(fault)?.(leader, cluster)
    const leaderAt = await newLeader(cluster, leader, fault)
    const last = await untilSteady(timeline, leaderAt, fault)
    const failover = {
      fault,
      leaderMs: Math.round(leaderAt - began),
      pauseMs: Math.round(timeline.longestPause(began, performance.now())),
      steadyMs: Math.round((last?.at ?? leaderAt) - leaderAt),
      lastRefusal: last?.answer ?? null,
      load: Math.round(load * 10) / 10,
    }
    process.stderr.write(`${JSON.stringify(failover)}\n`)
    failovers.push(failover)
  }
  return failovers
}

/** When another member leads; after a full disk, which has room again by now, the same one may. */
async function newLeader(cluster: PatroniCluster, old: Member, fault: string): Promise<number> {
  const began = performance.now()
  const maySame = fault === FILL_DISK
  for (;;) {
    const leader = await cluster.leader()
    const now = performance.now()
    if (leader !== null && (maySame || leader.name !== old.name)) return now
    if (now - began > LONGEST_FAILOVER_MS) throw new Error(`No new leader after: ${fault}`)
    await wait(50)
  }
}

/** Gives the last refusal since the new leader, as soon as there was none for a while. */
async function untilSteady(
  timeline: Timeline,
  leaderAt: number,
  fault: string,
): Promise<ReturnType<Timeline['lastRefusal']>> {
  for (;;) {
    const now = performance.now()
    const last = timeline.lastRefusal(leaderAt, now)
    if (now - (last?.at ?? leaderAt) > QUIET_MS) return last
    if (now - leaderAt > LONGEST_FAILOVER_MS) throw new Error(`Not steady after: ${fault}`)
    await wait(50)
  }
}

/** Reads the tenant's whole chain and checks it against what the clients were told. */
async function checkAudit(
  database: Database,
  histories: readonly (readonly Observation[])[],
): Promise<{ events: number; violations: string[] }> {
  const log = createAuditLog(database)
  const events: AuditEvent[] = []
  let cursor: string | null = null
  do {
    const page: Page<AuditEvent> = await log.list('demo', { order: 'asc', ...(cursor && { cursor }) })
    events.push(...page.items)
    cursor = page.next_cursor
  } while (cursor !== null)
  const cancelled = histories.flat().flatMap((one) => (one.kind === 'cancelled' ? [one.operationId] : []))
  const violations = auditViolations(events, await log.head('demo'), new Set(cancelled))
  return { events: events.length, violations }
}

function report(
  { synchronous }: FailoverOptions,
  failovers: Failover[],
  histories: readonly Observation[][],
  final: readonly FinalOperation[],
  audit: { events: number; violations: string[] },
): FailoverReport {
  const verdict = judge(histories, final)
  const answers = histories.flat()
  const accepted = answers.filter(({ kind }) => kind === 'accepted').length
  const refused = countValues(
    answers.flatMap((one) => (one.kind === 'refused' ? [`${one.status} ${one.code}`] : [])),
  )
  const faults = Object.entries(refused).filter(([code]) => code.startsWith('500'))
  const late = failovers.filter(({ steadyMs }) => steadyMs > STEADY_WITHIN_MS)
  return {
    ...verdict,
    synchronous,
    failovers,
    accepted,
    refused,
    auditEvents: audit.events,
    violations: [
      ...verdict.violations,
      ...audit.violations,
      ...faults.map(([code, count]) => `${count} calls were answered ${code}`),
      ...late.map(({ fault, steadyMs }) => `calls failed ${steadyMs} ms after the new leader: ${fault}`),
    ],
  }
}
