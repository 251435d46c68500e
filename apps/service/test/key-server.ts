import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose'
import { afterAll } from 'vitest'

export interface KeyServer {
  issuer: string
  jwksUri: string
  /** Fetches of the key set so far. */
  fetches(): number
  /** Replaces the signing key, as an issuer does that rotates. */
  rotate(): Promise<void>
  /** Answers with something else from now on; null for the key set again. */
  answerWith(listener: RequestListener | null): void
  /** A signed token; members that are undefined are left out. */
  sign(claims?: JWTPayload, header?: Partial<JWTHeaderParameters>): Promise<string>
  privateKey(): CryptoKey
  publicJwk(): Promise<object>
}

/** An issuer whose tokens can be made wrong on purpose; only the tests of refusals need it. */
export async function keyServer(algorithm = 'ES256'): Promise<KeyServer> {
  let fetches = 0
  let serial = 0
  let pair = await generateKeyPair(algorithm, { extractable: true })
  let override: RequestListener | null = null
  const publicJwk = async () => ({
    ...(await exportJWK(pair.publicKey)),
    kid: `key-${serial}`,
    alg: algorithm,
    use: 'sig',
  })
  const server = createServer(async (request, response) => {
    fetches += 1
    if (override) override(request, response)
    else response.end(JSON.stringify({ keys: [await publicJwk()] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    jwksUri: `${issuer}/jwks`,
    fetches: () => fetches,
    async rotate() {
      serial += 1
      pair = await generateKeyPair(algorithm, { extractable: true })
    },
    answerWith(listener) {
      override = listener
    },
    sign(claims = {}, header = {}) {
      const now = Math.floor(Date.now() / 1000)
      const payload = { iss: issuer, aud: 'semmai-api', sub: 'someone', iat: now, exp: now + 300, ...claims }
      return new SignJWT(JSON.parse(JSON.stringify(payload)))
        .setProtectedHeader({ alg: algorithm, kid: `key-${serial}`, typ: 'at+jwt', ...header })
        .sign(pair.privateKey)
    },
    privateKey: () => pair.privateKey,
    publicJwk,
  }
}
