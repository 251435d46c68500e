import type { MessageLanguage } from '@semmai/contract'
import { PROFILES } from '@semmai/contract'
import type { BuiltinProvider } from '../../providers/text-provider.ts'
import type { TokenAuthenticator } from '../access-tokens/token-authenticator.ts'
import type { Principal } from '../identity/principal.ts'
import { principalId } from '../identity/principal-id.ts'
import type { PersonalWords } from '../personal-words/service.ts'
import type { TenantPolicy } from '../tenants/tenant-policy.ts'
import { checkAnswer } from './check-answer.ts'
import type { CheckRequest, SwitchableRule } from './check-request.ts'
import { hasTamil } from './languages.ts'

/** A principal with what holds for its tenant. */
export interface Caller {
  principal: Principal & { tenantId: string }
  policy: TenantPolicy
}

/** What LanguageTool's protocol is served with (decision F7): the built-in engine, never a model, and nothing is kept. */
export interface LanguageTool {
  readonly version: string
  readonly rules: readonly SwitchableRule[]
  readonly tokens: TokenAuthenticator
  readonly words: PersonalWords
  check(
    caller: Caller,
    request: CheckRequest,
    call: { messageLanguage: MessageLanguage; signal: AbortSignal },
  ): Promise<object>
}

export interface LanguageToolOptions extends Pick<LanguageTool, 'version' | 'rules' | 'tokens' | 'words'> {
  builtin: BuiltinProvider
}

/**
 * What the tenant and the user have set holds, and what the request disables. A `silent` request and a text
 * without Tamil have no matches and are not proofread.
 */
export function createLanguageTool({ builtin, ...options }: LanguageToolOptions): LanguageTool {
  const { version, words } = options
  return {
    ...options,
    async check({ principal, policy }, request, { messageLanguage, signal }) {
      const { tenantId } = principal
      const { source, profile, disabledRules, silent } = request
      const answer = { version, messageLanguage }
      // A text in another script: a client that checks everything is not to be told so for each paragraph.
      if (silent || !hasTamil(source.text)) return checkAnswer(request, [], answer)
      const own = await words.of(tenantId, principalId(principal))
      const { result } = await builtin.proofread(source.text, {
        tenantId,
        messageLanguage,
        signal,
        disabledRules: [...policy.disabled_rules, ...disabledRules],
        dictionary: [...policy.dictionary, ...own],
        profile: profile ?? policy.profile ?? PROFILES[0],
        factLookup: false,
        credential: null,
      })
      return checkAnswer(request, result.issues, answer)
    },
  }
}
