import type { Succeeded } from './work.ts'

const encoded = new WeakMap<Succeeded, string>()

/** The result as JSON: encoded once, and the same bytes for the answer and for the row (decision 0170). */
export function encodedResult(outcome: Succeeded): string {
  let json = encoded.get(outcome)
  if (json === undefined) {
    json = JSON.stringify(outcome.result)
    encoded.set(outcome, json)
  }
  return json
}
