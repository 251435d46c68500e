import type { Secret } from '../../secrets/secret.ts'
import type { ModelCallEnd, ProviderUsage } from '../text-provider.ts'

export interface ChatRequest {
  system: string
  user: string
  /** JSON schema that the answer must follow; null for free text. */
  schema: { name: string; schema: Readonly<Record<string, unknown>> } | null
  maxOutputTokens: number
  credential: Secret
  signal: AbortSignal
  /** Called when the request has ended, however it did. */
  onEnd?: (ended: ModelCallEnd) => void
}

export interface ChatAnswer {
  text: string
  finish: 'stop' | 'length' | 'refused'
  /** Null where the model reports none, or what can be no count of tokens. */
  usage: ProviderUsage | null
}

/**
 * One call to a chat model, without any retry. Throws `ProviderError`; an abort rejects with the signal's reason.
 */
export interface ChatModel {
  readonly name: string
  complete(request: ChatRequest): Promise<ChatAnswer>
  /** Whether the server refuses the key even for its list of models; false where that cannot be told. */
  refusesKey(credential: Secret, signal: AbortSignal): Promise<boolean>
}
