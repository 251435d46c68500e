import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { principalId } from '../src/modules/identity/principal-id.ts'
import { enqueue } from '../src/modules/operations/storing/enqueue.ts'
import { type TestHarness, type TestService, testHarness } from './test-service.ts'
import { waitFor } from './wait-for.ts'

const WORD = 'பள்லி'
const TEXT = `நான் ${WORD} பார்த்தேன்.`
let harness: TestHarness
let service: TestService
let admin: string

beforeAll(async () => {
  harness = await testHarness()
  service = await harness.start()
  admin = await harness.token({ roles: ['tenant_admin'], sub: 'head' })
  await service.call('/v1/admin/settings', { method: 'PATCH', token: admin, body: { access_tokens: true } })
})

const named = (sub: string) => harness.token({ sub })
const setWords = (token: string, words: unknown) =>
  service.call('/v1/me/words', { method: 'PUT', token, body: { words } })
const person = (what: string, subject: string, token = admin, headers = {}) =>
  service.call(`/v1/admin/principals/${what}`, {
    ...{ token, headers },
    body: { issuer: harness.issuer.issuer, subject },
  })

async function issuesOf(token: string, node = service, headers = {}): Promise<number> {
  const { body } = await node.call('/v1/proofread', { token, headers, body: { text: TEXT, language: 'ta' } })
  if (body.result) return body.result.issues.length
  const operation = async () => (await node.call(body.poll_url, { token })).body
  await waitFor(async () => (await operation()).status === 'succeeded')
  return (await operation()).result.result.issues.length
}

describe('what a user may know', () => {
  it('is what holds for their texts, for any user of the tenant', async () => {
    const { status, body } = await service.call('/v1/me', { token: await named('reader') })
    expect([status, body]).toEqual([
      200,
      {
        ...{ tenant_id: 'demo', roles: [], provider: 'builtin', profile: 'general' },
        ...{ disabled_rules: [], dictionary: [], words: [] },
      },
    ])
    expect((await service.call('/v1/me', { token: admin })).body.roles).toEqual(['tenant_admin'])
  })
})

describe('a user’s own words', () => {
  it('hold for their texts at once, on other nodes and in the queue too, and for nobody else’s', async () => {
    const [mine, other] = [await named('writer'), await named('other')]
    const second = await harness.start()
    expect(await issuesOf(mine, second)).toBe(1)
    expect((await setWords(mine, [WORD, WORD])).body).toEqual({ words: [WORD] })
    expect(await issuesOf(mine)).toBe(0)
    await waitFor(async () => (await issuesOf(mine, second)) === 0)
    expect(await issuesOf(mine, service, { prefer: 'respond-async' })).toBe(0)
    expect(await issuesOf(other)).toBe(1)
    expect((await service.call('/v1/me', { token: mine })).body.words).toEqual([WORD])
    await setWords(mine, [])
    expect(await issuesOf(mine)).toBe(1)
    await second.stop()
  })

  it('are at most 1,000, without spaces', async () => {
    const token = await named('many')
    const words = Array.from({ length: 1_001 }, (_, i) => `சொல்${i}`)
    expect((await setWords(token, words.slice(1))).status).toBe(200)
    for (const wrong of [words, [''], ['இரு சொல்'], [1], 'சொல்']) {
      expect((await setWords(token, wrong)).status).toBe(400)
    }
  })
})

describe('one person’s data', () => {
  async function personWithEverything(subject: string) {
    const token = await named(subject)
    await setWords(token, [WORD])
    await service.call('/v1/access-tokens', { token, body: { name: 'x', expires_in_days: 1 } })
    const call = { token, headers: { 'idempotency-key': 'once' }, body: { text: TEXT, language: 'ta' } }
    const { body } = await service.call('/v1/proofread', call)
    return { token, operationId: body.operation_id }
  }

  it('is exported whole: results, words, tokens, and of nobody else', async () => {
    const { operationId } = await personWithEverything('meena')
    await personWithEverything('kannan')
    const { status, body } = await person('export', 'meena', admin, { 'idempotency-key': 'export' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ subject: 'meena', words: [WORD], more_operations: false })
    expect(body.access_tokens).toMatchObject([{ subject: 'meena', name: 'x' }])
    expect(body.operations).toMatchObject([
      { operation_id: operationId, result: { result: { original_text: TEXT } } },
    ])
    const again = await person('export', 'meena', admin, { 'idempotency-key': 'export' })
    expect(again.body.operations).toEqual([])
  })

  it('is erased whole, texts under way and kept answers too, and of nobody else', async () => {
    const { token, operationId } = await personWithEverything('leaver')
    const other = await personWithEverything('stayer')
    const { status, body } = await person('erase', 'leaver')
    expect([status, body]).toEqual([200, { operations: 1, access_tokens: 1, words: 1 }])
    expect((await service.call(`/v1/operations/${operationId}`, { token })).status).toBe(410)
    expect((await service.call('/v1/me', { token })).body.words).toEqual([])
    expect((await person('export', 'leaver')).body).toMatchObject({
      ...{ operations: [], access_tokens: [], words: [] },
    })
    const { rows } = await harness.database.transaction('tenant', 'demo', (tx) =>
      tx.query(`select from idempotency_key where key = 'once'`),
    )
    expect(rows.length).toBeGreaterThan(0)
    const kept = await service.call(`/v1/operations/${other.operationId}`, { token: other.token })
    expect(kept.status).toBe(200)
  })

  it('is erased while it waits: the text goes, and nothing of it is carried out', async () => {
    const [id, principal] = [uuidv7(), principalId({ issuer: harness.issuer.issuer, subject: 'hasty' })]
    await harness.database.transaction('tenant', 'demo', async (tx) =>
      enqueue(
        tx,
        {
          ...{ principal, deadlineMs: 60_000 },
          work: {
            ...{ tenantId: 'demo', operationId: id, requestId: 'r', endpoint: 'proofread', principal },
            ...{ payload: { text: TEXT }, messageLanguage: 'ta', traceparent: null },
          },
        },
        60_000,
      ),
    )
    expect((await person('erase', 'hasty')).body.operations).toBe(1)
    expect((await service.call(`/v1/operations/${id}`, { token: await named('hasty') })).status).toBe(410)
    const { rows } = await harness.database.transaction('tenant', 'demo', (tx) =>
      tx.query('select status, payload, result from operation where operation_id = $1', [id]),
    )
    expect(rows).toEqual([{ status: 'cancelled', payload: null, result: null }])
  })

  it('is for administrators only, and the log tells of it', async () => {
    expect((await person('erase', 'meena', await named('curious'))).status).toBe(403)
    await person('erase', 'nobody')
    const { body } = await service.call('/v1/admin/audit-events?type=principal_erased&limit=1', {
      token: admin,
    })
    expect(body.items[0]).toMatchObject({
      actor: { subject: 'head' },
      details: { subject: 'nobody', operations: 0 },
    })
  })
})
