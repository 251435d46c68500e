import type { ProviderCall, TextProvider } from '../src/providers/text-provider.ts'
import type { Dependencies } from '../src/wire.ts'

export interface ScriptedProvider {
  /** To be handed to a node, instead of the tenant's own provider. */
  dependencies: Pick<Dependencies, 'providerForTenant'>
  /** Texts in the order in which they were begun. */
  begun: string[]
  calls: Map<string, ProviderCall>
  /** What happens with every text that begins from now on; it answers at once where this is null. */
  behave(behaviour: ((text: string, call: ProviderCall) => Promise<void>) | null): void
  /** Which model the answers name; `scripted` where this is null. */
  answerWith(modelOf: ((text: string) => string) | null): void
  /** Every text that begins from now on waits for `release`, or for its abort. */
  hold(): void
  /** Lets go of those that wait, and of those to come. */
  release(): void
}

/** A provider that costs nothing and does what a test tells it. */
export function scriptedProvider(): ScriptedProvider {
  const begun: string[] = []
  const calls = new Map<string, ProviderCall>()
  const waiting = new Set<() => void>()
  let behaviour: ((text: string, call: ProviderCall) => Promise<void>) | null = null
  let modelOf: ((text: string) => string) | null = null
  const provider: TextProvider = {
    name: 'builtin',
    async proofread(text, call) {
      begun.push(text)
      calls.set(text, call)
      await behaviour?.(text, call)
      return {
        model: modelOf?.(text) ?? 'scripted',
        result: { original_text: text, corrected_text: text, issues: [] },
      }
    },
    critique: () => Promise.reject(new Error('Only proofreading is scripted')),
  }
  return {
    dependencies: { providerForTenant: async () => ({ provider, credential: null }) },
    begun,
    calls,
    behave(next) {
      behaviour = next
    },
    answerWith(next) {
      modelOf = next
    },
    hold() {
      behaviour = (_, { signal }) =>
        new Promise((resolve, reject) => {
          waiting.add(resolve)
          signal.addEventListener('abort', () => reject(signal.reason))
        })
    },
    release() {
      behaviour = null
      for (const resolve of waiting) resolve()
      waiting.clear()
    },
  }
}
