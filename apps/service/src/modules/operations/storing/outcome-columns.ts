import type { Outcome } from '../definitions/work.ts'
import { encodedResult } from './encoded-result.ts'

/** ASCII's record separator. JSON never holds it unescaped. */
const SEPARATOR = 0x1e

/** SQL for the results of `outcomeColumns`, from the one parameter that holds them all. */
export const resultsOf = (parameter: string) => `string_to_array(${parameter}, chr(${SEPARATOR}), '')::json[]`

/**
 * Status, result, error, provider, model, latency, input and output tokens of many outcomes: an array for each column,
 * but the results, the only long one, as the bytes that they were encoded to.
 */
export function outcomeColumns(outcomes: readonly Outcome[]): unknown[] {
  const successes = outcomes.map((outcome) => (outcome.status === 'succeeded' ? outcome : null))
  return [
    outcomes.map(({ status }) => status),
    Buffer.concat(
      successes.flatMap((success, i) => [
        ...(i === 0 ? [] : [Buffer.of(SEPARATOR)]),
        ...(success === null ? [] : [encodedResult(success)]),
      ]),
    ),
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
