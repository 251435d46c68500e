import { signal } from '@preact/signals'
import { startSession } from './session.ts'
import type { Handover, SignInEnd } from './sign-in.ts'

/** Why the last sign-in failed; null where it did not. */
export const signInFailure = signal<string | null>(null)
/** What was being written when the user left for the issuer. */
export let handedOver: Handover | null = null

export function receiveSignIn(end: SignInEnd | null): void {
  if (end === null) return
  handedOver = end.handover
  if (end.handover) location.hash = end.handover.view
  if (end.kind === 'token') startSession(end.issued)
  else signInFailure.value = end.reason
}
