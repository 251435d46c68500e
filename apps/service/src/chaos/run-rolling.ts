import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createDatabase } from '../database/create-database.ts'
import type { Database } from '../database/database.ts'
import { startDevelopmentIssuer } from '../embedded/development-issuer.ts'
import { insertLiveTenants } from '../embedded/insert-live-tenants.ts'
import { mintToken } from '../embedded/mint-token.ts'
import { createLog } from '../log.ts'
import { countValues } from './count-values.ts'
import { type DatabaseServer, startDatabaseServer } from './database-server.ts'
import { type Deployment, startDeployment } from './deployment.ts'
import { restAndRead } from './final-operations.ts'
import { judge, type Verdict } from './history.ts'
import { type KeySetServer, startKeySetServer } from './key-set-server.ts'
import { liftLimits } from './lift-limits.ts'
import { createLoad, type Load } from './load.ts'
import { callAtRate, measureCapacity } from './load-rate.ts'
import type { FailedCall } from './load-tries.ts'
import { seededRandom } from './random.ts'
import { superviseNode } from './supervised-node.ts'

const AUDIENCE = 'semmai-api'
const MAX_OPEN_OPERATIONS = 10_000
const PROGRAM = 'apps/service/dist/bundle/main.js'
const THIS_VERSION = fileURLToPath(new URL('../../../../', import.meta.url))
const SHARE_OF_CAPACITY = 0.7
const WARM_UP_MS = 30_000
const MEASURED_MS = 60_000
const RESTART_EVERY_MS = 60_000
const SHOWN_FAILURES = 20

export interface RollingOptions {
  minutes: number
  seed: number
  /** False: the negative control, in which nodes are killed and do not wait for the proxy's notice. */
  drain: boolean
  /** Folder of an earlier version, built: its nodes are replaced one by one by this one's, and those by its again. */
  upgradeFrom: string | null
}

/** One restart; the time is from the signal until the successor was ready. */
interface Restart {
  at: string
  node: string
  version: string
  seconds: number
}

export interface RollingReport extends Verdict {
  minutes: number
  seed: number
  capacityPerSecond: number
  /** Calls that were refused while the capacity was measured: it is found by asking for too much. */
  refusedAtCapacity: number
  callsPerSecond: number
  /** Without those that measured the capacity. */
  calls: number
  mostOpenCalls: number
  /** Of the synchronous calls, in milliseconds. */
  latency: { median: number; p95: number; p99: number; most: number }
  /** Load of the machine before, and at the end. */
  machineLoad: [number, number]
  restarts: Restart[]
  /** Tries that failed, by what became of them; and calls that the two repetitions of the client library did not save. */
  failedCalls: Record<string, number>
  lostCalls: number
  firstFailures: FailedCall[]
}

/**
 * haproxy before two API nodes and two workers, as `deploy/` has them; calls at 70 % of the capacity measured just before,
 * and one node in turn restarted every minute. Any call that fails is a violation. Listens on the loopback only.
 */
