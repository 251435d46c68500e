import pg from 'pg'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { finishOperations } from '../src/modules/operations/attempt-repository.ts'
import { claimFairly } from '../src/modules/operations/claims.ts'
import { createRetention } from '../src/modules/operations/retention.ts'
import { MAX_ATTEMPTS } from '../src/modules/operations/retry.ts'
import { type Outcome, PAYLOAD_VERSION } from '../src/modules/operations/work.ts'
import { ProviderError } from '../src/providers/text-provider.ts'
import { expectProblem } from './expect-problem.ts'
import { scriptedProvider } from './scripted-provider.ts'
import { silent } from './test-database.ts'
import { type Reply, type TestHouse, type TestService, testHouse } from './test-service.ts'
import { waitFor } from './wait-for.ts'

const INTERNAL: Outcome = {
  status: 'failed',
  code: 'internal',
  message: '',
  usage: null,
  latencyMs: 0,
  retryAfterMs: null,
}

const provider = scriptedProvider()
let house: TestHouse
let service: TestService
let admin: string

beforeAll(async () => {
  house = await testHouse()
  admin = await house.token({ sub: 'boss', roles: ['tenant_admin'] })
  service = await house.start({ syncTimeoutMs: 60_000 }, provider.surroundings)
})

afterEach(() => provider.release())

const begin = (text: string, options: { token?: string; on?: TestService } = {}) =>
  (options.on ?? service).call('/v1/proofread', {
    body: { text, language: 'ta' },
    headers: { prefer: 'respond-async' },
    ...(options.token ? { token: options.token } : {}),
  })

const ended = (operation: Reply, on = service) =>
  on.call(operation.body.poll_url, { headers: { prefer: 'wait=30' }, token: admin })

const cancel = (operation: Reply, token?: string) =>
  service.call(`${operation.body.poll_url}/cancel`, { method: 'POST', ...(token ? { token } : {}) })

const begins = (text: string) => waitFor(() => provider.begun.includes(text))

const sql = (statement: string, values: unknown[] = []) =>
  house.database.transaction('worker', null, (tx) => tx.query(statement, values))

async function superuser<R extends pg.QueryResultRow>(statement: string): Promise<R[]> {
  const client = new pg.Client(house.superuserUrl)
  await client.connect()
  try {
    return (await client.query<R>(statement)).rows
  } finally {
    await client.end()
  }
}

