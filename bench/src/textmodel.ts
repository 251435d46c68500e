import {
  createBuiltinProvider,
  createCircuitBreaker,
  createGrounder,
  createOpenAICompatibleModel,
  createTamilLanguage,
  createTextmodelProvider,
  type ModelServer,
  Secret,
  startModelServer,
} from '@semmai/service'
import { loadCritic, loadEngine } from '@semmai/tamil-node'
import { type Benchmark, type Figure, median } from './benchmark.ts'

const LATENCY_MS = 500
const RUNS = 5
const FAULTY = 'அவன் நேற்று பள்ளிக்கு வந்தாள். மாணவர்கள் பாடத்தை படித்தார்கள். '
const PROSE = 'மழை பெய்ததால் ஆறுகளில் வெள்ளம் பெருகியது. மக்கள் மகிழ்ச்சி அடைந்தனர். '

interface Measured {
  wallMs: number
  slowestCallMs: number
  outputTokens: number
}

/** Measures text calls with an external model: a test server with a fixed latency, on the loopback. */
export const textmodel: Benchmark = {
  name: 'textmodel',
  async run(): Promise<Figure[]> {
    const engine = loadEngine()
    const requests: string[] = []
    const server = await startModelServer({
      proofread: (sentence) => engine.proofread(sentence).issues,
      switches: { latencyMs: LATENCY_MS },
      onRequest: (body) => void requests.push(body),
    })
    try {
      const long = textOf(10_000)
      await proofread(server, long)
      const runs: Measured[] = []
      for (let i = 0; i < RUNS; i++) runs.push(await proofread(server, long))
      const short = await proofread(server, textOf(2_000))
      const faulty = await proofread(server, textOf(10_000, 16))
      const escapes = requests.reduce((sum, body) => sum + (body.match(/\\u[0-9a-f]{4}/gi)?.length ?? 0), 0)
      return [
        {
          what: '10,000 characters by the model, in parallel chunks, median',
          value: median(runs.map(({ wallMs }) => wallMs)),
          unit: 'ms',
          baseline: { what: 'its slowest chunk', value: median(runs.map((run) => run.slowestCallMs)) },
          target: { at: 'most', value: 1.2, of: 'ratio' },
        },
        {
          what: 'Output tokens for 10,000 characters with 4 faults',
          value: runs[0]?.outputTokens ?? Number.NaN,
          unit: 'tokens',
          baseline: { what: '2,000 characters with the same 4 faults', value: short.outputTokens },
          target: { at: 'most', value: 1.5, of: 'ratio' },
        },
        {
          what: 'Output tokens for 10,000 characters with 32 faults',
          value: faulty.outputTokens,
          unit: 'tokens',
          baseline: { what: 'the same length with 4', value: runs[0]?.outputTokens ?? Number.NaN },
          target: { at: 'least', value: 4, of: 'ratio' },
        },
        {
          what: `\\uXXXX escapes in ${requests.length} requests`,
          value: escapes,
          unit: '',
          target: { at: 'most', value: 0, of: 'value' },
        },
      ]
    } finally {
      await server.close()
    }
  },
}

/** Passages with two errors each, spread over prose, at most `characters` long. */
function textOf(characters: number, passages = 2): string {
  const gap = Math.floor(characters / passages) - FAULTY.length
  const prose = PROSE.repeat(Math.ceil(gap / PROSE.length))
  return (FAULTY + prose.slice(0, prose.lastIndexOf('. ', gap - 2) + 2)).repeat(passages)
}

async function proofread(server: ModelServer, text: string): Promise<Measured> {
  const engine = loadEngine()
  const language = createTamilLanguage(engine)
  const model = createOpenAICompatibleModel({ baseUrl: server.baseUrl, model: 'stand-in' })
  const calls: number[] = []
  let boundary = 0
  const provider = createTextmodelProvider({
    model: {
      name: model.name,
      async complete(request) {
        const start = performance.now()
        const answer = await model.complete(request)
        calls.push(performance.now() - start)
        return answer
      },
      refusesKey: (credential, signal) => model.refusesKey(credential, signal),
    },
    engine: createBuiltinProvider({ engine, critic: loadCritic, pool: null, lookup: null }),
    language,
    grounder: createGrounder(language, null),
    breaker: createCircuitBreaker(),
    boundary: () => `bench${boundary++}`,
  })
  const start = performance.now()
  let outputTokens = 0
  await provider.proofread(text, {
    tenantId: 'bench',
    messageLanguage: 'ta',
    disabledRules: [],
    profile: 'general',
    dictionary: [],
    factLookup: false,
    signal: new AbortController().signal,
    credential: new Secret('valid-bench'),
    onUsage(usage) {
      outputTokens += usage.output_tokens
    },
  })
  const wallMs = performance.now() - start
  return { wallMs, slowestCallMs: Math.max(...calls), outputTokens }
}
