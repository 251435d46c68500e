import { verifyAuditChain } from '@semmai/client'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../src/database/migrate.ts'
import { principalId } from '../src/modules/identity/principal-id.ts'
import { PAYLOAD_VERSION } from '../src/modules/operations/definitions/payload-version.ts'
import { Secret } from '../src/secrets/secret.ts'
import {
  asUser,
  type Release,
  readRelease,
  refusalsOf,
  restoreRelease,
  type Statement,
} from './releases/release.ts'
import { type TestHarness, type TestService, testHarness } from './test-service.ts'

/** The release before this one. */
const BEFORE = '0.1.0'
/**
 * What its nodes may no longer do, and why: operations that they delete would be counted twice, so the new nodes delete
 * them (decision 0162). No call does it.
 */
const TAKEN_AWAY = ['semmai_worker: permission denied for table usage_days']
/** An operation that waits without end is a failure. */
const LIMIT_MS = 90_000

interface RecordedOperation {
  operation_id: string
  status: string
  endpoint: string
  result: Record<string, unknown> | null
}

let harness: TestHarness
let release: Release
let admin: string

const recorded = () => release.tables.operation as unknown as RecordedOperation[]
const withStatus = (...statuses: string[]) => recorded().filter(({ status }) => statuses.includes(status))
const transaction = <T>(work: Parameters<typeof asUser<T>>[1]) =>
  asUser(harness.superuserUrl, async (client) => {
    await client.query('begin')
    return work(client)
  })
const start = (role: 'api' | 'worker') =>
  harness.start({ role, fingerprintKey: new Secret(release.fingerprintKey) })

beforeAll(async () => {
  harness = await testHarness()
  release = await readRelease(BEFORE)
  const { issuer } = harness
  const user = { issuer: issuer.issuer, subject: 'user-before' }
  await restoreRelease(harness, release, (table, row) => {
    if (table === 'identity_configurations')
      return { ...row, issuer: issuer.issuer, jwks_uri: issuer.jwksUri }
    return 'principal' in row ? { ...row, principal: principalId(user) } : row
  })
  admin = await harness.token({ sub: 'user-before', roles: ['tenant_admin'] })
})

describe(`a database of release ${BEFORE}`, () => {
  it('takes every statement of that release', async () => {
    expect(release.statements.length).toBeGreaterThan(80)
    expect(await transaction((client) => refusalsOf(client, release))).toEqual([])
  })

  it('is migrated with its rows in it, and gives way to calls that hold their locks', async () => {
    await transaction(async (call) => {
      await call.query(`update operation set progress = progress where tenant_id = 'demo'`)
      let gaveWay = 0
      // What the call goes on with needs a lock that the migration must not have kept.
      const write = () => {
        if (gaveWay++ === 0) void call.query('update operation set error = error; commit')
      }
      await migrate({ ...harness, log: pino({ level: 'warn' }, { write }) })
      expect(gaveWay).toBeGreaterThan(0)
    })
  })

  it('still takes every statement of its old nodes, beside the new ones', async () => {
    const refused = await transaction((client) => refusalsOf(client, release))
    expect(refused.map((refusal) => refusal.split(': ').slice(0, 2).join(': '))).toEqual(TAKEN_AWAY)
  })

  it.each([
    ['renames a column', 'alter table operation rename column principal to caller'],
    ['drops a table', 'drop table rate_window'],
    ['takes a right away', 'revoke insert on operation from semmai_tenant'],
    ['drops what `on conflict` needs', 'alter table tenant_settings drop constraint tenant_settings_pkey'],
    [
      'wants a new column filled',
      `alter table operation add column region text not null default ''; alter table operation alter column region drop default`,
    ],
  ])('finds a migration out that %s', async (_, sql) => {
    const refused = await transaction(async (client) => {
      await client.query(sql)
      return refusalsOf(client, release)
    })
    expect(refused.length).toBeGreaterThan(TAKEN_AWAY.length)
  })
})

