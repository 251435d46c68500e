import type { EssayCritiqueResult } from '@semmai/contract'
import type { Secret } from '../secrets/secret.ts'

/** Failures of a provider, by the codes of decisions B3 and C8. */
export type ProviderErrorCode =
  | 'provider_auth_failed'
  | 'provider_quota_exceeded'
  | 'provider_rate_limited'
  | 'provider_unreachable'
  | 'provider_timeout'
  | 'provider_bad_response'
  | 'provider_refused'

/** A provider call that failed. `retryAfterSeconds` is the provider's own wish, where it sent one. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly code: ProviderErrorCode
  readonly retryAfterSeconds: number | null

  constructor(code: ProviderErrorCode, message: string, retryAfterSeconds: number | null = null) {
    super(message)
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export interface Issue {
  type: 'grammar' | 'spelling' | 'style' | 'clarity'
  severity: 'low' | 'medium' | 'high'
  message: string
  /** UTF-16 code units into the text as sent, half open. */
  start: number
  end: number
  suggestion: string
  rule: string
  alternatives: string[]
}

export interface ProofreadResult {
  original_text: string
  corrected_text: string
  issues: Issue[]
}

/** What a call needs to know besides its text. */
export interface ProviderCall {
  tenantId: string
  /** Language of the messages (decision A8). */
  messageLanguage: 'ta' | 'en'
  /** Tenant settings (decision E): rule ids or prefixes, and words never to be reported. */
  disabledRules: readonly string[]
  dictionary: readonly string[]
  /** Aborted at the deadline, on cancel, or when the client hung up. */
  signal: AbortSignal
  /** Whether the tenant lets statements be looked up outside the service (settings, `fact_lookup`). */
  factLookup: boolean
  /** The tenant's key; null for a provider that needs none. */
  credential: Secret | null
  /** Called with a fraction from 0 to 1 while a long text is under way. */
  onProgress?: (fraction: number) => void
  /** Called with the tokens of every answer of a model, also of one that is of no use. */
  onUsage?: (usage: ProviderUsage) => void
}

export interface ProviderUsage {
  input_tokens: number
  output_tokens: number
}

export interface Proofread {
  model: string
  result: ProofreadResult
}

/** What a model proposes for an essay: anchored, in Tamil, and without any claim of evidence. */
export interface CritiqueProposal {
  section: 'structure' | 'clarity'
  severity: 'low' | 'medium' | 'high'
  title: string
  description: string
  /** UTF-16 code units into the essay as sent, half open. */
  from: number
  to: number
  suggestion: string
}

export interface Critiqued {
  /** Who made it: the built-in engine where the model was away. */
  provider: 'builtin' | 'textmodel'
  model: string
  result: EssayCritiqueResult
}

/** What others add to the built-in critique. */
export interface CritiqueAdditions {
  proposals?: readonly CritiqueProposal[]
  /** A deeper review was wanted but could not be had; the summary says so. */
  deepReviewMissing?: boolean
}

/** Serves text calls. Throws `ProviderError`; an abort rejects with the signal's reason. */
export interface TextProvider {
  readonly name: 'builtin' | 'textmodel'
  proofread(text: string, call: ProviderCall): Promise<Proofread>
  critique(essay: string, call: ProviderCall): Promise<Critiqued>
}

/** The built-in engine: every badge, offset and summary of a critique is made here, whoever proposes. */
export interface BuiltinProvider extends TextProvider {
  critique(essay: string, call: ProviderCall, additions?: CritiqueAdditions): Promise<Critiqued>
}
