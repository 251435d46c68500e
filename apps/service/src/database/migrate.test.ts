import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { silent, type TestDatabase, testDatabase } from '../../test/test-database.ts'
import { prepareLoginRole, requireBoundLogin } from './login-role.ts'
import { migrate, readMigrations, requireMigrated } from './migrate.ts'

let test: TestDatabase

/** As a database is before its first migration. */
const EMPTY =
  'drop schema public cascade; create schema public; grant usage on schema public to public; drop schema if exists pgboss cascade'

beforeAll(async () => {
  test = await testDatabase()
})

async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(test.migrationUrl)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

describe('migrate', () => {
  it('applies every file once, also when several nodes start together', async () => {
    await asOwner((client) => client.query(EMPTY))
    await Promise.all([1, 2, 3].map(() => migrate({ ...test, log: silent })))
    const { rows } = await asOwner((client) =>
      client.query('select number from schema_migrations order by number'),
    )
    expect(rows.map((row) => row.number)).toEqual((await readMigrations()).map(({ number }) => number))
  })

  it('refuses a file that was changed after it was applied', async () => {
    await asOwner((client) =>
      client.query(`update schema_migrations set checksum = 'other' where number = 1`),
    )
    await expect(migrate({ ...test, log: silent })).rejects.toThrow(
      '0001-roles was changed after it was applied',
    )
  })

  it('runs as an owner who is no superuser', async () => {
    const { rows } = await asOwner((client) =>
      client.query('select rolsuper, rolbypassrls from pg_roles where rolname = current_user'),
    )
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false }])
  })

  it('refuses the owner as the login role', async () => {
    const one = { migrationUrl: test.migrationUrl, url: test.migrationUrl, log: silent }
    await asOwner((client) => client.query(EMPTY))
    await expect(migrate(one)).rejects.toThrow('must name different roles')
  })
})

describe('a migration that cannot run says in one line what is wrong and what to do', () => {
  const changed = (address: string, change: (url: URL) => void) => {
    const url = new URL(address)
    change(url)
    return url.href
  }
  const refusal = (migrationUrl: string) =>
    migrate({ ...test, migrationUrl, log: silent }).then(
      () => 'migrated',
      (error: Error) => `${error.name} ${error.message}`,
    )

  it.each<[string, (url: URL) => void, RegExp]>([
    ['nothing listens', (url) => (url.port = '1'), /no Postgres answers at .*:1 \(ECONNREFUSED\)/],
    ['the password is wrong', (url) => (url.password = 'wrong'), /refuses the role/],
    ['the database is missing', (url) => (url.pathname = '/nowhere'), /create database nowhere/],
  ])('where %s', async (_, change, expected) => {
    const told = await refusal(changed(test.migrationUrl, change))
    expect(told).toMatch(/^DatabaseStartError DATABASE_MIGRATION_URL: /)
    expect(told).toMatch(expected)
    expect(told).not.toContain(new URL(test.migrationUrl).password)
  })

  it('where the owner may not create roles or tables', async () => {
    const superuser = new pg.Client(test.superuserUrl)
    await superuser.connect()
    await superuser.query(`drop role if exists poor; create role poor login password 'poor'`)
    await superuser.end()
    const told = await refusal(
      changed(test.migrationUrl, (url) => Object.assign(url, { username: 'poor', password: 'poor' })),
    )
    expect(told).toMatch(/the role poor lacks a right .*CREATEROLE/)
  })
})

describe('the login of the service', () => {
  it('is not made where the server lacks the roles of a restored database', async () => {
    const superuser = new pg.Client(test.superuserUrl)
    await superuser.connect()
    try {
      await superuser.query('begin')
      await superuser.query('alter role semmai_worker rename to semmai_elsewhere')
      await expect(prepareLoginRole(superuser, new URL(test.url))).rejects.toThrow(
        /lacks the roles semmai_worker, .* restored here without them.*--role migrate/,
      )
    } finally {
      await superuser.end()
    }
  })

  it('is tried, so that an outdated password is told before a node starts', async () => {
    const outdated = new URL(test.url)
    outdated.password = 'outdated'
    await expect(requireBoundLogin(outdated.href)).rejects.toThrow(/DATABASE_URL: .* refuses the role/)
  })
})

describe('a node that does not migrate', () => {
  it('starts on a database that has all its migrations, and newer ones too', async () => {
    await asOwner((client) => client.query(EMPTY))
    await migrate({ ...test, log: silent })
    await asOwner((client) => client.query(`insert into schema_migrations values (9999, 'later', 'x')`))
    await expect(requireMigrated(test.database)).resolves.toBeUndefined()
  })

  it('is told what is missing', async () => {
    await asOwner((client) => client.query('delete from schema_migrations where number = 161'))
    await expect(requireMigrated(test.database)).rejects.toThrow(/lacks 1 migration.* 0161-.*--role migrate/)
    await asOwner((client) => client.query(EMPTY))
    await expect(requireMigrated(test.database)).rejects.toThrow(/0001-roles first/)
    await migrate({ ...test, log: silent })
  })
})

describe('the login role', () => {
  it('is accepted without superuser and bypassrls', async () => {
    await expect(requireBoundLogin(test.url)).resolves.toBeUndefined()
  })

  it('is refused where row-level security does not bind it', async () => {
    await expect(requireBoundLogin(test.superuserUrl)).rejects.toThrow('without SUPERUSER and BYPASSRLS')
  })
})

describe('migration files', () => {
  it('have a number and a topic, and no number twice', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'semmai-migrations-'))
    await writeFile(join(folder, '0001-one.sql'), 'select 1')
    await writeFile(join(folder, '0001-two.sql'), 'select 2')
    await expect(readMigrations(folder)).rejects.toThrow('the number is used twice')
    await writeFile(join(folder, 'first.sql'), 'select 1')
    await rm(join(folder, '0001-two.sql'))
    await expect(readMigrations(folder)).rejects.toThrow('NNNN-topic.sql')
    await rm(folder, { recursive: true })
  })
})
