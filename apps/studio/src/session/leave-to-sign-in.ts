import { pageSettings } from '../page-settings.ts'
import { view } from '../view-in-address.ts'

/** What is being written, so that it is there again after signing in. */
const writing = { text: () => '', essay: () => '' }

/** A view says how its text is read. */
export function keepThroughSignIn(name: keyof typeof writing, read: () => string): void {
  writing[name] = read
}

/** Whether this page can sign anyone in: there is an issuer, and the browser may use cryptography here. */
export const canSignIn = pageSettings.sign_in !== null && window.isSecureContext

/** Leaves for the tenant's issuer. */
export async function leaveToSignIn(): Promise<void> {
  const { sign_in: signIn, tenant } = pageSettings
  if (signIn === null || tenant === null) return
  const handover = { view: view.value, text: writing.text(), essay: writing.essay() }
  const { beginSignIn } = await import('./sign-in.ts')
  await beginSignIn(signIn, tenant, handover)
}
