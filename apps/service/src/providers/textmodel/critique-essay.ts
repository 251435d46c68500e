import type { TamilLanguage } from '../tamil-language.ts'
import { type BuiltinProvider, type Critiqued, type ProviderCall, ProviderError } from '../text-provider.ts'
import type { ChatAnswer, ChatRequest } from './chat-model.ts'
import { buildCritiquePrompt } from './critique-prompt.ts'
import type { Grounder } from './grounder.ts'
import { PROPOSALS_SCHEMA } from './model-proposal.ts'
import { TEXTMODEL } from './name.ts'

export interface CritiqueEssayOptions {
  modelName: string
  engine: BuiltinProvider
  language: TamilLanguage
  grounder: Grounder
  boundary(): string
  /** Asks the model, with the tenant's key, its breaker and the deadline. */
  complete(request: Omit<ChatRequest, 'credential' | 'signal'>, call: ProviderCall): Promise<ChatAnswer>
}

/**
 * The built-in critique with what the model adds to structure and clarity. Where the model is unavailable,
 * refuses or answers unusably, the critique is given without its remarks; its summary and `modelFailure` say so.
 * Throws `ProviderError` only where the call is to be made again (`willRetry`).
 */
export async function critiqueEssay(
  essay: string,
  call: ProviderCall,
  { modelName, engine, language, grounder, boundary, complete }: CritiqueEssayOptions,
): Promise<Critiqued> {
  const sentences = language.sentences(essay)
  if (sentences.length === 0) return engine.critique(essay, call)
  try {
    const prompt = buildCritiquePrompt(essay, sentences, boundary())
    const answer = await complete({ ...prompt, schema: PROPOSALS_SCHEMA }, call)
    if (answer.finish === 'refused') throw new ProviderError('provider_refused', 'The model refused')
    const proposals = await grounder.proposals({ answer: answer.text, essay, sentences }, call)
    if (proposals === null) throw new ProviderError('provider_bad_response', 'The answer cannot be used')
    const critiqued = await engine.critique(essay, call, { proposals })
    return { ...critiqued, provider: TEXTMODEL, model: modelName }
  } catch (error) {
    call.signal.throwIfAborted()
    if (!(error instanceof ProviderError)) throw error
    if (call.willRetry?.(error)) throw error
    const critiqued = await engine.critique(essay, call, { deepReviewMissing: true })
    return { ...critiqued, modelFailure: error.code }
  }
}
