import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './postgres.ts'

export interface EmbeddedDatabase {
  /** For the service: the login role without rights of its own. */
  url: string
  /** For migrations: the owner, who is no superuser, so that what runs here runs on a managed Postgres. */
  migrationUrl: string
  /** Connection address of the superuser for a database; only for the launcher and for tests. */
  superuserUrl(database: string): string
  port: number
  stop(): Promise<void>
}

export const OWNER = 'semmai_owner'
const LOGIN = 'semmai_app'

/** Starts the embedded Postgres with an empty or existing database `semmai`; `migrate` does the rest. */
export async function startEmbeddedDatabase(options: EmbeddedPostgresOptions): Promise<EmbeddedDatabase> {
  const postgres = await startEmbeddedPostgres(options)
  try {
    const owner = randomBytes(24).toString('base64url')
    const login = randomBytes(24).toString('base64url')
    await prepare(postgres.superuserUrl('postgres'), owner, login)
    const address = (role: string, password: string) =>
      `postgres://${role}:${password}@127.0.0.1:${postgres.port}/semmai`
    return {
      url: address(LOGIN, login),
      migrationUrl: address(OWNER, owner),
      superuserUrl: postgres.superuserUrl,
      port: postgres.port,
      stop: () => postgres.stop(),
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

/** Passwords are new at every start: only this program needs them, so they are not stored. */
async function prepare(superuserUrl: string, ownerPassword: string, loginPassword: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl, application_name: 'semmai-launcher' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await setPassword(client, OWNER, ownerPassword, 'login createrole')
    await setPassword(client, LOGIN, loginPassword, 'login noinherit')
    const { rowCount } = await client.query(`select from pg_database where datname = 'semmai'`)
    if (rowCount === 0) await client.query(`create database semmai owner ${OWNER}`)
  } finally {
    await client.end()
  }
}

async function setPassword(
  client: pg.Client,
  role: string,
  password: string,
  attributes: string,
): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  const verb = rowCount === 0 ? 'create' : 'alter'
  await client.query(`${verb} role ${role} ${attributes} password ${pg.escapeLiteral(password)}`)
}
