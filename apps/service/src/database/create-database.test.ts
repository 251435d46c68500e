import { createServer } from 'node:net'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { silent, type TestDatabase, testDatabase } from '../../test/test-database.ts'
import { Problem } from '../problem.ts'
import { createDatabase } from './create-database.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await testDatabase()
  const owner = new pg.Client(test.migrationUrl)
  await owner.connect()
  await owner.query(`
    create table letters (tenant_id text not null, letter text not null, primary key (tenant_id, letter));
    alter table letters enable row level security;
    alter table letters force row level security;
    grant select, insert, update, delete on letters to semmai_tenant;
    create policy tenant on letters to semmai_tenant
      using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
    insert into letters select 'x', 'x' where false;
    create table once (letter text unique deferrable initially deferred);
    grant select, insert on once to semmai_tenant;`)
  await owner.end()
  for (const tenant of ['a', 'b']) {
    await test.database.transaction('tenant', tenant, (tx) =>
      tx.query(`insert into letters values ($1, 'அ')`, [tenant]),
    )
  }
})

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof Problem ? error.code : error),
  )

describe('a statement', () => {
  it('shows its rows before its commit, which may still fail', async () => {
    const seen: object[] = []
    const written = test.database.statement('tenant', 'a', (tx) =>
      tx.query(`insert into once values ('அ'), ('அ') returning letter`, [], (rows) => seen.push(...rows)),
    )
    await expect(written).rejects.toThrow('unique')
    expect(seen).toEqual([{ letter: 'அ' }, { letter: 'அ' }])
    const { rows } = await test.database.statement('tenant', 'a', (tx) => tx.query('select from once'))
    expect(rows).toEqual([])
  })
})

describe('a transaction', () => {
  it('sees, changes and counts only the rows of its tenant', async () => {
    await test.database.transaction('tenant', 'a', async (tx) => {
      expect((await tx.query('select tenant_id from letters')).rows).toEqual([{ tenant_id: 'a' }])
      expect((await tx.query(`update letters set letter = 'ஆ' where tenant_id = 'b'`)).rowCount).toBe(0)
      expect((await tx.query(`delete from letters where tenant_id = 'b'`)).rowCount).toBe(0)
    })
  })

  it('cannot write a row for another tenant', async () => {
    const write = test.database.transaction('tenant', 'a', (tx) =>
      tx.query(`insert into letters values ('b', 'இ')`),
    )
    await expect(write).rejects.toThrow('violates row-level security policy')
  })

  it('sees nothing where no tenant is set', async () => {
    const { rows } = await test.database.transaction('tenant', null, (tx) => tx.query('select from letters'))
    expect(rows).toEqual([])
  })

  it('has no rights beyond its purpose', async () => {
    const read = test.database.transaction('identity', 'a', (tx) => tx.query('select from letters'))
    await expect(read).rejects.toThrow('permission denied')
  })

  it('leaves neither role nor tenant behind on the connection', async () => {
    const single = createDatabase({ url: test.url, log: silent, poolSize: 1 })
    const inside = `select current_user as role, current_tenant() as tenant`
    expect((await single.transaction('tenant', 'a', (tx) => tx.query(inside))).rows).toEqual([
      { role: 'semmai_tenant', tenant: 'a' },
    ])
    expect((await single.transaction('worker', null, (tx) => tx.query(inside))).rows).toEqual([
      { role: 'semmai_worker', tenant: null },
    ])
    await single.close()
    const bare = new pg.Client(test.url)
    await bare.connect()
    await expect(bare.query('select from letters')).rejects.toThrow('permission denied')
    await bare.end()
  })

  it('undoes everything when its work throws', async () => {
    const failing = test.database.transaction('tenant', 'a', async (tx) => {
      await tx.query(`insert into letters values ('a', 'ஈ')`)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    const { rows } = await test.database.transaction('tenant', 'a', (tx) =>
      tx.query(`select from letters where letter = 'ஈ'`),
    )
    expect(rows).toEqual([])
  })
})

describe('a statement at the commit', () => {
  const inTenant = <T>(work: Parameters<typeof test.database.transaction<T>>[2]) =>
    test.database.transaction('tenant', 'a', work)
  const written = async (letter: string) =>
    (await inTenant((tx) => tx.query('select from letters where letter = $1', [letter]))).rows.length === 1

  it('runs after all others, and is committed with them', async () => {
    await inTenant(async (tx) => {
      tx.atCommit(`update letters set letter = 'எ' where letter = $1`, ['உ'])
      await tx.query(`insert into letters values ('a', 'உ')`)
    })
    expect(await written('எ')).toBe(true)
  })

  it('undoes everything where what it requires does not hold, and the transaction throws its refusal', async () => {
    const refused = inTenant(async (tx) => {
      tx.atCommit(`insert into letters values ('a', 'ஏ')`)
      tx.atCommit('select required(1 = 2)', [], () => new Problem('overloaded', 'One is not two.'))
      tx.atCommit(`insert into letters values ('a', 'ஐ')`)
    })
    await expect(refused).rejects.toThrow('One is not two.')
    expect([await written('ஏ'), await written('ஐ')]).toEqual([false, false])
  })

  it('undoes everything where it fails, and the transaction throws its error', async () => {
    const failed = inTenant(async (tx) => {
      tx.atCommit(`insert into letters values ('a', 'ஒ')`)
      tx.atCommit(`insert into letters values ('a', 'அ')`)
      tx.atCommit('select 1')
    })
    await expect(failed).rejects.toThrow('duplicate key')
    expect(await written('ஒ')).toBe(false)
  })
})

describe('a database in trouble', () => {
  it('refuses as overloaded what waits too long, and at once what would wait behind too many', async () => {
    const small = createDatabase({ url: test.url, log: silent, poolSize: 1, waitMs: 100, maxWaiting: 1 })
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    let started = () => {}
    const running = new Promise<void>((resolve) => {
      started = resolve
    })
    const first = small.transaction('tenant', 'a', () => {
      started()
      return finished
    })
    await running
    const second = refusal(small.transaction('tenant', 'a', async () => undefined))
    const third = refusal(small.transaction('tenant', 'a', async () => undefined))
    expect(await third).toBe('overloaded')
    expect(await second).toBe('overloaded')
    finish()
    await first
    expect(await refusal(small.transaction('tenant', 'a', async () => undefined))).toBeNull()
    await small.close()
  })

  it('answers database_unavailable where nothing listens, and where the listener hangs up', async () => {
    const rude = createServer((socket) => socket.destroy())
    await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve))
    const { port } = rude.address() as { port: number }
    const database = createDatabase({ url: `postgres://x:y@127.0.0.1:${port}/z`, log: silent })
    expect(await refusal(database.transaction('tenant', 'a', async () => undefined))).toBe(
      'database_unavailable',
    )
    await new Promise((resolve) => rude.close(resolve))
    expect(await refusal(database.transaction('tenant', 'a', async () => undefined))).toBe(
      'database_unavailable',
    )
    await database.close()
  })

  it('survives the loss of its connections and works again afterwards', async () => {
    const database = createDatabase({ url: test.url, log: silent, poolSize: 2 })
    const lost = database.transaction('tenant', 'a', async (tx) => {
      const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid')
      const other = new pg.Client(test.url)
      await other.connect()
      await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await other.end()
      await tx.query('select 1')
    })
    expect(await refusal(lost)).toBe('database_unavailable')
    expect(
      await refusal(database.transaction('tenant', 'a', (tx) => tx.query('select from letters'))),
    ).toBeNull()
    await database.close()
  })
})
