import { loadCritic, loadEngine } from '@semmai/tamil-node'
import { type EditsTask, groundEdits, groundRemarks, type ProposalsTask } from '../textmodel/grounder.ts'
import type { CritiqueTask, FoundTask, ProofreadTask, ShareTask } from './engine-pool.ts'
import { createTamilLanguage } from './tamil-language.ts'

const engine = loadEngine()
const language = createTamilLanguage(engine)

/** Runs in a thread of the pool, which loads the engine once. */
export function proofread({ text, options }: ProofreadTask) {
  return engine.proofread(text, options)
}

export function findIn({ text, share, profile }: ShareTask) {
  return engine.findIn(text, share, profile)
}

export function proofreadFound({ text, shares, options }: FoundTask) {
  return engine.proofreadFound(text, shares, options)
}

/** The critic is loaded with the thread's first essay. */
export function critique({ essay, options }: CritiqueTask) {
  return loadCritic().critique(essay, options)
}

export function groundEditsOf(task: EditsTask) {
  return groundEdits(task, language)
}

export function groundProposalsOf(task: ProposalsTask) {
  return groundRemarks(task, language)
}
