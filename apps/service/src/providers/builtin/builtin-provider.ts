import { type Critic, type CritiqueOptions, ENGINE_VERSION, type Engine } from '@semmai/tamil'
import type { FactLookup } from '../../evidence/fact-lookup.ts'
import type { BuiltinProvider, ProviderCall } from '../text-provider.ts'
import type { Turn } from '../turn.ts'
import type { EnginePool, ProofreadTask } from './engine-pool.ts'
import { lookFactsUp } from './look-facts-up.ts'
import { createLoopShares } from './loop-shares.ts'
import { toCritiqueResult } from './to-critique-result.ts'

/**
 * UTF-16 code units up to which a text is proofread on the event loop: the thread's round trip costs more. The worst
 * text of this length takes some 5 ms. An essay of any length goes to a thread.
 */
const INLINE_LENGTH = 1_000

const MODEL = `semmai-tamil-${ENGINE_VERSION}`

export interface BuiltinOptions {
  engine: Engine
  /** Asked for with the first essay: building it takes a while that no start-up should wait for. */
  critic(): Critic | Promise<Critic>
  /** Null: everything runs on the event loop. */
  pool: EnginePool | null
  /** Null: nothing is looked up outside the service. */
  lookup: FactLookup | null
}

/** The service's own engine: no key, no network, the same answer for the same text and version (A14, A15). */
export function createBuiltinProvider({ engine, critic, pool, lookup }: BuiltinOptions): BuiltinProvider {
  const shares = createLoopShares()

  /** A text that is short enough for the event loop. A call that waits for its answer goes before operations. */
  function proofreadHere({ text, options }: ProofreadTask, { background, ...turn }: ProviderCall) {
    const work = () => engine.proofread(text, options)
    if (background) return shares.run(turn, work)
    shares.called()
    return work()
  }

  async function critiqueOf(essay: string, options: CritiqueOptions, turn: Turn) {
    return pool === null ? (await critic()).critique(essay, options) : pool.critique({ essay, options }, turn)
  }

  return {
    name: 'builtin',

    async proofread(text, call) {
      const { messageLanguage, disabledRules, dictionary, profile, tenantId, signal } = call
      signal.throwIfAborted()
      const options = {
        messageLanguage,
        disabledRules: [...disabledRules],
        dictionary: [...dictionary],
        profile,
      }
      const { corrected_text, issues } =
        pool === null || text.length <= INLINE_LENGTH
          ? await proofreadHere({ text, options }, call)
          : await pool.proofread({ text, options }, { tenantId, signal })
      return {
        model: MODEL,
        result: {
          original_text: text,
          corrected_text,
          issues: issues.map((issue) => ({ ...issue, alternatives: [...issue.alternatives] })),
        },
      }
    },

    async critique(essay, call, additions = {}) {
      const { tenantId, signal, factLookup } = call
      signal.throwIfAborted()
      const options = { ...additions, ...optionsOf(call) }
      let critique = await critiqueOf(essay, options, { tenantId, signal })
      if (factLookup && lookup !== null) {
        const confirmations = await lookFactsUp(await critic(), critique, lookup, signal)
        if (confirmations.length > 0)
          critique = await critiqueOf(essay, { ...options, confirmations }, { tenantId, signal })
      }
      return { provider: 'builtin', model: MODEL, result: toCritiqueResult(critique) }
    },
  }
}

/** How an essay is read: the tenant's settings, and what the request says of it. */
function optionsOf({ profile, disabledRules, dictionary, brief = {} }: ProviderCall): CritiqueOptions {
  return { profile, disabledRules: [...disabledRules], dictionary: [...dictionary], ...brief }
}
