import type { BaseLogger } from 'pino'
import type { OperatorIssuer } from '../modules/identity/authenticator.ts'
import { claimDataFolder } from './claim.ts'
import { type DevelopmentIssuer, startDevelopmentIssuer } from './development-issuer.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts'
import { type ModelServer, startModelServer } from './model-server.ts'
import { issuerPort, modelPort } from './ports.ts'

export interface EmbeddedSetup {
  database: EmbeddedDatabase
  issuer: DevelopmentIssuer
  operatorIssuer: OperatorIssuer
  /** A stand-in for a language model, so that a tenant's key can be tried offline. */
  modelServer: ModelServer
  /** Stops the issuer and Postgres; call it when nothing needs them any more. */
  stop(): Promise<void>
}

export interface EmbeddedSetupOptions {
  dataDir: string
  /** Port of the service; the issuer and the model take the next two. */
  port: number
  audience: string
  production: boolean
  log?: BaseLogger
  /** Called once when Postgres has ended and does not start again. */
  onDatabaseLost?(error: Error): void
}

export interface StartingSetup {
  /** Resolves when Postgres is on its way, and what takes long in this process no longer delays it. */
  databaseLaunched: Promise<unknown>
  complete: Promise<EmbeddedSetup>
}

/**
 * All that one command needs besides the service itself: a real Postgres and a real OpenID provider. Claims the
 * data folder before anything in it is read or written. Where one part does not start, the others are stopped.
 */
export function startEmbeddedSetup(options: EmbeddedSetupOptions): StartingSetup {
  let onLaunched = () => {}
  const launched = new Promise<void>((resolve) => {
    onLaunched = resolve
  })
  const complete = startParts(options, launched, onLaunched)
  const databaseLaunched = Promise.race([launched, complete])
  // They may fail before anything awaits them; whoever does is told then.
  for (const starting of [complete, databaseLaunched]) starting.catch(() => undefined)
  return { databaseLaunched, complete }
}

async function startParts(
  options: EmbeddedSetupOptions,
  launched: Promise<void>,
  onLaunched: () => void,
): Promise<EmbeddedSetup> {
  const claim = await claimDataFolder(options.dataDir)
  const { port, audience, production, log, onDatabaseLost } = options
  const started: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const end of started.splice(0).reverse()) await end()
  }
  try {
    const startingDatabase = startEmbeddedDatabase({
      dataDir: claim.path,
      claim,
      onLaunched,
      ...(log ? { log } : {}),
      ...(onDatabaseLost ? { onGivenUp: onDatabaseLost } : {}),
    })
    const origins = [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
    const startingIssuer = Promise.race([launched, startingDatabase]).then(() =>
      startDevelopmentIssuer({
        dataDir: claim.path,
        audience,
        production,
        port: issuerPort(port),
        studioRedirectUris: origins.flatMap((origin) => [`${origin}/studio`, `${origin}/studio/`]),
      }),
    )
    const [database, issuer] = await bothSettled(startingDatabase, startingIssuer, started)
    // Not before Postgres starts: this loads the whole engine.
    const { builtinFindings } = await import('../providers/builtin/builtin-findings.ts')
    const modelServer = await startModelServer({ port: modelPort(port), proofread: builtinFindings })
    started.push(() => modelServer.close())
    const jwksUri = issuer.jwksUri(issuer.operator)
    const operatorIssuer = { issuer: issuer.operator, audience, jwksUri, rolesClaim: 'roles' }
    return { database, issuer, modelServer, operatorIssuer, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Adds what did start to the list of what has to be stopped, then throws where one of the two did not. */
async function bothSettled(
  startingDatabase: Promise<EmbeddedDatabase>,
  startingIssuer: Promise<DevelopmentIssuer>,
  started: (() => Promise<void>)[],
): Promise<[EmbeddedDatabase, DevelopmentIssuer]> {
  const [database, issuer] = await Promise.allSettled([startingDatabase, startingIssuer])
  if (database.status === 'fulfilled') started.push(() => database.value.stop())
  if (issuer.status === 'fulfilled') started.push(() => issuer.value.close())
  if (database.status === 'rejected') throw database.reason
  if (issuer.status === 'rejected') throw issuer.reason
  return [database.value, issuer.value]
}
