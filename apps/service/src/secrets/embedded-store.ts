import { validate as isUuid } from 'uuid'
import type { Database, Transaction } from '../database/database.ts'
import { newId } from '../new-id.ts'
import { type Envelope, type MasterKey, open, rewrap, seal } from './envelope.ts'
import { Secret } from './secret.ts'
import { type SecretStore, SecretStoreUnavailable } from './secret-store.ts'

export interface EmbeddedStore extends SecretStore {
  /** Wraps every data key that an earlier master key wrapped under the present one. */
  rewrapAll(): Promise<{ rewrapped: number; current: number }>
}

const SCHEME = 'embedded'
const REWRAP_BATCH = 100

interface SecretRow {
  tenant_id: string
  secret_id: string
  provider: string
  ciphertext: Buffer
  wrapped_key: Buffer
  master_key_id: string
}

/** Keeps secrets in the service's own Postgres, encrypted; `secretRef` is `embedded://PROVIDER/UUID`. */
export function createEmbeddedStore(
  database: Database,
  masterKeys: readonly [MasterKey, ...MasterKey[]],
): EmbeddedStore {
  const [present] = masterKeys
  const byId = new Map(masterKeys.map((master) => [master.id, master]))

  function masterKey(id: string): MasterKey {
    const master = byId.get(id)
    if (!master) throw new SecretStoreUnavailable(`The master key ${id} is not configured`)
    return master
  }

  async function rewrapBatch(tx: Transaction): Promise<number> {
    const rows = await findForeignKeys(tx, present.id, REWRAP_BATCH)
    for (const row of rows) {
      const context = contextOf(row.tenant_id, row.secret_id)
      const wrapped = attempt(() => rewrap(row.wrapped_key, masterKey(row.master_key_id), present, context))
      await updateWrappedKey(tx, row, wrapped, present.id)
    }
    return rows.length
  }

  return {
    scheme: SCHEME,

    async put(tenantId, provider, secret) {
      const secretId = newId()
      const envelope = seal(secret.reveal(), present, contextOf(tenantId, secretId))
      await reach(() =>
        database.transaction('tenant', tenantId, (tx) =>
          insertSecret(tx, tenantId, secretId, provider, envelope),
        ),
      )
      return `${SCHEME}://${provider}/${secretId}`
    },

    async get(tenantId, secretRef) {
      const secretId = parseRef(secretRef)
      const row = await reach(() =>
        database.transaction('tenant', tenantId, (tx) => findSecret(tx, tenantId, secretId)),
      )
      if (!row) return null
      const envelope: Envelope = {
        ciphertext: row.ciphertext,
        wrappedKey: row.wrapped_key,
        masterKeyId: row.master_key_id,
      }
      const master = masterKey(row.master_key_id)
      return new Secret(attempt(() => open(envelope, master, contextOf(tenantId, secretId))))
    },

    async destroy(tenantId, secretRef) {
      const secretId = parseRef(secretRef)
      await reach(() =>
        database.transaction('tenant', tenantId, (tx) => deleteSecret(tx, tenantId, secretId)),
      )
    },

    async rewrapAll() {
      let rewrapped = 0
      for (let batch = -1; batch !== 0; rewrapped += batch) {
        batch = await reach(() => database.transaction('operator', null, rewrapBatch))
      }
      const total = await reach(() => database.transaction('operator', null, countSecrets))
      return { rewrapped, current: total - rewrapped }
    },
  }
}

/** Bound into both ciphers: a row copied to another tenant or id does not open. */
function contextOf(tenantId: string, secretId: string): string {
  return `${tenantId}|${secretId}`
}

function parseRef(secretRef: string): string {
  const id = secretRef.startsWith(`${SCHEME}://`) ? (secretRef.split('/').at(-1) ?? '') : ''
  if (!isUuid(id)) throw new SecretStoreUnavailable('A secretRef of another store')
  return id
}

/** What does not decrypt is tampered with, or under a wrong master key; neither says anything about the secret. */
function attempt<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof SecretStoreUnavailable) throw error
    throw new SecretStoreUnavailable('A stored secret cannot be decrypted')
  }
}

async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SecretStoreUnavailable) throw error
    throw new SecretStoreUnavailable('The embedded secret store cannot be reached', { cause: error })
  }
}

async function insertSecret(
  tx: Transaction,
  tenantId: string,
  secretId: string,
  provider: string,
  envelope: Envelope,
): Promise<void> {
  await tx.query(
    `insert into secrets (tenant_id, secret_id, provider, ciphertext, wrapped_key, master_key_id)
     values ($1, $2, $3, $4, $5, $6)`,
    [tenantId, secretId, provider, envelope.ciphertext, envelope.wrappedKey, envelope.masterKeyId],
  )
}

async function findSecret(tx: Transaction, tenantId: string, secretId: string): Promise<SecretRow | null> {
  const { rows } = await tx.query<SecretRow>(
    `select tenant_id, secret_id, provider, ciphertext, wrapped_key, master_key_id
     from secrets where tenant_id = $1 and secret_id = $2`,
    [tenantId, secretId],
  )
  return rows[0] ?? null
}

async function deleteSecret(tx: Transaction, tenantId: string, secretId: string): Promise<void> {
  await tx.query('delete from secrets where tenant_id = $1 and secret_id = $2', [tenantId, secretId])
}

type WrappedRow = Pick<SecretRow, 'tenant_id' | 'secret_id' | 'wrapped_key' | 'master_key_id'>

async function findForeignKeys(tx: Transaction, presentId: string, limit: number): Promise<WrappedRow[]> {
  const { rows } = await tx.query<WrappedRow>(
    `select tenant_id, secret_id, wrapped_key, master_key_id from secrets
     where master_key_id <> $1 order by tenant_id, secret_id limit $2 for update`,
    [presentId, limit],
  )
  return rows
}

async function updateWrappedKey(
  tx: Transaction,
  row: WrappedRow,
  wrappedKey: Buffer,
  masterKeyId: string,
): Promise<void> {
  await tx.query(
    'update secrets set wrapped_key = $3, master_key_id = $4 where tenant_id = $1 and secret_id = $2',
    [row.tenant_id, row.secret_id, wrappedKey, masterKeyId],
  )
}

async function countSecrets(tx: Transaction): Promise<number> {
  const { rows } = await tx.query<{ total: number }>('select count(secret_id) as total from secrets')
  return Number(rows[0]?.total ?? 0)
}
