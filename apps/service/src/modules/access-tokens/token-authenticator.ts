import type { AccessTokenScope } from '@semmai/contract'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../database/database.ts'
import type { Listener } from '../../database/listener.ts'
import { Problem } from '../../problem.ts'
import type { Secret } from '../../secrets/secret.ts'
import type { Principal } from '../identity/principal.ts'
import { TENANT_CHANGED } from '../tenants/tenant-cache.ts'
import type { TenantDirectory } from '../tenants/tenant-policy.ts'
import { findTokenByHash, type KnownToken, noteUse } from './repository.ts'
import { switchedOff } from './service.ts'
import { isTokenValue, tokenHash } from './token-value.ts'

export interface TokenAuthenticatorOptions {
  database: Database
  directory: TenantDirectory
  listener: Listener
  hashKey: Secret
  /** Milliseconds. */
  now?: () => number
}

/** Says whose an access token is (decision F6). */
export interface TokenAuthenticator {
  /**
   * The principal that made the token, without any role. Throws `invalid_token` for what is none, was revoked, or whose
   * issuer no longer speaks for the tenant; `token_expired`; `access_tokens_off`.
   */
  authenticate(value: string, scope: AccessTokenScope): Promise<Principal>
}

/** A lost notification delays a revocation by this much; the promise is 5 s. */
const TTL_MS = 3_000
const MAX_TOKENS = 20_000
/** The last use is told to the minute, so that a row is not written for every call. */
const USE_EVERY_MS = 60_000

/**
 * Remembers tokens for seconds, and forgets those of a tenant when a change of it is notified: a revocation
 * holds on every node within 5 s.
 */
export function createTokenAuthenticator(options: TokenAuthenticatorOptions): TokenAuthenticator {
  const { database, directory, listener, hashKey, now = Date.now } = options
  const known = new LRUCache<string, KnownToken>({ max: MAX_TOKENS, ttl: TTL_MS })
  listener.subscribe(TENANT_CHANGED, {
    notified(tenantId) {
      for (const [key, token] of [...known.entries()]) if (token.tenantId === tenantId) known.delete(key)
    },
    missed: () => known.clear(),
  })

  async function find(value: string): Promise<KnownToken> {
    const hash = tokenHash(value, hashKey)
    const key = hash.toString('base64')
    const cached = known.get(key)
    if (cached) return cached
    const found = await database.statement('identity', null, (tx) => findTokenByHash(tx, hash))
    if (found === null) throw invalid()
    known.set(key, found)
    noteUseOf(found)
    return found
  }

  /** Beside the call: that it is not noted keeps nobody from working. */
  function noteUseOf({ tenantId, tokenId, lastUsedAt }: KnownToken): void {
    if (lastUsedAt !== null && now() - lastUsedAt.getTime() < USE_EVERY_MS) return
    database.statement('tenant', tenantId, (tx) => noteUse(tx, tenantId, tokenId)).catch(() => undefined)
  }

  return {
    async authenticate(value, scope) {
      if (!isTokenValue(value)) throw invalid()
      const token = await find(value)
      if (!token.issuerRegistered || !token.scopes.includes(scope)) throw invalid()
      if (token.expiresAt.getTime() <= now()) {
        throw new Problem('token_expired', 'The access token has expired. Make a new one.')
      }
      if (!(await directory.find(token.tenantId))?.access_tokens) throw switchedOff()
      const { issuer, subject, tenantId } = token
      return { issuer, subject, clientId: null, tenantId, roles: [] }
    },
  }
}

function invalid(): Problem {
  return new Problem('invalid_token', 'The access token is not known, or was revoked: make a new one.')
}