describe('new nodes on it', () => {
  let api: TestService

  beforeAll(async () => {
    api = await start('api')
  })

  it('answer what the release before wrote', async () => {
    for (const { operation_id: id, result, status } of withStatus('succeeded', 'cancelled')) {
      const { body } = await api.call(`/v1/operations/${id}`, { token: admin })
      expect(body).toMatchObject({ operation_id: id, status, ...(result ? { result } : {}) })
    }
    const list = await api.call('/v1/operations', { token: admin })
    expect(list.body.items).toHaveLength(recorded().length)
    const events = await api.call('/v1/admin/audit-events', { token: admin })
    expect((await verifyAuditChain(events.body.items.toReversed())).fault).toBeNull()
    for (const path of ['/v1/admin/settings', '/v1/admin/integrations', '/v1/admin/usage']) {
      expect((await api.call(path, { token: admin })).status).toBe(200)
    }
  })

  it('replay the answer of a key that was used before the upgrade', async () => {
    const [key] = release.tables.idempotency_key?.filter(({ status_code }) => status_code === 200) ?? []
    const { status, body, headers } = await api.call('/v1/proofread', {
      token: await harness.token({ sub: 'user-before' }),
      raw: '{"text":"அவன் நேற்று வந்தாள்.","language":"ta"}',
      headers: { 'idempotency-key': 'sync-1' },
    })
    expect(status).toBe(200)
    expect(headers.get('idempotent-replayed')).toBe('true')
    expect(body.operation_id).toBe(key?.operation_id)
  })

  it(
    'finish what the release before accepted, and what its nodes still accept',
    async () => {
      const ids = withStatus('queued', 'running').map(({ operation_id: id }) => id)
      expect(ids.length).toBeGreaterThanOrEqual(3)
      const [accepted] = ids
      const added = accepted?.replace(/.$/, (last) => (last === '0' ? '1' : '0')) ?? ''
      await asOldNode('insert into operation', "'queued'", [
        ...['demo', added, added, 'proofread', 'someone', 'ta'],
        ...[JSON.stringify({ text: 'அவன் நேற்று வந்தாள்.' }), 60_000, 0],
      ])
      const worker = await start('worker')
      for (const id of [...ids, added]) {
        const { body } = await api.call(`/v1/operations/${id}`, {
          token: admin,
          headers: { prefer: 'wait=30' },
        })
        expect(body).toMatchObject({ operation_id: id, status: 'succeeded' })
      }
      await worker.stop()
    },
    LIMIT_MS,
  )

  it('leave to old workers what they understand, and keep from them what they do not', async () => {
    const begin = async (extra: object) => {
      const { body } = await api.call('/v1/proofread', {
        body: { text: 'அவன் நேற்று வந்தான்.', language: 'ta', ...extra },
        headers: { prefer: 'respond-async' },
      })
      return String(body.operation_id)
    }
    const plain = await begin({})
    const school = await begin({ profile: 'school' })
    const claimed = await asOldNode<{ operation_id: string }>(
      'with recursive waiting',
      'for update',
      [8_000, 10],
    )
    expect(PAYLOAD_VERSION).toBeGreaterThan(1)
    expect(claimed.map(({ operation_id: id }) => id)).toContain(plain)
    expect(claimed.map(({ operation_id: id }) => id)).not.toContain(school)
  })
})

/** Runs the one statement of that release that begins and goes on so, for the tenant `demo`. */
async function asOldNode<Row extends object>(begin: string, part: string, values: unknown[]): Promise<Row[]> {
  const isIt = ({ sql }: Statement) => sql.startsWith(begin) && sql.includes(part)
  const [statement] = release.statements.filter(isIt)
  if (!statement) throw new Error(`That release said nothing like: ${begin}`)
  return asUser(harness.superuserUrl, async (client) => {
    await client.query('begin')
    await client.query(`select set_config('role', $1, true), set_config('app.tenant_id', 'demo', true)`, [
      statement.role,
    ])
    const { rows } = await client.query<Row>(statement.sql, values)
    await client.query('commit')
    return rows
  })
}
