import { beforeAll, describe, expect, it } from 'vitest'
import { startTcpProxy } from '../src/chaos/tcp-proxy.ts'
import type { Database } from '../src/database/database.ts'
import { createIdempotency, type Idempotency } from '../src/http/idempotency.ts'
import { Problem } from '../src/problem.ts'
import { ProviderError, type TextProvider } from '../src/providers/text-provider.ts'
import { Secret } from '../src/secrets/secret.ts'
import { type Reply, type TestHarness, type TestService, testHarness } from './test-service.ts'
import { waitFor } from './wait-for.ts'

let harness: TestHarness
let service: TestService
let executions: string[] = []
/** What the provider does with a text; set by a test, otherwise it answers at once. */
let behaviour: (text: string, signal: AbortSignal) => Promise<void> = async () => undefined

const counting: TextProvider = {
  name: 'builtin',
  async proofread(text, { signal }) {
    executions.push(text)
    await behaviour(text, signal)
    return {
      model: 'counting',
      result: { original_text: text, corrected_text: text, issues: [] },
    }
  },
  critique: () => Promise.reject(new Error('Only proofreading is scripted')),
}
const dependencies = { providerForTenant: async () => ({ provider: counting, credential: null }) }

beforeAll(async () => {
  harness = await testHarness()
  service = await harness.start({}, dependencies)
})

function post(
  key: string,
  options: { body?: unknown; raw?: string; prefer?: string; on?: TestService; token?: string } = {},
) {
  executions = []
  return send(key, options)
}

function send(
  key: string,
  { body, raw, prefer, on = service, token }: Parameters<typeof post>[1] = {},
): Promise<Reply> {
  return on.call('/v1/proofread', {
    ...(raw === undefined ? { body: body ?? { text: key, language: 'ta' } } : { raw }),
    ...(token === undefined ? {} : { token }),
    headers: { 'idempotency-key': key, ...(prefer ? { prefer } : {}) },
  })
}

function expectReplay(replay: Reply, first: Reply): void {
  expect(replay.headers.get('idempotent-replayed')).toBe('true')
  expect(replay.status).toBe(first.status)
  expect(JSON.stringify(replay.body)).toBe(JSON.stringify(first.body))
  for (const name of ['location', 'retry-after', 'preference-applied', 'content-language', 'x-request-id']) {
    expect(replay.headers.get(name)).toBe(first.headers.get(name))
  }
}

const keyRows = (key: string) =>
  harness.database.transaction('tenant', 'demo', async (tx) => {
    const { rows } = await tx.query<{
      body: unknown
      operation_id: string | null
      completed_at: Date | null
    }>('select body, operation_id, completed_at from idempotency_key where key = $1', [key])
    return rows
  })

