import type {
  EssayCritiqueResult,
  Genre,
  MessageLanguage,
  Profile,
  ProofreadResult,
  Provider,
  Severity,
  WordLimit,
} from '@semmai/contract'
import type { Secret } from '../secrets/secret.ts'
import type { ModelText } from './textmodel/model-text.ts'

/** Failures of a provider, by the codes of decisions B3 and C8. */
export type ProviderErrorCode =
  | 'provider_auth_failed'
  | 'provider_quota_exceeded'
  | 'provider_rate_limited'
  | 'provider_unreachable'
  | 'provider_timeout'
  | 'provider_bad_response'
  | 'provider_refused'

/** A provider call that failed. `retryAfterSeconds` is the provider's own wish, `status` its HTTP status, where it sent one. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly code: ProviderErrorCode
  readonly retryAfterSeconds: number | null
  readonly status: number | null

  constructor(
    code: ProviderErrorCode,
    message: string,
    retryAfterSeconds: number | null = null,
    status: number | null = null,
  ) {
    super(message)
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
    this.status = status
  }
}

/** What an earlier critique asked for, for the comparison of two drafts. */
export interface EarlierItem {
  id: string
  category: string
  title: string
  excerpt: string
}

/** What is known of an essay besides its text (decision F1). */
export interface EssayBrief {
  title?: string
  prompt?: string
  wordLimit?: WordLimit
  genre?: Genre
  earlier?: readonly EarlierItem[]
}

/** What a call needs to know besides its text. */
export interface ProviderCall {
  tenantId: string
  /** Language of the messages (decision A8). */
  messageLanguage: MessageLanguage
  /** Tenant settings (decision E): rule ids or prefixes, and words never to be reported. */
  disabledRules: readonly string[]
  dictionary: readonly string[]
  /** For whom the text is read (decision F5). */
  profile: Profile
  /** Of an essay only. */
  brief?: EssayBrief
  /** Aborted at the deadline, on cancel, or when the client hung up. */
  signal: AbortSignal
  /** Whether the tenant lets statements be looked up outside the service (settings, `fact_lookup`). */
  factLookup: boolean
  /** An operation that a worker carries out: calls that wait for their answer go before it. */
  background?: boolean
  /** The tenant's key; null for a provider that needs none. */
  credential: Secret | null
  /** Called with a fraction from 0 to 1 while a long text is under way. */
  onProgress?: (fraction: number) => void
  /** Called with the tokens of every answer of a model, also of one that is of no use. */
  onUsage?: (usage: ProviderUsage) => void
  /** Called at the end of every request to a model. */
  onModelCall?: (ended: ModelCallEnd) => void
  /** Called with the number of findings of the model that hold in the text, once for each part of it. */
  onModelFindings?: (count: number) => void
  /** Whether the call is made again later after this failure: then nothing has to stand in for the model now. */
  willRetry?: (failure: ProviderError) => boolean
}

export interface ModelCallEnd {
  latencyMs: number
  /** HTTP status of an answer that was a failure; null where there was none. */
  failedStatus: number | null
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
  severity: Severity
  title: ModelText
  description: ModelText
  /** UTF-16 code units into the essay as sent, half open. */
  from: number
  to: number
  suggestion: ModelText
}

export interface Critiqued {
  /** Who made it: the built-in engine where the model was unavailable. */
  provider: Provider
  model: string
  result: EssayCritiqueResult
  /** Why the model has no part in it, although it was asked. */
  modelFailure?: ProviderErrorCode
}

/** What others add to the built-in critique. */
export interface CritiqueAdditions {
  proposals?: readonly CritiqueProposal[]
  /** A deeper review was wanted but could not be had; the summary says so. */
  deepReviewMissing?: boolean
}

/** Serves text calls. Throws `ProviderError`; an abort rejects with the signal's reason. */
export interface TextProvider {
  readonly name: Provider
  proofread(text: string, call: ProviderCall): Promise<Proofread>
  critique(essay: string, call: ProviderCall): Promise<Critiqued>
}

/** The built-in engine: every badge, offset and summary of a critique is made here, whatever the source of a proposal. */
export interface BuiltinProvider extends TextProvider {
  critique(essay: string, call: ProviderCall, additions?: CritiqueAdditions): Promise<Critiqued>
}
