import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from './test-database.ts'

/**
 * The tables that belong to no tenant. Everything else has a `tenant_id` and row-level security; to add a table
 * here, say why no tenant's data can be in it.
 */
const GLOBAL_TABLES: Readonly<Record<string, string>> = {
  schema_migrations: 'which migrations were applied',
  usage_progress: 'up to which hour the usage of all tenants is summed',
}

/** Roles that see across tenants, and why; no other may. */
const PURPOSES = ['semmai_tenant', 'semmai_worker', 'semmai_identity', 'semmai_operator'] as const

let test: TestDatabase
let superuser: pg.Client

interface Table {
  name: string
  hasTenant: boolean
  secured: boolean
  forced: boolean
  policies: number
}

beforeAll(async () => {
  test = await testDatabase()
  superuser = new pg.Client(test.superuserUrl)
  await superuser.connect()
})
afterAll(() => superuser.end())

async function tables(): Promise<Table[]> {
  const { rows } = await superuser.query<Table>(
    `select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
       exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id') as "hasTenant",
       (select count(*)::integer from pg_policy p where p.polrelid = c.oid) as policies
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
     order by c.relname`,
  )
  return rows
}

const tenantTables = async () => (await tables()).filter(({ name }) => !(name in GLOBAL_TABLES))

/** One row of the table for the tenant, made from the types of its columns, past every constraint. */
async function insertRow(table: string, tenantId: string): Promise<void> {
  const { rows: columns } = await superuser.query<{ name: string; type: string }>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type from pg_attribute a
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and (a.attnotnull or a.attname = 'tenant_id')`,
    [table],
  )
  const values = columns.map(({ name, type }) =>
    name === 'tenant_id' ? pg.escapeLiteral(tenantId) : sample(type),
  )
  await superuser.query(
    `insert into "${table}" (${columns.map(({ name }) => `"${name}"`).join(', ')}) overriding system value
     values (${values.join(', ')})`,
  )
}

function sample(type: string): string {
  if (type === 'uuid') return 'gen_random_uuid()'
  if (type.startsWith('timestamp') || type === 'date') return 'now()'
  if (type === 'jsonb' || type === 'json') return `'{}'`
  if (type === 'bytea') return 'uuid_send(gen_random_uuid())'
  if (type === 'boolean') return 'false'
  if (type.endsWith('[]')) return `'{}'`
  if (/^(bigint|integer|smallint|real|double precision|numeric)/.test(type)) return '1'
  return `'x'`
}

/** Checks and triggers are for honest writers; here only row-level security is on trial. */
async function dropEverythingButSecurity(): Promise<void> {
  const { rows } = await superuser.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as table, conname as name from pg_constraint
     where connamespace = 'public'::regnamespace and contype in ('c', 'f')`,
  )
  for (const { table, name } of rows)
    await superuser.query(`alter table ${table} drop constraint "${name}" cascade`)
  for (const { name } of await tables()) await superuser.query(`alter table "${name}" disable trigger user`)
}

describe('every table', () => {
  it('belongs to a tenant under forced row-level security, or is on the list of global ones', async () => {
    const open = (await tables()).filter(
      ({ name, hasTenant, secured, forced, policies }) =>
        !(name in GLOBAL_TABLES) && !(hasTenant && secured && forced && policies > 0),
    )
    expect(open.map(({ name }) => name)).toEqual([])
  })

  it('on the list of global ones exists, and no tenant may write it', async () => {
    for (const name of Object.keys(GLOBAL_TABLES)) {
      const { rows } = await superuser.query(
        `select to_regclass($1) is not null as found,
           has_table_privilege('semmai_tenant', $1, 'insert, update, delete') as writable`,
        [name],
      )
      expect(rows).toEqual([{ found: true, writable: false }])
    }
  })

  it('is closed to the login role before it takes a purpose, and to PUBLIC', async () => {
    const login = new URL(test.url).username
    for (const { name } of await tables()) {
      const { rows } = await superuser.query(
        `select has_table_privilege($1, $2, 'select, insert, update, delete') as open`,
        [login, name],
      )
      expect([name, rows]).toEqual([name, [{ open: false }]])
    }
  })
})