describe('a replay', () => {
  it('gives status, body and headers of a 200 again, and reads the result from its operation', async () => {
    const first = await post('sync')
    expectReplay(await send('sync'), first)
    expect(executions).toEqual(['sync'])
    expect(await keyRows('sync')).toEqual([
      { body: null, operation_id: first.body.operation_id, completed_at: expect.any(Date) },
    ])
  })

  it('gives a 202 with its headers again, not a hard-coded 200', async () => {
    const first = await post('async', { prefer: 'respond-async' })
    expect(first.status).toBe(202)
    expectReplay(await send('async', { prefer: 'respond-async' }), first)
  })

  it.each([
    ['another order and white space', '{ "language" : "ta",\n "text":"spelling" }', 'spelling'],
    ['escapes', '{"text":"\\u0073pelling","language":"ta"}', 'spelling'],
    ['a quoted key', '{"text":"spelling","language":"ta"}', '"spelling"'],
  ])('takes %s as the same request (25)', async (_, raw, key) => {
    const first = await post('spelling')
    expectReplay(await send(key, { raw }), first)
  })

  it('holds after a restart and on another node', async () => {
    const first = await post('node', { prefer: 'respond-async' })
    const other = await harness.start({}, dependencies)
    expectReplay(await send('node', { on: other, prefer: 'respond-async' }), first)
    await other.stop()
  })

  it('comes before preconditions: a tenant full of operations gets its 202 again', async () => {
    await harness.addTenant('small')
    await harness.database.transaction('operator', null, (tx) =>
      tx.query(`update tenants set max_open_operations = 1 where tenant_id = 'small'`),
    )
    const token = await harness.token({ tenant_id: 'small' })
    const call = (key: string) => send(key, { prefer: 'respond-async', token })
    const first = await call('full')
    await service.call(first.body.poll_url, { token, headers: { prefer: 'wait=20' } })
    let release: () => void = () => undefined
    behaviour = () => new Promise((resolve) => (release = resolve))
    executions = []
    const open = await call('open')
    expect((await call('next')).body.code).toBe('too_many_operations')
    expectReplay(await call('full'), first)
    await waitFor(() => executions.includes('open'))
    release()
    behaviour = async () => undefined
    await service.call(open.body.poll_url, { token, headers: { prefer: 'wait=20' } })
  })

  it('answers 410 when the result that it refers to was erased', async () => {
    const { body } = await post('erased')
    await service.call(`/v1/operations/${body.operation_id}`, { method: 'DELETE' })
    expect((await send('erased')).body.code).toBe('operation_expired')
  })

  it('asks for the token again: a stranger to the key gets nothing of it (43)', async () => {
    await post('owned')
    expect((await send('owned', { token: 'none' })).status).toBe(401)
    const colleague = await harness.token({ sub: 'colleague' })
    expect((await send('owned', { token: colleague })).headers.get('idempotent-replayed')).toBeNull()
  })
})

describe('a caller whose role was revoked', () => {
  it('gets 403 instead of the replay (43)', async () => {
    const create = async (roles: string[]) =>
      service.call('/v1/admin/integrations', {
        body: { name: 'web', auth: { client_id: 'client' } },
        token: await harness.token({ sub: 'former-admin', roles }),
        headers: { 'idempotency-key': 'integration' },
      })
    const first = await create(['tenant_admin'])
    expect(first.status).toBe(201)
    expectReplay(await create(['tenant_admin']), first)
    expect((await create([])).body.code).toBe('insufficient_role')
  })
})

describe('422 idempotency_key_reused', () => {
  it('for another body (24)', async () => {
    await post('reused')
    const other = await send('reused', { body: { text: 'other', language: 'ta' } })
    expect(other.body).toMatchObject({ code: 'idempotency_key_reused', status: 422 })
  })

  it('for another path: never another endpoint’s answer (24)', async () => {
    const { body } = await post('path', { prefer: 'respond-async' })
    const cancel = await service.call(`${body.poll_url}/cancel`, {
      method: 'POST',
      headers: { 'idempotency-key': 'path' },
    })
    expect(cancel.body.code).toBe('idempotency_key_reused')
  })
})

describe('what is not kept', () => {
  it('a refusal frees the key', async () => {
    expect((await post('refused', { body: { text: '', language: 'ta' } })).status).toBe(400)
    expect((await send('refused')).status).toBe(200)
  })

  it('a failure of the provider frees the key, so that the caller can try again', async () => {
    behaviour = async () => {
      throw new ProviderError('provider_unreachable', 'unavailable')
    }
    const failed = await post('recover')
    expect(failed.body).toMatchObject({ code: 'provider_unreachable', status: 503 })
    const operation = await service.call(`/v1/operations/${failed.body.operation_id}`)
    expect(operation.body).toMatchObject({ status: 'failed', error: { code: 'provider_unreachable' } })
    behaviour = async () => undefined
    const again = await send('recover')
    expect(again.status).toBe(200)
    expect(again.headers.get('idempotent-replayed')).toBeNull()
  })

  it('a key is new again after its 24 hours', async () => {
    await post('old')
    await harness.database.transaction('tenant', 'demo', (tx) =>
      tx.query(`update idempotency_key set expires_at = now() - interval '1 second' where key = 'old'`),
    )
    const again = await send('old', { body: { text: 'another body', language: 'ta' } })
    expect(again.status).toBe(200)
    expect(again.headers.get('idempotent-replayed')).toBeNull()
  })
})

