import { setImmediate } from 'node:timers/promises'
import { applySuggestions } from '@semmai/contract'
import type { Secret } from '../../secrets/secret.ts'
import {
  type BuiltinProvider,
  type Proofread,
  type ProviderCall,
  ProviderError,
  type TextProvider,
} from '../text-provider.ts'
import { chunkText } from './chunk-text.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { type CompleteChatOptions, completeChat } from './complete-chat.ts'
import { critiqueEssay } from './critique-essay.ts'
import { mergeIssues } from './merge-issues.ts'
import { type ChunkOptions, type ChunkResult, proofreadChunk } from './proofread-chunk.ts'
import { protectedSpans } from './protected-spans.ts'

export interface TextmodelOptions extends CompleteChatOptions, Omit<ChunkOptions, 'complete'> {
  /** Its findings are merged in, and confirm those of the model. */
  engine: BuiltinProvider
  breaker: CircuitBreaker
  /** A chunk whose answer could not be used, while others could: it has the engine's findings only. */
  onDegraded?(): void
}

export interface TextmodelProvider extends TextProvider {
  /** The smallest possible call, which shows whether the key works. Throws `ProviderError`. */
  testCall(credential: Secret, signal: AbortSignal): Promise<void>
}

const TEST_OUTPUT_TOKENS = 16

/** The external model: it may only propose. Every offset, severity and corrected text is made here. */
export function createTextmodelProvider(options: TextmodelOptions): TextmodelProvider {
  const { model, engine, language, grounder, breaker } = options

  return {
    name: 'textmodel',

    async testCall(credential, signal) {
      const prompt = { system: 'Answer with the word ok.', user: 'ok', schema: null }
      try {
        await model.complete({ ...prompt, maxOutputTokens: TEST_OUTPUT_TOKENS, credential, signal })
      } catch (error) {
        // Some servers answer a wrong key as a bad request, in words of their own.
        const isUnclear = error instanceof ProviderError && error.code === 'provider_bad_response'
        if (!isUnclear || !(await model.refusesKey(credential, signal))) throw error
        throw new ProviderError('provider_auth_failed', 'The provider refuses the key')
      }
    },

    critique: (essay, call) =>
      critiqueEssay(essay, call, {
        modelName: model.name,
        engine,
        language,
        grounder,
        boundary: options.boundary,
        complete: (asked, asking) => breaker.run(asking.tenantId, () => completeChat(options, asked, asking)),
      }),

    // One text is one call to the breaker, however many chunks it has: they fail, and try again, together.
    proofread: (text, call) => breaker.run(call.tenantId, () => proofreadText(options, text, call)),
  }
}

async function proofreadText(
  options: TextmodelOptions,
  text: string,
  call: ProviderCall,
): Promise<Proofread> {
  const { model, engine, language } = options
  const chunkOptions: ChunkOptions = {
    ...options,
    complete: (asked, asking) => completeChat(options, asked, asking),
  }
  const sentences = language.sentences(text)
  const chunks = chunkText(text, sentences)
  const barred = protectedSpans(text, language)
  const failed = new AbortController()
  const signal = AbortSignal.any([call.signal, failed.signal])
  // The model takes longest, so it is asked first; the engine works while its answers are under way.
  const finding = setImmediate().then(() => engine.proofread(text, { ...call, signal, credential: null }))
  finding.catch((error) => failed.abort(error))
  let done = 0
  const results = await Promise.all(
    chunks.map(async (chunk) => {
      try {
        const result = await proofreadChunk(
          chunkOptions,
          { text, sentences, barred, finding, call: { ...call, signal } },
          chunk,
        )
        call.onProgress?.(++done / chunks.length)
        return result
      } catch (error) {
        // What fails for one chunk (the key, the quota, the network) fails for all: the others stop too.
        failed.abort(error)
        throw error
      }
    }),
  )
  const found = (await finding).result.issues
  throwIfAllFailed(results)
  for (const { failure } of results) if (failure) options.onDegraded?.()
  const issues = mergeIssues(
    found,
    results.flatMap((result) => result.issues),
  )
  return {
    model: model.name,
    result: { original_text: text, corrected_text: applySuggestions(text, issues), issues },
  }
}

function throwIfAllFailed(results: readonly ChunkResult[]): void {
  const first = results[0]?.failure
  if (first && results.every(({ failure }) => failure !== null)) throw first
}
