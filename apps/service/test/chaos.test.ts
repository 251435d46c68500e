import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

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
