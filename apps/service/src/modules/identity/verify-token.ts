import {
  decodeJwt,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose'
import { indexOfUnstorable } from '../../database/storable-text.ts'
import { Problem } from '../../problem.ts'
import type { KeySet } from './key-set.ts'

/** Signatures accepted (decision D2); anything symmetric, and `none`, is not among them. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA']
const SKEW_SECONDS = 60
/** As the registration allows; a longer one is not even looked up. */
const MAX_ISSUER_LENGTH = 2_048
/** Text by definition, where present (RFC 7515, 4.1); `alg` is looked at on its own. */
const TEXT_HEADERS = ['typ', 'kid', 'cty'] as const
/** Text by definition, where present; they name the caller in rows and in the audit log. */
const TEXT_CLAIMS = ['sub', 'client_id', 'azp']
/** Present in ID tokens, which are meant for the client and not for an API. */
const ID_TOKEN_CLAIMS = ['nonce', 'at_hash', 'c_hash']

/** What a token says about itself before anything about it is verified. */
export interface UnverifiedToken {
  issuer: string
  /** Null where the claim is absent; undefined where it is not a string, which no issuer may send. */
  tenantId: string | null | undefined
}

/** Reads what is needed to find the token's registration. Throws `invalid_token` on anything that is no fit JWT. */
export function readUnverified(token: string): UnverifiedToken {
  try {
    const { alg, ...header } = decodeProtectedHeader(token)
    const { iss, tenant_id: tenantId, ...claims } = decodeJwt(token)
    const accepted = typeof alg === 'string' && ALGORITHMS.includes(alg)
    const named =
      TEXT_HEADERS.every((name) => header[name] === undefined || isText(header[name])) &&
      // Some issuers write `null` for a claim that does not apply.
      TEXT_CLAIMS.every((name) => (claims[name] ?? null) === null || isText(claims[name]))
    if (accepted && named && isText(iss) && iss.length <= MAX_ISSUER_LENGTH) {
      return { issuer: iss, tenantId: tenantId === undefined ? null : asString(tenantId) }
    }
  } catch {
    // Not a JWT: the same refusal as for one that is unfit.
  }
  throw invalidToken(
    'The token is not a JWT that is signed by a public-key algorithm and names its issuer (`iss`): send an access token of the issuer.',
  )
}

/** Text that a database can hold: no NUL, no lone surrogate. */
const isText = (value: unknown): value is string => typeof value === 'string' && indexOfUnstorable(value) < 0

const asString = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** 401 `invalid_token`; `detail` names what is wrong with the token, and never the token. */
export const invalidToken = (detail: string) => new Problem('invalid_token', detail)

export interface Expected {
  issuer: string
  audience: string
  /** Accept `typ` `at+jwt` only. */
  strictTyp: boolean
}

/**
 * Verifies signature and claims (RFC 8725, RFC 9068). `nowMs` is the clock.
 * Throws `Problem` `invalid_token` or `token_expired`; failures to load the keys pass through.
 */
export async function verifyToken(
  token: string,
  keySet: KeySet,
  expected: Expected,
  nowMs: number,
): Promise<JWTPayload> {
  requireType(token, expected.strictTyp)
  const keys = await keySet.keys()
  let payload: JWTPayload
  try {
    payload = await verifyWith(keys, token, expected, nowMs)
  } catch (error) {
    if (!(error instanceof errors.JWKSNoMatchingKey)) throw refusal(error)
    const fresh = await keySet.refetched()
    if (fresh === null) throw refusal(error)
    payload = await verifyWith(fresh, token, expected, nowMs).catch((second) =>
      Promise.reject(refusal(second)),
    )
  }
  requireAccessToken(payload, nowMs)
  return payload
}

async function verifyWith(keys: JWTVerifyGetKey, token: string, expected: Expected, nowMs: number) {
  const options = {
    issuer: expected.issuer,
    audience: expected.audience,
    algorithms: ALGORITHMS,
    clockTolerance: SKEW_SECONDS,
    currentDate: new Date(nowMs),
    requiredClaims: ['exp'],
  }
  try {
    return (await jwtVerify(token, keys, options)).payload
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error
    // A token without `kid`: whichever of the fitting keys verifies it.
    for await (const key of error) {
      const verified = await jwtVerify(token, key, options).catch((failed: unknown) => {
        if (failed instanceof errors.JWSSignatureVerificationFailed) return null
        throw failed
      })
      if (verified) return verified.payload
    }
    throw new errors.JWSSignatureVerificationFailed()
  }
}

function requireType(token: string, strict: boolean): void {
  const { typ } = decodeProtectedHeader(token)
  const type = typ?.toLowerCase().replace(/^application\//, '')
  const fits = type === 'at+jwt' || (!strict && (type === undefined || type === 'jwt'))
  if (!fits)
    throw invalidToken(
      'The token is not an access token: its header `typ` must be at+jwt, or JWT where the identity of the tenant allows it.',
    )
}

function requireAccessToken(payload: JWTPayload, nowMs: number): void {
  if (ID_TOKEN_CLAIMS.some((claim) => Object.hasOwn(payload, claim))) {
    throw invalidToken('This is an ID token; send the access token.')
  }
  if (payload.iat !== undefined && payload.iat > nowMs / 1000 + SKEW_SECONDS) {
    throw invalidToken('The token was issued in the future (`iat`): set the clock of its issuer.')
  }
}

/** Says which check failed, as an expired or wrongly addressed token is for the caller to fix; nothing more. */
function refusal(error: unknown): Problem {
  if (error instanceof errors.JWTExpired)
    return new Problem('token_expired', 'The token has expired (`exp`): get a new one from its issuer.')
  if (error instanceof errors.JWTClaimValidationFailed) {
    return invalidToken(
      `The claim \`${error.claim}\` of the token is missing or does not fit: get a token for this service from the issuer of the tenant.`,
    )
  }
  // Also a key of the issuer that cannot be used for the token's algorithm: whatever fails here is the token's.
  return invalidToken(
    'The signature of the token cannot be verified with the keys of its issuer: get a new token.',
  )
}
