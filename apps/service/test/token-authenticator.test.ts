import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createListener, type Listener } from '../src/database/listener.ts'
import {
  createTokenAuthenticator,
  type TokenAuthenticator,
} from '../src/modules/access-tokens/token-authenticator.ts'
import { createTenantDirectory } from '../src/modules/tenants/tenant-policy.ts'
import { Secret } from '../src/secrets/secret.ts'
import { registerTenant } from './register-tenant.ts'
import { silent } from './test-database.ts'
import { type TestHarness, type TestService, testHarness } from './test-service.ts'
import { waitFor } from './wait-for.ts'

const hashKey = new Secret('the key of both nodes')
let harness: TestHarness
let service: TestService
let admin: string
const listeners: Listener[] = []
let node: TokenAuthenticator
let otherNode: TokenAuthenticator

async function authenticator(now?: () => number): Promise<TokenAuthenticator> {
  const { database } = harness
  const listener = createListener({ url: harness.url, log: silent })
  await listener.ready()
  listeners.push(listener)
  const directory = createTenantDirectory(database, listener)
  return createTokenAuthenticator({ database, directory, listener, hashKey, ...(now ? { now } : {}) })
}

beforeAll(async () => {
  harness = await testHarness()
  service = await harness.start({ fingerprintKey: hashKey })
  admin = await harness.token({ roles: ['tenant_admin'], sub: 'head' })
  await setting({ access_tokens: true })
  node = await authenticator()
  otherNode = await authenticator()
})
afterAll(() => Promise.all(listeners.map((listener) => listener.close())))

const setting = (body: object) => service.call('/v1/admin/settings', { method: 'PATCH', token: admin, body })

async function newToken(sub = 'meena'): Promise<{ id: string; token: string }> {
  const token = await harness.token({ sub, roles: ['tenant_admin'] })
  return (await service.call('/v1/access-tokens', { token, body: { name: 'x', expires_in_days: 1 } })).body
}

/** The code that it refuses with, or `accepted`. */
const verdict = (one: TokenAuthenticator, token: string): Promise<string> =>
  one.authenticate(token, 'proofread').then(
    () => 'accepted',
    (error: { code?: string }) => error.code ?? String(error),
  )

describe('an access token', () => {
  it('stands for the principal that made it, without any role of theirs', async () => {
    const { token } = await newToken()
    expect(await node.authenticate(token, 'proofread')).toEqual({
      issuer: harness.issuer.issuer,
      subject: 'meena',
      clientId: null,
      tenantId: 'demo',
      roles: [],
    })
  })

  it.each([
    ['nothing', ''],
    ['another word', 'password'],
    ['a token that was never made', `smm_${'A'.repeat(43)}`],
    ['one with a line break', `smm_${'A'.repeat(43)}\n`],
  ])('is not %s', async (_what, token) => {
    expect(await verdict(node, token)).toBe('invalid_token')
  })

  it('is refused on every node within 5 s of its revocation, also where it has just been used', async () => {
    const { id, token } = await newToken()
    for (const one of [node, otherNode]) expect(await verdict(one, token)).toBe('accepted')
    await service.call(`/v1/access-tokens/${id}`, { method: 'DELETE', token: admin })
    for (const one of [node, otherNode]) {
      await waitFor(async () => (await verdict(one, token)) === 'invalid_token')
    }
  })

  it('is refused after its end', async () => {
    const { token } = await newToken()
    const tomorrow = await authenticator(() => Date.now() + 86_400_000)
    expect(await verdict(tomorrow, token)).toBe('token_expired')
  })

  it('is refused while the tenant has access tokens switched off', async () => {
    const { token } = await newToken()
    await setting({ access_tokens: false })
    await waitFor(async () => (await verdict(node, token)) === 'access_tokens_off')
    await setting({ access_tokens: true })
    await waitFor(async () => (await verdict(node, token)) === 'accepted')
  })

  it('is refused once another issuer speaks for the tenant', async () => {
    const { token } = await newToken()
    const { issuer, jwksUri } = harness.issuer
    expect(await verdict(node, token)).toBe('accepted')
    await registerTenant(harness.database, { tenantId: 'demo', issuer: 'https://new.example', jwksUri })
    await waitFor(async () => (await verdict(node, token)) === 'invalid_token')
    await registerTenant(harness.database, { tenantId: 'demo', issuer, jwksUri })
    await waitFor(async () => (await verdict(node, token)) === 'accepted')
  })

  it('shows its last use in the list', async () => {
    const { id, token } = await newToken('seldom')
    await node.authenticate(token, 'proofread')
    const mine = await harness.token({ sub: 'seldom' })
    await waitFor(async () => {
      const { body } = await service.call('/v1/access-tokens', { token: mine })
      const [listed] = body.items.filter((item: { id: string }) => item.id === id)
      return listed.last_used_at !== null
    })
  })
})
