import { OperationFailedError } from '@semmai/client'
import { LIMITS } from '@semmai/contract'
import { profile } from '../session/profile.ts'
import { client } from '../session/session.ts'
import { asking, comparingDrafts, critique, facts, previousCritique, requestOf } from './essay-state.ts'

const POLL_SECONDS = 2
let abort: AbortController | null = null

/** Sends the essay, follows the operation, and shows what comes. The critique before becomes that of the earlier draft. */
export async function requestCritique(essay: string): Promise<void> {
  if (abort !== null) return
  if ([...essay].length > LIMITS.essay) {
    asking.value = { kind: 'too-long' }
    return
  }
  abort = new AbortController()
  const { signal } = abort
  const before = critique.value
  asking.value = { kind: 'asking', status: 'running', progress: null }
  try {
    const body = requestOf(essay, profile.value, facts.value, before?.envelope.operation_id ?? null)
    const envelope = await client.essayCritique.run(body, {
      signal,
      cancelOnAbort: true,
      longPollSeconds: POLL_SECONDS,
      onUpdate: ({ status, progress }) => {
        if (status !== 'queued' && status !== 'running') return
        asking.value = { kind: 'asking', status, progress: progress ?? null }
      },
    })
    previousCritique.value = before
    critique.value = { essay, envelope }
    comparingDrafts.value = false
    asking.value = { kind: 'idle' }
  } catch (error) {
    const cancelled = error instanceof OperationFailedError && error.operation.status === 'cancelled'
    asking.value = signal.aborted || cancelled ? { kind: 'stopped' } : { kind: 'failed', error }
  } finally {
    abort = null
  }
}

/** Cancels the operation as well. Without effect where no critique is asked for. */
export function stopCritique(): void {
  abort?.abort()
}
