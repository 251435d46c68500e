import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { type Benchmark, type Figure, median } from './benchmark.ts'
import { descendantsOf, processorSeconds, type RunningService, startService } from './programs.ts'
import { distinctTexts } from './texts.ts'

const STARTS = 5
const LOAD_SECONDS = 10
const CONNECTIONS = 32
const CHARACTERS = 1_000
/** Answered by the threads of the pool, and critiqued, so that they have loaded what they need. */
const LONG_TEXTS = 20
const LONG_CHARACTERS = 10_000

/** `npm start` on a folder that was used before: until it answers, and its memory after load. */
export const start: Benchmark = {
  name: 'start',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'semmai-bench-'))
    try {
      const first = await startService({ folder: dataDir })
      await loadWith(first)
      const memory = await proportionalMegabytes(first.pid)
      await first.stop()
      const starts: Started[] = []
      for (let i = 0; i < STARTS; i++) starts.push(await startAgain(dataDir))
      return figures(memory, starts)
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

interface Started {
  seconds: number
  /** Processor time of Node and Postgres until the answer, in seconds. */
  processor: number
}

async function startAgain(dataDir: string): Promise<Started> {
  const begun = performance.now()
  const service = await startService({ folder: dataDir, raiseLimits: false })
  try {
    await post(service, '/v1/proofread', { text: 'அவன் நேற்று வந்தாள்.', language: 'ta' })
    const seconds = (performance.now() - begun) / 1_000
    return { seconds, processor: await processorSeconds(service.pid) }
  } finally {
    await service.stop()
  }
}

async function loadWith(service: RunningService): Promise<void> {
  const bodies = distinctTexts(2_000, CHARACTERS).map((text) => JSON.stringify({ text, language: 'ta' }))
  let sent = 0
  const { non2xx } = await autocannon({
    url: service.origin,
    connections: CONNECTIONS,
    duration: LOAD_SECONDS,
    requests: [
      {
        method: 'POST' as const,
        path: '/v1/proofread',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${service.token}` },
        setupRequest: (request) => ({ ...request, body: bodies[sent++ % bodies.length] ?? '' }),
      },
    ],
  })
  if (non2xx > 0) throw new Error(`${non2xx} answers were not 200`)
  for (const text of distinctTexts(LONG_TEXTS, LONG_CHARACTERS)) {
    await post(service, '/v1/proofread', { text, language: 'ta' })
    await post(service, '/v1/essay-critique', { essay: text, language: 'ta' })
  }
}

async function post(service: RunningService, path: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' }
  const answer = await fetch(service.origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
  await answer.arrayBuffer()
}

/** Memory of a process and its descendants, each shared page counted once (Linux), in megabytes. */
async function proportionalMegabytes(pid: number): Promise<number> {
  let kilobytes = 0
  for (const one of [pid, ...(await descendantsOf(pid))]) {
    const rollup = await readFile(`/proc/${one}/smaps_rollup`, 'utf8')
    kilobytes += Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1])
  }
  return kilobytes / 1_024
}

function figures(memory: number, starts: readonly Started[]): Figure[] {
  return [
    {
      what: `Memory of the whole start, Node and Postgres, after ${LOAD_SECONDS} s of load and ${LONG_TEXTS} essays (PSS)`,
      value: memory,
      unit: 'MB',
      target: { at: 'most', value: 350, of: 'value' },
    },
    {
      what: `Second start to the first answer, median of ${STARTS}`,
      value: median(starts.map(({ seconds }) => seconds)),
      unit: 's',
      target: { at: 'most', value: 1.5, of: 'value' },
    },
    {
      what: 'Its processor time, Node and Postgres',
      value: median(starts.map(({ processor }) => processor)),
      unit: 's',
    },
  ]
}
