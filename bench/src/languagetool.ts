import { join } from 'node:path'
import { createClient } from '@semmai/client'
import autocannon from 'autocannon'
import { type Benchmark, type Figure, median } from './benchmark.ts'
import { startExternally } from './external-setup.ts'
import { freePort, type RunningProgram, startCommand, stopProgram } from './programs.ts'
import { proseTexts } from './texts.ts'

/**
 * A folder with the jars of LanguageTool's server and its Tamil module: Maven's `dependency:copy-dependencies` of
 * `org.languagetool:languagetool-server` and `org.languagetool:language-ta`.
 */
const JARS = process.env.LANGUAGETOOL_JARS
/** Characters, and how many clients send such texts at once. */
const LOADS = [
  { characters: 1_000, connections: 8, seconds: 6, texts: 400 },
  { characters: 10_000, connections: 8, seconds: 8, texts: 100 },
  { characters: 100_000, connections: 1, seconds: 15, texts: 8 },
] as const
const WARM_UP_SECONDS = 15
/** The two alternate, so a busy machine affects both. */
const ROUNDS = 3

/** Texts a second by the protocol of LanguageTool's clients, against LanguageTool's own server on the same texts. */
export const languagetool: Benchmark = {
  name: 'languagetool',
  async run() {
    if (JARS === undefined) {
      process.stderr.write('left out: LANGUAGETOOL_JARS names no folder with the jars of its server\n')
      return []
    }
    const theirs = await startLanguageTool(JARS)
    const ours = await startOurs()
    try {
      await measure(theirs, LOADS[0], WARM_UP_SECONDS)
      await measure(ours, LOADS[0], WARM_UP_SECONDS)
      const figures: Figure[] = []
      for (const load of LOADS) figures.push(await compare(ours, theirs, load))
      return figures
    } finally {
      await ours.stop()
      await theirs.stop()
    }
  },
}

type Load = (typeof LOADS)[number]

interface Server extends Pick<RunningProgram, 'stop'> {
  /** Of the protocol: below it is `/check`. */
  address: string
  apiKey: string
}

async function startLanguageTool(jars: string): Promise<Server> {
  const port = await freePort()
  const command = [
    'java',
    '-cp',
    join(jars, '*'),
    'org.languagetool.server.HTTPServer',
    '--port',
    String(port),
  ]
  const { child } = await startCommand(command, /Server started/, {})
  return { address: `http://127.0.0.1:${port}/v2`, apiKey: '', stop: () => stopProgram(child) }
}

async function startOurs(): Promise<Server> {
  const service = await startExternally({ settings: { LANGUAGETOOL_API: 'on' } })
  const admin = createClient({ baseUrl: service.origin, token: service.adminToken })
  await admin.settings.update({ access_tokens: true, languagetool_api: true })
  const { token } = await admin.accessTokens.create({ name: 'bench', expires_in_days: 1 })
  return { address: `${service.origin}/v1/languagetool/v2`, apiKey: token ?? '', stop: service.stop }
}

async function compare(ours: Server, theirs: Server, load: Load): Promise<Figure> {
  const [measured, baseline]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    baseline.push(await measure(theirs, load, load.seconds))
    measured.push(await measure(ours, load, load.seconds))
  }
  return {
    what: `Texts of ${load.characters} characters by LanguageTool's protocol, ${load.connections} at once`,
    value: median(measured),
    unit: 'texts/s',
    baseline: { what: "LanguageTool's own server", value: median(baseline) },
    target: { at: 'least', value: 4, of: 'ratio' },
  }
}

/** Texts a second. */
async function measure({ address, apiKey }: Server, load: Load, seconds: number): Promise<number> {
  const bodies = proseTexts(load.texts, load.characters).map(
    (text) => `${new URLSearchParams({ text, language: 'ta', ...(apiKey ? { apiKey } : {}) })}`,
  )
  let sent = 0
  const result = await autocannon({
    url: `${address}/check`,
    connections: load.connections,
    duration: seconds,
    timeout: 120,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        setupRequest: (request) => ({ ...request, body: bodies[sent++ % bodies.length] ?? '' }),
      },
    ],
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${address}: ${result.non2xx} refusals and ${result.errors} errors in ${result.requests.total}`,
    )
  }
  return result.requests.total / result.duration
}
