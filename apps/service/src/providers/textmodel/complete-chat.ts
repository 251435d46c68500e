import { type ProviderCall, ProviderError } from '../text-provider.ts'
import type { ChatAnswer, ChatModel, ChatRequest } from './chat-model.ts'

/** A prompt, with what the answer has to be; the rest of the request is the call's. */
export type Asked = Omit<ChatRequest, 'credential' | 'signal' | 'onEnd'>

export interface CompleteChatOptions {
  model: ChatModel
  /** Longest wait for one answer of the model, in milliseconds. */
  callTimeoutMs?: number
}

const CALL_TIMEOUT_MS = 60_000

/** One answer of the model with the call's key, and its usage told. Throws `ProviderError`, or the signal's reason. */
export async function completeChat(
  { model, callTimeoutMs = CALL_TIMEOUT_MS }: CompleteChatOptions,
  asked: Asked,
  call: ProviderCall,
): Promise<ChatAnswer> {
  const timeout = AbortSignal.timeout(callTimeoutMs)
  const { credential, signal, onModelCall } = call
  if (!credential) throw new TypeError('textmodel needs a credential')
  const request = {
    ...asked,
    credential,
    signal: AbortSignal.any([signal, timeout]),
    ...(onModelCall ? { onEnd: onModelCall } : {}),
  }
  try {
    const answer = await model.complete(request)
    if (answer.usage !== null) call.onUsage?.(answer.usage)
    return answer
  } catch (error) {
    if (timeout.aborted && !signal.aborted)
      throw new ProviderError('provider_timeout', 'The provider is too slow')
    throw error
  }
}
