import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { BaseLogger } from 'pino'
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

/** Brings the database up to this program's schema, each file in a transaction of its own. Safe to run on every start. */
export async function migrate({ migrationUrl, url, log }: MigrateOptions): Promise<void> {
  const client = new pg.Client({ connectionString: migrationUrl, application_name: 'semmai-migrate' })
  client.on('error', (err) => log.error({ err }, 'The migration connection was lost'))
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await requireServer(client)
    await applyMissing(client, await readMigrations(), log)
    await prepareLoginRole(client, new URL(url))
  } finally {
    await client.end()
  }
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
    throw new Error(`PostgreSQL ${MIN_SERVER_VERSION} or later is needed, this is ${major}`)
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
      throw new Error(`Migration ${label(migration)} was changed after it was applied: add a new one instead`)
    }
  }
}

async function apply(client: pg.Client, migration: Migration, log: BaseLogger): Promise<void> {
  try {
    await client.query('begin')
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw new Error(`Migration ${label(migration)} failed: ${(error as Error).message}`, { cause: error })
  }
  log.info({ migration: label(migration) }, 'Migration applied')
}

const label = ({ number, name }: Pick<Migration, 'number' | 'name'>) =>
  `${String(number).padStart(4, '0')}-${name}`
