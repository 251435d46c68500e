import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateText, type LanguageModel, wrapLanguageModel } from 'ai'
import { ProviderError } from '../text-provider.ts'
import type { ChatAnswer, ChatModel, ChatRequest } from './chat-model.ts'
import { limitedFetch, ResponseTooLarge } from './limited-fetch.ts'
import { TEXTMODEL } from './name.ts'
import { toProviderError } from './provider-errors.ts'
import { readReportedUsage } from './reported-usage.ts'

export interface OpenAICompatibleModelOptions {
  /** Up to and without `/chat/completions`, for example `https://api.openai.com/v1`. */
  baseUrl: string
  model: string
}

/** A server that speaks the OpenAI chat-completions format. Never retries: the queue and the caller do. */
export function createOpenAICompatibleModel({ baseUrl, model }: OpenAICompatibleModelOptions): ChatModel {
  return {
    name: model,
    async complete(request) {
      request.signal.throwIfAborted()
      try {
        return await generate(baseUrl, model, request)
      } catch (error) {
        if (request.signal.aborted) throw request.signal.reason
        throw toError(error)
      }
    },
    async refusesKey(credential, signal) {
      const headers = { authorization: `Bearer ${credential.reveal()}` }
      try {
        const { status, body } = await limitedFetch(`${baseUrl}/models`, { headers, signal })
        await body?.cancel()
        return KEY_REFUSED.includes(status)
      } catch {
        signal.throwIfAborted()
        return false
      }
    },
  }
}

/** A request for the list of models holds nothing that can be bad but its key. */
const KEY_REFUSED: readonly number[] = [400, 401, 403]

async function generate(baseUrl: string, model: string, request: ChatRequest): Promise<ChatAnswer> {
  const { text, finishReason, usage } = await generateText({
    model: languageModel(baseUrl, model, request),
    system: request.system,
    prompt: request.user,
    temperature: 0,
    maxOutputTokens: request.maxOutputTokens,
    maxRetries: 0,
    abortSignal: request.signal,
  })
  return {
    text,
    finish: finishReason === 'length' ? 'length' : finishReason === 'content-filter' ? 'refused' : 'stop',
    usage: readReportedUsage(usage.inputTokens, usage.outputTokens),
  }
}

/** The SDK parses structured answers itself and gives up at the first flaw; here the schema only travels along. */
function languageModel(baseUrl: string, model: string, { credential, schema }: ChatRequest): LanguageModel {
  const provider = createOpenAICompatible({
    name: TEXTMODEL,
    baseURL: baseUrl,
    apiKey: credential.reveal(),
    fetch: limitedFetch,
    supportsStructuredOutputs: true,
  })
  return wrapLanguageModel({
    model: provider.chatModel(model),
    middleware: {
      specificationVersion: 'v3',
      transformParams: async ({ params }) =>
        schema ? { ...params, responseFormat: { type: 'json' as const, ...schema } } : params,
    },
  })
}

function toError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (isCausedBy(error, ResponseTooLarge)) {
    return new ProviderError('provider_bad_response', 'The answer of the provider is too large')
  }
  if (!APICallError.isInstance(error)) {
    return new ProviderError('provider_bad_response', 'The answer of the provider cannot be used')
  }
  const { statusCode, responseBody, responseHeaders } = error
  if (statusCode === undefined)
    return new ProviderError('provider_unreachable', 'The provider cannot be reached')
  // A 200 that the SDK cannot read, such as an HTML page, is an error too.
  if (statusCode < 400)
    return new ProviderError(
      'provider_bad_response',
      'The answer of the provider cannot be used',
      null,
      statusCode,
    )
  const retryAfter = responseHeaders?.['retry-after'] ?? null
  return toProviderError({ status: statusCode, body: responseBody ?? '', retryAfter })
}

function isCausedBy(error: unknown, ErrorClass: typeof ResponseTooLarge): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ErrorClass) return true
  }
  return false
}
