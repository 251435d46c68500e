import { KeyObject, sign } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createListener, type Listener } from '../src/database/listener.ts'
import { appendAuditEvent } from '../src/modules/audit/append-event.ts'
import { createAuthenticator, type IdentityAuthenticator } from '../src/modules/identity/authenticator.ts'
import type { Principal } from '../src/modules/identity/principal.ts'
import { Problem } from '../src/problem.ts'
import { damaged, type FuzzedToken, fuzzedTokens } from './fuzzed-tokens.ts'
import { type KeyServer, keyServer } from './key-server.ts'
import { registerTenant } from './register-tenant.ts'
import { silent, type TestDatabase, testDatabase } from './test-database.ts'

/** `TOKEN_FUZZ_CASES=100000` for the whole run. */
const CASES = Number(process.env.TOKEN_FUZZ_CASES ?? 2_000)
const SEED = 20_261_122
/** Accepted tokens whose principal is written to the audit log as well. */
const MAX_AUDITED = 300

let test: TestDatabase
let server: KeyServer
let listener: Listener
let authenticator: IdentityAuthenticator
let accepted = 0

beforeAll(async () => {
  test = await testDatabase()
  server = await keyServer()
  listener = createListener({ url: test.url, log: silent })
  await registerTenant(test.database, { tenantId: 'acme', issuer: server.issuer, jwksUri: server.jwksUri })
  authenticator = createAuthenticator({
    ...{ database: test.database, listener, operator: null },
    outbound: { allowLoopback: true, privateHosts: [] },
  })
})
afterAll(() => listener?.close())

/** Signs whatever it is given, where a library would refuse to. */
function signed({ header, claims, damage }: FuzzedToken): string {
  const now = Math.floor(Date.now() / 1000)
  const usual = { iss: server.issuer, aud: 'semmai-api', sub: 'someone', tenant_id: 'acme', exp: now + 300 }
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const head = encode({ alg: 'ES256', kid: 'key-0', typ: 'at+jwt', ...header })
  const input = `${head}.${encode({ ...usual, ...claims })}`
  const key = KeyObject.from(server.privateKey())
  const signature = sign('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' })
  return damaged(`${input}.${signature.toString('base64url')}`, damage)
}

async function outcome(token: string): Promise<Principal | number | string> {
  try {
    return await authenticator.authenticate(token)
  } catch (error) {
    return error instanceof Problem ? error.status : String(error)
  }
}

const STORABLE = /^[^\0\p{Surrogate}]+$/u

function isSound({ subject, clientId, tenantId, roles }: Principal): boolean {
  const names = [subject, ...(clientId === null ? [] : [clientId])]
  return tenantId === 'acme' && Array.isArray(roles) && names.every((name) => STORABLE.test(name))
}

/** What is wrong with the answer to one token; null: nothing. */
async function faultOf(fuzzed: FuzzedToken): Promise<string | null> {
  const result = await outcome(signed(fuzzed))
  if (typeof result !== 'object') return result === 401 ? null : String(result)
  accepted += 1
  if (!isSound(result)) return `accepted as ${JSON.stringify(result)}`
  if (accepted > MAX_AUDITED) return null
  const cause = { principal: result, address: null, requestId: null }
  return test.database
    .transaction('tenant', 'acme', (tx) => appendAuditEvent(tx, 'acme', cause, { type: 'fuzzed' }))
    .then(() => null, String)
}

it(
  'accepts a token or refuses it with 401, whatever its header and claims hold',
  async () => {
    const faults: string[] = []
    for (const fuzzed of fc.sample(fuzzedTokens, { numRuns: CASES, seed: SEED })) {
      const fault = await faultOf(fuzzed)
      if (fault !== null) faults.push(`${fault} for ${JSON.stringify(fuzzed)}`)
    }
    expect({ faults: faults.length, first: faults.slice(0, 5) }).toEqual({ faults: 0, first: [] })
    // Neither all nor none: the cases reach beyond the first check.
    expect(accepted / CASES).toBeGreaterThan(0.05)
    expect(accepted / CASES).toBeLessThan(0.95)
  },
  60_000 + CASES * 5,
)
