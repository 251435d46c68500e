import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { guardedFetch, OutboundError, type OutboundPolicy } from '../../outbound/guarded-fetch.ts'

/** The keys of one issuer, kept fresh. */
export interface KeySet {
  /** The keys as they are known; loads them where they never were. Throws `OutboundError` when that fails. */
  keys(): Promise<JWTVerifyGetKey>
  /** The keys after a look at the issuer, for a token whose key is unknown; null when it is too soon for one. */
  refetched(): Promise<JWTVerifyGetKey | null>
}

/** Known keys are looked at again after this time; while the issuer is unavailable they stay in force. */
const FRESH_MS = 10 * 60_000
/** An unknown `kid` leads to at most one fetch in this time, so made-up ones do no harm. */
const REFETCH_PAUSE_MS = 30_000
/** While an issuer has never answered, it is asked at most this often. */
const RETRY_PAUSE_MS = 1_000

/** Fetches a JWKS document and checks that it is one. */
export async function fetchKeySet(jwksUri: string, policy: OutboundPolicy): Promise<JSONWebKeySet> {
  const document = await guardedFetch(jwksUri, policy)
  const { keys } = (document ?? {}) as { keys?: unknown }
  if (!Array.isArray(keys) || keys.length === 0 || !keys.every((key) => typeof key?.kty === 'string')) {
    throw new OutboundError('The key set of the issuer holds no keys.')
  }
  return document as JSONWebKeySet
}

/** A `KeySet` on the issuer's `jwks_uri`. `now` gives milliseconds; `onFailure` is called for each failed fetch. */
export function createKeySet(
  jwksUri: string,
  policy: OutboundPolicy,
  now: () => number = Date.now,
  onFailure: (reason: string) => void = () => undefined,
): KeySet {
  let known: JWTVerifyGetKey | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  let refetchedAt = Number.NEGATIVE_INFINITY
  let failure: unknown = null
  let asking: Promise<void> | null = null

  /** One fetch at a time, shared by all callers. */
  function ask(): Promise<void> {
    if (asking) return asking
    askedAt = now()
    asking = fetchKeySet(jwksUri, policy)
      .then((document) => {
        known = createLocalJWKSet(document)
        failure = null
      })
      .catch((error: unknown) => {
        failure = error
        onFailure(error instanceof Error ? error.message : String(error))
      })
      .finally(() => {
        asking = null
      })
    return asking
  }

  return {
    async keys() {
      if (known === null) {
        if (asking || now() - askedAt >= RETRY_PAUSE_MS) await ask()
        if (known === null) throw failure
        return known
      }
      // In the background: a failure changes nothing.
      if (now() - askedAt >= FRESH_MS) void ask()
      return known
    },
    async refetched() {
      if (asking === null) {
        if (now() - refetchedAt < REFETCH_PAUSE_MS) return null
        refetchedAt = now()
      }
      await ask()
      return failure === null ? known : null
    },
  }
}
