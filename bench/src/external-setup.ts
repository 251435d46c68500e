import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createLog,
  insertLiveTenants,
  mintToken,
  readConfig,
  startEmbeddedSetup,
  wire,
} from '@semmai/service'
import { type RunningProgram, startProgram, stopProgram } from './programs.ts'

/** A node in a process of its own, as in production: Postgres and the issuer of tokens run elsewhere. */
export interface ExternalSetup extends RunningProgram {
  /** A token of the tenant `demo`, with limits too high to matter. */
  token: string
}

/** Starts Postgres and the issuer beside this process, and one node; its heap's young generation as in `nodeOptions`. */
export async function startExternally(nodeOptions: readonly string[] = []): Promise<ExternalSetup> {
  const dataDir = await mkdtemp(join(tmpdir(), 'semmai-bench-'))
  const setup = await startEmbeddedSetup({ dataDir, port: 0, audience: 'semmai-api', production: false })
  const { operatorIssuer, issuer, database } = setup
  const environment = { DATA_DIR: dataDir, METRICS_PORT: '0', DRAIN_DELAY_MS: '0' }
  const outbound = { allowLoopback: true, privateHosts: [] }
  const first = await wire({ ...readConfig(environment), port: 0, role: 'api' }, createLog('warn', {}), {
    ...{ url: database.url, migrationUrl: database.migrationUrl, operatorIssuer, outbound },
  })
  await insertLiveTenants(first.database, issuer, 'semmai-api')
  await first.database.transaction('operator', null, (tx) =>
    tx.query('update tenants set text_calls_per_minute = 1000000, max_open_operations = 1000000'),
  )
  await first.stop()
  const { child, output } = await startProgram(
    'bench/dist/service-process.js',
    /\{.*\}/,
    { ...environment, DEPENDENCIES: JSON.stringify({ url: database.url, operatorIssuer }) },
    nodeOptions,
  )
  const { origin } = JSON.parse(output) as { origin: string }
  return {
    origin,
    pid: child.pid ?? 0,
    token: await mintToken(issuer.file, { tenant: 'demo', roles: [] }),
    async stop() {
      await stopProgram(child)
      await setup.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
