import Type, { type Static } from 'typebox'
import { LIMITS } from './limits.ts'
import { page } from './page.ts'
import { ref, Timestamp, TimestampOrNull, Uuid } from './schema-parts.ts'

const Name = Type.String({ minLength: 1, maxLength: LIMITS.name })
const ClientId = Type.String({
  minLength: 1,
  maxLength: 255,
  description: '`client_id` or `azp` of its tokens.',
})

/** The client whose tokens may make the integration's handshake, and whether they may now. */
export const IntegrationAuth = Type.Object(
  { client_id: Type.String(), active: Type.Boolean() },
  { $id: 'IntegrationAuth' },
)
export type IntegrationAuth = Static<typeof IntegrationAuth>

/** Whether and when the integration has made its handshake; another client has to make it again. */
export const IntegrationConnectivity = Type.Object(
  { verified: Type.Boolean(), verified_at: TimestampOrNull },
  { $id: 'IntegrationConnectivity' },
)
export type IntegrationConnectivity = Static<typeof IntegrationConnectivity>

/** Interface 2.10, decision E. */
export const Integration = Type.Object(
  {
    integration_id: Uuid,
    name: Type.String(),
    active: Type.Boolean(),
    auth: ref(IntegrationAuth),
    connectivity: ref(IntegrationConnectivity),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: 'Integration' },
)
export type Integration = Static<typeof Integration>

/** Body of GET /v1/admin/integrations, newest first. */
export const IntegrationPage = page('IntegrationPage', Integration)
export type IntegrationPage = Static<typeof IntegrationPage>

/** `active` is true when absent. */
export const IntegrationAuthRequest = Type.Object(
  { client_id: ClientId, active: Type.Optional(Type.Boolean()) },
  { $id: 'IntegrationAuthRequest', additionalProperties: false },
)
export type IntegrationAuthRequest = Static<typeof IntegrationAuthRequest>

/** Body of POST /v1/admin/integrations; `active` and `auth.active` are true when absent. */
export const IntegrationCreateRequest = Type.Object(
  {
    name: Name,
    active: Type.Optional(Type.Boolean()),
    auth: ref(IntegrationAuthRequest),
  },
  { $id: 'IntegrationCreateRequest', additionalProperties: false },
)
export type IntegrationCreateRequest = Static<typeof IntegrationCreateRequest>

/** Absent members stay as they are. */
export const IntegrationAuthPatch = Type.Object(
  { client_id: Type.Optional(ClientId), active: Type.Optional(Type.Boolean()) },
  { $id: 'IntegrationAuthPatch', additionalProperties: false },
)
export type IntegrationAuthPatch = Static<typeof IntegrationAuthPatch>

/** Body of PATCH /v1/admin/integrations/{integration_id}. */
export const IntegrationPatch = Type.Object(
  {
    name: Type.Optional(Name),
    active: Type.Optional(Type.Boolean()),
    auth: Type.Optional(ref(IntegrationAuthPatch)),
  },
  { $id: 'IntegrationPatch', additionalProperties: false, minProperties: 1 },
)
export type IntegrationPatch = Static<typeof IntegrationPatch>

/** Path of one integration. */
export const IntegrationPath = Type.Object({ integration_id: Type.String() })
export type IntegrationPath = Static<typeof IntegrationPath>
