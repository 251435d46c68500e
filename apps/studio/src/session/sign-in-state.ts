import { signal } from '@preact/signals'
import { startSession } from './session.ts'
import type { Handover, SignInEnd } from './sign-in.ts'

/** Why the last sign-in failed; null where it did not. */
export const signInFailure = signal<string | null>(null)
/** What was being written when the user left for the issuer. */
export let handedOver: Handover | null = null

/**
 * What a return from the issuer brings: a session or why there is none, and what was being written before.
 * Null: it was no return.
 */
export function receiveSignIn(end: SignInEnd | null): void {
  if (end === null) return
  handedOver = end.handover
  if (end.handover) location.hash = end.handover.view
  if (end.kind === 'token') startSession(end.issued)
  else signInFailure.value = end.reason
}
