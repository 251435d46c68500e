import { ProviderError } from '../providers/text-provider.ts'
import type { ChatModel } from '../providers/textmodel/chat-model.ts'
import type { DependencyMetrics } from './dependency-metrics.ts'
import { inSpan } from './spans.ts'

/** The model with every request measured, counted for its operation, and traced. Its text goes nowhere. */
export function observeModel(model: ChatModel, metrics: Pick<DependencyMetrics, 'modelAsked'>): ChatModel {
  return {
    name: model.name,
    refusesKey: (credential, signal) => model.refusesKey(credential, signal),
    complete: (request) =>
      inSpan(
        `chat ${model.name}`,
        { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': model.name },
        async (span) => {
          const began = performance.now()
          const note = (outcome: string, status: number | null) => {
            const latencyMs = performance.now() - began
            metrics.modelAsked({ model: model.name, outcome, latencyMs })
            request.onEnd?.({ latencyMs, failedStatus: status })
          }
          try {
            const answer = await model.complete(request)
            note('ok', null)
            if (answer.usage) {
              span.setAttribute('gen_ai.usage.input_tokens', answer.usage.input_tokens)
              span.setAttribute('gen_ai.usage.output_tokens', answer.usage.output_tokens)
            }
            return answer
          } catch (error) {
            note(outcomeOf(error), error instanceof ProviderError ? error.status : null)
            span.setAttribute('error.type', outcomeOf(error))
            throw error
          }
        },
      ),
  }
}

function outcomeOf(error: unknown): string {
  if (error instanceof ProviderError) return error.code
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'provider_timeout' : 'aborted'
}
