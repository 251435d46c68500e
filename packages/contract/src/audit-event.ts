import Type, { type Static } from 'typebox'
import { page, pageQuery } from './page.ts'
import { oneOf, ref, stringOrNull, TenantId, Timestamp, Uuid } from './schema-parts.ts'

/** Who did it, as the verified token says; `client_id` is null where it names none. */
export const AuditActor = Type.Object(
  {
    issuer: stringOrNull(),
    subject: stringOrNull(),
    client_id: stringOrNull(),
    roles: Type.Array(Type.String()),
  },
  { $id: 'AuditActor' },
)
export type AuditActor = Static<typeof AuditActor>

/** What it was done to, such as `{ type: 'credential', id: 'textmodel' }`; of a refused call the route. */
export const AuditTarget = Type.Object({ type: Type.String(), id: Type.String() }, { $id: 'AuditTarget' })
export type AuditTarget = Static<typeof AuditTarget>

/** `failure`: it was tried and refused, or did not work. */
export const AUDIT_OUTCOMES = ['success', 'failure'] as const

/** Oldest or newest event first. */
export const SORT_ORDERS = ['asc', 'desc'] as const

/**
 * One link of a tenant's hash chain: `hash` is the lower-case hex SHA-256 of the UTF-8 bytes of the
 * event's canonical JSON (RFC 8785), the member `hash` left out and `prev_hash` left in.
 */
export const AuditEvent = Type.Object(
  {
    event_id: Uuid,
    seq: Type.Integer({ minimum: 1, description: 'Gapless within a tenant.' }),
    type: Type.String({ examples: ['byok_credential_create'] }),
    occurred_at: Timestamp,
    tenant_id: TenantId,
    outcome: oneOf(AUDIT_OUTCOMES),
    actor: ref(AuditActor),
    source_ip: stringOrNull(),
    request_id: stringOrNull(),
    target: Type.Union([ref(AuditTarget), Type.Null()]),
    details: Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
    prev_hash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    hash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  },
  { $id: 'AuditEvent' },
)
export type AuditEvent = Static<typeof AuditEvent>

/** Body of GET /v1/admin/audit-events, in the order that was asked for. */
export const AuditEventPage = page('AuditEventPage', AuditEvent)
export type AuditEventPage = Static<typeof AuditEventPage>

/** Query of GET /v1/admin/audit-events; newest first, or by `seq` with `order=asc`. */
export const AuditEventListQuery = Type.Object(
  {
    type: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    order: Type.Optional(oneOf(SORT_ORDERS, { description: 'By `seq`; `desc` when absent.' })),
    ...pageQuery,
  },
  { additionalProperties: false },
)
export type AuditEventListQuery = Static<typeof AuditEventListQuery>

/** Body of GET /v1/admin/audit-events/head: the newest link; keep it, and a later rewrite shows. */
export const AuditHead = Type.Object(
  {
    tenant_id: TenantId,
    seq: Type.Integer({ minimum: 0, description: '0 before the first event.' }),
    hash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  },
  { $id: 'AuditHead' },
)
export type AuditHead = Static<typeof AuditHead>
