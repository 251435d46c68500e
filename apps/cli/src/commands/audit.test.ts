import { auditEventHash } from '@semmai/client'
import { AUDIT_GENESIS_HASH, type AuditEvent } from '@semmai/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordingServer } from '../test/recording-server.ts'
import { buildSemmai, runSemmai } from '../test/run-semmai.ts'

async function eventAfter(before: AuditEvent | null): Promise<AuditEvent> {
  const event: AuditEvent = {
    event_id: '0199b6a0-6e4c-7cc3-8000-000000000000',
    seq: (before?.seq ?? 0) + 1,
    type: 'byok_credential_create',
    occurred_at: '2026-01-31T09:30:00.000Z',
    tenant_id: 'demo',
    outcome: 'success',
    actor: { issuer: null, subject: 's', client_id: null, roles: [] },
    source_ip: null,
    request_id: null,
    target: null,
    details: {},
    prev_hash: before?.hash ?? AUDIT_GENESIS_HASH,
    hash: '',
  }
  return { ...event, hash: await auditEventHash(event) }
}

describe('semmai audit verify', { timeout: 60_000 }, () => {
  let events: AuditEvent[]
  /** What the service says its newest event is. */
  let newest: AuditEvent
  let server: Awaited<ReturnType<typeof recordingServer>>
  const verify = (...args: string[]) =>
    runSemmai(['audit', 'verify', '--server', server.url, ...args], { env: { SEMMAI_TOKEN: 'admin' } })

  beforeAll(async () => {
    buildSemmai()
    const first = await eventAfter(null)
    newest = await eventAfter(first)
    events = [first, newest]
    server = await recordingServer(({ path }) => {
      if (path.endsWith('/head')) return { status: 200, body: { seq: newest.seq, hash: newest.hash } }
      const at = path.includes('cursor=second') ? 1 : 0
      return { status: 200, body: { items: [events[at]], next_cursor: at === 0 ? 'second' : null } }
    })
  }, 180_000)
  afterAll(() => server.close())

  it('walks all pages in order and prints the head to keep', async () => {
    const { code, stdout } = await verify()
    expect(stdout).toBe(`2 events, chain intact; head 2:${events[1]?.hash}\n`)
    expect(code).toBe(0)
    expect(server.calls.map(({ path }) => path.replace(/\?.*/, ''))).toEqual([
      '/v1/admin/audit-events/head',
      ...['/v1/admin/audit-events', '/v1/admin/audit-events'],
    ])
    expect(server.calls[1]?.path).toContain('order=asc')
  })

  it('finds a changed event, exit code 1', async () => {
    const kept = events[1]
    events[1] = { ...(kept as AuditEvent), outcome: 'failure' }
    const { code, stdout } = await verify()
    events[1] = kept as AuditEvent
    expect(stdout).toContain('broken at event 2 (hash)')
    expect(code).toBe(1)
  })

  it('finds missing last events by the head of the service, without being told of one', async () => {
    const whole = newest
    newest = await eventAfter(whole)
    const { code, stdout } = await verify()
    newest = whole
    expect(stdout).toBe('broken at event 3 (head): the chain ends at 2\n')
    expect(code).toBe(1)
  })

  it('finds a chain that no longer contains the kept head', async () => {
    const { code, stdout } = await verify('--head', `3:${'a'.repeat(64)}`)
    expect(stdout).toContain('(head)')
    expect(code).toBe(1)
  })
})
