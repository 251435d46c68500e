import autocannon from 'autocannon'
import { type Benchmark, type Figure, median } from './benchmark.ts'
import { startProgram, startService, stopProgram } from './programs.ts'
import { distinctTexts } from './texts.ts'

const CONNECTIONS = 32
const WARM_UP_SECONDS = 2
/** The two alternate, so a busy machine affects both. */
const ROUNDS = 5
const ROUND_SECONDS = 3
const CHARACTERS = 1_000

/** Requests per second of a synchronous proofread, against a bare route that calls the same engine. */
export const service: Benchmark = {
  name: 'service',
  async run() {
    const texts = distinctTexts(2_000, CHARACTERS)
    const bare = await startProgram('bench/dist/bare-server.js', /\{.*\}/, {})
    const { port } = JSON.parse(bare.output) as { port: number }
    const running = await startService()
    const loadBare = (seconds: number) => load(`http://127.0.0.1:${port}`, texts, seconds)
    const loadService = (seconds: number) => load(running.origin, texts, seconds, running.token)
    await loadBare(WARM_UP_SECONDS)
    await loadService(WARM_UP_SECONDS)
    const baseline: Load[] = []
    const measured: Load[] = []
    for (let i = 0; i < ROUNDS; i++) {
      baseline.push(await loadBare(ROUND_SECONDS))
      measured.push(await loadService(ROUND_SECONDS))
    }
    await stopProgram(bare.child)
    await running.stop()
    return figures(medians(baseline), medians(measured))
  },
}

interface Load {
  perSecond: number
  p50: number
  p99: number
}

async function load(
  origin: string,
  texts: readonly string[],
  seconds: number,
  token?: string,
): Promise<Load> {
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
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

function medians(loads: readonly Load[]): Load {
  const of = (value: (load: Load) => number) => median(loads.map(value))
  return { perSecond: of((load) => load.perSecond), p50: of((load) => load.p50), p99: of((load) => load.p99) }
}

function figures(baseline: Load, measured: Load): Figure[] {
  return [
    {
      what: `Synchronous proofread, ${CHARACTERS} characters, ${CONNECTIONS} connections`,
      value: measured.perSecond,
      unit: 'requests/s',
      baseline: { what: 'bare Fastify route, same engine', value: baseline.perSecond },
      target: { at: 'least', value: 0.5, of: 'ratio' },
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
