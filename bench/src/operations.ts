import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  createLog,
  type Dependencies,
  insertLiveTenants,
  mintToken,
  readConfig,
  type Service,
  startEmbeddedSetup,
  type TextProvider,
  wire,
} from '@semmai/service'
import { type Benchmark, type Figure, median } from './benchmark.ts'
import { processorSeconds, startService } from './programs.ts'

const BACKLOG = 5_000
const STARTS = 200
const IDLE_SECONDS = 30
/** The garbage collector tidies up after a start for some 25 s; what comes then is idleness. */
const SETTLED_MS = 30_000

/** The queue: throughput of a backlog, latency until an operation starts, processor time when idle. */
export const operations: Benchmark = {
  name: 'operations',
  run: async () => [...(await measureQueue()), await measureIdle()],
}

async function measureQueue(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'semmai-bench-'))
  const log = createLog('warn', {})
  const setup = await startEmbeddedSetup({ dataDir, port: 0, audience: 'semmai-api', production: false })
    .complete
  const begun = new Map<string, number>()
  const dependencies: Dependencies = {
    url: setup.database.url,
    migrationUrl: setup.database.migrationUrl,
    operatorIssuer: setup.operatorIssuer,
    outbound: { allowLoopback: true, privateHosts: [] },
    providerForTenant: async () => ({ provider: freeProvider(begun), credential: null }),
  }
  const config = { ...readConfig({ DATA_DIR: dataDir, METRICS_PORT: '0', DRAIN_DELAY_MS: '0' }), port: 0 }
  const start: Start = (role) => wire({ ...config, role, workerConcurrency: 32 }, log, dependencies)
  try {
    const api = await start('api')
    await insertLiveTenants(api.database, setup.issuer, 'semmai-api')
    await liftLimits(api)
    const token = await mintToken(setup.issuer.file, { tenant: 'demo', roles: [] })
    const apart = await measureApart(api, start, token, begun).finally(() => api.stop())
    return [...apart, await measureTogether(await start('all'), token, begun)]
  } finally {
    await setup.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Start = (role: 'api' | 'worker' | 'all') => Promise<Service>

/** A node that accepts and another that works, both in this process. */
async function measureApart(
  api: Service,
  start: Start,
  token: string,
  begun: Map<string, number>,
): Promise<Figure[]> {
  const client = new Client(api.app?.listeningOrigin ?? '', token)
  await Promise.all(Array.from({ length: 16 }, (_, i) => client.acceptMany(i, 16, BACKLOG)))
  const worker = await start('worker')
  const begunBefore = begun.size
  const processorBefore = await processorSeconds(process.pid)
  await untilNoneOpen(worker)
  const perSecond = BACKLOG / ((performance.now() - Math.min(...begun.values())) / 1000)
  const processor = (await processorSeconds(process.pid)) - processorBefore
  const starts = await measureStarts(client, begun, 'apart')
  await worker.stop()
  return [
    {
      what: `Backlog of ${BACKLOG} operations, first start to last end, provider that costs nothing`,
      value: perSecond,
      unit: 'operations/s',
      target: { at: 'least', value: 500, of: 'value' },
    },
    {
      what: 'Processor time of one of them, Node and Postgres (two cores at 500/s have 4 ms)',
      value: (1000 * processor) / (BACKLOG - begunBefore),
      unit: 'ms',
      target: { at: 'most', value: 4, of: 'value' },
    },
    {
      what: 'POST sent to operation started, idle workers in another node, median',
      value: median(starts),
      unit: 'ms',
      target: { at: 'most', value: 5, of: 'value' },
    },
  ]
}

/** A node that accepts and works, as `npm start` runs it. */
async function measureTogether(node: Service, token: string, begun: Map<string, number>): Promise<Figure> {
  try {
    const client = new Client(node.app?.listeningOrigin ?? '', token)
    return {
      what: 'POST sent to operation started, one node that accepts and works, median',
      value: median(await measureStarts(client, begun, 'together')),
      unit: 'ms',
      target: { at: 'most', value: 5, of: 'value' },
    }
  } finally {
    await node.stop()
  }
}

function freeProvider(begun: Map<string, number>): TextProvider {
  return {
    name: 'builtin',
    async proofread(text) {
      begun.set(text, performance.now())
      return { model: 'free', result: { original_text: text, corrected_text: text, issues: [] } }
    },
    critique: () => Promise.reject(new Error('Only proofreading is scripted')),
  }
}

async function liftLimits(service: Service): Promise<void> {
  await service.database.transaction('operator', null, (tx) =>
    tx.query('update tenants set text_calls_per_minute = 1000000, max_open_operations = 1000000'),
  )
}

class Client {
  readonly #origin: string
  readonly #token: string

  constructor(origin: string, token: string) {
    this.#origin = origin
    this.#token = token
  }

  /** Accepted for asynchronous processing, or an error. */
  async accept(text: string): Promise<void> {
    const answer = await fetch(`${this.#origin}/v1/proofread`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.#token}`,
        'content-type': 'application/json',
        prefer: 'respond-async',
      },
      body: JSON.stringify({ text, language: 'ta' }),
    })
    if (answer.status !== 202) throw new Error(await answer.text())
    await answer.arrayBuffer()
  }

  /** Every `step`th of `count` texts, one after the other. */
  async acceptMany(first: number, step: number, count: number): Promise<void> {
    for (let i = first; i < count; i += step) await this.accept(`backlog ${i}`)
  }
}

async function untilNoneOpen({ database }: Service): Promise<void> {
  for (;;) {
    const { rows } = await database.transaction('worker', null, (tx) =>
      tx.query(`select 1 from operation where status in ('queued', 'running') limit 1`),
    )
    if (rows.length === 0) return
    await wait(20)
  }
}

async function measureStarts(
  client: Client,
  begun: Map<string, number>,
  nodes: 'apart' | 'together',
): Promise<number[]> {
  const starts: number[] = []
  for (let i = 0; i < STARTS; i++) {
    const text = `start ${nodes} ${i}`
    const sent = performance.now()
    await client.accept(text)
    while (!begun.has(text)) await wait(1)
    starts.push((begun.get(text) ?? 0) - sent)
    await wait(15)
  }
  return starts
}

async function measureIdle(): Promise<Figure> {
  const service = await startService()
  try {
    await wait(SETTLED_MS)
    const before = await processorSeconds(service.pid)
    await wait(IDLE_SECONDS * 1_000)
    const used = (await processorSeconds(service.pid)) - before
    return {
      what: 'Idle service with embedded Postgres, share of one core',
      value: (100 * used) / IDLE_SECONDS,
      unit: '%',
      target: { at: 'most', value: 0.7, of: 'value' },
    }
  } finally {
    await service.stop()
  }
}
