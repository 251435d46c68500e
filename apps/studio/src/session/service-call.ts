import { OperationFailedError, type WaitOptions } from '@semmai/client'

/** Where a call stands that may take long. */
export type ServiceCall =
  | { kind: 'idle' }
  | { kind: 'asking'; status: 'queued' | 'running'; progress: number | null }
  | { kind: 'stopped' }
  | { kind: 'too-long' }
  | { kind: 'failed'; error: unknown }

/** Before the service has said anything. */
export const BEGUN: ServiceCall = { kind: 'asking', status: 'running', progress: null }

/** How long one poll waits for a change: short, so that progress shows. */
const POLL_SECONDS = 2

/**
 * How such a call is followed to its end.
 * @param signal that cancels the operation as well
 * @param follow is told whenever the service says how far it is
 */
export function followedBy(signal: AbortSignal, follow: (call: ServiceCall) => void): WaitOptions {
  return {
    signal,
    cancelOnAbort: true,
    longPollSeconds: POLL_SECONDS,
    onUpdate: ({ status, progress }) => {
      if (status === 'queued' || status === 'running') {
        follow({ kind: 'asking', status, progress: progress ?? null })
      }
    },
  }
}

/** What an error of such a call means for the page. */
export function endedBy(error: unknown, signal: AbortSignal): ServiceCall {
  const cancelled = error instanceof OperationFailedError && error.operation.status === 'cancelled'
  return signal.aborted || cancelled ? { kind: 'stopped' } : { kind: 'failed', error }
}
