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
import { type RunningService, startProgram, stopProgram } from './programs.ts'

export interface ExternalOptions {
  /** Options of the node's Node.js. */
  nodeOptions?: readonly string[]
  /** Settings other than the defaults. */
  settings?: Readonly<Record<string, string>>
}

/**
 * A node in a process of its own, as in production: Postgres and the issuer of tokens run elsewhere, the issuer in this
 * process. The limits of the tenant `demo` are too high to matter.
 */
export async function startExternally(options: ExternalOptions = {}): Promise<RunningService> {
  const { nodeOptions = [], settings = {} } = options
  const dataDir = await mkdtemp(join(tmpdir(), 'semmai-bench-'))
  const setup = await startEmbeddedSetup({ dataDir, port: 0, audience: 'semmai-api', production: false })
    .complete
  const { operatorIssuer, issuer, database } = setup
  const environment = { DATA_DIR: dataDir, METRICS_PORT: '0', DRAIN_DELAY_MS: '0', ...settings }
  const outbound = { allowLoopback: true, privateHosts: [] }
  const first = await wire({ ...readConfig(environment), port: 0, role: 'api' }, createLog('warn', {}), {
    url: database.url,
    migrationUrl: database.migrationUrl,
    operatorIssuer,
    outbound,
  })
  await insertLiveTenants(first.database, issuer, 'semmai-api')
  await first.database.transaction('operator', null, (tx) =>
    tx.query(
      `update tenants
       set text_calls_per_minute = 1000000, languagetool_calls_per_minute = 1000000, max_open_operations = 1000000
       where tenant_id = 'demo'`,
    ),
  )
  await first.stop()
  const { child, output } = await startProgram(
    'bench/dist/service-process.js',
    /\{.*\}/,
    { ...environment, DEPENDENCIES: JSON.stringify({ url: database.url, operatorIssuer }) },
    nodeOptions,
  )
  const { origin } = JSON.parse(output) as { origin: string }
  const tokenOf = (tenant: string) => mintToken(issuer.file, { tenant, roles: [] })
  return {
    origin,
    pid: child.pid ?? 0,
    token: await tokenOf('demo'),
    adminToken: await mintToken(issuer.file, { tenant: 'demo', roles: ['tenant_admin'] }),
    tokenOf,
    async stop() {
      await stopProgram(child)
      await setup.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
