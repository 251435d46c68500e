import { hash } from 'node:crypto'
import { TENANT_ID_PATTERN } from '@semmai/contract'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../database/database.ts'
import type { Listener } from '../../database/listener.ts'
import { Problem } from '../../problem.ts'
import { clientIdOf, operatorRoles, tenantRoles } from './claims.ts'
import { OutboundError, type OutboundPolicy } from './guarded-fetch.ts'
import { createKeySet, type KeySet } from './key-set.ts'
import type { Authenticator, Principal } from './principal.ts'
import { findRegistration, type Registration } from './repository.ts'
import { type Expected, invalidToken, readUnverified, verifyToken } from './verify-token.ts'

/** The issuer of the platform's own operator. */
export interface OperatorIssuer {
  issuer: string
  audience: string
  jwksUri: string
  rolesClaim: string
}

export interface AuthenticatorOptions {
  database: Database
  listener: Listener
  outbound: OutboundPolicy
  operator: OperatorIssuer | null
  /** Told of a token with `platform_operator` from a tenant's issuer; the role is dropped (decision D3). */
  onOperatorClaimDropped?: (principal: Principal) => void
  /** Told why the keys of an issuer could not be fetched, once for each time that it was asked. */
  onKeysUnavailable?: (jwksUri: string, reason: string) => void
  /** Milliseconds. */
  now?: () => number
}

export interface IdentityAuthenticator extends Authenticator {
  /** Forgets what is known of a tenant's issuer; other nodes do so by the notification of the change. */
  forget(tenantId: string): void
}

/** Payload: the tenant whose registration changed. Sent in the transaction of the change. */
export const IDENTITY_CHANGED = 'identity_changed'

/** A lost notification delays a revocation by this much; the promise is 5 s. */
const REGISTRATION_TTL_MS = 3_000
/** A verified token is verified again after this time. */
const TOKEN_TTL_MS = 60_000
const MAX_TOKENS = 20_000
const MAX_REGISTRATIONS = 10_000
const MAX_KEY_SETS = 2_000
const TENANT_ID = new RegExp(TENANT_ID_PATTERN)

interface Verified {
  principal: Principal
  registration: string
}

/** Verifies bearer tokens against the issuer registered for the tenant that they name (decisions D1 to D3). */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one authenticator and its three caches, as closures over its state
export function createAuthenticator(options: AuthenticatorOptions): IdentityAuthenticator {
  const { database, listener, outbound, operator, now = Date.now, onKeysUnavailable } = options
  const clock = { now }
  const tokens = new LRUCache<string, Verified>({ max: MAX_TOKENS, perf: clock, ttlResolution: 0 })
  const keySets = new LRUCache<string, KeySet>({ max: MAX_KEY_SETS })
  const registrations = new LRUCache<string, { found: Registration | null }>({
    max: MAX_REGISTRATIONS,
    ttl: REGISTRATION_TTL_MS,
    ttlResolution: 0,
    perf: clock,
  })
  listener.subscribe(IDENTITY_CHANGED, {
    notified: (tenantId) => forget(tenantId),
    missed: () => registrations.clear(),
  })

  function forget(tenantId: string): void {
    for (const key of registrations.keys()) if (key.startsWith(`${tenantId}\n`)) registrations.delete(key)
  }

  async function registrationOf(tenantId: string, issuer: string): Promise<Registration | null> {
    const key = `${tenantId}\n${issuer}`
    const cached = registrations.get(key)
    if (cached) return cached.found
    const found = await findRegistration(database, tenantId, issuer)
    registrations.set(key, { found })
    return found
  }

  function keySetOf(jwksUri: string): KeySet {
    const told = (reason: string) => onKeysUnavailable?.(jwksUri, reason)
    const known = keySets.get(jwksUri) ?? createKeySet(jwksUri, outbound, now, told)
    keySets.set(jwksUri, known)
    return known
  }

  async function verify(token: string, jwksUri: string, expected: Expected) {
    try {
      return await verifyToken(token, keySetOf(jwksUri), expected, now())
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      throw new Problem(
        'identity_provider_unavailable',
        `The keys of the issuer cannot be fetched: ${error.message} Try again shortly.`,
      )
    }
  }

  /** The principal of a token verified before, or verified now, under this very registration. */
  async function remembered(digest: string, registration: string, make: () => Promise<[Principal, number]>) {
    const before = tokens.get(digest)
    if (before?.registration === registration) return before.principal
    const [principal, expiresAtMs] = await make()
    const ttl = Math.min(TOKEN_TTL_MS, expiresAtMs - now())
    if (ttl > 0) tokens.set(digest, { principal, registration }, { ttl })
    return principal
  }

  async function operatorPrincipal(token: string, issuer: OperatorIssuer): Promise<[Principal, number]> {
    const payload = await verify(token, issuer.jwksUri, { ...issuer, strictTyp: false })
    const principal: Principal = {
      issuer: issuer.issuer,
      subject: subjectOf(payload.sub, clientIdOf(payload)),
      clientId: clientIdOf(payload),
      tenantId: null,
      roles: operatorRoles(payload, issuer.rolesClaim),
    }
    return [principal, (payload.exp ?? 0) * 1000]
  }

  async function tenantPrincipal(token: string, registration: Registration): Promise<[Principal, number]> {
    const payload = await verify(token, registration.jwksUri, registration)
    const { roles, claimsOperator } = tenantRoles(payload, registration.rolesClaim)
    const principal: Principal = {
      issuer: registration.issuer,
      subject: subjectOf(payload.sub, clientIdOf(payload)),
      clientId: clientIdOf(payload),
      tenantId: registration.tenantId,
      roles,
    }
    if (claimsOperator) options.onOperatorClaimDropped?.(principal)
    return [principal, (payload.exp ?? 0) * 1000]
  }

  return {
    forget,
    async authenticate(token) {
      const digest = hash('sha256', token, 'base64')
      const { issuer, tenantId } = tokens.get(digest)?.principal ?? readUnverified(token)
      if (operator !== null && issuer === operator.issuer) {
        if (tenantId !== null)
          throw invalidToken(
            'The operator belongs to no tenant, but the token names one: get a token without the claim `tenant_id`.',
          )
        return remembered(digest, 'operator', () => operatorPrincipal(token, operator))
      }
      if (!tenantId || !TENANT_ID.test(tenantId))
        throw invalidToken('The token names no tenant: its issuer must set the claim `tenant_id`.')
      const registration = await registrationOf(tenantId, issuer)
      // The same for an unknown issuer, an unknown tenant and another tenant's issuer; nothing is fetched.
      if (registration === null)
        throw invalidToken(
          'The issuer of the token (`iss`) is not registered for its tenant (`tenant_id`): the operator of the service registers it.',
        )
      return remembered(digest, `${tenantId}\n${registration.version}`, () =>
        tenantPrincipal(token, registration),
      )
    },
  }
}

function subjectOf(subject: string | undefined, clientId: string | null): string {
  const name = subject || clientId
  if (!name)
    throw invalidToken('The token names neither a subject (`sub`) nor a client (`client_id`, `azp`).')
  return name
}