/** The notification connections that listen already. */
async function listeners(): Promise<number[]> {
  const rows = await superuser<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'semmai-listener' and datname = current_database()
       and state = 'idle' and query not in ('', 'begin')`,
  )
  return rows.map(({ pid }) => pid)
}

const expireLease = (operationId: string) =>
  sql(`update operation set lease_until = now() - interval '1 second' where operation_id = $1`, [operationId])

describe('Prefer: respond-async (B7)', () => {
  it.each<[string, Record<string, string> | [string, string][], number]>([
    ['in capitals', { prefer: 'RESPOND-ASYNC' }, 202],
    ['in a list, with parameters', { prefer: 'wait=5, respond-async;x=1' }, 202],
    [
      'in the second of two fields',
      [
        ['prefer', 'wait=5'],
        ['prefer', 'respond-async'],
      ],
      202,
    ],
    ['not at all, but garbage', { prefer: ',,;' }, 200],
  ])('%s is answered as asked (27)', async (_, headers, status) => {
    const reply = await fetch(`${service.origin}/v1/proofread`, {
      method: 'POST',
      headers: [
        ...Object.entries({
          'content-type': 'application/json',
          authorization: `Bearer ${await house.token()}`,
        }),
        ...(Array.isArray(headers) ? headers : Object.entries(headers)),
      ],
      body: JSON.stringify({ text: 'அ', language: 'ta' }),
    })
    expect(reply.status).toBe(status)
    expect(reply.headers.get('preference-applied')).toBe(status === 202 ? 'respond-async' : null)
    await reply.text()
  })
})

describe('GET /v1/operations/{operation_id}', () => {
  it('says running with Retry-After, and waits for the end without one (B7, B8)', async () => {
    provider.hold()
    const accepted = await begin('waiting')
    await begins('waiting')
    const running = await service.call(accepted.body.poll_url)
    expect(running.body.status).toBe('running')
    expect(running.headers.get('retry-after')).toBe('1')
    const waiting = ended(accepted)
    const patient = service.call(accepted.body.poll_url, { headers: { prefer: 'wait=0' } })
    expect((await patient).body.status).toBe('running')
    provider.release()
    const { body, headers } = await waiting
    expect(body.status).toBe('succeeded')
    expect(headers.get('retry-after')).toBeNull()
    expect(headers.get('preference-applied')).toBe('wait=30')
  })

  it('wakes 200 waiting clients by one notification, on another node too', async () => {
    const other = await house.start({ role: 'api' }, provider.surroundings)
    provider.hold()
    const accepted = await begin('crowd')
    await begins('crowd')
    const clients = Array.from({ length: 200 }, (_, i) => ended(accepted, i % 2 === 0 ? service : other))
    provider.release()
    for (const { body } of await Promise.all(clients)) expect(body.status).toBe('succeeded')
    await other.stop()
  })

  it('goes on waiting for the end when the notification connection is lost and made again', async () => {
    provider.hold()
    const accepted = await begin('reconnected')
    await begins('reconnected')
    let answered = false
    const waiting = ended(accepted).finally(() => {
      answered = true
    })
    expect((await service.call(accepted.body.poll_url)).body.status).toBe('running')
    const before = await listeners()
    expect(before.length).toBeGreaterThan(0)
    await superuser(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'semmai-listener' and datname = current_database()`,
    )
    await waitFor(async () => {
      const now = await listeners()
      return now.length >= before.length && now.every((pid) => !before.includes(pid))
    })
    // What is asked after the reconnect is answered after the waiters have been woken by it.
    expect((await service.call(accepted.body.poll_url)).body.status).toBe('running')
    expect(answered).toBe(false)
    provider.release()
    expect((await waiting).body.status).toBe('succeeded')
  })

  it('shows progress of a long text while it runs', async () => {
    let report: (fraction: number) => void = () => undefined
    provider.behave((_, call) => {
      report = (fraction) => call.onProgress?.(fraction)
      return new Promise((_resolve, reject) =>
        call.signal.addEventListener('abort', () => reject(call.signal.reason)),
      )
    })
    const accepted = await begin('progress')
    await begins('progress')
    await waitFor(async () => {
      report(0.5)
      return (await service.call(accepted.body.poll_url)).body.progress === 0.5
    })
    report(0.2)
    expect((await service.call(accepted.body.poll_url)).body.progress).toBe(0.5)
    await cancel(accepted)
    expect((await ended(accepted)).body).not.toHaveProperty('progress')
  })
})

describe('POST /v1/operations/{operation_id}/cancel', () => {
  it('aborts a running operation at once, and answers 200 when it is cancelled already', async () => {
    provider.hold()
    const accepted = await begin('cancelled')
    await begins('cancelled')
    const { status, body } = await cancel(accepted)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'cancelled', completed_at: expect.any(String) })
    expect(body).not.toHaveProperty('result')
    expect(body).not.toHaveProperty('error')
    await waitFor(() => provider.calls.get('cancelled')?.signal.aborted === true)
    expect((await cancel(accepted)).body).toEqual(body)
    expect((await ended(accepted)).body).toEqual(body)
    const events = await service.call('/v1/admin/audit-events?type=operation_cancelled', { token: admin })
    const targets = events.body.items.map(({ target }: { target: { id: string } }) => target.id)
    expect(targets.filter((id: string) => id === body.operation_id)).toHaveLength(1)
  })

  it('cancels a queued operation before it begins', async () => {
    const idle = await house.start({ role: 'api' }, provider.surroundings)
    await service.stop()
    const accepted = await begin('never begun', { on: idle })
    const { body } = await idle.call(`${accepted.body.poll_url}/cancel`, { method: 'POST' })
    expect(body.status).toBe('cancelled')
    service = await house.start({ syncTimeoutMs: 60_000 }, provider.surroundings)
    await ended(await begin('after it'))
    expect(provider.begun).not.toContain('never begun')
    await idle.stop()
  })

  it('answers 200 also where nothing is kept (C7)', async () => {
    const forgetful = await house.start({ role: 'api', operationRetentionMs: 0 }, provider.surroundings)
    provider.hold()
    const accepted = await begin('not kept', { on: forgetful })
    const path: string = accepted.body.poll_url
    const cancelled = await forgetful.call(`${path}/cancel`, { method: 'POST' })
    expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled'])
    expect((await forgetful.call(path)).body.code).toBe('operation_expired')
    await forgetful.stop()
  })

  it('409 for one that has ended', async () => {
    const accepted = await begin('done')
    await ended(accepted)
    expect((await cancel(accepted)).body).toMatchObject({ code: 'operation_terminal', status: 409 })
  })

  it('is for its creator and for a tenant_admin', async () => {
    provider.hold()
    const accepted = await begin('mine')
    const colleague = await house.token({ sub: 'colleague', roles: ['tenant_viewer'] })
    expect((await cancel(accepted, colleague)).body.code).toBe('insufficient_role')
    expect((await cancel(accepted, admin)).body.status).toBe('cancelled')
  })

  it('racing with the end has one winner, and never a cancelled one with a result (60)', async () => {
    for (let i = 0; i < 20; i++) {
      provider.hold()
      const accepted = await begin(`race ${i}`)
      await begins(`race ${i}`)
      provider.release()
      const [cancelled, final] = await Promise.all([cancel(accepted), ended(accepted)])
      const won = cancelled.status === 200
      expect(final.body.status).toBe(won ? 'cancelled' : 'succeeded')
      expect('result' in final.body).toBe(!won)
      const later = await service.call(accepted.body.poll_url)
      expect(later.body).toEqual(final.body)
    }
  })
})

