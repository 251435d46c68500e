import type { Profile, ProofreadOptions, ProofreadResult } from '@semmai/tamil'

/** A rule as its page tells it. */
export interface RuleExplanation {
  rule: string
  profiles: readonly Profile[]
  source: string
  examples: readonly { wrong: string; right: string | null }[]
}

/** From the page to the worker. */
export type EngineRequest =
  | { id: number; kind: 'proofread'; text: string; options: ProofreadOptions }
  | { id: number; kind: 'explain'; rule: string }

/** From the worker to the page. */
export type EngineReply =
  | { kind: 'loading'; share: number }
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  | { kind: 'proofread'; id: number; result: ProofreadResult }
  | { kind: 'explain'; id: number; explanation: RuleExplanation | null }
