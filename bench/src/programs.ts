import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mintToken } from '@semmai/service'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export interface RunningProgram {
  origin: string
  pid: number
  stop(): Promise<void>
}

/** Starts a compiled program of the workspace and waits until it writes `ready`. */
export function startProgram(
  path: string,
  ready: RegExp,
  environment: Record<string, string>,
  nodeOptions: readonly string[] = [],
): Promise<{ child: ChildProcess; output: string }> {
  return startCommand([process.execPath, ...nodeOptions, join(root, path)], ready, environment)
}

/** Starts a program and waits until it writes `ready`. */
export async function startCommand(
  [command = '', ...args]: readonly string[],
  ready: RegExp,
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; output: string }> {
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = await new Promise<string>((resolve, reject) => {
    let text = ''
    // What a person needs goes to standard error where the other carries the log.
    const read = (data: Buffer) => {
      text += data.toString()
      if (ready.test(text)) resolve(text)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', (code) => reject(new Error(`${command} ended with ${code}: ${text}`)))
  })
  return { child, output }
}

/** By SIGTERM; waits for the end without a time limit. The program must not have ended before. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

export interface RunningService extends RunningProgram {
  /** A token of the tenant `demo`, with limits too high to matter. */
  token: string
  tokenOf(tenant: string): Promise<string>
  /** Of an administrator of `demo`. */
  adminToken: string
}

export interface StartOptions {
  /** The data folder of an earlier start; a fresh one, which goes with the service, where it is absent. */
  folder?: string
  /** Sets the limits of the tenant `demo` too high to matter; true where it is absent. */
  raiseLimits?: boolean
}

/** `npm start`: the service on embedded Postgres. */
export async function startService(options: StartOptions = {}): Promise<RunningService> {
  const { folder, raiseLimits = true } = options
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'semmai-bench-')))
  const port = await freePort()
  const { child } = await startProgram('apps/service/dist/bundle/main.js', /Proofread a sentence/, {
    DATA_DIR: dataDir,
    PORT: String(port),
    METRICS_PORT: '0',
    DRAIN_DELAY_MS: '0',
    LOG_LEVEL: 'warn',
  })
  const origin = `http://127.0.0.1:${port}`
  const issuer = JSON.parse(await readFile(join(dataDir, 'development-issuer.json'), 'utf8'))
  if (raiseLimits)
    await liftLimits(origin, await mintToken(issuer, { tenant: null, roles: ['platform_operator'] }))
  const tokenOf = (tenant: string) => mintToken(issuer, { tenant, roles: [] })
  return {
    origin,
    pid: child.pid ?? 0,
    token: await tokenOf('demo'),
    adminToken: await mintToken(issuer, { tenant: 'demo', roles: ['tenant_admin'] }),
    tokenOf,
    async stop() {
      await stopProgram(child)
      if (folder === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function liftLimits(origin: string, operator: string): Promise<void> {
  const limits = {
    text_calls_per_minute: 1_000_000,
    languagetool_calls_per_minute: 1_000_000,
    max_open_operations: 10_000,
  }
  const answer = await fetch(`${origin}/v1/operator/tenants/demo`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${operator}`, 'content-type': 'application/json' },
    body: JSON.stringify({ limits }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** A port of this machine that is free. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** Processor time in seconds that a process and all its descendants have used so far (Linux). */
export async function processorSeconds(pid: number): Promise<number> {
  let ticks = 0
  for (const one of [pid, ...(await descendantsOf(pid))]) {
    const fields = statOf(one)
    // Its own time and that of its ended children, which no longer have an entry.
    if (fields) ticks += [11, 12, 13, 14].reduce((sum, i) => sum + Number(fields[i]), 0)
  }
  return ticks / 100
}

/** The processes that a process has started, and theirs (Linux). */
export async function descendantsOf(pid: number): Promise<number[]> {
  const parents = new Map<number, number>()
  for (const entry of await readdir('/proc')) {
    const fields = /^\d+$/.test(entry) ? statOf(Number(entry)) : null
    if (fields) parents.set(Number(entry), Number(fields[1]))
  }
  const belongs = (one: number): boolean => {
    const parent = parents.get(one) ?? 0
    return parent === pid || (parent > 1 && belongs(parent))
  }
  return Array.from(parents.keys()).filter(belongs)
}

/** Processor time in seconds that the main thread of a process has used so far (Linux): where its JavaScript runs. */
export function mainThreadSeconds(pid: number): number {
  const fields = statOf(pid, `task/${pid}/`)
  return fields ? (Number(fields[11]) + Number(fields[12])) / 100 : Number.NaN
}

/** The fields of /proc/PID/stat after the name, which may hold blanks; null when the process is gone. */
function statOf(pid: number, thread = ''): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/${thread}stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}
