import Type, { type Static } from 'typebox'

/** Body of PUT /v1/operator/tenants/{tenant_id}/identity (decisions D1 to D3). */
export const IdentityConfiguration = Type.Object(
  {
    issuer: Type.String({ minLength: 1, maxLength: 2048, description: 'Exactly the `iss` of its tokens.' }),
    audience: Type.String({ minLength: 1, maxLength: 2048 }),
    jwks_uri: Type.Optional(
      Type.String({ minLength: 1, maxLength: 2048, description: 'Taken from discovery when absent.' }),
    ),
    roles_claim: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 512,
        description: 'Path of the role claim, default `roles`; for example `realm_access.roles`.',
      }),
    ),
    studio_client_id: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
    strict_typ: Type.Optional(Type.Boolean({ description: 'Accept `typ` `at+jwt` only.' })),
  },
  { $id: 'IdentityConfiguration', additionalProperties: false },
)
export type IdentityConfiguration = Static<typeof IdentityConfiguration>