describe('GET /v1/operations', () => {
  it('lists one’s own, newest first, page by page; an admin sees the tenant’s', async () => {
    await house.addTenant('lister')
    const tokens = await Promise.all(['a', 'b'].map((sub) => house.token({ tenant_id: 'lister', sub })))
    const ids: string[] = []
    for (let i = 0; i < 6; i++) {
      const made = await service.call('/v1/proofread', {
        body: { text: `item ${i}`, language: 'ta' },
        token: tokens[i % 2] ?? '',
      })
      ids.unshift(made.body.operation_id)
    }
    const list = async (query: string, token: string) =>
      (await service.call(`/v1/operations${query}`, { token })).body
    const own = await list('?status=succeeded&endpoint=proofread', tokens[0] ?? '')
    expect(own.items.map(({ operation_id }: { operation_id: string }) => operation_id)).toEqual(
      ids.filter((_, i) => i % 2 === 1),
    )
    const boss = await house.token({ tenant_id: 'lister', sub: 'boss', roles: ['tenant_admin'] })
    const seen: string[] = []
    let query = '?limit=4'
    for (;;) {
      const page = await list(query, boss)
      seen.push(...page.items.map(({ operation_id }: { operation_id: string }) => operation_id))
      if (page.next_cursor === null) break
      query = `?limit=4&cursor=${page.next_cursor}`
    }
    expect(seen).toEqual(ids)
    expect((await list('?status=failed', boss)).items).toEqual([])
  })
})

describe('DELETE and retention (C7)', () => {
  it('erases a finished operation at once: 204, then 410', async () => {
    const { body } = await service.call('/v1/proofread', { body: { text: 'erase me', language: 'ta' } })
    const path = `/v1/operations/${body.operation_id}`
    const colleague = await house.token({ sub: 'colleague' })
    expect((await service.call(path, { method: 'DELETE', token: colleague })).status).toBe(403)
    expect((await service.call(path, { method: 'DELETE' })).status).toBe(204)
    expect((await service.call(path)).body).toMatchObject({ code: 'operation_expired', status: 410 })
    const { rows } = await sql('select * from operation where operation_id = $1', [body.operation_id])
    expect(JSON.stringify(rows)).not.toContain('erase me')
  })

  it('does not delete what has not ended', async () => {
    provider.hold()
    const accepted = await begin('keep')
    const { body } = await service.call(accepted.body.poll_url, { method: 'DELETE' })
    expect(body.code).toBe('operation_terminal')
    await cancel(accepted)
  })

  it('erases the payload when an operation ends, however it ends', async () => {
    provider.hold()
    const accepted = await begin('payload')
    await cancel(accepted)
    provider.release()
    await ended(await begin('payload 2'))
    const { rows } = await sql(
      'select 1 from operation where completed_at is not null and payload is not null',
    )
    expect(rows).toEqual([])
  })

  it('gives the whole result until it expires, then 410 for 30 days, then 404 (61)', async () => {
    const { body } = await service.call('/v1/proofread', { body: { text: 'expiring', language: 'ta' } })
    const path = `/v1/operations/${body.operation_id}`
    const retention = createRetention(house.database, silent)
    const age = (interval: string) =>
      sql('update operation set expires_at = now() - $2::interval where operation_id = $1', [
        body.operation_id,
        interval,
      ])
    await retention.sweep()
    expect((await service.call(path)).body.result).toEqual(body)
    await age('1 second')
    expect((await service.call(path)).body.code).toBe('operation_expired')
    await retention.sweep()
    const { rows } = await sql('select result from operation where operation_id = $1', [body.operation_id])
    expect(rows).toEqual([{ result: null }])
    await age('29 days')
    await retention.sweep()
    expect((await service.call(path)).body.code).toBe('operation_expired')
    await age('31 days')
    await retention.sweep()
    expect((await service.call(path)).body.code).toBe('operation_not_found')
  })
})

