import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { BaseLogger } from 'pino'
import { hasCode } from '../has-code.ts'
import type { Database } from './database.ts'
import { DatabaseStartError, explainStart } from './database-start-error.ts'
import { prepareLoginRole } from './login-role.ts'

export interface MigrateOptions {
  /** Connection address of the owner: may create tables and roles, need not be a superuser. */
  migrationUrl: string
  /** Connection address under which the service runs; its role is created or completed. */
  url: string
  log: BaseLogger
}

/** One numbered SQL file. Files are append-only: an applied one never changes. */
export interface Migration {
  number: number
  name: string
  sql: string
  checksum: string
}

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))
const FILE_NAME = /^(\d{4})-([a-z0-9-]+)\.sql$/
/** Held while migrating, so that nodes starting together apply each file once. */
const MIGRATION_LOCK = 7_336_625
const MIN_SERVER_VERSION = 16
/** Shorter than `deadlock_timeout` (1 s): the migration gives way before Postgres chooses a call as the victim. */
const LOCK_TIMEOUT_MS = 500
/** Deadlock, lock time-out. */
const LOCKED_CODES = ['40P01', '55P03']
const MAX_ATTEMPTS = 40
const PAUSE_MS = 250
/** What Postgres says where its roles or tables are not there yet. */
const UNMIGRATED_CODES = ['22023', '42501', '42704', '42P01']

/** Brings the database up to this program's schema, each file in a transaction of its own. Safe to run on every start. */
export async function migrate({ migrationUrl, url, log }: MigrateOptions): Promise<void> {
  const client = new pg.Client({ connectionString: migrationUrl, application_name: 'semmai-migrate' })
  client.on('error', (err) => log.error({ err }, 'The migration connection was lost'))
  try {
    await client.connect()
    await requireServer(client)
    await waitForTurn(client, log)
    await applyMissing(client, await readMigrations(), log)
    await prepareLoginRole(client, new URL(url))
  } catch (error) {
    throw explainStart(error, 'DATABASE_MIGRATION_URL', migrationUrl)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Only one program migrates at a time; the others wait, and then find nothing to do. */
async function waitForTurn(client: pg.Client, log: BaseLogger): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
    MIGRATION_LOCK,
  ])
  if (rows[0]?.free) return
  log.info('Another program is migrating this database; waiting for it')
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
}

/** Throws `DatabaseStartError` where migrations of this program are missing; newer ones are no hindrance. */
export async function requireMigrated(database: Database): Promise<void> {
  const migrations = await readMigrations()
  const applied = await database
    .statement('worker', null, (tx) => tx.query<{ number: number }>('select number from schema_migrations'))
    .then(({ rows }) => new Set(rows.map(({ number }) => number)))
    .catch((error: unknown) => {
      if (UNMIGRATED_CODES.some((code) => hasCode(error, code))) return new Set<number>()
      throw error
    })
  const missing = migrations.filter(({ number }) => !applied.has(number))
  if (missing.length === 0) return
  throw new DatabaseStartError(
    `The database lacks ${missing.length} migration(s) of this version, ${missing.map(label)[0]} first. ` +
      'Run them: the same program with --role migrate and DATABASE_MIGRATION_URL (docs/database.md)',
  )
}

/** All migrations of this program, by number. */
export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const migrations: Migration[] = []
  for (const file of (await readdir(folder)).sort()) {
    if (!file.endsWith('.sql')) continue
    const [, number, name] = FILE_NAME.exec(file) ?? []
    if (number === undefined || name === undefined)
      throw new Error(`${file}: name a migration NNNN-topic.sql`)
    if (migrations.at(-1)?.number === Number(number)) throw new Error(`${file}: the number is used twice`)
    const sql = await readFile(join(folder, file), 'utf8')
    migrations.push({
      number: Number(number),
      name,
      sql,
      checksum: createHash('sha256').update(sql).digest('hex'),
    })
  }
  return migrations
}

async function requireServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: string }>(
    `select current_setting('server_version_num') as number`,
  )
  const major = Math.floor(Number(rows[0]?.number) / 10_000)
  if (!(major >= MIN_SERVER_VERSION))
    throw new DatabaseStartError(`PostgreSQL ${MIN_SERVER_VERSION} or later is needed, this is ${major}`)
}

async function applyMissing(
  client: pg.Client,
  migrations: readonly Migration[],
  log: BaseLogger,
): Promise<void> {
  await client.query(`
    create table if not exists schema_migrations (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
  const { rows } = await client.query<Migration>('select number, name, checksum from schema_migrations')
  const applied = new Map(rows.map((row) => [row.number, row]))
  for (const migration of migrations) {
    const before = applied.get(migration.number)
    if (before === undefined) await apply(client, migration, log)
    else if (before.checksum !== migration.checksum) {
      throw new DatabaseStartError(
        `Migration ${label(migration)} was changed after it was applied: add a new one instead`,
      )
    }
  }
}

/** Nodes that serve hold locks: a migration that meets them gives way, having changed nothing, and is tried again. */
async function apply(client: pg.Client, migration: Migration, log: BaseLogger): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await applyOnce(client, migration)
      log.info({ migration: label(migration) }, 'Migration applied')
      return
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      if (hasCode(error, '42501')) throw error
      const message = error instanceof Error ? error.message : String(error)
      if (!LOCKED_CODES.some((code) => hasCode(error, code)) || attempt === MAX_ATTEMPTS) {
        throw new DatabaseStartError(
          `Migration ${label(migration)} failed, and changed nothing: ${message}`,
          {
            cause: error,
          },
        )
      }
      log.warn({ migration: label(migration), attempt, err: error }, 'Migration met calls; it is tried again')
      await wait(attempt * PAUSE_MS)
    }
  }
}

async function applyOnce(client: pg.Client, { number, name, checksum, sql }: Migration): Promise<void> {
  await client.query('begin')
  await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
  await lockTables(client, sql)
  await client.query(sql)
  await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
    number,
    name,
    checksum,
  ])
  await client.query('commit')
}

/** All that the file names at once: a call never waits for a lock of the migration while that waits for one of the call. */
async function lockTables(client: pg.Client, sql: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' order by 1`,
  )
  const named = rows.map(({ name }) => name).filter((name) => new RegExp(`\\b${name}\\b`).test(sql))
  if (named.length > 0) await client.query(`lock table ${named.join(', ')} in access exclusive mode`)
}

const label = ({ number, name }: Pick<Migration, 'number' | 'name'>) =>
  `${String(number).padStart(4, '0')}-${name}`
