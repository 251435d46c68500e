import { describe, expect, it } from 'vitest'
import { operationsHarness } from './operations-harness.ts'
import { waitFor } from './wait-for.ts'

const at = await operationsHarness()
const { harness, provider, begin, ended, cancel, begins, superuser } = at

/** The notification connections that listen already. */
async function listeners(): Promise<number[]> {
  const rows = await superuser<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'semmai-listener' and datname = current_database()
       and state = 'idle' and query not in ('', 'begin')`,
  )
  return rows.map(({ pid }) => pid)
}

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
    const reply = await fetch(`${at.service.origin}/v1/proofread`, {
      method: 'POST',
      headers: [
        ...Object.entries({
          'content-type': 'application/json',
          authorization: `Bearer ${await harness.token()}`,
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
    const running = await at.service.call(accepted.body.poll_url)
    expect(running.body.status).toBe('running')
    expect(running.headers.get('retry-after')).toBe('1')
    const waiting = ended(accepted)
    const patient = at.service.call(accepted.body.poll_url, { headers: { prefer: 'wait=0' } })
    expect((await patient).body.status).toBe('running')
    provider.release()
    const { body, headers } = await waiting
    expect(body.status).toBe('succeeded')
    expect(headers.get('retry-after')).toBeNull()
    expect(headers.get('preference-applied')).toBe('wait=30')
  })

  it('wakes 200 waiting clients by one notification, on another node too', async () => {
    const other = await harness.start({ role: 'api' }, provider.dependencies)
    provider.hold()
    const accepted = await begin('crowd')
    await begins('crowd')
    const clients = Array.from({ length: 200 }, (_, i) => ended(accepted, i % 2 === 0 ? at.service : other))
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
    expect((await at.service.call(accepted.body.poll_url)).body.status).toBe('running')
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
    expect((await at.service.call(accepted.body.poll_url)).body.status).toBe('running')
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
      return (await at.service.call(accepted.body.poll_url)).body.progress === 0.5
    })
    report(0.2)
    expect((await at.service.call(accepted.body.poll_url)).body.progress).toBe(0.5)
    await cancel(accepted)
    expect((await ended(accepted)).body).not.toHaveProperty('progress')
  })
})

describe('GET /v1/operations', () => {
  it('lists one’s own, newest first, page by page; an admin sees the tenant’s', async () => {
    await harness.addTenant('lister')
    const tokens = await Promise.all(['a', 'b'].map((sub) => harness.token({ tenant_id: 'lister', sub })))
    const ids: string[] = []
    for (let i = 0; i < 6; i++) {
      const made = await at.service.call('/v1/proofread', {
        body: { text: `item ${i}`, language: 'ta' },
        token: tokens[i % 2] ?? '',
      })
      ids.unshift(made.body.operation_id)
    }
    const list = async (query: string, token: string) =>
      (await at.service.call(`/v1/operations${query}`, { token })).body
    const own = await list('?status=succeeded&endpoint=proofread', tokens[0] ?? '')
    expect(own.items.map(({ operation_id }: { operation_id: string }) => operation_id)).toEqual(
      ids.filter((_, i) => i % 2 === 1),
    )
    const boss = await harness.token({ tenant_id: 'lister', sub: 'boss', roles: ['tenant_admin'] })
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
