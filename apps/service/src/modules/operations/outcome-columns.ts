import { encodedResult } from './encoded-result.ts'
import type { Outcome } from './work.ts'

/** Status, result, error, provider, model, latency, input and output tokens of many outcomes: an array for each column. */
export function outcomeColumns(outcomes: readonly Outcome[]): unknown[][] {
  const successes = outcomes.map((outcome) => (outcome.status === 'succeeded' ? outcome : null))
  return [
    outcomes.map(({ status }) => status),
    successes.map((success) => success && encodedResult(success)),
    outcomes.map((outcome) =>
      outcome.status === 'failed' ? JSON.stringify({ code: outcome.code, message: outcome.message }) : null,
    ),
    successes.map((success) => success?.provider ?? null),
    successes.map((success) => success?.model ?? null),
    outcomes.map(({ latencyMs }) => latencyMs),
    outcomes.map(({ usage }) => usage?.input_tokens ?? null),
    outcomes.map(({ usage }) => usage?.output_tokens ?? null),
  ]
}
