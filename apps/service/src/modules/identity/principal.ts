import type { Role } from '@semmai/contract'

/** Who calls: taken from a verified token, never from the request body. */
export interface Principal {
  issuer: string
  subject: string
  /** `client_id` or `azp` of the token. */
  clientId: string | null
  /** Null only for the platform's operator. */
  tenantId: string | null
  roles: readonly Role[]
}

/** Verifies a bearer token (decisions D1 to D3). Throws `Problem` with a 401 or 503 code. */
export interface Authenticator {
  authenticate(token: string): Promise<Principal>
}
