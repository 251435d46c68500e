import Type, { type Static } from 'typebox'

/** Body of POST /v1/operator/secrets/rewrap: data keys wrapped anew by the present master key. */
export const SecretRewrap = Type.Object(
  {
    rewrapped: Type.Integer({ minimum: 0 }),
    current: Type.Integer({ minimum: 0, description: 'Were under the present master key already.' }),
  },
  { $id: 'SecretRewrap' },
)
export type SecretRewrap = Static<typeof SecretRewrap>
