import { execFile, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import type { NodeOrder } from '../src/chaos/node.ts'
import { LEASE_MS } from '../src/modules/operations/storing/claims.ts'
import { scriptedProvider } from './scripted-provider.ts'
import { testHarness } from './test-service.ts'
import { waitFor } from './wait-for.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const LIMIT_MS = 240_000

/** The nodes are programs of their own, so they run compiled; the program builds first when a source changed. */
it(
  'nothing acknowledged is lost and nothing happens twice, while nodes and Postgres are killed',
  async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['scripts/run-built.mjs', 'apps/service/dist/chaos/main.js', '--minutes', '0.25', '--seed', '11'],
      { cwd: root, timeout: LIMIT_MS },
    )
    const report = JSON.parse(stdout)
    expect(report.violations).toEqual([])
    expect(report.operations).toBeGreaterThan(0)
  },
  LIMIT_MS,
)

it(
  'an operation whose worker is killed with kill -9 starts again within 15 s, and not before its lease is over (51)',
  async () => {
    const harness = await testHarness()
    const provider = scriptedProvider()
    const api = await harness.start({ role: 'api' }, provider.dependencies)
    const pid = await startWorker({
      ...{ role: 'worker', port: 0, dataDir: join(tmpdir(), 'semmai-test-data'), callMs: LIMIT_MS },
      dependencies: {
        ...{ url: harness.url, migrationUrl: null, operatorIssuer: null },
        outbound: { allowLoopback: true, privateHosts: [] },
      },
    })
    const accepted = await api.call('/v1/proofread', {
      body: { text: 'orphan', language: 'ta' },
      headers: { prefer: 'respond-async' },
    })
    const read = async () => {
      const { rows } = await harness.database.statement('worker', null, (tx) =>
        tx.query<{ status: string; attempt: number; lease_until: Date; completed_at: Date; now: Date }>(
          'select status, attempt, lease_until, completed_at, clock_timestamp() as now from operation',
        ),
      )
      const [row] = rows
      if (!row) throw new Error('the operation is not there')
      return row
    }
    await waitFor(async () => (await read()).status === 'running')
    process.kill(pid, 'SIGKILL')
    const killed = await read()
    expect(killed.lease_until.getTime() - killed.now.getTime()).toBeLessThanOrEqual(LEASE_MS)

    const other = await harness.start({ role: 'worker' }, provider.dependencies)
    expect((await api.call(accepted.body.poll_url)).body.status).toBe('running')
    await waitFor(async () => (await read()).status === 'succeeded')
    const ended = await read()
    expect(ended.attempt).toBe(2)
    expect(provider.begun).toEqual(['orphan'])
    // The other worker's provider answers at once, so that it ended when it started again.
    expect(ended.completed_at.getTime()).toBeGreaterThanOrEqual(killed.lease_until.getTime())
    expect(ended.completed_at.getTime() - killed.now.getTime()).toBeLessThanOrEqual(15_000)
    await other.stop()
    await api.stop()
  },
  LIMIT_MS,
)

/** Starts a worker as a program of its own, and gives its process id once it is ready. */
function startWorker(order: NodeOrder): Promise<number> {
  const starter = spawn(
    process.execPath,
    ['scripts/run-built.mjs', 'apps/service/dist/chaos/node.js', JSON.stringify(order)],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  return new Promise((resolve, reject) => {
    let output = ''
    starter.stdout.on('data', (data: Buffer) => {
      output += data.toString()
      const pid = /ready (\d+)\n/.exec(output)?.[1]
      if (pid) resolve(Number(pid))
    })
    starter.once('exit', () => reject(new Error(`The worker did not start: ${output}`)))
  })
}
