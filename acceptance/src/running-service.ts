import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const START_LIMIT_MS = 120_000

export interface TokenRequest {
  tenant?: string
  roles?: string[]
  client?: string
}

export interface RunningService {
  url: string
  /** `iss` of the development issuer's tokens for tenants. */
  tenantIssuer: string
  token(request: TokenRequest): string
  stop(): Promise<void>
}

/**
 * The compiled program as a user starts it, in a folder of its own and on free ports. `SEMMAI_URL` names one that
 * runs already, with `SEMMAI_DATA_DIR` for its development issuer.
 */
export async function runningService(): Promise<RunningService> {
  if (process.env.SEMMAI_URL) {
    const dataDir = process.env.SEMMAI_DATA_DIR ?? join(root, '.data')
    return service(process.env.SEMMAI_URL, dataDir, async () => undefined)
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'semmai-acceptance-'))
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    env: { ...process.env, PORT: '0', METRICS_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await readyPort(child)
  return service(`http://127.0.0.1:${port}`, dataDir, async () => {
    child.kill('SIGINT')
    await new Promise((resolve) => child.once('exit', resolve))
    rmSync(dataDir, { recursive: true, force: true })
  })
}

function readyPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error('the service did not become ready'))
    }, START_LIMIT_MS)
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)))
    if (!child.stdout) return
    createInterface(child.stdout).on('line', (line) => {
      const port = /"port":(\d+).*"msg":"ready"/.exec(line)?.[1]
      if (!port) return
      clearTimeout(timer)
      resolve(Number(port))
    })
  })
}

function service(url: string, dataDir: string, stop: () => Promise<void>): RunningService {
  const token = ({ tenant, roles = [], client }: TokenRequest) => {
    const args = [
      ...(tenant ? ['--tenant', tenant] : []),
      ...roles.flatMap((role) => ['--role', role]),
      ...(client ? ['--client', client] : []),
    ]
    const program = join(root, 'apps', 'service', 'dist', 'embedded', 'token.js')
    const env = { ...process.env, DATA_DIR: dataDir }
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      env,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr)
    return stdout.trim()
  }
  const tenantIssuer = issuerOf(token({ tenant: 'demo' }))
  return { url, tenantIssuer, token, stop }
}

function issuerOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { iss: string }
  return claims.iss
}
