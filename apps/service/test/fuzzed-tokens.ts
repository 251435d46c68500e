import fc from 'fast-check'

/** A token to be made: what its header and its claims hold, and what is done to its three parts afterwards. */
export interface FuzzedToken {
  header: Record<string, unknown>
  claims: Record<string, unknown>
  /** Applied to `header.claims.signature` as text; null: none. */
  damage: { at: number; character: string } | null
}

const HEADER_MEMBERS = ['typ', 'kid', 'cty', 'crit', 'b64', 'zip', 'jku', 'jwk', 'x5u', 'x5c', 'epk', 'iss']
const CLAIMS = [
  ...['iss', 'aud', 'sub', 'client_id', 'azp', 'exp', 'nbf', 'iat', 'jti', 'tenant_id', 'roles'],
  ...['nonce', 'at_hash', 'c_hash', 'scope', 'realm_access', '__proto__', 'constructor'],
]

/** Strings that parsers, databases and logs stumble over. */
const HOSTILE = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'x\udfff', '\u202e', '\ufeff', "'; drop table tenants; --", '%s'],
  ...['__proto__', 'at+jwt', 'AT+JWT', 'application/at+jwt', 'jwt', 'none', 'அ', '🙂', 'a'.repeat(3000)],
]

const hostileString = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 6 })
    .map((units) => String.fromCharCode(...units)),
)
const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1.5, 2 ** 53, -(2 ** 63), 1e308, 5e-324, Number.MAX_SAFE_INTEGER),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const scalar = fc.oneof(hostileString, hostileNumber, fc.boolean(), fc.constant(null))
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(hostileString, scalar, { maxKeys: 3 }) },
  { weight: 1, arbitrary: fc.constant(undefined) },
)

const members = (names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, hostileString), value), {
      maxLength: 3,
    })
    .map((entries) => Object.fromEntries(entries))

/** Tokens with up to three odd members in header and claims each, one in four damaged after signing. */
export const fuzzedTokens: fc.Arbitrary<FuzzedToken> = fc.record({
  header: members(HEADER_MEMBERS),
  claims: members(CLAIMS),
  damage: fc.option(
    fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      character: fc.constantFrom(...'.A=_-%\n"{ '),
    }),
    { freq: 3 },
  ),
})

/** The token with one character replaced, `at` from 0 (its first) to 1 (its last). */
export function damaged(token: string, damage: FuzzedToken['damage']): string {
  if (damage === null) return token
  const index = Math.floor(damage.at * (token.length - 1))
  return token.slice(0, index) + damage.character + token.slice(index + 1)
}
