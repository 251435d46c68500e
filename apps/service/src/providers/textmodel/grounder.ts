import type { Span, TamilLanguage } from '../tamil-language.ts'
import type { CritiqueProposal } from '../text-provider.ts'
import type { Turn } from '../turn.ts'
import { type GroundedEdits, type Grounding, groundAnswer } from './ground-answer.ts'
import { groundProposals } from './ground-proposals.ts'
import { readProposals } from './model-proposal.ts'
import { parseAnswer, parseList } from './parse-answer.ts'

/** A model's answer to a chunk of a text, as it came, and what it is held against. */
export interface EditsTask {
  answer: string
  grounding: Grounding
}

/** A model's answer to an essay, as it came. */
export interface ProposalsTask {
  answer: string
  essay: string
  sentences: readonly Span[]
}

/** Reads and grounds the answers of a model, wherever that is done. Null: the answer holds no list. */
export interface Grounder {
  edits(task: EditsTask, turn: Turn): Promise<GroundedEdits | null>
  proposals(task: ProposalsTask, turn: Turn): Promise<CritiqueProposal[] | null>
}

/**
 * The edits that a model's answer proposes and the text bears out, on the thread of the caller. Null: the
 * answer holds no list.
 */
export function groundEdits({ answer, grounding }: EditsTask, language: TamilLanguage): GroundedEdits | null {
  const edits = parseAnswer(answer)
  return edits && groundAnswer(edits, grounding, language)
}

/** The same for the proposals of an answer to an essay. */
export function groundRemarks(
  { answer, essay, sentences }: ProposalsTask,
  language: TamilLanguage,
): CritiqueProposal[] | null {
  const proposals = parseList(answer, 'proposals', readProposals)
  return proposals && groundProposals(proposals, essay, sentences, language)
}

/** UTF-16 code units of answer and text together that are grounded on the event loop: a thread's round trip costs more. */
const INLINE_LENGTH = 4_000

/** Grounds what is short on the event loop and the rest in `threads`; null: everything on the event loop. */
export function createGrounder(language: TamilLanguage, threads: Grounder | null): Grounder {
  const threadsFor = (length: number) => (length <= INLINE_LENGTH ? null : threads)
  return {
    async edits(task, turn) {
      const elsewhere = threadsFor(task.answer.length + task.grounding.text.length)
      return elsewhere === null ? groundEdits(task, language) : elsewhere.edits(task, turn)
    },
    async proposals(task, turn) {
      const elsewhere = threadsFor(task.answer.length + task.essay.length)
      return elsewhere === null ? groundRemarks(task, language) : elsewhere.proposals(task, turn)
    },
  }
}