describe('no role of the service', () => {
  it('is a superuser, bypasses row-level security, or owns a table', async () => {
    const login = new URL(test.url).username
    const { rows } = await superuser.query(
      `select rolname from pg_roles where rolname = any($1) and (rolsuper or rolbypassrls)
       union all
       select tableowner from pg_tables where schemaname = 'public' and tableowner = any($1)`,
      [[login, ...PURPOSES]],
    )
    expect(rows).toEqual([])
  })
})

describe('a session of tenant A, past every repository', () => {
  beforeAll(async () => {
    await dropEverythingButSecurity()
    for (const { name } of await tenantTables()) {
      for (const tenant of ['tenant-a', 'tenant-b']) await insertRow(name, tenant)
    }
  })

  const asTenantA = <T>(
    work: (query: (sql: string) => Promise<{ rows: T[]; rowCount: number }>) => Promise<void>,
  ) => test.database.transaction('tenant', 'tenant-a', (tx) => work((sql) => tx.query(sql) as never))

  /** The number of rows, or why the statement was refused; undone either way. */
  async function attempt(sql: string): Promise<number | string> {
    let outcome: number | string = 'not tried'
    await asTenantA(async (query) => {
      outcome = (await query(sql)).rowCount
      throw new Error('undo')
    }).catch((error: Error) => {
      if (error.message !== 'undo') outcome = error.message
    })
    return outcome
  }

  const refusedOrNothing = /permission denied|violates row-level security policy/

  it('reads and counts rows of its own only, in every table', async () => {
    for (const { name } of await tenantTables()) {
      const foreign = await attempt(`select tenant_id from "${name}" where tenant_id <> 'tenant-a'`)
      if (typeof foreign === 'string')
        expect([name, foreign]).toEqual([name, expect.stringMatching(refusedOrNothing)])
      else expect([name, foreign]).toEqual([name, 0])
    }
  })

  it('changes and deletes no row of another tenant, in any table', async () => {
    for (const { name } of await tenantTables()) {
      for (const sql of [
        `update "${name}" set tenant_id = tenant_id where tenant_id = 'tenant-b'`,
        `delete from "${name}" where tenant_id = 'tenant-b'`,
      ]) {
        const touched = await attempt(sql)
        if (typeof touched === 'string')
          expect([sql, touched]).toEqual([sql, expect.stringMatching(refusedOrNothing)])
        else expect([sql, touched]).toEqual([sql, 0])
      }
    }
  })

  it('writes no row for another tenant, nor moves one of its own to another, in any table', async () => {
    for (const { name } of await tenantTables()) {
      for (const sql of [
        `insert into "${name}" (tenant_id) values ('tenant-b')`,
        `update "${name}" set tenant_id = 'tenant-b' where tenant_id = 'tenant-a'`,
      ]) {
        const outcome = await attempt(sql)
        expect([sql, outcome]).toEqual([sql, expect.stringMatching(refusedOrNothing)])
      }
    }
  })

  it('sees nothing at all where no tenant is set', async () => {
    for (const { name } of await tenantTables()) {
      const outcome = await test.database
        .transaction('tenant', null, (tx) => tx.query(`select from "${name}"`))
        .then(
          ({ rowCount }) => rowCount,
          (error: Error) => error.message,
        )
      if (typeof outcome === 'string')
        expect([name, outcome]).toEqual([name, expect.stringMatching(refusedOrNothing)])
      else expect([name, outcome]).toEqual([name, 0])
    }
  })

  it('cannot read the audit chain of another tenant through the functions that write it', async () => {
    expect(await attempt(`select * from lock_audit_chain('tenant-a')`)).toBe(1)
    expect(await attempt(`select * from lock_audit_chain('tenant-b')`)).toBe(
      'the audit chain of another tenant',
    )
    expect(await attempt(`select erase_audit_events('tenant-b')`)).toMatch('permission denied')
  })
})

it('shows a table without a policy, if there were one', async () => {
  await superuser.query('create table forgotten (tenant_id text not null)')
  const forgotten = (await tables()).find(({ name }) => name === 'forgotten')
  expect(forgotten).toMatchObject({ secured: false, forced: false, policies: 0 })
})
