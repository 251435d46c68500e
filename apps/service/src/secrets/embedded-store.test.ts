import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { registerTenant } from '../../test/register-tenant.ts'
import { silent, testDatabase } from '../../test/test-database.ts'
import { createDatabase } from '../database/create-database.ts'
import type { Database } from '../database/database.ts'
import { createEmbeddedStore } from './embedded-store.ts'
import { readMasterKeys } from './envelope.ts'
import { Secret } from './secret.ts'
import { SecretStoreUnavailable } from './secret-store.ts'
import { describeSecretStore } from './test/secret-store-suite.ts'

const newKey = () => randomBytes(32).toString('base64')
const FIRST = newKey()
const SECOND = newKey()
const keys = (...texts: string[]) => readMasterKeys(new Secret(texts.join(',')))

let database: Database

beforeAll(async () => {
  database = (await testDatabase()).database
  for (const tenantId of ['suite-a', 'suite-b']) {
    await registerTenant(database, { tenantId, issuer: `https://${tenantId}.example`, jwksUri: 'https://x/' })
  }
})

describeSecretStore('The embedded store', () => ({
  store: createEmbeddedStore(database, keys(FIRST)),
  unreachable: createEmbeddedStore(
    createDatabase({ url: 'postgres://nobody:none@127.0.0.1:1/none', log: silent }),
    keys(FIRST),
  ),
}))

describe('the embedded store', () => {
  const store = (...texts: string[]) => createEmbeddedStore(database, keys(...texts))
  const spoil = (change: string) =>
    database.transaction('tenant', 'suite-a', (tx) =>
      tx.query(`insert into secrets select tenant_id, gen_random_uuid(), provider, ciphertext, wrapped_key,
        master_key_id from secrets where tenant_id = 'suite-a' and secret_id = '${change}'`),
    )

  it('keeps nothing readable in the database', async () => {
    await store(FIRST).put('suite-a', 'textmodel', new Secret('canary-7f3a'))
    const { rows } = await database.transaction('tenant', 'suite-a', (tx) =>
      tx.query<{ row: string }>("select secrets::text || encode(ciphertext, 'escape') as row from secrets"),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ row }) => row).join()).not.toContain('canary-7f3a')
  })

  it('says that it is unavailable under a wrong master key, never another version', async () => {
    const ref = await store(FIRST).put('suite-a', 'textmodel', new Secret('k'))
    await expect(store(SECOND).get('suite-a', ref)).rejects.toBeInstanceOf(SecretStoreUnavailable)
  })

  it('refuses a row that was copied to another id', async () => {
    const ref = await store(FIRST).put('suite-a', 'textmodel', new Secret('k'))
    const id = ref.split('/').at(-1) ?? ''
    await spoil(id)
    const { rows } = await database.transaction('tenant', 'suite-a', (tx) =>
      tx.query<{ secret_id: string }>(
        'select secret_id from secrets order by created_at desc, secret_id limit 5',
      ),
    )
    const copies = rows.filter(({ secret_id }) => secret_id[14] === '4')
    expect(copies).not.toEqual([])
    for (const { secret_id } of copies) {
      await expect(store(FIRST).get('suite-a', `embedded://textmodel/${secret_id}`)).rejects.toBeInstanceOf(
        SecretStoreUnavailable,
      )
    }
    await database.transaction('tenant', 'suite-a', (tx) =>
      tx.query("delete from secrets where substr(secret_id::text, 15, 1) = '4'"),
    )
  })

  it('rewrap moves every data key to the present master key, and the earlier one is needed no more', async () => {
    const refs = await Promise.all(
      ['suite-a', 'suite-b'].map(
        async (tenant) => [tenant, await store(FIRST).put(tenant, 'textmodel', new Secret(tenant))] as const,
      ),
    )
    const rotated = store(SECOND, FIRST)
    const report = await rotated.rewrapAll()
    expect(report.rewrapped).toBeGreaterThanOrEqual(2)
    expect(await rotated.rewrapAll()).toEqual({ rewrapped: 0, current: report.rewrapped + report.current })
    for (const [tenant, ref] of refs) {
      expect((await store(SECOND).get(tenant, ref))?.reveal()).toBe(tenant)
    }
    await store(FIRST, SECOND).rewrapAll()
  })

  it("the operator's role cannot read a ciphertext", async () => {
    const read = database.transaction('operator', null, (tx) => tx.query('select ciphertext from secrets'))
    await expect(read).rejects.toThrow()
  })
})
