import Type, { type Static } from 'typebox'
import { ExternalModel } from './external-model.ts'
import { LIMITS } from './limits.ts'
import { ProfileChoice } from './profile.ts'

const DisabledRules = Type.Array(Type.String({ minLength: 1, maxLength: 120 }), {
  maxItems: LIMITS.disabledRules,
  description:
    'Rule ids, or prefixes of them such as `style/`. Ids of earlier releases stay accepted, unknown ones are refused.',
})
const Dictionary = Type.Array(Type.String({ minLength: 1, maxLength: LIMITS.dictionaryWord }), {
  maxItems: LIMITS.dictionaryWords,
  description: 'Words that are never reported as misspelt.',
})

const FactLookup = Type.Boolean({
  description:
    'Whether statements of essays may be looked up in Wikipedia, where the deployment allows it. Only the name of what a statement is about is sent. Off by default.',
})

const AccessTokens = Type.Boolean({
  description:
    'Whether users may make access tokens for programs that cannot sign in (POST /v1/access-tokens). Where it is off, none is accepted. Off by default.',
})

const LanguagetoolApi = Type.Boolean({
  description:
    'Whether clients of LanguageTool’s protocol may be used, where the deployment offers it (/v1/languagetool/v2). They need access tokens. Off by default.',
})

/** Body of GET /v1/admin/settings. */
export const Settings = Type.Object(
  {
    disabled_rules: DisabledRules,
    dictionary: Dictionary,
    fact_lookup: FactLookup,
    profile: ProfileChoice,
    access_tokens: AccessTokens,
    languagetool_api: LanguagetoolApi,
    external_model: ExternalModel,
  },
  { $id: 'Settings' },
)
export type Settings = Static<typeof Settings>

/** Body of PATCH /v1/admin/settings; an absent member stays as it is, a present one replaces the list. */
export const SettingsPatch = Type.Object(
  {
    disabled_rules: Type.Optional(DisabledRules),
    dictionary: Type.Optional(Dictionary),
    fact_lookup: Type.Optional(FactLookup),
    profile: Type.Optional(ProfileChoice),
    access_tokens: Type.Optional(AccessTokens),
    languagetool_api: Type.Optional(LanguagetoolApi),
    external_model: Type.Optional(ExternalModel),
  },
  { $id: 'SettingsPatch', additionalProperties: false, minProperties: 1 },
)
export type SettingsPatch = Static<typeof SettingsPatch>
