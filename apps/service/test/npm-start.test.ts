import { once } from 'node:events'
import { mkdtemp, readdir, readFile, readlink, realpath, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DevelopmentIssuerFile, ISSUER_FILE } from '../src/embedded/development-issuer.ts'
import { freePorts } from '../src/embedded/free-port.ts'
import { mintToken } from '../src/embedded/mint-token.ts'
import { readPostmaster } from '../src/embedded/postmaster.ts'
import { type NpmStart, npmStart } from './npm-start.ts'
import { waitFor } from './wait-for.ts'

/** The first start compiles the program where that was not done, on a machine that may be slow. */
const LIMIT_MS = 240_000

/** Those of the API, the development issuer and the stand-in model, and one for `/metrics`. */
const PORTS = 4

let dataDir: string
let port: number
let started: NpmStart
const runs: NpmStart[] = []
const blockers: Server[] = []

function start(settings: Readonly<Record<string, string>> = {}): NpmStart {
  const run = npmStart({ DATA_DIR: dataDir, PORT: String(port), ...settings })
  runs.push(run)
  return run
}

/** Starts on ports of its own and waits until the service is ready. */
async function startReady(): Promise<void> {
  port = await freePorts(PORTS)
  started = start()
  if (!(await started.ready)) throw new Error(started.output.stderr)
}

/** Of a start that fails: its exit code, and what it wrote besides the build. */
async function failure(settings: Readonly<Record<string, string>> = {}) {
  const run = start(settings)
  expect(await run.ready).toBe(false)
  const { stdout, stderr } = run.output
  return { code: await run.ended, stdout, stderr: stderr.replace(/^Building.*\n/, '') }
}

const statusOf = (path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ status }) => status,
    () => 0,
  )

/** The status of a proofread with a token that is minted as `npm run token` does. */
async function proofread(): Promise<number> {
  const issuer = JSON.parse(await readFile(join(dataDir, ISSUER_FILE), 'utf8')) as DevelopmentIssuerFile
  const token = await mintToken(issuer, { tenant: 'demo', roles: [] })
  const answer = await fetch(`http://127.0.0.1:${port}/v1/proofread`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ text: 'மழை பெய்தது.', language: 'ta' }),
  })
  return answer.status
}

async function block(taken: number): Promise<void> {
  const blocker = createServer().listen(taken, '127.0.0.1')
  blockers.push(blocker)
  await once(blocker, 'listening')
}

/** Every file beside the data of Postgres, with its content. */
async function stateOf(folder: string): Promise<Record<string, string>> {
  const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile())
  const contents = files.map(async ({ name }) => [name, await readFile(join(folder, name), 'utf8')] as const)
  return Object.fromEntries(await Promise.all(contents))
}

/** Processes that stand in the data folder: those of Postgres. */
async function processesIn(folder: string): Promise<string[]> {
  const processes = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))
  const folders = processes.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => ''))
  return (await Promise.all(folders)).filter((one) => one.startsWith(folder))
}

const postmasterOf = async (folder: string) => (await readPostmaster(join(folder, 'postgres')))?.pid ?? 0

beforeAll(async () => {
  dataDir = await realpath(await mkdtemp(join(tmpdir(), 'semmai-start-')))
  await startReady()
}, LIMIT_MS)

afterAll(async () => {
  for (const blocker of blockers) blocker.close()
  for (const { npm, ended } of runs) {
    npm.kill('SIGTERM')
    await ended
  }
  await rm(dataDir, { recursive: true, force: true })
}, LIMIT_MS)

describe('npm start', () => {
  it('writes its log as JSON to standard output, and what a person needs to standard error', async () => {
    for (const line of started.output.stdout.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
    await waitFor(() => started.output.stderr.includes(`curl -s http://localhost:${port}/v1/proofread`))
    expect(await proofread()).toBe(200)
  })

  it.each([
    ['', {}],
    [' with tracing', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }],
  ])('on a folder in use%s ends with one line, and changes nothing there', async (_, settings) => {
    const before = await stateOf(dataDir)
    const { code, stderr } = await failure({ PORT: String(await freePorts(PORTS)), ...settings })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^Another program \(process \d+\) is running on DATA_DIR .*: stop it, or .*\n$/)
    expect(await stateOf(dataDir)).toEqual(before)
    expect(await proofread()).toBe(200)
  })

  it('serves again after its Postgres was killed', async () => {
    const killed = await postmasterOf(dataDir)
    process.kill(killed, 'SIGKILL')
    await waitFor(async () => ![0, killed].includes(await postmasterOf(dataDir)))
    await waitFor(async () => (await statusOf('/readyz')) === 200)
    await waitFor(async () => (await proofread()) === 200)
  })

  it('takes over what a killed one left, on another port, and the demo tenants follow', async () => {
    const { pid } = JSON.parse(await readFile(join(dataDir, 'semmai.lock'), 'utf8')) as { pid: number }
    process.kill(pid, 'SIGKILL')
    await started.ended
    await startReady()
    expect(await proofread()).toBe(200)
  })

  it.runIf(process.platform === 'linux')(
    'ends everything that it started when npm gets SIGTERM',
    async () => {
      started.npm.kill('SIGTERM')
      await started.ended
      expect(await statusOf('/livez')).toBe(0)
      expect(await processesIn(dataDir)).toEqual([])
    },
  )

  it.each([
    ['the API', 'PORT', 0, {}],
    ['the development issuer (PORT + 1)', 'PORT', 1, {}],
    ['the stand-in model (PORT + 2)', 'PORT', 2, {}],
    ['/metrics', 'METRICS_PORT', 3, { METRICS_PORT: 'taken' }],
  ])('names the port of %s and the setting %s where it is in use', async (purpose, setting, offset, more) => {
    port = await freePorts(PORTS)
    const taken = port + offset
    await block(taken)
    const before = await stateOf(dataDir)
    const settings = 'METRICS_PORT' in more ? { METRICS_PORT: String(taken) } : {}
    expect(await failure(settings)).toEqual({
      code: 1,
      stdout: '',
      stderr:
        `Port ${taken} for ${purpose} is in use. ` +
        `Stop the program that uses it, or set ${setting} to another port.\n`,
    })
    expect(await stateOf(dataDir)).toEqual(before)
  })

  it('serves the demo tenants on another port after a start that failed on a busy one', async () => {
    await startReady()
    expect(await proofread()).toBe(200)
  })

  it.runIf(process.platform === 'linux')(
    'ends with the reason, and leaves nothing behind, when Postgres does not start again',
    async () => {
      const settingsFile = join(dataDir, 'postgres', 'postgresql.conf')
      const settings = await readFile(settingsFile, 'utf8')
      await writeFile(settingsFile, 'not a setting')
      process.kill(await postmasterOf(dataDir), 'SIGKILL')
      expect(await started.ended).toBe(1)
      expect(started.output.stderr).toMatch(
        /\nThe embedded Postgres ended \d times within 60 s and is not start/,
      )
      expect(await statusOf('/livez')).toBe(0)
      expect(await processesIn(dataDir)).toEqual([])
      await writeFile(settingsFile, settings)
    },
  )

  it.runIf(process.platform === 'linux')(
    'names a truncated file and what to do, and leaves nothing behind',
    async () => {
      await truncate(join(dataDir, 'development-issuer-key'), 20)
      const { code, stderr } = await failure()
      expect(code).toBe(1)
      expect(stderr).toMatch(
        /^\/.*development-issuer-key is not a key .*: delete it to have a new one made.*\n$/,
      )
      expect(await processesIn(dataDir)).toEqual([])
    },
  )
})
