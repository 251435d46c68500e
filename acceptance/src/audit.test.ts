// Interface 6; decisions E.
import { createClient, itemsOf, verifyAuditChain } from '@semmai/client'
import type { AuditEvent } from '@semmai/contract'
import { describe, expect, it } from 'vitest'
import { runningService } from './running-service.ts'
import { anError, aString, aTimestamp, aUuid, expectProblem } from './shapes.ts'
import { CREDENTIALS, tenantIn } from './tenant.ts'

const EVENTS = '/v1/admin/audit-events'
const service = await runningService()
const aHash = expect.stringMatching(/^[0-9a-f]{64}$/)

describe('audit events', () => {
  it('have every field, for an upload and a rotation', async () => {
    const { id, admin, viewer } = await tenantIn(service, 'byok_pending')
    const created = await admin.post(CREDENTIALS, { credential: 'valid-1', mode: 'create', label: 'one' })
    const rotated = await admin.post(CREDENTIALS, { credential: 'valid-2', mode: 'rotate' })
    for (const [type, upload] of [
      ['byok_credential_create', created],
      ['byok_credential_rotate', rotated],
    ] as const) {
      const { status, body } = await viewer.get(`${EVENTS}?type=${type}`)
      expect(status).toBe(200)
      expect(body).toEqual({
        items: [
          {
            event_id: aUuid,
            seq: expect.any(Number),
            type,
            occurred_at: aTimestamp,
            tenant_id: id,
            outcome: 'success',
            actor: {
              ...{ issuer: service.tenantIssuer, subject: aString, client_id: aString },
              roles: ['tenant_admin'],
            },
            source_ip: expect.stringMatching(/127\.0\.0\.1|::1/),
            request_id: upload.body.request_id ?? upload.headers.get('x-request-id'),
            target: { type: 'credential', id: 'textmodel' },
            details: {
              fingerprint: upload.body.fingerprint,
              label: upload.body.label,
              version: expect.any(Number),
            },
            prev_hash: aHash,
            hash: aHash,
          },
        ],
        next_cursor: null,
      })
    }
  })

  it('record the whole life of a tenant, in a chain with a published head', async () => {
    const { admin, viewer } = await tenantIn(service, 'live')
    const client = createClient({ baseUrl: service.url, token: admin.token })
    const events: AuditEvent[] = []
    for await (const event of itemsOf((cursor) => client.auditEvents.list({ order: 'asc', ...cursor }))) {
      events.push(event)
    }
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1))
    const types = new Set(events.map(({ type }) => type))
    for (const type of [
      ...['tenant_created', 'byok_credential_create', 'byok_validation_passed', 'onboarding_state_changed'],
      ...['integration_created', 'certification_started', 'certification_completed'],
    ]) {
      expect(types).toContain(type)
    }
    const report = await verifyAuditChain(events)
    expect(report.fault).toBeNull()
    const head = (await viewer.get(`${EVENTS}/head`)).body
    expect(head).toEqual({ tenant_id: events[0]?.tenant_id, seq: events.length, hash: events.at(-1)?.hash })
  })

  it('record refused calls', async () => {
    const { viewer } = await tenantIn(service, 'byok_pending')
    expect((await viewer.post(CREDENTIALS, { credential: 'valid-1', mode: 'create' })).status).toBe(403)
    await expect
      .poll(async () => (await viewer.get(`${EVENTS}?type=access_denied`)).body.items.length, {
        timeout: 20_000,
      })
      .toBe(1)
  })

  it('are not repeated for a replay', async () => {
    const { admin } = await tenantIn(service, 'byok_pending')
    const upload = () =>
      admin.post(CREDENTIALS, { credential: 'valid-1', mode: 'create' }, { 'idempotency-key': 'once' })
    await upload()
    expect((await upload()).headers.get('idempotent-replayed')).toBe('true')
    expect((await admin.get(`${EVENTS}?type=byok_credential_create`)).body.items).toHaveLength(1)
  })

  it('are listed newest first', async () => {
    const { admin } = await tenantIn(service, 'validation_pending')
    const { items } = (await admin.get(`${EVENTS}?limit=2`)).body
    expect(items[0].seq).toBe(items[1].seq + 1)
    const wrong = await admin.get(`${EVENTS}?order=up`)
    expectProblem(wrong, 400, 'invalid_request', { errors: [anError('order', 'enum')] })
  })
})
