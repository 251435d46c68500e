import type { OperatorIssuer } from '../modules/identity/authenticator.ts'
import { type DevelopmentIssuer, startDevelopmentIssuer } from './development-issuer.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts'
import { type ModelServer, startModelServer } from './model-server.ts'

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
  /** Port of the service; the development issuer takes the next one, or any where that is taken. */
  port: number
  audience: string
  production: boolean
}

/** All that one command needs besides the service itself: a real Postgres and a real OpenID provider. */
export async function startEmbeddedSetup(options: EmbeddedSetupOptions): Promise<EmbeddedSetup> {
  const { dataDir, port, audience, production } = options
  const origins = [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
  const [database, issuer] = await bothOrNeither(
    startEmbeddedDatabase({ dataDir }),
    startDevelopmentIssuer({
      dataDir,
      audience,
      production,
      port: port === 0 || port === 65_535 ? 0 : port + 1,
      studioRedirectUris: origins.flatMap((origin) => [`${origin}/studio`, `${origin}/studio/`]),
    }),
  )
  // Not before Postgres starts: this brings in the whole engine.
  const { builtinFindings } = await import('../providers/builtin/builtin-findings.ts')
  const modelServer = await startModelServer({
    port: port === 0 || port > 65_533 ? 0 : port + 2,
    proofread: builtinFindings,
  })
  return {
    database,
    issuer,
    modelServer,
    operatorIssuer: {
      issuer: issuer.operator,
      audience,
      jwksUri: issuer.jwksUri(issuer.operator),
      rolesClaim: 'roles',
    },
    async stop() {
      await modelServer.close()
      await issuer.close()
      await database.stop()
    },
  }
}

/** Where one of them does not start, the other is not left running. */
async function bothOrNeither(
  startingDatabase: Promise<EmbeddedDatabase>,
  startingIssuer: Promise<DevelopmentIssuer>,
): Promise<[EmbeddedDatabase, DevelopmentIssuer]> {
  const [database, issuer] = await Promise.allSettled([startingDatabase, startingIssuer])
  if (database.status === 'fulfilled' && issuer.status === 'fulfilled') return [database.value, issuer.value]
  if (database.status === 'fulfilled') await database.value.stop()
  if (issuer.status === 'fulfilled') await issuer.value.close()
  throw database.status === 'rejected' ? database.reason : (issuer as PromiseRejectedResult).reason
}
