import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordingServer } from '../test/recording-server.ts'
import { buildSemmai, runSemmai } from '../test/run-semmai.ts'

const TOKEN = {
  id: '01a1fbea-3173-7725-a460-bc5526d9b9f1',
  name: 'LibreOffice',
  scopes: ['proofread'],
  issuer: 'https://id.example',
  subject: 'meena',
  created_at: '2026-01-01T00:00:00.000Z',
  expires_at: '2026-04-01T00:00:00.000Z',
  last_used_at: null,
}

describe('semmai tokens', { timeout: 60_000 }, () => {
  let server: Awaited<ReturnType<typeof recordingServer>>
  let env: Record<string, string>

  beforeAll(async () => {
    server = await recordingServer(({ method }) => {
      if (method === 'DELETE') return { status: 204 }
      if (method === 'POST') return { status: 201, body: { ...TOKEN, token: 'smm_x' } }
      return { status: 200, body: { items: [TOKEN], next_cursor: null } }
    })
    env = { SEMMAI_SERVER: server.url, SEMMAI_TOKEN: 'user' }
    buildSemmai()
  }, 180_000)
  afterAll(() => server.close())

  it('create prints the token and nothing else, so that a script can keep it', async () => {
    const { code, stdout } = await runSemmai(['tokens', 'create', 'LibreOffice', '--days', '30'], { env })
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'smm_x\n' })
    const body = { name: 'LibreOffice', expires_in_days: 30 }
    expect(server.calls.at(-1)).toMatchObject({ method: 'POST', path: '/v1/access-tokens', body })
  })

  it('create refuses a time that the service would refuse', async () => {
    const { code, stderr } = await runSemmai(['tokens', 'create', 'x', '--days', '91'], { env })
    expect(code).toBe(2)
    expect(stderr).toContain('from 1 to 90')
  })

  it('list says whose each is, until when it holds and when it was used', async () => {
    const { stdout } = await runSemmai(['tokens', 'list'], { env })
    expect(stdout).toBe(`${TOKEN.id}  until 2026-04-01  never used  meena  LibreOffice\n`)
  })

  it('revoke names the token', async () => {
    const { stdout } = await runSemmai(['tokens', 'revoke', TOKEN.id], { env })
    expect(stdout).toBe(`${TOKEN.id} is revoked\n`)
    expect(server.calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/v1/access-tokens/${TOKEN.id}` })
  })
})
