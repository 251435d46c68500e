import autocannon from 'autocannon'
import type { Benchmark, Figure } from './benchmark.ts'
import { startProgram, startService, stopProgram } from './programs.ts'
import { distinctTexts } from './texts.ts'

const CONNECTIONS = 32
const SECONDS = 8
const CHARACTERS = 1_000

/** Requests per second of a synchronous proofread, against a bare route that calls the same engine. */
export const service: Benchmark = {
  name: 'service',
  async run() {
    const texts = distinctTexts(2_000, CHARACTERS)
    const bare = await startProgram('bench/dist/bare-server.js', /\{.*\}/, {})
    const { port } = JSON.parse(bare.output) as { port: number }
    const baseline = await load(`http://127.0.0.1:${port}`, texts)
    await stopProgram(bare.child)
    const running = await startService()
    const measured = await load(running.origin, texts, running.token)
    await running.stop()
    return figures(baseline, measured)
  },
}

interface Load {
  perSecond: number
  p50: number
  p99: number
}

async function load(origin: string, texts: readonly string[], token?: string): Promise<Load> {
  const run = (duration: number) =>
    autocannon({
      url: origin,
      connections: CONNECTIONS,
      duration,
      requests: texts.map((text) => ({
        method: 'POST' as const,
        path: '/v1/proofread',
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ text, language: 'ta' }),
      })),
    })
  await run(2)
  const result = await run(SECONDS)
  if (result.non2xx > 0) throw new Error(`${result.non2xx} of ${result.requests.total} answers were not 200`)
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
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
