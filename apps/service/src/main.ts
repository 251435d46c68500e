import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { deploymentWarnings } from './config/deployment.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { DatabaseStartError } from './database/database-start-error.ts'
import { DEMO_TENANTS, prepareDemoTenants } from './embedded/demo-tenants.ts'
import { type EmbeddedSetup, type StartingSetup, startEmbeddedSetup } from './embedded/embedded-setup.ts'
import { explainPortError, type PortUse, portsOf, requirePorts } from './embedded/ports.ts'
import { StartError } from './embedded/start-error.ts'
import { welcome } from './embedded/welcome.ts'
import { boundHeapGrowth } from './heap-growth.ts'
import { createLog, createTerminalLog } from './log.ts'
import { createShutdown } from './shutdown.ts'
import { VERSION } from './version.ts'
import type { Dependencies, Service } from './wire.ts'

const shutdown = createShutdown()
let ports: readonly PortUse[] = []

/** Reads the configuration, wires and starts the service, and stops it in order at a signal. */
async function main(): Promise<void> {
  const configured = readConfig(process.env, process.argv.slice(2))
  const terminal = process.stdout.isTTY && !configured.production
  // At a terminal there is no balancer whose notice is to be waited for.
  const config = terminal ? { ...configured, drainDelayMs: 0 } : configured
  const log = await (terminal ? createTerminalLog : createLog)(config.logLevel, { role: config.role })
  shutdown.onSignals(log)
  // On a terminal the start is told in a few plain lines; its log entries matter only where something is wrong.
  const quiet = terminal && log.level === 'info'
  if (quiet) log.level = 'warn'
  if (config.role === 'migrate') return migrateOnly(config, log)
  ports = portsOf(config)
  await requirePorts(ports)
  if (terminal && config.databaseUrl === null) {
    process.stdout.write('Starting Postgres, the development issuer and the service …\n')
  }
  const starting = config.databaseUrl === null ? startSetup(config, log) : null
  if (config.tracing) {
    const { startTracing } = await import('./observability/tracing.ts')
    shutdown.register(startTracing({ version: VERSION, role: config.role, log }).stop)
  }
  // Postgres starts while the rest of the program is loaded; loading that first would keep it from being launched.
  await starting?.databaseLaunched
  const [setup, { wire }] = await Promise.all([starting?.complete ?? null, import('./wire.ts')])
  const service = await wire(config, log, dependenciesOf(config, setup))
  shutdown.register(() => service.stop())
  // Certification needs a worker beside the API.
  if (setup && service.app && config.role === 'all') {
    const { app, database } = service
    await prepareDemoTenants({ app, database, issuer: setup.issuer, audience: config.audience, log })
  }
  await setup?.issuer.publish()
  service.open()
  await announce(config, log, service, setup)
  if (quiet) log.level = config.logLevel
  // Not before: while a heap fills for the first time, each full collection finds hardly anything to free.
  boundHeapGrowth()
}

/** Brings the schema up to date, and ends: the step before new nodes are started. */
async function migrateOnly({ databaseUrl, databaseMigrationUrl }: Config, log: Logger): Promise<void> {
  const { migrate } = await import('./database/migrate.ts')
  const { requireBoundLogin } = await import('./database/login-role.ts')
  const url = databaseUrl?.reveal() ?? ''
  await migrate({ migrationUrl: databaseMigrationUrl?.reveal() ?? '', url, log })
  // The password of a role that is there is not changed: an outdated one is told here, not by the first new node.
  await requireBoundLogin(url)
  log.info('The database is up to date')
}

/** Also what is still starting is stopped at a signal. */
function startSetup(config: Config, log: Logger): StartingSetup {
  const starting = startEmbeddedSetup({ ...config, log, onDatabaseLost: (error) => void fail(error) })
  shutdown.register(() => starting.complete.then(({ stop }) => stop()))
  return starting
}

function dependenciesOf(config: Config, setup: EmbeddedSetup | null): Dependencies {
  const { textmodelBaseUrl: baseUrl, textmodelName: model } = config
  const textmodel = baseUrl && model ? { baseUrl, model } : null
  if (setup) {
    return {
      setUpAfterwards: true,
      defaultTenant: DEMO_TENANTS[0],
      url: setup.database.url,
      migrationUrl: setup.database.migrationUrl,
      operatorIssuer: setup.operatorIssuer,
      outbound: { allowLoopback: true, privateHosts: config.identityPrivateHosts },
      textmodel: textmodel ?? { baseUrl: setup.modelServer.baseUrl, model: 'semmai-stand-in' },
    }
  }
  const { operatorIssuer, operatorJwksUri } = config
  return {
    url: config.databaseUrl?.reveal() ?? '',
    migrationUrl: config.databaseMigrationUrl?.reveal() ?? null,
    operatorIssuer:
      operatorIssuer && operatorJwksUri
        ? {
            issuer: operatorIssuer,
            jwksUri: operatorJwksUri,
            audience: config.audience,
            rolesClaim: config.operatorRolesClaim,
          }
        : null,
    outbound: { allowLoopback: false, privateHosts: config.identityPrivateHosts },
    textmodel,
  }
}

async function announce(
  config: Config,
  log: Logger,
  service: Service,
  setup: EmbeddedSetup | null,
): Promise<void> {
  const port = service.app ? (service.app.server.address() as AddressInfo).port : null
  for (const warning of deploymentWarnings(config)) log.warn(warning)
  if (config.production && service.app && config.trustedProxies.length === 0) {
    log.info('TRUSTED_PROXIES is empty: the address of a caller is that of its connection')
  }
  log.info({ port, metrics_port: config.metricsPort || null }, 'ready')
  if (!setup || port === null) return
  // Standard output carries the log where it is not a terminal.
  const output = process.stdout.isTTY ? process.stdout : process.stderr
  output.write(
    await welcome({
      origin: `http://localhost:${port}`,
      dataDir: config.dataDir,
      databasePort: setup.database.port,
      modelUrl: setup.modelServer.baseUrl,
      issuer: setup.issuer.file,
    }),
  )
}

/** Tells why, stops what runs and ends the process. */
async function fail(error: unknown): Promise<void> {
  // A start that a signal interrupted fails somewhere; that is expected.
  if (shutdown.begun) return
  const expected =
    error instanceof ConfigError || error instanceof StartError || error instanceof DatabaseStartError
  const reason = expected ? error : (explainPortError(error, ports) ?? error)
  const known = expected || reason instanceof StartError
  const text = reason instanceof Error ? (known ? reason.message : reason.stack) : String(reason)
  process.stderr.write(`${text}\n`)
  await shutdown.fail()
}

main().catch(fail)
