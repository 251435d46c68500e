import { hash } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../database/database.ts'
import type { Listener } from '../../database/listener.ts'
import { clientIdOf, operatorRoles, tenantRoles } from './claims.ts'
import { isTenantId } from './is-tenant-id.ts'
import type { Authenticator, Principal } from './principal.ts'
import { createRegistrationCache, type RegistrationCache } from './registration-cache.ts'
import type { Registration } from './repository.ts'
import { createTokenVerifier, type TokenVerifierOptions } from './token-verifier.ts'
import { invalidToken, readUnverified } from './verify-token.ts'

/** The issuer of the platform's own operator. */
export interface OperatorIssuer {
  issuer: string
  audience: string
  jwksUri: string
  rolesClaim: string
}

export interface AuthenticatorOptions extends Omit<TokenVerifierOptions, 'now'> {
  database: Database
  listener: Listener
  operator: OperatorIssuer | null
  /** Told of a token with `platform_operator` from a tenant's issuer; the role is dropped (decision D3). */
  onOperatorClaimDropped?: (principal: Principal) => void
  /** Milliseconds. */
  now?: () => number
}

export interface IdentityAuthenticator extends Authenticator, Pick<RegistrationCache, 'forget'> {}

/** A verified token is verified again after this time. */
const TOKEN_TTL_MS = 60_000
const MAX_TOKENS = 20_000

interface Verified {
  principal: Principal
  registration: string
}

/** Verifies bearer tokens against the issuer registered for the tenant that they name (decisions D1 to D3). */
export function createAuthenticator(options: AuthenticatorOptions): IdentityAuthenticator {
  const { database, listener, operator, now = Date.now } = options
  const tokens = new LRUCache<string, Verified>({ max: MAX_TOKENS, perf: { now }, ttlResolution: 0 })
  const registrations = createRegistrationCache({ database, listener, now })
  const verify = createTokenVerifier({ ...options, now })

  /** The principal of a token verified before, or verified now, under this very registration. */
  async function remembered(
    digest: string,
    registration: string,
    verified: () => Promise<[JWTPayload, Principal]>,
  ): Promise<Principal> {
    const before = tokens.get(digest)
    if (before?.registration === registration) return before.principal
    const [{ exp = 0 }, principal] = await verified()
    const ttl = Math.min(TOKEN_TTL_MS, exp * 1000 - now())
    if (ttl > 0) tokens.set(digest, { principal, registration }, { ttl })
    return principal
  }

  async function asOperator(token: string, issuer: OperatorIssuer): Promise<[JWTPayload, Principal]> {
    const payload = await verify(token, issuer.jwksUri, { ...issuer, strictTyp: false })
    return [payload, operatorPrincipal(payload, issuer)]
  }

  async function asTenant(token: string, registration: Registration): Promise<[JWTPayload, Principal]> {
    const payload = await verify(token, registration.jwksUri, registration)
    const { principal, claimsOperator } = tenantPrincipal(payload, registration)
    if (claimsOperator) options.onOperatorClaimDropped?.(principal)
    return [payload, principal]
  }

  return {
    forget: registrations.forget,
    async authenticate(token) {
      const digest = hash('sha256', token, 'base64')
      const { issuer, tenantId } = tokens.get(digest)?.principal ?? readUnverified(token)
      if (operator !== null && issuer === operator.issuer) {
        if (tenantId !== null) throw tenantOfOperator()
        return remembered(digest, 'operator', () => asOperator(token, operator))
      }
      if (!tenantId || !isTenantId(tenantId)) throw noTenant()
      const registration = await registrations.find(tenantId, issuer)
      // The same for an unknown issuer, an unknown tenant and another tenant's issuer; nothing is fetched.
      if (registration === null) throw notRegistered()
      return remembered(digest, `${tenantId}\n${registration.version}`, () => asTenant(token, registration))
    },
  }
}

function operatorPrincipal(payload: JWTPayload, { issuer, rolesClaim }: OperatorIssuer): Principal {
  const clientId = clientIdOf(payload)
  const roles = operatorRoles(payload, rolesClaim)
  return { issuer, subject: subjectOf(payload.sub, clientId), clientId, tenantId: null, roles }
}

function tenantPrincipal(
  payload: JWTPayload,
  { issuer, tenantId, rolesClaim }: Registration,
): { principal: Principal; claimsOperator: boolean } {
  const clientId = clientIdOf(payload)
  const { roles, claimsOperator } = tenantRoles(payload, rolesClaim)
  const principal = { issuer, subject: subjectOf(payload.sub, clientId), clientId, tenantId, roles }
  return { principal, claimsOperator }
}

const tenantOfOperator = () =>
  invalidToken(
    'The operator belongs to no tenant, but the token names one: get a token without the claim `tenant_id`.',
  )
const noTenant = () => invalidToken('The token names no tenant: its issuer must set the claim `tenant_id`.')
const notRegistered = () =>
  invalidToken(
    'The issuer of the token (`iss`) is not registered for its tenant (`tenant_id`): the operator of the service registers it.',
  )

function subjectOf(subject: string | undefined, clientId: string | null): string {
  const name = subject || clientId
  if (!name)
    throw invalidToken('The token names neither a subject (`sub`) nor a client (`client_id`, `azp`).')
  return name
}
