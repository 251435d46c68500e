import {
  ACCESS_TOKEN_SCOPES,
  type AccessToken,
  type AccessTokenCreateRequest,
  LIMITS,
  type Page,
  type PageQuery,
} from '@semmai/contract'
import { validate as isUuid } from 'uuid'
import type { Database, Transaction } from '../../database/database.ts'
import { isId, pageOf, pageStart } from '../../database/page-cursor.ts'
import { newId } from '../../new-id.ts'
import { Problem } from '../../problem.ts'
import type { Secret } from '../../secrets/secret.ts'
import { appendAuditEvent, type Cause } from '../audit/append-event.ts'
import type { Principal } from '../identity/principal.ts'
import { principalId } from '../identity/principal-id.ts'
import type { TenantDirectory } from '../tenants/tenant-policy.ts'
import { countTokens, deleteToken, insertToken, listTokens, lockTokenCount } from './repository.ts'
import { newTokenValue, tokenHash } from './token-value.ts'

/** Tokens for programs that cannot sign in (decision F6): made by a principal, good as that principal's alone. */
export interface AccessTokens {
  /**
   * In the caller's transaction; `value` is the token itself, which is kept nowhere. Throws `access_tokens_off`, and
   * `too_many_access_tokens` where the principal has ten that have not expired.
   */
  create(
    tx: Transaction,
    call: Cause & { tenantId: string },
    request: AccessTokenCreateRequest,
  ): Promise<{ token: AccessToken; value: string }>
  /** The principal's own, newest first; a `tenant_admin` sees the tenant's. */
  list(tenantId: string, principal: Principal, query: PageQuery): Promise<Page<AccessToken>>
  /** In the caller's transaction. Throws `access_token_not_found`, also for another principal's. */
  revoke(tx: Transaction, call: Cause & { tenantId: string }, tokenId: string): Promise<void>
}

export interface AccessTokensOptions {
  database: Database
  directory: TenantDirectory
  /** Keys the stored hashes. */
  hashKey: Secret
}

/** The database has keyed hashes only. What is made or revoked is an audit event of the same transaction. */
export function createAccessTokens({ database, directory, hashKey }: AccessTokensOptions): AccessTokens {
  return {
    async create(tx, call, { name, expires_in_days: days, scopes = ACCESS_TOKEN_SCOPES }) {
      const { tenantId } = call
      const { issuer, subject } = call.principal
      if (!(await directory.find(tenantId))?.access_tokens) throw switchedOff()
      const principal = principalId(call.principal)
      await requireRoom(tx, tenantId, principal)
      const value = newTokenValue()
      const hash = tokenHash(value, hashKey)
      const given = {
        id: newId(),
        hash,
        name,
        scopes: [...new Set(scopes)],
        issuer,
        subject,
        principal,
        days,
      }
      const token = await insertToken(tx, tenantId, given)
      await appendAuditEvent(tx, tenantId, call, {
        type: 'access_token_created',
        target: targetOf(token),
        details: { name, scopes: token.scopes, expires_at: token.expires_at },
      })
      return { token, value }
    },

    async list(tenantId, principal, query) {
      const { limit, after } = pageStart(query, isId)
      const filter = { principal: ownOnly(principal), before: after, limit: limit + 1 }
      const tokens = await database.statement('tenant', tenantId, (tx) => listTokens(tx, tenantId, filter))
      return pageOf(tokens, limit, ({ id }) => id)
    },

    async revoke(tx, call, tokenId) {
      const { tenantId, principal } = call
      const token = isUuid(tokenId) ? await deleteToken(tx, tenantId, tokenId, ownOnly(principal)) : null
      if (token === null)
        throw new Problem(
          'access_token_not_found',
          'There is no access token with this id that you may see: GET /v1/access-tokens lists them.',
        )
      const { name, issuer, subject } = token
      await appendAuditEvent(tx, tenantId, call, {
        type: 'access_token_revoked',
        target: targetOf(token),
        details: { name, issuer, subject },
      })
    },
  }
}

/** Where the tenant has not switched access tokens on, none is made, and none that there is holds. */
export function switchedOff(): Problem {
  return new Problem(
    'access_tokens_off',
    'The tenant has not switched access tokens on: a tenant_admin does so with the setting access_tokens.',
  )
}

async function requireRoom(tx: Transaction, tenantId: string, principal: string): Promise<void> {
  await lockTokenCount(tx, tenantId, principal)
  if ((await countTokens(tx, tenantId, principal)) < LIMITS.accessTokensOfPrincipal) return
  const detail = `At most ${LIMITS.accessTokensOfPrincipal} access tokens a user. Revoke one that is not needed.`
  throw new Problem('too_many_access_tokens', detail)
}

/** Whose tokens the principal may see and revoke; null: everyone's. */
function ownOnly(principal: Principal): string | null {
  return principal.roles.includes('tenant_admin') ? null : principalId(principal)
}

const targetOf = ({ id }: AccessToken) => ({ type: 'access_token', id })
