import { createHmac, createPublicKey } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JWK } from 'jose'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type KeyServer, keyServer } from '../../../test/key-server.ts'
import { registerTenant } from '../../../test/register-tenant.ts'
import { silent, type TestDatabase, testDatabase } from '../../../test/test-database.ts'
import { createListener, type Listener } from '../../database/listener.ts'
import { type DevelopmentIssuer, startDevelopmentIssuer } from '../../embedded/development-issuer.ts'
import { mintToken } from '../../embedded/mint-token.ts'
import { Problem } from '../../problem.ts'
import { createAuthenticator, type IdentityAuthenticator } from './authenticator.ts'
import type { Principal } from './principal.ts'
import { IDENTITY_CHANGED } from './registration-cache.ts'

const outbound = { allowLoopback: true, privateHosts: [], timeoutMs: 4_000 }

let test: TestDatabase
let listener: Listener
let clockAheadMs = 0
const dropped: Principal[] = []
const unavailable: { jwksUri: string; reason: string }[] = []
const folders: string[] = []
const issuers: DevelopmentIssuer[] = []

async function issuer(): Promise<DevelopmentIssuer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'semmai-issuer-'))
  folders.push(dataDir)
  const started = await startDevelopmentIssuer({
    dataDir,
    port: 0,
    audience: 'semmai-api',
    production: false,
  })
  issuers.push(started)
  return started
}

function newAuthenticator(operator: DevelopmentIssuer | null = null): IdentityAuthenticator {
  return createAuthenticator({
    database: test.database,
    listener,
    outbound,
    operator: operator && {
      issuer: operator.operator,
      audience: 'semmai-api',
      jwksUri: operator.jwksUri(operator.operator),
      rolesClaim: 'roles',
    },
    onOperatorClaimDropped: (principal) => dropped.push(principal),
    onKeysUnavailable: (jwksUri, reason) => unavailable.push({ jwksUri, reason }),
    now: () => Date.now() + clockAheadMs,
  })
}

beforeAll(async () => {
  test = await testDatabase()
  listener = createListener({ url: test.url, log: silent })
})

