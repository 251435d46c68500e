import Type, { type Static } from 'typebox'
import { stringOrNull, TenantId } from './schema-parts.ts'

/** Query of GET /v1/studio/sign-in. */
export const StudioSignInQuery = Type.Object({ tenant: TenantId }, { additionalProperties: false })
export type StudioSignInQuery = Static<typeof StudioSignInQuery>

/** The same shape for unknown tenants: both members null. */
export const StudioSignIn = Type.Object(
  { issuer: stringOrNull(), studio_client_id: stringOrNull() },
  { $id: 'StudioSignIn' },
)
export type StudioSignIn = Static<typeof StudioSignIn>
