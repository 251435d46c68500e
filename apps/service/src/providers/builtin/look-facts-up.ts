import type { Critic, CritiqueResult, FactConfirmation } from '@semmai/tamil'
import type { FactLookup } from '../../evidence/fact-lookup.ts'

/** For all questions of one essay together, in milliseconds. */
const BUDGET_MS = 3_000
const MAX_QUESTIONS = 8

/** Asks a source outside about what a critique left unverified. Never later than its budget; aborts with the call. */
export async function lookFactsUp(
  critic: Pick<Critic, 'questions'>,
  critique: CritiqueResult,
  lookup: FactLookup,
  signal: AbortSignal,
): Promise<FactConfirmation[]> {
  const budget = AbortSignal.any([signal, AbortSignal.timeout(BUDGET_MS)])
  const questions = critic.questions(critique).slice(0, MAX_QUESTIONS)
  const answers = await Promise.all(
    questions.map(async ({ from, to, entity, figure }) => {
      const found = await lookup.confirm({ entity, figure }, budget)
      return found === null ? [] : [{ from, to, ...found }]
    }),
  )
  signal.throwIfAborted()
  return answers.flat()
}
