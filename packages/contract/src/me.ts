import Type, { type Static } from 'typebox'
import { LIMITS } from './limits.ts'
import { ProfileChoice } from './profile.ts'
import { PROVIDERS } from './provider.ts'
import { TENANT_ROLES } from './role.ts'
import { oneOf, TenantId } from './schema-parts.ts'

const Words = Type.Array(Type.String({ minLength: 1, maxLength: LIMITS.dictionaryWord, pattern: '^\\S+$' }), {
  maxItems: LIMITS.personalWords,
  description: 'The user’s own: never reported as misspelt in their texts.',
})

/** Body of GET /v1/me: what holds for the caller's texts (decision F11). */
export const Me = Type.Object(
  {
    tenant_id: TenantId,
    roles: Type.Array(oneOf(TENANT_ROLES)),
    provider: oneOf(PROVIDERS, { description: 'Who would serve a text of the caller now.' }),
    profile: ProfileChoice,
    disabled_rules: Type.Array(Type.String()),
    dictionary: Type.Array(Type.String()),
    words: Words,
  },
  { $id: 'Me' },
)
export type Me = Static<typeof Me>

/** Body of PUT /v1/me/words, and its answer: the list replaces the list. */
export const PersonalWordList = Type.Object(
  { words: Words },
  { $id: 'PersonalWordList', additionalProperties: false },
)
export type PersonalWordList = Static<typeof PersonalWordList>
