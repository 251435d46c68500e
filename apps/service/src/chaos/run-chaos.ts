import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../database/create-database.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { startDevelopmentIssuer } from '../embedded/development-issuer.ts'
import { insertLiveTenants } from '../embedded/insert-live-tenants.ts'
import { mintToken } from '../embedded/mint-token.ts'
import { createLog } from '../log.ts'
import { runClient } from './client.ts'
import { countValues } from './count-values.ts'
import { type DatabaseServer, startDatabaseServer } from './database-server.ts'
import { bringFaults } from './faults.ts'
import { isOnSmallDisk } from './fill-disk.ts'
import { restAndRead } from './final-operations.ts'
import { judge, type Observation, type Verdict } from './history.ts'
import { liftLimits } from './lift-limits.ts'
import { type NodeCluster, startNodes } from './node-cluster.ts'
import { seededRandom } from './random.ts'
import type { SupervisedNode } from './supervised-node.ts'
import { startTcpProxy } from './tcp-proxy.ts'

const AUDIENCE = 'semmai-api'
const MAX_OPEN_OPERATIONS = 1_000
const CLIENTS = 8

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
      await liftLimits(database, MAX_OPEN_OPERATIONS)
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
      ended: countValues(final.map(({ status }) => status)),
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

function withPort(url: string, port: number): string {
  const changed = new URL(url)
  changed.port = String(port)
  return changed.href
}

function count(histories: readonly (readonly Observation[])[]): ChaosReport['answers'] {
  const counts = { accepted: 0, refused: 0, polled: 0, cancelled: 0 }
  for (const one of histories.flat()) counts[one.kind]++
  return counts
}
