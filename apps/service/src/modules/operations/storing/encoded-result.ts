import type { Succeeded } from '../definitions/work.ts'

const encoded = new WeakMap<Succeeded, Buffer>()

/** The result as JSON in UTF-8: encoded once, and the same bytes for the answer and for the row (decision 0170). */
export function encodedResult(outcome: Succeeded): Buffer {
  let json = encoded.get(outcome)
  if (json === undefined) {
    json = Buffer.from(JSON.stringify(outcome.result))
    encoded.set(outcome, json)
  }
  return json
}
