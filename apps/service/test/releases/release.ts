import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { readMigrations } from '../../src/database/migrate.ts'
import type { FreshDatabase } from '../database-cluster.ts'

type Row = Record<string, unknown>

/** What a release left in a database and said to it (`scripts/record-release.mjs`). */
export interface Release {
  recordedAt: string
  fingerprintKey: string
  migrations: { number: number; name: string; checksum: string }[]
  /** Rows of the tenant `demo`, by table. */
  tables: Record<string, Row[]>
  statements: Statement[]
}

export interface Statement {
  /** The role that it ran under. */
  role: string
  sql: string
}

/** Rows of these tables count time: they are brought to now, as if each had been written last a moment ago. */
const WRITTEN_AT: Readonly<Record<string, string>> = {
  operation: 'updated_at',
  idempotency_key: 'completed_at',
}
/** As a database is before its first migration; the queue had a schema of its own once. */
const EMPTY = `drop schema public cascade; drop schema if exists pgboss cascade;
  create schema public; grant usage on schema public to public`
const TIME = /^\d{4}-\d\d-\d\dT/

export async function readRelease(version: string): Promise<Release> {
  return JSON.parse(await readFile(new URL(`./${version}.json`, import.meta.url), 'utf8')) as Release
}

/** Makes the database what that release would have made of it by now, with its rows in it. `change` may alter a row. */
export async function restoreRelease(
  database: FreshDatabase,
  release: Release,
  change: (table: string, row: Row) => Row,
): Promise<void> {
  await applyMigrations(database, release)
  await asUser(database.superuserUrl, async (client) => {
    // Neither the order of the tables nor their triggers: the rows are as they were.
    await client.query('set session_replication_role = replica')
    for (const [table, rows] of Object.entries(release.tables)) {
      const written = WRITTEN_AT[table]
      const changed = rows.map((row) =>
        change(table, written ? broughtToNow(row, String(row[written])) : row),
      )
      await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
        JSON.stringify(changed),
      ])
    }
  })
}

async function applyMigrations(database: FreshDatabase, release: Release): Promise<void> {
  const all = await readMigrations()
  await asUser(database.migrationUrl, async (client) => {
    await client.query(EMPTY)
    await client.query(`create table schema_migrations (number integer primary key, name text not null,
      checksum text not null, applied_at timestamptz not null default now())`)
    for (const { number, name, checksum } of release.migrations) {
      const sql = all.find((migration) => migration.number === number)?.sql
      if (sql === undefined) throw new Error(`The migration ${number} of that release is gone`)
      await client.query(sql)
      await client.query('insert into schema_migrations values ($1, $2, $3)', [number, name, checksum])
    }
  })
}

function broughtToNow(row: Row, writtenAt: string): Row {
  const milliseconds = Date.now() - (Date.parse(writtenAt) || Date.now())
  const moved = (value: unknown) =>
    typeof value === 'string' && TIME.test(value)
      ? new Date(Date.parse(value) + milliseconds).toISOString()
      : value
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, moved(value)]))
}

/**
 * What that release can say no more, now: statements that Postgres refuses under the role that they ran under, and columns
 * that its inserts would leave empty.
 */
export async function refusalsOf(client: pg.Client, release: Release): Promise<string[]> {
  const refused: string[] = []
  for (const { role, sql } of release.statements) {
    await client.query('savepoint statement')
    try {
      await client.query(`set local role ${role}`)
      // Plans without values: names, types, rights and the constraints that `on conflict` needs are checked.
      await client.query(`explain (generic_plan) ${sql}`)
    } catch (error) {
      refused.push(`${role}: ${(error as Error).message}: ${sql}`)
    }
    await client.query('rollback to savepoint statement')
  }
  return [...refused, ...(await unknownColumns(client, release))]
}

async function unknownColumns(client: pg.Client, { tables }: Release): Promise<string[]> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and is_nullable = 'NO' and column_default is null
       and is_generated = 'NEVER' and is_identity = 'NO'`,
  )
  return rows
    .filter(({ table, column }) => tables[table]?.[0] !== undefined && !(column in tables[table][0]))
    .map(({ table, column }) => `${table}.${column} must be given`)
}

export async function asUser<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
