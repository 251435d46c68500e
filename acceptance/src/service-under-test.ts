import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers the address of the service; the first request starts it. */
    serviceUnderTestUrl: string
  }
}

/** Address and files of the service. */
export interface ServiceAddress {
  url: string
  /** Its `DATA_DIR`. */
  dataDir: string
  /** What it wrote to its standard output and error; null where it was running before. */
  outputFile: string | null
}

/** Secrets of the deployment that no other process may inherit. */
const OWN_SECRETS = { PROVIDER_API_KEY_SECRET: 'canary-of-the-deployment' }

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Includes the build, on a slow machine. */
const START_LIMIT_MS = 240_000

/**
 * One service for the whole run: the program that `npm start` runs, in its own folder and on free ports.
 * `SEMMAI_URL` names a running service instead, with `SEMMAI_DATA_DIR` for its development issuer.
 */
export default async function serviceUnderTest(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'semmai-acceptance-'))
  let child: ChildProcess | null = null
  let starting: Promise<ServiceAddress> | null = null

  async function start(): Promise<ServiceAddress> {
    const { SEMMAI_URL: url, SEMMAI_DATA_DIR } = process.env
    if (url) return { url, dataDir: SEMMAI_DATA_DIR ?? join(root, '.data'), outputFile: null }
    const [dataDir, outputFile] = [join(folder, 'data'), join(folder, 'output')]
    child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
      env: {
        ...process.env,
        ...OWN_SECRETS,
        PORT: '0',
        DRAIN_DELAY_MS: '0',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'trace',
        WEBHOOKS: 'on',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return { url: `http://127.0.0.1:${await readyPort(child, outputFile)}`, dataDir, outputFile }
  }

  const server = createServer((_request, response) => {
    starting ??= start()
    starting.then(
      (address) => response.end(JSON.stringify(address)),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  project.provide('serviceUnderTestUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)

  return async () => {
    server.close()
    await starting?.catch(() => undefined)
    if (child) await stop(child)
    rmSync(folder, { recursive: true, force: true })
  }
}

function readyPort(child: ChildProcess, outputFile: string): Promise<number> {
  const output = createWriteStream(outputFile)
  child.stdout?.pipe(output)
  child.stderr?.pipe(output)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error('The service did not get ready'))
    }, START_LIMIT_MS)
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The service ended with ${code}; see its output`))
    })
    if (!child.stdout) return
    createInterface(child.stdout).on('line', (line) => {
      const port = /"port":(\d+).*"msg":"ready"/.exec(line)?.[1]
      if (!port) return
      clearTimeout(timer)
      resolve(Number(port))
    })
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  await gone
}
