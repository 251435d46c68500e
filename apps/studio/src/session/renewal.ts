import { effect, signal } from '@preact/signals'
import { pageSettings } from '../page-settings.ts'
import { type Session, session, startSession } from './session.ts'

/** How long before its end a token is renewed, or the user told. */
const AHEAD_MS = 5 * 60_000
/** Timers of browsers hold no more. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Minutes until the session ends, once that is near and it could not be renewed; null otherwise. */
export const minutesLeft = signal<number | null>(null)

/** Renews each token shortly before it ends, where the issuer gave the means; says so where it cannot. */
export function keepSession(): void {
  effect(() => {
    minutesLeft.value = null
    const present = session.value
    if (present === null || present.expiresAt === null) return
    const left = Math.max(0, present.expiresAt - Date.now())
    const wait = left - Math.min(AHEAD_MS, left / 2)
    const timer = setTimeout(() => void renewOrWarn(present), Math.min(wait, LONGEST_TIMER_MS))
    return () => clearTimeout(timer)
  })
}

async function renewOrWarn(present: Session): Promise<void> {
  try {
    const { sign_in: signIn } = pageSettings
    if (signIn === null || present.refreshToken === null) throw new Error('The issuer gave no refresh token')
    const { renew } = await import('./sign-in.ts')
    const issued = await renew(signIn, present.refreshToken)
    if (session.value === present) startSession(issued)
  } catch {
    const left = (present.expiresAt ?? 0) - Date.now()
    if (session.value === present) minutesLeft.value = Math.max(1, Math.round(left / 60_000))
  }
}
