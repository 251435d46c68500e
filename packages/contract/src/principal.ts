import Type, { type Static } from 'typebox'
import { AccessToken } from './access-token.ts'
import { Operation } from './operation.ts'
import { ref, TenantId, Timestamp } from './schema-parts.ts'

/** Body of POST /v1/admin/principals/export and /erase: whose data, as the claims `iss` and `sub` name them. */
export const PrincipalRequest = Type.Object(
  {
    issuer: Type.String({ minLength: 1, maxLength: 2048 }),
    subject: Type.String({ minLength: 1, maxLength: 1024 }),
  },
  { $id: 'PrincipalRequest', additionalProperties: false },
)
export type PrincipalRequest = Static<typeof PrincipalRequest>

/** What is kept of one person but the audit events, the newest operations only (decision F12). */
export const PrincipalExport = Type.Object(
  {
    tenant_id: TenantId,
    issuer: Type.String(),
    subject: Type.String(),
    exported_at: Timestamp,
    words: Type.Array(Type.String()),
    access_tokens: Type.Array(ref(AccessToken)),
    operations: Type.Array(ref(Operation), { description: 'Newest first, with their results.' }),
    more_operations: Type.Boolean({
      description: 'Whether there are older ones than the newest 1,000: erase or read them by their ids.',
    }),
  },
  { $id: 'PrincipalExport' },
)
export type PrincipalExport = Static<typeof PrincipalExport>

/** Answer to POST /v1/admin/principals/erase. */
export const PrincipalErasure = Type.Object(
  {
    operations: Type.Integer({ minimum: 0, description: 'Results erased; what was under way is cancelled.' }),
    access_tokens: Type.Integer({ minimum: 0 }),
    words: Type.Integer({ minimum: 0 }),
  },
  { $id: 'PrincipalErasure' },
)
export type PrincipalErasure = Static<typeof PrincipalErasure>
