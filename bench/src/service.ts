import autocannon from 'autocannon'
import { type Benchmark, type Figure, median } from './benchmark.ts'
import { startExternally } from './external-setup.ts'
import { mainThreadSeconds, type RunningProgram, startProgram, stopProgram } from './programs.ts'
import { distinctTexts } from './texts.ts'

const CONNECTIONS = 32
const WARM_UP_SECONDS = 2
/** The two alternate, so a busy machine affects both. */
const ROUNDS = 5
const ROUND_SECONDS = 3
const CHARACTERS = 1_000
/** On both sides of the threshold: answered at once, and by a long poll. One caller, in turns. */
const SYNCHRONOUS_CHARACTERS = 1_150
const ASYNCHRONOUS_CHARACTERS = 1_250
const CALLS = 300

/** Requests per second of a synchronous proofread, against a bare route that calls the same engine. */
export const service: Benchmark = {
  name: 'service',
  async run() {
    const texts = distinctTexts(2_000, CHARACTERS)
    const bare = await startProgram('bench/dist/bare-server.js', /\{.*\}/, {})
    const { port } = JSON.parse(bare.output) as { port: number }
    const running = await startExternally()
    const { origin, pid, token } = running
    const loadBare = (seconds: number) =>
      load({ origin: `http://127.0.0.1:${port}`, pid: bare.child.pid ?? 0 }, texts, seconds)
    const loadService = (seconds: number) => load({ origin, pid, token }, texts, seconds)
    await loadBare(WARM_UP_SECONDS)
    await loadService(WARM_UP_SECONDS)
    const baseline: Load[] = []
    const measured: Load[] = []
    for (let i = 0; i < ROUNDS; i++) {
      baseline.push(await loadBare(ROUND_SECONDS))
      measured.push(await loadService(ROUND_SECONDS))
    }
    await stopProgram(bare.child)
    const caller = await alternately(running)
    await running.stop()
    return [...figures(medians(baseline), medians(measured)), caller]
  },
}

interface Load {
  perSecond: number
  /** Processor time of the main thread for one call, in milliseconds. */
  processorMs: number
  p50: number
  p99: number
}

interface Loaded {
  origin: string
  pid: number
  token?: string
}

async function load(
  { origin, pid, token }: Loaded,
  texts: readonly string[],
  seconds: number,
): Promise<Load> {
  const before = mainThreadSeconds(pid)
  const bodies = texts.map((text) => JSON.stringify({ text, language: 'ta' }))
  let sent = 0
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method: 'POST' as const,
        path: '/v1/proofread',
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        // Built when it is sent: building all requests for every connection first would block this process for seconds
        // and count as latency.
        setupRequest: (request) => ({ ...request, body: bodies[sent++ % bodies.length] ?? '' }),
      },
    ],
  })
  if (result.non2xx > 0) throw new Error(`${result.non2xx} of ${result.requests.total} answers were not 200`)
  const processorMs = (1_000 * (mainThreadSeconds(pid) - before)) / result.requests.total
  return {
    perSecond: result.requests.average,
    processorMs,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

function medians(loads: readonly Load[]): Load {
  const of = (value: (load: Load) => number) => median(loads.map(value))
  return {
    perSecond: of((load) => load.perSecond),
    processorMs: of((load) => load.processorMs),
    p50: of((load) => load.p50),
    p99: of((load) => load.p99),
  }
}

/** Milliseconds from POST to result, of texts just below and just above the threshold. */
async function alternately({
  origin,
  token,
}: Pick<RunningProgram, 'origin'> & { token: string }): Promise<Figure> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const call = async (text: string) => {
    const begun = performance.now()
    const body = JSON.stringify({ text, language: 'ta' })
    const answer = await fetch(`${origin}/v1/proofread`, { method: 'POST', headers, body })
    const { poll_url: path } = (await answer.json()) as { poll_url?: string }
    if (path !== undefined) {
      const polled = await fetch(origin + path, { headers: { ...headers, prefer: 'wait=20' } })
      const { status } = (await polled.json()) as { status: string }
      if (status !== 'succeeded') throw new Error(`The operation is ${status}`)
    }
    return performance.now() - begun
  }
  const below = distinctTexts(CALLS, SYNCHRONOUS_CHARACTERS)
  const above = distinctTexts(CALLS, ASYNCHRONOUS_CHARACTERS)
  const synchronous: number[] = []
  const asynchronous: number[] = []
  for (let i = 0; i < CALLS; i++) {
    synchronous.push(await call(below[i] ?? ''))
    asynchronous.push(await call(above[i] ?? ''))
  }
  return {
    what: `One caller: ${ASYNCHRONOUS_CHARACTERS} characters, POST and long poll, median of ${CALLS}`,
    value: median(asynchronous),
    unit: 'ms',
    baseline: { what: `${SYNCHRONOUS_CHARACTERS} characters, answered at once`, value: median(synchronous) },
    target: { at: 'most', value: 1.6, of: 'ratio' },
  }
}

function figures(baseline: Load, measured: Load): Figure[] {
  return [
    {
      what: `Synchronous proofread, ${CHARACTERS} characters, ${CONNECTIONS} connections`,
      value: measured.perSecond,
      unit: 'requests/s',
      baseline: { what: 'bare Fastify route, same engine', value: baseline.perSecond },
      target: { at: 'least', value: 0.68, of: 'ratio' },
    },
    {
      what: 'Processor time of the main thread for one of them',
      value: measured.processorMs,
      unit: 'ms',
      baseline: { what: 'bare route', value: baseline.processorMs },
    },
    {
      what: 'Its latency, median',
      value: measured.p50,
      unit: 'ms',
      baseline: { what: 'bare route', value: baseline.p50 },
    },
    {
      what: 'Its latency, 99 %',
      value: measured.p99,
      unit: 'ms',
      baseline: { what: 'bare route', value: baseline.p99 },
    },
  ]
}
