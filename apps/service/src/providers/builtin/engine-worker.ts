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

/** The findings of one share of a long text; `proofreadFound` puts the shares together (decision 0172). */
export function findIn({ text, share, profile }: ShareTask) {
  return engine.findIn(text, share, profile)
}

/** The result of a long text, from the findings of all its shares, whichever threads made them. */
export function proofreadFound({ text, shares, options }: FoundTask) {
  return engine.proofreadFound(text, shares, options)
}

/** The critic is loaded with the thread's first essay. */
export function critique({ essay, options }: CritiqueTask) {
  return loadCritic().critique(essay, options)
}

/** Null where the model's answer holds no list. */
export function groundEditsOf(task: EditsTask) {
  return groundEdits(task, language)
}

/** Null where the model's answer holds no list. */
export function groundProposalsOf(task: ProposalsTask) {
  return groundRemarks(task, language)
}
