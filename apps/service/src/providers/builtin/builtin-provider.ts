import { type Critic, type CritiqueOptions, ENGINE_VERSION, type Engine } from '@semmai/tamil'
import type { FactLookup } from '../../evidence/fact-lookup.ts'
import type { BuiltinProvider } from '../text-provider.ts'
import type { EnginePool } from './engine-pool.ts'
import { lookFactsUp } from './look-facts-up.ts'
import { toCritiqueResult } from './to-critique-result.ts'

/** UTF-16 code units up to which a text is read on the event loop: the thread's round trip costs more. */
const INLINE_LENGTH = 2_000

const MODEL = `semmai-tamil-${ENGINE_VERSION}`

export interface BuiltinOptions {
  engine: Engine
  /** Asked for with the first essay: building it takes a while that no start-up should wait for. */
  critic(): Critic
  /** Null: everything runs on the event loop. */
  pool: EnginePool | null
  /** Null: nothing is looked up outside the service. */
  lookup: FactLookup | null
}

/** The service's own engine: no key, no network, the same answer for the same text and version (A14, A15). */
export function createBuiltinProvider({ engine, critic, pool, lookup }: BuiltinOptions): BuiltinProvider {
  const poolFor = (text: string) => (text.length <= INLINE_LENGTH ? null : pool)

  async function critiqueOf(essay: string, options: CritiqueOptions, signal: AbortSignal) {
    const thread = poolFor(essay)
    return thread === null ? critic().critique(essay, options) : thread.critique({ essay, options }, signal)
  }

  return {
    name: 'builtin',

    async proofread(text, { messageLanguage, disabledRules, dictionary, signal }) {
      signal.throwIfAborted()
      const options = { messageLanguage, disabledRules: [...disabledRules], dictionary: [...dictionary] }
      const thread = poolFor(text)
      const { corrected_text, issues } =
        thread === null ? engine.proofread(text, options) : await thread.proofread({ text, options }, signal)
      return {
        model: MODEL,
        result: {
          original_text: text,
          corrected_text,
          issues: issues.map((issue) => ({ ...issue, alternatives: [...issue.alternatives] })),
        },
      }
    },

    async critique(essay, { signal, factLookup }, additions = {}) {
      signal.throwIfAborted()
      let critique = await critiqueOf(essay, additions, signal)
      if (factLookup && lookup !== null) {
        const confirmations = await lookFactsUp(critic(), critique, lookup, signal)
        if (confirmations.length > 0)
          critique = await critiqueOf(essay, { ...additions, confirmations }, signal)
      }
      return { provider: 'builtin', model: MODEL, result: toCritiqueResult(critique) }
    },
  }
}
