import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordingServer } from '../test/recording-server.ts'
import { buildSemmai, runSemmai } from '../test/run-semmai.ts'

const WEBHOOK = {
  webhook_id: '01a1fbea-3173-7725-a460-bc5526d9b9f1',
  url: 'https://hooks.example.com/semmai',
  events: ['operation.failed'],
  active: true,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  last_success_at: null,
  failing_since: '2026-01-02T03:04:05.000Z',
  last_failure: 'It answered 500.',
  disabled_at: null,
}
const LINE = `${WEBHOOK.webhook_id}  on   ${WEBHOOK.url}  failing since 2026-01-02T03:04Z: It answered 500.\n`

describe('semmai webhooks and principal', { timeout: 60_000 }, () => {
  let server: Awaited<ReturnType<typeof recordingServer>>
  let env: Record<string, string>
  const run = (line: string) => runSemmai(line.split(' '), { env })

  beforeAll(async () => {
    server = await recordingServer(({ method, path }) => {
      if (method === 'DELETE') return { status: 204 }
      if (path.includes('/principals/')) return { status: 200, body: { operations: 1 } }
      if (method === 'GET') return { status: 200, body: { items: [WEBHOOK], next_cursor: null } }
      return { status: method === 'POST' ? 201 : 200, body: { ...WEBHOOK, secret: 'whsec_x' } }
    })
    env = { SEMMAI_SERVER: server.url, SEMMAI_TOKEN: 'admin' }
    buildSemmai()
  }, 180_000)
  afterAll(() => server.close())

  it('create prints the id and the secret', async () => {
    const { stdout } = await run(`webhooks create ${WEBHOOK.url} --events operation.failed`)
    expect(stdout).toBe(`${WEBHOOK.webhook_id}\nwhsec_x\n`)
    const body = { url: WEBHOOK.url, events: ['operation.failed'] }
    expect(server.calls.at(-1)).toMatchObject({ method: 'POST', path: '/v1/admin/webhooks', body })
  })

  it('refuses an unknown event, naming those that there are', async () => {
    const { code, stderr } = await run('webhooks create https://x.example --events operation.done')
    expect([code, stderr]).toEqual([2, expect.stringContaining('operation.cancelled')])
  })

  it('list says what is wrong with each', async () => {
    expect((await run('webhooks list')).stdout).toBe(LINE)
  })

  it('update sends what was named, and prints a new secret', async () => {
    const { stdout } = await run(`webhooks update ${WEBHOOK.webhook_id} --enable --rotate-secret`)
    expect(stdout).toBe(`${LINE}whsec_x\n`)
    expect(server.calls.at(-1)).toMatchObject({
      method: 'PATCH',
      body: { active: true, rotate_secret: true },
    })
    expect((await run(`webhooks update ${WEBHOOK.webhook_id}`)).code).toBe(2)
  })

  it('principal erase asks for --yes, and names the person', async () => {
    const person = 'principal erase --issuer https://id.example --subject meena'
    server.calls.length = 0
    expect((await run(person)).code).toBe(2)
    expect(server.calls).toEqual([])
    expect(JSON.parse((await run(`${person} --yes`)).stdout)).toEqual({ operations: 1 })
    const body = { issuer: 'https://id.example', subject: 'meena' }
    expect(server.calls.at(-1)).toMatchObject({ path: '/v1/admin/principals/erase', body })
  })
})
