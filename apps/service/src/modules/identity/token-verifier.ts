import type { JWTPayload } from 'jose'
import { LRUCache } from 'lru-cache'
import { OutboundError, type OutboundPolicy } from '../../outbound/guarded-fetch.ts'
import { Problem } from '../../problem.ts'
import { createKeySet, type KeySet } from './key-set.ts'
import { type Expected, verifyToken } from './verify-token.ts'

const MAX_KEY_SETS = 2_000

/**
 * Verifies a token with the keys that its issuer has at `jwksUri`. Throws `invalid_token`, `token_expired`, and
 * `identity_provider_unavailable` where the keys cannot be fetched.
 */
export type VerifyToken = (token: string, jwksUri: string, expected: Expected) => Promise<JWTPayload>

export interface TokenVerifierOptions {
  outbound: OutboundPolicy
  /** Told why the keys of an issuer could not be fetched, once for each time that it was asked. */
  onKeysUnavailable?: (jwksUri: string, reason: string) => void
  /** Milliseconds. */
  now(): number
}

/** Keeps the keys of each issuer that it has met. */
export function createTokenVerifier({ outbound, onKeysUnavailable, now }: TokenVerifierOptions): VerifyToken {
  const keySets = new LRUCache<string, KeySet>({ max: MAX_KEY_SETS })

  function keySetOf(jwksUri: string): KeySet {
    const failed = (reason: string) => onKeysUnavailable?.(jwksUri, reason)
    const known = keySets.get(jwksUri) ?? createKeySet(jwksUri, outbound, now, failed)
    keySets.set(jwksUri, known)
    return known
  }

  return async (token, jwksUri, expected) => {
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
}
