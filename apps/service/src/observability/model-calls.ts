import { AsyncLocalStorage } from 'node:async_hooks'

/** What one piece of work asked of a language model. */
export interface ModelCalls {
  count: number
  /** Sum over the requests, which may run side by side. */
  latencyMs: number
  /** HTTP status of the last answer that was a failure; null where there was none. */
  failedStatus: number | null
}

const scope = new AsyncLocalStorage<ModelCalls>()

/** Runs `work`, and counts in `calls` the requests to a model that it makes. */
export function countingModelCalls<T>(calls: ModelCalls, work: () => T): T {
  return scope.run(calls, work)
}

export function noteModelCall(latencyMs: number, failedStatus: number | null): void {
  const calls = scope.getStore()
  if (calls === undefined) return
  calls.count++
  calls.latencyMs += latencyMs
  if (failedStatus !== null) calls.failedStatus = failedStatus
}
