import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { type Config, ConfigError, readConfig } from './config.ts'
import { prepareDemoTenants } from './embedded/demo-tenants.ts'
import { type EmbeddedSetup, startEmbeddedSetup } from './embedded/embedded-setup.ts'
import { welcome } from './embedded/welcome.ts'
import { createLog } from './log.ts'
import type { Service, Surroundings } from './wire.ts'

/** What runs so far and has to be stopped, last first; also at a signal that comes while the rest is starting. */
const running: (() => Promise<void>)[] = []
let stopping = false

/** Reads the configuration, wires and starts the service, and stops it in order at a signal. */
async function main(): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2))
  const log = createLog(config.logLevel, { role: config.role })
  stopAtSignals(log)
  const starting = config.databaseUrl === null ? startEmbeddedSetup(config) : null
  if (starting) running.push(async () => (await starting).stop())
  // Postgres starts while the rest of the program is loaded.
  const [setup, { wire }] = await Promise.all([starting, import('./wire.ts')])
  const service = await wire(config, log, surroundingsOf(config, setup))
  running.push(() => service.stop())
  // Certification needs a worker beside the API.
  if (setup && service.app && config.role === 'all') {
    const { app, database } = service
    await prepareDemoTenants({ app, database, issuer: setup.issuer, audience: config.audience, log })
  }
  await announce(config, log, service, setup)
}

async function stopRunning(): Promise<void> {
  for (const stop of running.reverse()) await stop()
}

function surroundingsOf(config: Config, setup: EmbeddedSetup | null): Surroundings {
  const { textmodelBaseUrl: baseUrl, textmodelName: model } = config
  const textmodel = baseUrl && model ? { baseUrl, model } : null
  if (setup) {
    return {
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

/** The first signal drains, the second ends the process where it stands. */
function stopAtSignals(log: Logger): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      log.info({ signal }, 'stopping')
      stopRunning().then(
        () => process.exit(0),
        (err: unknown) => {
          log.error({ err }, 'could not stop in order')
          process.exit(1)
        },
      )
    })
  }
}

async function announce(
  config: Config,
  log: Logger,
  service: Service,
  setup: EmbeddedSetup | null,
): Promise<void> {
  const port = service.app ? (service.app.server.address() as AddressInfo).port : null
  if (config.secretResolution === 'env') {
    log.warn('PROVIDER_SECRET_RESOLUTION_MODE is env: text calls of every tenant use PROVIDER_API_KEY_SECRET')
  }
  log.info({ port, metrics_port: config.metricsPort || null }, 'ready')
  if (!setup || port === null) return
  process.stdout.write(
    await welcome({
      origin: `http://localhost:${port}`,
      dataDir: config.dataDir,
      databasePort: setup.database.port,
      modelUrl: setup.modelServer.baseUrl,
      issuer: setup.issuer.file,
    }),
  )
}

main().catch(async (error: unknown) => {
  // A start that a signal broke off fails somewhere; that is no news.
  if (stopping) return
  const text =
    error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
  await stopRunning().catch(() => undefined)
  process.exit(1)
})