export async function runRolling(options: RollingOptions): Promise<RollingReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'semmai-rolling-'))
  const server = await startDatabaseServer(dataDir)
  const issuer = await startDevelopmentIssuer({ dataDir, audience: AUDIENCE, port: 0, production: false })
  const keySet = await startKeySetServer(dataDir, issuer.jwksUri(issuer.tenants))
  const database = createDatabase({ url: server.url, log: createLog('fatal', {}), poolSize: 2 })
  const environment = environmentOf(options, dataDir, server, keySet)
  const versions = new Versions(options.upgradeFrom)
  let deployment: Deployment | null = null
  try {
    if (options.upgradeFrom === null) await runMigration(server, environment)
    else await startWithMigration(versions.programOf('api-1'), server, environment)
    await insertLiveTenants(database, { ...issuer, jwksUri: () => keySet.url }, AUDIENCE)
    await liftLimits(database, MAX_OPEN_OPERATIONS)
    deployment = await startDeployment({
      program: (name) => versions.programOf(name),
      probed: options.upgradeFrom === null ? 'metrics' : 'api',
      scratch: dataDir,
      environment,
    })
    const token = await mintToken(issuer.file, { tenant: 'demo', roles: [] })
    const load = createLoad({ origin: deployment.origin, token, random: seededRandom(options.seed) })
    const migration = options.upgradeFrom === null ? null : () => runMigration(server, environment)
    return await loadAndRestart(options, deployment, versions, load, database, migration)
  } finally {
    await deployment?.stop()
    await database.close()
    keySet.close()
    await issuer.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Which version each node runs. */
class Versions {
  readonly #other: string | null
  readonly #upgraded = new Set<string>()

  constructor(upgradeFrom: string | null) {
    this.#other = upgradeFrom
  }

  isThis(node: string): boolean {
    return this.#other === null || this.#upgraded.has(node)
  }

  programOf(node: string): string {
    return join(this.isThis(node) ? THIS_VERSION : (this.#other ?? ''), PROGRAM)
  }

  change(node: string): void {
    if (!this.#upgraded.delete(node)) this.#upgraded.add(node)
  }
}

function environmentOf(
  { drain }: RollingOptions,
  dataDir: string,
  server: DatabaseServer,
  keySet: KeySetServer,
): Record<string, string> {
  return {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    AUDIENCE,
    DATABASE_URL: server.url,
    // A private issuer on this machine, with a certificate of its own (docs/identity.md).
    IDENTITY_PRIVATE_HOSTS: '127.0.0.1',
    NODE_EXTRA_CA_CERTS: keySet.certificateFile,
    OPERATOR_ISSUER: keySet.url,
    OPERATOR_JWKS_URI: keySet.url,
    ...(drain ? {} : { DRAIN_DELAY_MS: '0' }),
  }
}

async function runMigration(server: DatabaseServer, environment: Record<string, string>): Promise<void> {
  await promisify(execFile)(process.execPath, [join(THIS_VERSION, PROGRAM), '--role', 'migrate'], {
    env: { ...environment, DATABASE_MIGRATION_URL: server.migrationUrl },
  })
}

/** For versions that have no migration step of their own: a node that starts migrates. */
async function startWithMigration(
  program: string,
  server: DatabaseServer,
  environment: Record<string, string>,
): Promise<void> {
  const keys = { FINGERPRINT_KEY: 'migration', SECRET_MASTER_KEY: Buffer.alloc(32).toString('base64') }
  const node = superviseNode(() => ({
    args: [program, '--role', 'worker'],
    environment: { ...environment, ...keys, DATABASE_MIGRATION_URL: server.migrationUrl, METRICS_PORT: '0' },
  }))
  await node.ready
  await node.stop()
}

async function loadAndRestart(
  options: RollingOptions,
  deployment: Deployment,
  versions: Versions,
  load: Load,
  database: Database,
  migrate: (() => Promise<void>) | null,
): Promise<RollingReport> {
  const { minutes, seed } = options
  const before = loadavg()[0] ?? 0
  const capacityPerSecond = await measureCapacity(load, WARM_UP_MS, MEASURED_MS)
  const callsPerSecond = capacityPerSecond * SHARE_OF_CAPACITY
  const refusedAtCapacity = load.failures.splice(0).length
  const lostAtCapacity = load.lost()
  tell({ capacityPerSecond, refusedAtCapacity, callsPerSecond })
  const measured = load.histories.length
  load.latencies.length = 0
  const began = performance.now()
  const over = () => performance.now() > began + minutes * 60_000
  const calls = callAtRate(load, callsPerSecond, seededRandom(seed + 1), over)
  await migrate?.()
  const restarts = await restartInTurn(options, deployment, versions, load, began)
  const { mostOpen } = await calls
  const verdict = judge(load.histories, await restAndRead(database))
  const failedCalls = countValues(load.failures.map(({ call, what }) => `${call}: ${what}`))
  return {
    minutes,
    seed,
    capacityPerSecond,
    refusedAtCapacity,
    callsPerSecond,
    calls: load.histories.length - measured,
    mostOpenCalls: mostOpen,
    latency: latencyOf(load.latencies),
    machineLoad: [before, loadavg()[0] ?? 0],
    restarts,
    failedCalls,
    lostCalls: load.lost() - lostAtCapacity,
    firstFailures: load.failures.slice(0, SHOWN_FAILURES),
    ...verdict,
    violations: [
      ...verdict.violations,
      ...Object.entries(failedCalls).map(([what, count]) => `${count} calls failed: ${what}`),
    ],
  }
}

/** One node a minute, from the first minute on, until the time is over. */
async function restartInTurn(
  { minutes, drain, upgradeFrom }: RollingOptions,
  deployment: Deployment,
  versions: Versions,
  load: Load,
  began: number,
): Promise<Restart[]> {
  const restarts: Restart[] = []
  for (let turn = 1; turn * RESTART_EVERY_MS < minutes * 60_000; turn++) {
    await wait(Math.max(0, began + turn * RESTART_EVERY_MS - performance.now()))
    const one = deployment.nodes[(turn - 1) % deployment.nodes.length]
    if (!one) break
    const drainsItself = versions.isThis(one.name)
    if (upgradeFrom !== null) versions.change(one.name)
    const at = new Date().toISOString()
    const ended = performance.now()
    const restart = () => one.node.restart(drain ? 'SIGTERM' : 'SIGKILL')
    // The earlier version ends at once when it is told to stop.
    await (drainsItself ? restart() : deployment.whileTakenOut(one.name, restart))
    const seconds = Math.round((performance.now() - ended) / 100) / 10
    const version = versions.isThis(one.name) ? 'this' : 'earlier'
    restarts.push({ at, node: one.name, version, seconds })
    tell({
      ...restarts.at(-1),
      calls: load.histories.length,
      failed: countValues(load.failures.map(({ call, what }) => `${call}: ${what}`)),
    })
  }
  await wait(Math.max(0, began + minutes * 60_000 - performance.now()))
  return restarts
}

function tell(news: object): void {
  process.stderr.write(`${JSON.stringify(news)}\n`)
}

function latencyOf(latencies: readonly number[]): RollingReport['latency'] {
  const sorted = [...latencies].sort((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  return { median: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) }
}