describe('at the same instant', () => {
  it('50 identical calls are executed once (26)', async () => {
    let release: () => void = () => undefined
    behaviour = () => new Promise((resolve) => (release = resolve))
    executions = []
    const calls = Array.from({ length: 50 }, () => send('instant'))
    await waitFor(() => executions.length > 0)
    const early = await Promise.race(calls)
    expect(early.body.code).toBe('idempotency_in_progress')
    expect(early.headers.get('retry-after')).toBe('1')
    release()
    behaviour = async () => undefined
    const replies = await Promise.all(calls)
    const answered = replies.filter(({ status }) => status === 200)
    expect(new Set(answered.map(({ body }) => body.operation_id)).size).toBe(1)
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(executions).toEqual(['instant'])
  })

  it('50 identical asynchronous calls make one operation', async () => {
    executions = []
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => send('instants', { prefer: 'respond-async' })),
    )
    const accepted = replies.filter(({ status }) => status === 202)
    expect(new Set(accepted.map(({ body }) => body.operation_id)).size).toBe(1)
    await service.call(accepted[0]?.body.poll_url, { headers: { prefer: 'wait=20' } })
    expect(executions).toEqual(['instants'])
  })
})

describe('a client that hangs up', () => {
  it('with a key gets its answer with the next call; without one the work is aborted', async () => {
    const seen: AbortSignal[] = []
    let release: () => void = () => undefined
    behaviour = (_, signal) => {
      seen.push(signal)
      return new Promise((resolve, reject) => {
        release = resolve
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    }
    executions = []
    for (const headers of [{ 'idempotency-key': 'hung-up' }, {}] as Record<string, string>[]) {
      const hangUp = new AbortController()
      const text = headers['idempotency-key'] ?? 'keyless'
      const call = service
        .call('/v1/proofread', { body: { text, language: 'ta' }, headers, signal: hangUp.signal })
        .catch(() => null)
      await waitFor(() => executions.includes(text))
      hangUp.abort()
      await call
      if (text === 'keyless') await waitFor(() => seen.at(-1)?.aborted === true)
      else release()
    }
    expect(seen[0]?.aborted).toBe(false)
    behaviour = async () => undefined
    await waitFor(async () => (await keyRows('hung-up'))[0]?.completed_at instanceof Date)
    const again = await send('hung-up')
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(executions.filter((text) => text === 'hung-up')).toHaveLength(1)
  })
})

describe('a key whose call failed while the database was unavailable', () => {
  it('is free again as soon as the database is back, not when its lease is over', async () => {
    const { port: target } = new URL(harness.url)
    let unavailable = false
    // Nothing listens on port 1.
    const proxy = await startTcpProxy(() => (unavailable ? 1 : Number(target)))
    const url = new URL(harness.url)
    url.port = String(proxy.port)
    const node = await harness.start({ role: 'api' }, { ...dependencies, url: url.href })
    let release: () => void = () => undefined
    behaviour = () =>
      new Promise((resolve) => {
        release = resolve
      })
    const failing = post('unavailable', { on: node })
    await waitFor(() => executions.includes('unavailable'))
    unavailable = true
    proxy.cut()
    release()
    expect((await failing).body.code).toBe('database_unavailable')
    unavailable = false
    behaviour = async () => undefined
    const back = performance.now()
    await waitFor(async () => (await send('unavailable')).status === 200)
    expect(performance.now() - back).toBeLessThan(5_000)
    await node.stop()
    proxy.close()
  })
})

describe('the claim', () => {
  const scope = { tenantId: 'demo', principal: 'someone', key: 'claimed' }
  const request = { ...scope, method: 'POST', path: '/v1/proofread', body: {} }
  const expireLease = () =>
    harness.database.transaction('tenant', 'demo', (tx) =>
      tx.query(`update idempotency_key set lease_until = now() - interval '1 second' where key = 'claimed'`),
    )

  it('is freed by a crash, and a late holder commits nothing (55)', async () => {
    const idempotency = createIdempotency(harness.database, new Secret('fingerprints'))
    const crashed = await idempotency.begin(request)
    await expect(idempotency.begin(request)).rejects.toThrow('in progress')
    await expireLease()
    const second = await idempotency.begin(request)
    if (!('claim' in crashed) || !('claim' in second)) throw new Error('expected two claims')
    const commit = (claim: typeof second.claim, body: object) =>
      harness.database.transaction('tenant', 'demo', async (tx) => {
        await tx.query(`update tenants set updated_at = now() where tenant_id = 'demo'`)
        claim.complete(tx, { status: 200, body })
      })
    await expect(commit(crashed.claim, { from: 'crashed' })).rejects.toThrow('in progress')
    await commit(second.claim, { from: 'second' })
    await crashed.claim.end(false)
    await second.claim.end(true)
    expect(await idempotency.begin(request)).toMatchObject({ replay: { body: { from: 'second' } } })
  })

  /** A database whose connection is lost at the first commit, which is done or undone all the same; `next` is what follows. */
  function losingOne(outcome: 'committed' | 'rolled back'): { lossy: Idempotency; next: Promise<void> } {
    const { database } = harness
    let resolve: () => void = () => undefined
    const next = new Promise<void>((done) => {
      resolve = done
    })
    let lost = false
    const losing: Database = {
      ...database,
      async statement(purpose, tenantId, work) {
        if (lost) return database.statement(purpose, tenantId, work).finally(resolve)
        lost = true
        const gone = new Problem('database_unavailable', 'The connection was lost.')
        await database.transaction(purpose, tenantId, async (tx) => {
          await work(tx)
          if (outcome === 'rolled back') throw gone
        })
        throw gone
      },
    }
    return { lossy: createIdempotency(losing, new Secret('fingerprints')), next }
  }

  it('that went through unheard is freed soon, not when its lease is over', async () => {
    const { lossy } = losingOne('committed')
    const idempotency = createIdempotency(harness.database, new Secret('fingerprints'))
    const unheard = { ...request, key: 'claimed unheard' }
    await expect(lossy.begin(unheard)).rejects.toMatchObject({ code: 'database_unavailable' })
    const began = performance.now()
    await waitFor(() =>
      idempotency.begin(unheard).then(
        (begun) => 'claim' in begun,
        () => false,
      ),
    )
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  it('of another call is not freed by the release of one that was undone unheard', async () => {
    const { lossy, next: released } = losingOne('rolled back')
    const idempotency = createIdempotency(harness.database, new Secret('fingerprints'))
    const undone = { ...request, key: 'claimed in vain' }
    await expect(lossy.begin(undone)).rejects.toMatchObject({ code: 'database_unavailable' })
    const begun = await idempotency.begin(undone)
    if (!('claim' in begun)) throw new Error('expected a claim')
    await released
    await harness.database.transaction('tenant', 'demo', async (tx) =>
      begun.claim.complete(tx, { status: 200, body: { from: 'second' } }),
    )
    await begun.claim.end(true)
    expect(await idempotency.begin(undone)).toMatchObject({ replay: { body: { from: 'second' } } })
  })

  it('whose commit went through unheard is not freed: the key gives the one result (53)', async () => {
    const idempotency = createIdempotency(harness.database, new Secret('fingerprints'))
    const unheard = { ...request, key: 'unheard' }
    const begun = await idempotency.begin(unheard)
    if (!('claim' in begun)) throw new Error('expected a claim')
    await harness.database.transaction('tenant', 'demo', async (tx) =>
      begun.claim.complete(tx, { status: 200, body: { from: 'first' } }),
    )
    // The connection was lost before the answer to COMMIT: the holder of the claim believes that nothing happened.
    await begun.claim.end(false)
    expect(await idempotency.begin(unheard)).toMatchObject({ replay: { body: { from: 'first' } } })
  })
})
