import type { TamilLanguage } from '../tamil-language.ts'
import { type BuiltinProvider, type Critiqued, type ProviderCall, ProviderError } from '../text-provider.ts'
import type { ChatAnswer, ChatRequest } from './chat-model.ts'
import { buildCritiquePrompt } from './critique-prompt.ts'
import { groundProposals } from './ground-proposals.ts'
import { PROPOSALS_SCHEMA, readProposals } from './model-proposal.ts'
import { parseList } from './parse-answer.ts'

export interface CritiqueEssayOptions {
  modelName: string
  engine: BuiltinProvider
  language: TamilLanguage
  boundary(): string
  /** Asks the model, with the tenant's key, its breaker and the deadline. */
  complete(request: Omit<ChatRequest, 'credential' | 'signal'>, call: ProviderCall): Promise<ChatAnswer>
}

/**
 * The built-in critique with what the model adds to structure and clarity. A model that is away, refuses or talks
 * nonsense costs nothing but its remarks: the critique comes all the same, and its summary says so.
 */
export async function critiqueEssay(
  essay: string,
  call: ProviderCall,
  { modelName, engine, language, boundary, complete }: CritiqueEssayOptions,
): Promise<Critiqued> {
  const sentences = language.sentences(essay)
  if (sentences.length === 0) return engine.critique(essay, call)
  try {
    const prompt = buildCritiquePrompt(essay, sentences, boundary())
    const answer = await complete({ ...prompt, schema: PROPOSALS_SCHEMA }, call)
    const proposals = answer.finish === 'refused' ? null : parseList(answer.text, 'proposals', readProposals)
    if (proposals === null) throw new ProviderError('provider_bad_response', 'The answer cannot be used')
    const grounded = groundProposals(proposals, essay, sentences, language)
    const critiqued = await engine.critique(essay, call, { proposals: grounded })
    return { ...critiqued, provider: 'textmodel', model: modelName }
  } catch (error) {
    call.signal.throwIfAborted()
    if (!(error instanceof ProviderError)) throw error
    return engine.critique(essay, call, { deepReviewMissing: true })
  }
}
