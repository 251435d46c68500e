import type { AccessToken, AccessTokenScope } from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'

interface Row extends Omit<AccessToken, 'created_at' | 'expires_at' | 'last_used_at'> {
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
}

const COLUMNS = 'token_id as id, name, scopes, issuer, subject, created_at, expires_at, last_used_at'

function toAccessToken(row: Row): AccessToken {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}

/** Serialises the count below per principal until the transaction ends, so that the limit is exact. */
export async function lockTokenCount(tx: Transaction, tenantId: string, principal: string): Promise<void> {
  await tx.query(
    `select pg_advisory_xact_lock(hashtextextended('access tokens of ' || $1 || ' ' || $2, 0))`,
    [tenantId, principal],
  )
}

/** Tokens of the principal that have not expired. */
export async function countTokens(tx: Transaction, tenantId: string, principal: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    'select count(*) as count from access_tokens where tenant_id = $1 and principal = $2 and expires_at > now()',
    [tenantId, principal],
  )
  return Number(rows[0]?.count ?? 0)
}

export interface NewToken {
  id: string
  hash: Buffer
  name: string
  scopes: readonly AccessTokenScope[]
  issuer: string
  subject: string
  principal: string
  days: number
}

/**
 * It expires `token.days` days from now. The limit is not checked here: see `lockTokenCount` and
 * `countTokens`.
 */
export async function insertToken(tx: Transaction, tenantId: string, token: NewToken): Promise<AccessToken> {
  const { rows } = await tx.query<Row>(
    `insert into access_tokens (tenant_id, token_id, token_hash, name, scopes, issuer, subject, principal, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() + $9 * interval '1 day') returning ${COLUMNS}`,
    [
      ...[tenantId, token.id, token.hash, token.name, token.scopes],
      ...[token.issuer, token.subject, token.principal, token.days],
    ],
  )
  const [row] = rows
  if (row === undefined) throw new Error('The access token was not inserted')
  return toAccessToken(row)
}

/** Newest first; `principal` null for everyone's, `before` the id that the page begins after. */
export async function listTokens(
  tx: Transaction,
  tenantId: string,
  filter: { principal: string | null; before: string | null; limit: number },
): Promise<AccessToken[]> {
  const { rows } = await tx.query<Row>(
    `select ${COLUMNS} from access_tokens
     where tenant_id = $1 and ($2::text is null or principal = $2) and ($3::uuid is null or token_id < $3)
     order by token_id desc limit $4`,
    [tenantId, filter.principal, filter.before, filter.limit],
  )
  return rows.map(toAccessToken)
}

/** Gives what was deleted; null where there is none, or (with `principal` given) it is another's. */
export async function deleteToken(
  tx: Transaction,
  tenantId: string,
  tokenId: string,
  principal: string | null,
): Promise<AccessToken | null> {
  const { rows } = await tx.query<Row>(
    `delete from access_tokens where tenant_id = $1 and token_id = $2 and ($3::text is null or principal = $3)
     returning ${COLUMNS}`,
    [tenantId, tokenId, principal],
  )
  return rows[0] ? toAccessToken(rows[0]) : null
}

/** A token as it is found by its hash, of whichever tenant. */
export interface KnownToken {
  tenantId: string
  tokenId: string
  scopes: readonly AccessTokenScope[]
  issuer: string
  subject: string
  expiresAt: Date
  lastUsedAt: Date | null
  /** Whether its issuer still speaks for its tenant. */
  issuerRegistered: boolean
}

/** In the role `identity`, which alone sees tokens of all tenants. */
export async function findTokenByHash(tx: Transaction, hash: Buffer): Promise<KnownToken | null> {
  const { rows } = await tx.query<KnownToken>(
    `select k.tenant_id as "tenantId", k.token_id as "tokenId", k.scopes, k.issuer, k.subject,
       k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt",
       exists (select from identity_configurations i where i.tenant_id = k.tenant_id and i.issuer = k.issuer)
         as "issuerRegistered"
     from access_tokens k join tenants t using (tenant_id)
     where k.token_hash = $1 and t.deleted_at is null`,
    [hash],
  )
  return rows[0] ?? null
}

/** Sets the last use to now. Without effect where the token has been revoked. */
export async function noteUse(tx: Transaction, tenantId: string, tokenId: string): Promise<void> {
  await tx.query('update access_tokens set last_used_at = now() where tenant_id = $1 and token_id = $2', [
    tenantId,
    tokenId,
  ])
}
