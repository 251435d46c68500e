import Type, { type Static } from 'typebox'
import { LIMITS } from './limits.ts'
import { page } from './page.ts'
import { oneOf, stringOrNull, Timestamp, TimestampOrNull, Uuid } from './schema-parts.ts'

/** What an access token may be used for (decision F6). */
export const ACCESS_TOKEN_SCOPES = ['proofread'] as const
export type AccessTokenScope = (typeof ACCESS_TOKEN_SCOPES)[number]

/** Body of POST /v1/access-tokens. */
export const AccessTokenCreateRequest = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: LIMITS.name,
      description: 'For people: where the token is used.',
      examples: ['LibreOffice at school'],
    }),
    expires_in_days: Type.Integer({ minimum: 1, maximum: LIMITS.accessTokenDays }),
    scopes: Type.Optional(
      Type.Array(oneOf(ACCESS_TOKEN_SCOPES), {
        minItems: 1,
        maxItems: ACCESS_TOKEN_SCOPES.length,
        description: 'All there are when absent.',
      }),
    ),
  },
  { $id: 'AccessTokenCreateRequest', additionalProperties: false },
)
export type AccessTokenCreateRequest = Static<typeof AccessTokenCreateRequest>

const accessToken = {
  id: Uuid,
  name: Type.String(),
  scopes: Type.Array(oneOf(ACCESS_TOKEN_SCOPES)),
  issuer: Type.String({ description: 'With `subject`: whose token it is.' }),
  subject: Type.String(),
  created_at: Timestamp,
  expires_at: Timestamp,
  last_used_at: Type.Unsafe<Static<typeof TimestampOrNull>>({
    ...TimestampOrNull,
    description: 'To the minute; null before the first use.',
  }),
}

/** What is known of an access token; never the token itself. */
export const AccessToken = Type.Object(accessToken, { $id: 'AccessToken' })
export type AccessToken = Static<typeof AccessToken>

/** The answer to POST /v1/access-tokens: the only time that the token is shown. */
export const AccessTokenCreated = Type.Object(
  {
    ...accessToken,
    token: stringOrNull({
      description: 'Shown once, here; null where the answer is given again under its Idempotency-Key.',
    }),
  },
  { $id: 'AccessTokenCreated' },
)
export type AccessTokenCreated = Static<typeof AccessTokenCreated>

/** Body of GET /v1/access-tokens: newest first, without the tokens' values. */
export const AccessTokenPage = page('AccessTokenPage', AccessToken)
export type AccessTokenPage = Static<typeof AccessTokenPage>

/** Path of one access token. */
export const AccessTokenPath = Type.Object({ access_token_id: Type.String() })
export type AccessTokenPath = Static<typeof AccessTokenPath>
