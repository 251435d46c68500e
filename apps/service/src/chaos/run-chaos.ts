import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createDatabase } from '../database/create-database.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { startDevelopmentIssuer } from '../embedded/development-issuer.ts'
import { insertLiveTenants } from '../embedded/insert-live-tenants.ts'
import { mintToken } from '../embedded/mint-token.ts'
import { createLog } from '../log.ts'
import { runClient } from './client.ts'
import { type DatabaseServer, startDatabaseServer } from './database-server.ts'
import { bringFaults } from './faults.ts'
import { isOnSmallDisk } from './fill-disk.ts'
import { type FinalOperation, judge, type Observation, type Verdict } from './history.ts'
import type { NodeOrder } from './node.ts'
import { seededRandom } from './random.ts'
import { type SupervisedNode, superviseNode } from './supervised-node.ts'
import { startTcpProxy } from './tcp-proxy.ts'

const AUDIENCE = 'semmai-api'
const CLIENTS = 8
const REST_LIMIT_MS = 90_000

export interface ChaosReport extends Verdict {
  seconds: number
  seed: number
  faults: Record<string, number>
  /** How the operations ended. */
  ended: Record<string, number>
  answers: { accepted: number; refused: number; polled: number; cancelled: number }
}

/**
 * Two API nodes and two workers on one Postgres behind a proxy, eight clients, and faults for so many seconds;
 * then all operations end and the histories are judged. Listens on the loopback only.
 */
export async function runChaos(seconds: number, seed: number): Promise<ChaosReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'semmai-chaos-'))
  const server = await startDatabaseServer(dataDir)
  const issuer = await startDevelopmentIssuer({ dataDir, audience: AUDIENCE, port: 0, production: false })
  const proxy = await startTcpProxy(server.port)
  const nodes: SupervisedNode[] = []
  try {
    await migrate({ migrationUrl: server.migrationUrl, url: server.url, log: createLog('fatal', {}) })
    await withDatabase(server, async (database) => {
      await insertLiveTenants(database, issuer, AUDIENCE)
      await database.transaction('operator', null, (tx) =>
        tx.query('update tenants set text_calls_per_minute = 1000000, max_open_operations = 1000'),
      )
    })
    const cluster = await startNodes(nodes, dataDir, withPort(server.url, proxy.port))
    const end = performance.now() + seconds * 1000
    const over = () => performance.now() > end
    const token = await mintToken(issuer.file, { tenant: 'demo', roles: [] })
    const clients = runClients(cluster.origins, token, seed, over)
    const targets = { ...cluster, proxy, database: server, smallDisk: await isOnSmallDisk(dataDir) }
    const faults = await bringFaults(targets, seededRandom(seed), over)
    const histories = await clients
    const final = await withDatabase(server, restAndRead)
    return {
      seconds,
      seed,
      faults,
      ended: countBy(final),
      answers: count(histories),
      ...judge(histories, final),
    }
  } finally {
    await Promise.all(nodes.map((one) => one.stop()))
    proxy.close()
    await issuer.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

interface NodeCluster {
  apis: readonly [SupervisedNode, SupervisedNode]
  workers: readonly [SupervisedNode, SupervisedNode]
  /** Addresses of the two API nodes. */
  origins: readonly [string, string]
}

/** Starts two API nodes and two workers, adds them to `started`, and waits until all are ready. */
async function startNodes(started: SupervisedNode[], dataDir: string, url: string): Promise<NodeCluster> {
  const dependencies: NodeOrder['dependencies'] = {
    url,
    migrationUrl: null,
    operatorIssuer: null,
    outbound: { allowLoopback: true, privateHosts: [] },
  }
  const program = fileURLToPath(new URL('./node.js', import.meta.url))
  const node = (role: NodeOrder['role'], port: number) => {
    const one = superviseNode(program, { role, port, dataDir, dependencies })
    started.push(one)
    return one
  }
  const ports = [await freePort(), await freePort()] as const
  const apis = [node('api', ports[0]), node('api', ports[1])] as const
  const workers = [node('worker', 0), node('worker', 0)] as const
  await Promise.all(started.map(({ ready }) => ready))
  return { apis, workers, origins: [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`] }
}

/** What each client saw until the time was over. */
function runClients(
  origins: NodeCluster['origins'],
  token: string,
  seed: number,
  over: () => boolean,
): Promise<Observation[][]> {
  const clients = Array.from({ length: CLIENTS }, (_, i) =>
    runClient({ name: `client${i}`, origins, token, random: seededRandom(seed * 1000 + i) }, over),
  )
  return Promise.all(clients)
}

async function withDatabase<T>(server: DatabaseServer, work: (database: Database) => Promise<T>): Promise<T> {
  const url = withPort(server.url, server.port())
  const database = createDatabase({ url, log: createLog('fatal', {}), poolSize: 2 })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Waits until no operation is queued or running, at most so long that one that never ends is found out. */
async function restAndRead(database: Database): Promise<FinalOperation[]> {
  const limit = performance.now() + REST_LIMIT_MS
  for (;;) {
    const operations = await readOperations(database)
    const open = operations.filter(({ status }) => status === 'queued' || status === 'running')
    if (open.length === 0 || performance.now() > limit) return operations
    await wait(500)
  }
}

async function readOperations(database: Database): Promise<FinalOperation[]> {
  const { rows } = await database.transaction('tenant', 'demo', (tx) =>
    tx.query<FinalOperation>(
      `select operation_id as "operationId", status,
         substring(result -> 'result' ->> 'original_text' from 'key:(\\S+)') as key
       from operation where tenant_id = 'demo'`,
    ),
  )
  return rows
}

function withPort(url: string, port: number): string {
  const changed = new URL(url)
  changed.port = String(port)
  return changed.href
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

function countBy(final: readonly FinalOperation[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status } of final) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

function count(histories: readonly (readonly Observation[])[]): ChaosReport['answers'] {
  const counts = { accepted: 0, refused: 0, polled: 0, cancelled: 0 }
  for (const one of histories.flat()) counts[one.kind]++
  return counts
}
