import { LIMITS } from '@semmai/contract'
import { profile } from '../session/profile.ts'
import { BEGUN, endedBy, followedBy, type ServiceCall } from '../session/service-call.ts'
import { client } from '../session/session.ts'
import { asking, comparingDrafts, critique, facts, previousCritique, requestOf } from './essay-state.ts'

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
  asking.value = BEGUN
  try {
    const body = requestOf(essay, profile.value, facts.value, before?.envelope.operation_id ?? null)
    const follow = (call: ServiceCall) => {
      asking.value = call
    }
    const envelope = await client.essayCritique.run(body, followedBy(signal, follow))
    previousCritique.value = before
    critique.value = { essay, envelope }
    comparingDrafts.value = false
    asking.value = { kind: 'idle' }
  } catch (error) {
    asking.value = endedBy(error, signal)
  } finally {
    abort = null
  }
}

/** Cancels the operation as well. Without effect where no critique is asked for. */
export function stopCritique(): void {
  abort?.abort()
}
