import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, recordingServer } from '../test/recording-server.ts'
import { buildSemmai, runSemmai } from '../test/run-semmai.ts'

const TENANT = {
  tenant_id: 'acme',
  name: 'Acme',
  onboarding_state: 'created',
  provider: 'auto',
  limits: { text_calls_per_minute: 300, max_open_operations: 20, languagetool_calls_per_minute: 1200 },
  network: null,
  identity: null,
  block: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}

const COMMANDS: [string, Partial<Call>[]][] = [
  ['create acme --name Acme', [post('', { tenant_id: 'acme', name: 'Acme' })]],
  ['show acme', [{ method: 'GET', path: '/v1/operator/tenants/acme' }]],
  [
    'network acme --mode private --cidr 10.0.0.0/8 --cidr fd00::/8 --confirm',
    [
      {
        method: 'PUT',
        path: '/v1/operator/tenants/acme/network',
        body: { mode: 'private', allowed_cidrs: ['10.0.0.0/8', 'fd00::/8'] },
      },
      post('/acme/network/confirm'),
    ],
  ],
  [
    'identity acme --issuer https://id.example --audience semmai --roles-claim realm_access.roles',
    [
      {
        method: 'PUT',
        path: '/v1/operator/tenants/acme/identity',
        body: { issuer: 'https://id.example', audience: 'semmai', roles_claim: 'realm_access.roles' },
      },
      { method: 'GET', path: '/v1/operator/tenants/acme' },
    ],
  ],
  ['provider acme textmodel', [patch({ provider: 'textmodel' })]],
  [
    'limits acme --languagetool-calls-per-minute 9',
    [patch({ limits: { languagetool_calls_per_minute: 9 } })],
  ],
  ['limits acme --max-open-operations 5', [patch({ limits: { max_open_operations: 5 } })]],
  [
    'block acme --code unpaid --message Unpaid --retryable',
    [post('/acme/block', { code: 'unpaid', message: 'Unpaid', retryable: true })],
  ],
  [
    'block acme',
    [
      post('/acme/block', {
        code: 'blocked_by_operator',
        message: 'The operator of this service has blocked this tenant.',
        retryable: false,
      }),
    ],
  ],
  ['unblock acme', [post('/acme/unblock')]],
]

function post(path: string, body?: unknown): Partial<Call> {
  return { method: 'POST', path: `/v1/operator/tenants${path}`, body }
}

function patch(body: unknown): Partial<Call> {
  return { method: 'PATCH', path: '/v1/operator/tenants/acme', body }
}

describe('semmai tenant', { timeout: 60_000 }, () => {
  let server: Awaited<ReturnType<typeof recordingServer>>
  let env: Record<string, string>

  beforeAll(async () => {
    server = await recordingServer(({ method, path, authorization }) => {
      if (authorization === undefined) return { status: 401, body: { code: 'missing_token', detail: 'none' } }
      if (method === 'DELETE') return { status: 204 }
      if (path.includes('/unknown'))
        return { status: 404, body: { code: 'tenant_not_found', detail: 'none' } }
      const isList = method === 'GET' && path.startsWith('/v1/operator/tenants?')
      return { status: 200, body: isList ? { items: [TENANT], next_cursor: null } : TENANT }
    })
    env = { SEMMAI_SERVER: server.url, SEMMAI_TOKEN: 'operator' }
    buildSemmai()
  }, 180_000)
  afterAll(() => server.close())

  it.each(COMMANDS)('%s makes exactly its calls and prints what they answer', async (line, expected) => {
    server.calls.length = 0
    const { code, stderr, stdout } = await runSemmai(['tenant', ...line.split(' ')], { env })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(server.calls).toMatchObject(expected)
    expect(server.calls[0]?.authorization).toBe('Bearer operator')
    expect(stdout).toContain('tenant    acme')
  })

  it('list prints one line per tenant', async () => {
    const { stdout } = await runSemmai(['tenant', 'list'], { env })
    expect(stdout).toMatch(/^acme +created +auto +Acme\n$/)
  })

  it('delete asks for --yes and touches nothing without it', async () => {
    server.calls.length = 0
    expect((await runSemmai(['tenant', 'delete', 'acme'], { env })).code).toBe(2)
    expect(server.calls).toEqual([])
    expect((await runSemmai(['tenant', 'delete', 'acme', '--yes'], { env })).stdout).toBe('acme is erased\n')
  })

  it('shows the code of an error, exit code 2', async () => {
    const { code, stderr } = await runSemmai(['tenant', 'show', 'unknown'], { env })
    expect({ code, stderr }).toEqual({ code: 2, stderr: 'semmai: none (tenant_not_found)\n' })
  })

  it('says how to pass the missing token', async () => {
    const { code, stderr } = await runSemmai(['tenant', 'show', 'acme'], {
      env: { SEMMAI_SERVER: server.url },
    })
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'semmai: Give an access token in SEMMAI_TOKEN, or with --token. (missing_token)\n',
    })
  })

  it('names the address that does not answer', async () => {
    const { code, stderr } = await runSemmai(['tenant', 'list', '--server', 'http://127.0.0.1:1'], { env })
    expect(code).toBe(2)
    expect(stderr).toContain('http://127.0.0.1:1/v1/operator/tenants?limit=100: no answer')
  })
})
