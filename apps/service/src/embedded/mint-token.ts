import type { DevelopmentIssuerFile } from './development-issuer.ts'

export interface TokenRequest {
  /** Null for a token of the platform's operator. */
  tenant: string | null
  roles: readonly string[]
  /** The client that the token is for, such as an integration's. */
  client?: string
}

/** Gets one access token from the running development issuer, by the OAuth client credentials grant. */
export async function mintToken(issuer: DevelopmentIssuerFile, request: TokenRequest): Promise<string> {
  const address = request.tenant === null ? issuer.operator : issuer.tenants
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: request.client ?? 'semmai-development',
    client_secret: issuer.secret,
    role: request.roles.join(' '),
    ...(request.tenant === null ? {} : { tenant: request.tenant }),
  })
  const answer = await fetch(`${address}/token`, { method: 'POST', body: form }).catch(() => {
    throw new Error(`The development issuer ${address} does not answer: is the service running?`)
  })
  const body = (await answer.json()) as { access_token?: string; error_description?: string }
  if (body.access_token === undefined) {
    throw new Error(`The development issuer refuses: ${body.error_description ?? answer.status}`)
  }
  return body.access_token
}
