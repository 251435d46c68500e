import type { ProofreadOptions, ProofreadResult } from '@semmai/tamil'

/** From the page to the worker. */
export interface EngineRequest {
  id: number
  text: string
  options: ProofreadOptions
}

/** From the worker to the page. */
export type EngineReply =
  | { kind: 'loading'; share: number }
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  | { kind: 'proofread'; id: number; result: ProofreadResult }