describe('failures', () => {
  it('are tried again while they may pass, and clients see running all the time (C8)', async () => {
    let failures = 2
    provider.behave(async () => {
      if (failures-- > 0) throw new ProviderError('provider_unreachable', 'away')
    })
    const accepted = await begin('flaky')
    const { body } = await ended(accepted)
    expect(body.status).toBe('succeeded')
    expect(provider.begun.filter((text) => text === 'flaky')).toHaveLength(3)
  })

  it('that are final fail at once, with their code and nothing of the provider’s words', async () => {
    provider.behave(async () => {
      throw new ProviderError('provider_refused', 'the secret words of the provider')
    })
    const { body } = await ended(await begin('refused'))
    expect(body).toMatchObject({ status: 'failed', error: { code: 'provider_refused' } })
    expect(JSON.stringify(body)).not.toContain('secret words')
    expect(provider.begun.filter((text) => text === 'refused')).toHaveLength(1)
  })

  it('of this program are internal, and say nothing', async () => {
    provider.behave(async () => {
      throw new TypeError('text in an error')
    })
    const { body } = await ended(await begin('fault'))
    expect(body.error).toEqual({ code: 'internal', message: 'The service failed.' })
  })

  it('an outcome that the database refuses ends as internal, and holds no other end back', async () => {
    provider.hold()
    const refused = await Promise.all(
      ['refused by the database', 'fine 1', 'fine 2'].map((text) => begin(text)),
    )
    for (const text of ['refused by the database', 'fine 1', 'fine 2']) await begins(text)
    provider.answerWith((text) => (text === 'refused by the database' ? 'nul\u0000' : 'scripted'))
    provider.release()
    const [bad, ...good] = await Promise.all(refused.map((one) => ended(one)))
    provider.answerWith(null)
    expect(bad?.body).toMatchObject({ status: 'failed', error: { code: 'internal' } })
    expect(good.map(({ body }) => body.status)).toEqual(['succeeded', 'succeeded'])
  })

  it('a clock that steps back five minutes runs nothing twice and makes no latency negative (59)', async () => {
    provider.hold()
    const accepted = await begin('clock')
    await begins('clock')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 5 * 60_000 })
    try {
      provider.release()
      const done = () =>
        sql('select 1 from operation where operation_id = $1 and completed_at is not null', [
          accepted.body.operation_id,
        ])
      await waitFor(async () => (await done()).rows.length === 1)
    } finally {
      vi.useRealTimers()
    }
    const { body } = await ended(accepted)
    expect(body.status).toBe('succeeded')
    expect(body.latency_ms).toBeGreaterThanOrEqual(0)
    expect(Date.parse(body.completed_at)).toBeGreaterThanOrEqual(Date.parse(body.created_at))
    expect(provider.begun.filter((text) => text === 'clock')).toHaveLength(1)
  })

  it('an operation past its deadline fails, counted from its first claim', async () => {
    const idle = await house.start({ role: 'api' }, provider.surroundings)
    await service.stop()
    const accepted = await begin('late', { on: idle })
    await house.database.transaction('worker', null, (tx) => claimFairly(tx, 1))
    await sql('update operation set deadline_at = now() where operation_id = $1', [
      accepted.body.operation_id,
    ])
    await expireLease(accepted.body.operation_id)
    service = await house.start({ syncTimeoutMs: 60_000 }, provider.surroundings)
    expect((await ended(accepted)).body.error.code).toBe('deadline_exceeded')
    expect(provider.begun).not.toContain('late')
    await idle.stop()
  })
})

