import { loadCritic, loadEngine } from '@semmai/tamil-node'
import type { CritiqueTask, ProofreadTask } from './engine-pool.ts'

const engine = loadEngine()

/** Runs in a thread of the pool, which loads the engine once. */
export function proofread({ text, options }: ProofreadTask) {
  return engine.proofread(text, options)
}

/** The critic is loaded with the thread's first essay. */
export function critique({ essay, options }: CritiqueTask) {
  return loadCritic().critique(essay, options)
}
