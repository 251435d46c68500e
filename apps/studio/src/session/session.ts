import { signal } from '@preact/signals'
import { type Client, createClient } from '@semmai/client'
import type { TenantRole } from '@semmai/contract'
import { rolesIn } from './roles-in-token.ts'

/** What the issuer gave, at sign-in or at a renewal. */
export interface Issued {
  token: string
  /** Milliseconds since 1970; null where the issuer did not say. */
  expiresAt: number | null
  /** Gets a new token without the user; null where the issuer gave none. */
  refreshToken: string | null
}

/** Who is signed in. The token lives in memory only: a reload asks for it anew. */
export interface Session extends Issued {
  roles: readonly TenantRole[]
}

export const session = signal<Session | null>(null)
/** True once the service has refused the token: the user is asked to sign in again, and nothing written is lost. */
export const sessionEnded = signal(false)

/** The client for every call; it reads the token of the moment. */
export const client: Client = createClient({
  baseUrl: location.origin,
  token: () => session.peek()?.token ?? '',
  fetch: async (input, init) => {
    const response = await fetch(input, init)
    if (response.status === 401 && session.peek() !== null) sessionEnded.value = true
    return response
  },
})

/** Signs in with what was issued, or goes on with it. */
export function startSession(issued: Issued): void {
  session.value = { ...issued, roles: rolesIn(issued.token) }
  sessionEnded.value = false
}

/** In this page only: the issuer is not told, and the token stays valid until it expires. */
export function endSession(): void {
  session.value = null
  sessionEnded.value = false
}