describe('a worker that dies (51)', () => {
  it('loses its operation to another, which ends it; what the dead one writes late counts nothing', async () => {
    const idle = await house.start({ role: 'api' }, provider.surroundings)
    await service.stop()
    const accepted = await begin('orphan', { on: idle })
    const [dead] = await house.database.transaction('worker', null, (tx) => claimFairly(tx, 1))
    if (!dead) throw new Error('nothing claimed')
    expect((await idle.call(accepted.body.poll_url)).body.status).toBe('running')
    await expireLease(accepted.body.operation_id)
    service = await house.start({ syncTimeoutMs: 60_000 }, provider.surroundings)
    const { body } = await ended(accepted)
    expect(body).toMatchObject({ status: 'succeeded', model: 'scripted' })
    const late = await house.database.transaction('worker', 'demo', (tx) =>
      finishOperations(tx, [{ claimed: dead, outcome: INTERNAL }], 0),
    )
    expect(late).toEqual(['lost'])
    expect((await service.call(accepted.body.poll_url)).body).toEqual(body)
    await idle.stop()
  })

  it('again and again ends in attempts_exhausted, never in running for ever', async () => {
    const idle = await house.start({ role: 'api' }, provider.surroundings)
    await service.stop()
    const accepted = await begin('cursed', { on: idle })
    for (let i = 0; i < MAX_ATTEMPTS; i++) {
      await house.database.transaction('worker', null, (tx) => claimFairly(tx, 1))
      await expireLease(accepted.body.operation_id)
    }
    service = await house.start({ syncTimeoutMs: 60_000 }, provider.surroundings)
    expect((await ended(accepted)).body.error.code).toBe('attempts_exhausted')
    expect(provider.begun).not.toContain('cursed')
    await idle.stop()
  })
})

describe('a worker that is told to stop (52)', () => {
  it('gives back what does not end in time, and another worker ends it', async () => {
    const first = await house.start({ syncTimeoutMs: 60_000 }, provider.surroundings)
    await service.stop()
    provider.hold()
    const accepted = await begin('handed over', { on: first })
    await begins('handed over')
    const stopping = first.stop()
    let ready = await first.call('/readyz', { token: null })
    await waitFor(async () => {
      if (ready.status === 200) ready = await first.call('/readyz', { token: null })
      return ready.status !== 200
    })
    expectProblem(ready, 'shutting_down')
    await stopping
    provider.release()
    service = await house.start({ syncTimeoutMs: 60_000 }, provider.surroundings)
    const { body } = await ended(accepted)
    expect(body.status).toBe('succeeded')
    expect(provider.begun.filter((text) => text === 'handed over')).toHaveLength(2)
  })

  it('finishes what ends in time', async () => {
    const second = await house.start({ role: 'worker' }, provider.surroundings)
    provider.hold()
    const accepted = await Promise.all(Array.from({ length: 10 }, (_, i) => begin(`drained ${i}`)))
    await waitFor(() => provider.begun.filter((text) => text.startsWith('drained')).length === 10)
    const stopping = second.stop()
    provider.release()
    await stopping
    for (const one of accepted) expect((await ended(one)).body.status).toBe('succeeded')
    expect(provider.begun.filter((text) => text.startsWith('drained'))).toHaveLength(10)
  })
})

describe('an operation of a newer release (63)', () => {
  it('is left alone by this one, which goes on with its own', async () => {
    const idle = await house.start({ role: 'api' }, provider.surroundings)
    await service.stop()
    const newer = await begin('newer', { on: idle })
    const version = (value: number) =>
      sql('update operation set payload_version = $2 where operation_id = $1', [
        newer.body.operation_id,
        value,
      ])
    await version(PAYLOAD_VERSION + 1)
    service = await house.start({ syncTimeoutMs: 60_000 }, provider.surroundings)
    expect((await ended(await begin('own'))).body.status).toBe('succeeded')
    expect((await service.call(newer.body.poll_url)).body.status).toBe('queued')
    expect(provider.begun).not.toContain('newer')
    await version(PAYLOAD_VERSION)
    expect((await ended(newer)).body.status).toBe('succeeded')
    await idle.stop()
  })
})