afterAll(async () => {
  await listener?.close()
  for (const one of issuers) await one.close()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

async function refusal(promise: Promise<unknown>): Promise<string> {
  try {
    await promise
    return 'accepted'
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
}

describe('with real OpenID providers, each tenant its own', () => {
  let one: DevelopmentIssuer
  let two: DevelopmentIssuer
  let authenticator: IdentityAuthenticator

  beforeAll(async () => {
    one = await issuer()
    two = await issuer()
    await registerTenant(test.database, {
      tenantId: 'school',
      issuer: one.tenants,
      jwksUri: one.jwksUri(one.tenants),
    })
    await registerTenant(test.database, {
      tenantId: 'press',
      issuer: two.tenants,
      jwksUri: two.jwksUri(two.tenants),
    })
    authenticator = newAuthenticator(one)
  })

  it('gives the principal of an access token', async () => {
    const token = await mintToken(one.file, {
      tenant: 'school',
      roles: ['tenant_admin', 'poet'],
      client: 'writer-app',
    })
    expect(await authenticator.authenticate(token)).toEqual({
      issuer: one.tenants,
      subject: 'writer-app',
      clientId: 'writer-app',
      tenantId: 'school',
      roles: ['tenant_admin'],
    })
  })

  it('lets an issuer speak only for the tenants registered to it', async () => {
    const foreign = await mintToken(two.file, { tenant: 'school', roles: ['tenant_admin'] })
    expect(await refusal(authenticator.authenticate(foreign))).toBe('invalid_token')
    const own = await mintToken(two.file, { tenant: 'press', roles: [] })
    expect((await authenticator.authenticate(own)).tenantId).toBe('press')
  })

  it('honours platform_operator only from the operator issuer, and reports it from a tenant issuer', async () => {
    const operator = await mintToken(one.file, { tenant: null, roles: ['platform_operator'] })
    expect(await authenticator.authenticate(operator)).toMatchObject({
      tenantId: null,
      roles: ['platform_operator'],
    })
    const usurper = await mintToken(one.file, {
      tenant: 'school',
      roles: ['platform_operator', 'tenant_viewer'],
    })
    expect((await authenticator.authenticate(usurper)).roles).toEqual(['tenant_viewer'])
    expect(dropped.map(({ tenantId }) => tenantId)).toEqual(['school'])
  })

  it('refuses a token of the operator that names a tenant', async () => {
    const server = await keyServer()
    const strange = createAuthenticator({
      database: test.database,
      listener,
      outbound,
      operator: {
        issuer: server.issuer,
        audience: 'semmai-api',
        jwksUri: server.jwksUri,
        rolesClaim: 'roles',
      },
    })
    const claims = { roles: ['platform_operator'] }
    expect(await refusal(strange.authenticate(await server.sign(claims)))).toBe('accepted')
    expect(await refusal(strange.authenticate(await server.sign({ ...claims, tenant_id: 'school' })))).toBe(
      'invalid_token',
    )
  })

  it('refuses a token that it accepted a moment ago, once the registration is gone, on every node', async () => {
    const otherNode = newAuthenticator()
    const server = await keyServer()
    await registerTenant(test.database, {
      tenantId: 'leaver',
      issuer: server.issuer,
      jwksUri: server.jwksUri,
    })
    const token = await server.sign({ tenant_id: 'leaver' })
    for (const node of [authenticator, otherNode])
      expect(await refusal(node.authenticate(token))).toBe('accepted')
    await listener.ready()
    const heard = new Promise<void>((resolve) =>
      listener.subscribe(IDENTITY_CHANGED, { notified: () => resolve() }),
    )
    await listener.ready()
    await test.database.transaction('operator', null, async (tx) => {
      await tx.query(`delete from identity_configurations where tenant_id = 'leaver'`)
      await tx.query('select pg_notify($1, $2)', [IDENTITY_CHANGED, 'leaver'])
    })
    await heard
    for (const node of [authenticator, otherNode])
      expect(await refusal(node.authenticate(token))).toBe('invalid_token')
  })

  it('refuses it within 5 s even when the notification is lost', async () => {
    const server = await keyServer()
    await registerTenant(test.database, { tenantId: 'quiet', issuer: server.issuer, jwksUri: server.jwksUri })
    const token = await server.sign({ tenant_id: 'quiet' })
    expect(await refusal(authenticator.authenticate(token))).toBe('accepted')
    await test.database.transaction('operator', null, (tx) =>
      tx.query(`delete from identity_configurations where tenant_id = 'quiet'`),
    )
    clockAheadMs += 5_000
    expect(await refusal(authenticator.authenticate(token))).toBe('invalid_token')
    clockAheadMs = 0
  })
})

describe('a token that is not as it should be', () => {
  let server: KeyServer
  let authenticator: IdentityAuthenticator
  const claims = { tenant_id: 'acme', roles: ['tenant_admin'] }
  const seconds = () => Math.floor(Date.now() / 1000)
  const outcome = async (token: string | Promise<string>) => refusal(authenticator.authenticate(await token))

  beforeAll(async () => {
    server = await keyServer()
    await registerTenant(test.database, { tenantId: 'acme', issuer: server.issuer, jwksUri: server.jwksUri })
    authenticator = newAuthenticator()
  })

  it('is refused without a fetch: alg none, HS256 with the public key, no JWT at all', async () => {
    const fetches = server.fetches()
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const payload = { iss: server.issuer, aud: 'semmai-api', sub: 'x', exp: seconds() + 300, ...claims }
    expect(await outcome(`${encode({ alg: 'none' })}.${encode(payload)}.`)).toBe('invalid_token')
    const signed = `${encode({ alg: 'HS256', kid: 'key-0' })}.${encode(payload)}`
    const pem = createPublicKey({
      key: (await server.publicJwk()) as JWK & { kty: string },
      format: 'jwk',
    }).export({
      type: 'spki',
      format: 'pem',
    })
    const mac = createHmac('sha256', pem).update(signed).digest('base64url')
    expect(await outcome(`${signed}.${mac}`)).toBe('invalid_token')
    for (const junk of ['', 'x', 'a.b', 'a.b.c', '...', 'null.null.null', '🙂.🙂.🙂']) {
      expect(await outcome(junk)).toBe('invalid_token')
    }
    expect(server.fetches()).toBe(fetches)
  })

  it('is refused with a key of its own in the header, and that address is never fetched', async () => {
    const attacker = await keyServer()
    const header = {
      jwk: (await attacker.publicJwk()) as JWK,
      jku: attacker.jwksUri,
      kid: 'key-0',
      typ: 'at+jwt',
    }
    expect(await outcome(attacker.sign({ ...claims, iss: server.issuer }, header))).toBe('invalid_token')
    expect(attacker.fetches()).toBe(0)
  })

  it('is refused without a fetch when its issuer is unknown, or known but for a slash', async () => {
    const stranger = await keyServer()
    expect(await outcome(stranger.sign(claims))).toBe('invalid_token')
    expect(await outcome(server.sign({ ...claims, iss: `${server.issuer}/` }))).toBe('invalid_token')
    expect(stranger.fetches()).toBe(0)
  })

  it('may have expired 59 s ago, for clocks differ, but not 61 s', async () => {
    expect(await outcome(server.sign({ ...claims, exp: seconds() - 55 }))).toBe('accepted')
    expect(await outcome(server.sign({ ...claims, exp: seconds() - 61 }))).toBe('token_expired')
  })

  it.each([
    ['is not valid yet', { nbf: Math.floor(Date.now() / 1000) + 600 }],
    ['was issued in the future', { iat: Math.floor(Date.now() / 1000) + 600 }],
    ['never expires', { exp: undefined }],
    ['is for another audience', { aud: 'another-api' }],
    ['has no audience', { aud: undefined }],
    ['is an ID token', { nonce: 'n-0S6_WzA2Mj' }],
    ['names no subject', { sub: undefined }],
    ['names no tenant', { tenant_id: undefined }],
    ['names a list of tenants', { tenant_id: ['acme'] }],
    ['names an empty tenant', { tenant_id: '' }],
    ['names an unknown tenant', { tenant_id: 'nobody' }],
    ['names a tenant that cannot be one', { tenant_id: `'; drop table tenants; --` }],
  ])('is refused when it %s', async (_case, wrong) => {
    expect(await outcome(server.sign({ ...claims, ...(wrong as object) }))).toBe('invalid_token')
  })

  it('is refused with another typ or an unknown critical header', async () => {
    expect(await outcome(server.sign(claims, { typ: 'dpop+jwt' }))).toBe('invalid_token')
    for (const typ of ['JWT', 'jwt', 'application/at+jwt'])
      expect(await outcome(server.sign(claims, { typ }))).toBe('accepted')
    const critical = new SignJWT({ ...claims, iss: server.issuer, sub: 'x', aud: 'semmai-api' })
      .setExpirationTime('5m')
      .setProtectedHeader({ alg: 'ES256', kid: 'key-0', crit: ['x-new'], 'x-new': true })
      .sign(server.privateKey(), { crit: { 'x-new': true } })
    expect(await outcome(critical)).toBe('invalid_token')
  })

  it('is refused with typ JWT where the issuer is registered as strict', async () => {
    await registerTenant(test.database, {
      tenantId: 'strict',
      issuer: server.issuer,
      jwksUri: server.jwksUri,
      strictTyp: true,
    })
    expect(await outcome(server.sign({ ...claims, tenant_id: 'strict' }))).toBe('accepted')
    expect(await outcome(server.sign({ ...claims, tenant_id: 'strict' }, { typ: 'JWT' }))).toBe(
      'invalid_token',
    )
  })

  it('loses its place in the cache when it expires', async () => {
    const token = await server.sign({ ...claims, exp: seconds() + 30 })
    expect(await outcome(token)).toBe('accepted')
    clockAheadMs = 30_000 + 61_000
    expect(await outcome(token)).toBe('token_expired')
    clockAheadMs = 0
  })
})

describe('keys', () => {
  it('are fetched once, and again once for a key that is new', async () => {
    const server = await keyServer()
    await registerTenant(test.database, {
      tenantId: 'rotating',
      issuer: server.issuer,
      jwksUri: server.jwksUri,
    })
    const authenticator = newAuthenticator()
    for (const sub of ['a', 'b', 'c']) {
      expect(
        await refusal(authenticator.authenticate(await server.sign({ tenant_id: 'rotating', sub }))),
      ).toBe('accepted')
    }
    expect(server.fetches()).toBe(1)
    await server.rotate()
    expect(await refusal(authenticator.authenticate(await server.sign({ tenant_id: 'rotating' })))).toBe(
      'accepted',
    )
    expect(server.fetches()).toBe(2)
  })

  it('are fetched at most once in 30 s for made-up key ids', async () => {
    const server = await keyServer()
    await registerTenant(test.database, {
      tenantId: 'flooded',
      issuer: server.issuer,
      jwksUri: server.jwksUri,
    })
    const authenticator = newAuthenticator()
    const flood = async () => {
      for (let i = 0; i < 50; i += 1) {
        const token = await server.sign({ tenant_id: 'flooded' }, { kid: `made-up-${i}` })
        expect(await refusal(authenticator.authenticate(token))).toBe('invalid_token')
      }
    }
    await flood()
    expect(server.fetches()).toBe(2)
    clockAheadMs = 31_000
    await flood()
    expect(server.fetches()).toBe(3)
    clockAheadMs = 0
  })

  it('stay in force while the issuer is unavailable', async () => {
    const server = await keyServer()
    await registerTenant(test.database, {
      tenantId: 'steady',
      issuer: server.issuer,
      jwksUri: server.jwksUri,
    })
    const authenticator = newAuthenticator()
    expect(await refusal(authenticator.authenticate(await server.sign({ tenant_id: 'steady' })))).toBe(
      'accepted',
    )
    server.answerWith((_request, response) => response.writeHead(500).end())
    clockAheadMs = 11 * 60_000
    const later = { tenant_id: 'steady', exp: Math.floor(Date.now() / 1000) + 3600 }
    expect(await refusal(authenticator.authenticate(await server.sign(later)))).toBe('accepted')
    clockAheadMs = 0
  })

  const misbehaviours: [string, Parameters<KeyServer['answerWith']>[0]][] = [
    ['answers garbage', (_request, response) => response.end('<html>')],
    ['answers other JSON', (_request, response) => response.end('[]')],
    [
      'redirects',
      (_request, response) => response.writeHead(302, { location: 'https://example.org/' }).end(),
    ],
    ['hangs', () => undefined],
    ['sends 10 MB', (_request, response) => response.end('x'.repeat(10_000_000))],
    ['hangs up', (request) => request.socket.destroy()],
  ]
  it.each(misbehaviours)(
    'lead to identity_provider_unavailable when an issuer never seen before %s',
    async (name, answer) => {
      const server = await keyServer()
      server.answerWith(answer)
      const tenantId = `away-${name.replaceAll(/[^a-z]/g, '')}`
      await registerTenant(test.database, { tenantId, issuer: server.issuer, jwksUri: server.jwksUri })
      const token = await server.sign({ tenant_id: tenantId })
      expect(await refusal(newAuthenticator().authenticate(token))).toBe('identity_provider_unavailable')
      expect(unavailable.at(-1)).toEqual({ jwksUri: server.jwksUri, reason: expect.stringMatching(/\w/) })
    },
  )
})

describe('roles', () => {
  it.each([
    ['roles', { roles: 'tenant_viewer tenant_admin' }, ['tenant_admin', 'tenant_viewer']],
    ['realm_access.roles', { realm_access: { roles: ['tenant_admin'] } }, ['tenant_admin']],
    [
      'https://semmai.example/roles',
      { 'https://semmai.example/roles': ['tenant_viewer'] },
      ['tenant_viewer'],
    ],
    ['groups', { groups: ['TENANT_ADMIN', 'Tenant_Admin'] }, []],
    ['roles', { roles: { tenant_admin: true } }, []],
    ['constructor.name', {}, []],
  ])('are read at the claim path %s', async (rolesClaim, payload, expected) => {
    const server = await keyServer('RS256')
    const tenantId = `roles-${server.issuer.split(':').at(-1)}`
    await registerTenant(test.database, {
      tenantId,
      issuer: server.issuer,
      jwksUri: server.jwksUri,
      rolesClaim,
    })
    const token = await server.sign({ tenant_id: tenantId, ...payload })
    expect((await newAuthenticator().authenticate(token)).roles).toEqual(expected)
  })
})
