import {
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type Client,
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomState,
  None,
  processAuthorizationCodeResponse,
  processRefreshTokenResponse,
  refreshTokenGrantRequest,
  type TokenEndpointResponse,
  validateAuthResponse,
} from 'oauth4webapi'
import type { pageSettings } from '../page-settings.ts'
import type { Issued } from './session.ts'

type SignIn = NonNullable<typeof pageSettings.sign_in>

/** What the page needs again after the way to the issuer and back. Held by this tab, read once, then removed. */
export interface Handover {
  view: string
  text: string
  essay: string
}

interface Begun {
  state: string
  verifier: string
  handover: Handover
}

const KEY = 'semmai.sign-in'

/** How a return from the issuer ended. */
export type SignInEnd =
  | { kind: 'token'; issued: Issued; handover: Handover }
  | { kind: 'failed'; reason: string; handover: Handover | null }

/** Sends the browser to the tenant's issuer: authorization code with PKCE (RFC 7636), `state` led by the tenant. */
export async function beginSignIn(signIn: SignIn, tenant: string, handover: Handover): Promise<void> {
  const verifier = generateRandomCodeVerifier()
  const state = `${tenant}.${generateRandomState()}`
  sessionStorage.setItem(KEY, JSON.stringify({ state, verifier, handover } satisfies Begun))
  const address = new URL(signIn.authorization_endpoint)
  const parameters = {
    response_type: 'code',
    client_id: signIn.client_id,
    redirect_uri: redirectUri(),
    scope: 'openid',
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    login_hint: tenant,
    // For issuers that pick the API by this parameter; the others ignore it.
    audience: signIn.audience,
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  location.assign(address)
}

/** Redeems the code that the issuer sent this page back with; null where it was opened in another way. */
export async function finishSignIn(signIn: SignIn | null): Promise<SignInEnd | null> {
  const address = new URL(location.href)
  const stored = sessionStorage.getItem(KEY)
  if (!address.searchParams.has('state')) return null
  sessionStorage.removeItem(KEY)
  history.replaceState(null, '', address.pathname)
  if (stored === null || signIn === null) return { kind: 'failed', reason: 'state', handover: null }
  const begun = JSON.parse(stored) as Begun
  try {
    return { kind: 'token', issued: await redeem(signIn, address, begun), handover: begun.handover }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { kind: 'failed', reason, handover: begun.handover }
  }
}

async function redeem(signIn: SignIn, address: URL, { state, verifier }: Begun): Promise<Issued> {
  const { server, client, options } = partiesOf(signIn)
  const parameters = validateAuthResponse(server, client, address, state)
  const response = await authorizationCodeGrantRequest(
    ...([server, client, None(), parameters, redirectUri(), verifier, options] as const),
  )
  return issuedBy(await processAuthorizationCodeResponse(server, client, response), null)
}

/** A new token for the one who is signed in. Throws where the issuer refuses or cannot be reached. */
export async function renew(signIn: SignIn, refreshToken: string): Promise<Issued> {
  const { server, client, options } = partiesOf(signIn)
  const response = await refreshTokenGrantRequest(server, client, None(), refreshToken, options)
  return issuedBy(await processRefreshTokenResponse(server, client, response), refreshToken)
}

function partiesOf(signIn: SignIn) {
  const { client_id: clientId, audience: _, end_session_endpoint: __, ...server } = signIn
  const client: Client = { client_id: clientId }
  // The service has checked the address: plain http only to this machine, in the embedded set-up.
  const options = { [allowInsecureRequests]: new URL(signIn.token_endpoint).protocol === 'http:' }
  return { server, client, options }
}

/** @param refreshToken that stays good where the issuer does not replace it */
function issuedBy(response: TokenEndpointResponse, refreshToken: string | null): Issued {
  const { access_token: token, expires_in: seconds, refresh_token: replaced = refreshToken } = response
  return {
    token,
    expiresAt: seconds === undefined ? null : Date.now() + seconds * 1000,
    refreshToken: replaced,
  }
}

/** One address for all tenants, so that it can be registered once; the service leads on from there. */
const redirectUri = () => `${location.origin}/studio`
