import Type, { type Static } from 'typebox'
import { oneOf } from './schema-parts.ts'

/** `private`: calls come from `allowed_cidrs` only, of which there must be one at least. */
export const NETWORK_MODES = ['public', 'private'] as const
export type NetworkMode = (typeof NETWORK_MODES)[number]

/** IPv4 or IPv6 networks in CIDR notation; each is checked by the module. */
export const AllowedCidrs = Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
  maxItems: 256,
  description: 'Networks that the tenant may call from; empty: any.',
})

/** Body of PUT /v1/operator/tenants/{tenant_id}/network. */
export const NetworkConfiguration = Type.Object(
  { mode: oneOf(NETWORK_MODES), allowed_cidrs: Type.Optional(AllowedCidrs) },
  { $id: 'NetworkConfiguration', additionalProperties: false },
)
export type NetworkConfiguration = Static<typeof NetworkConfiguration>
