import { beforeAll, describe, expect, it } from 'vitest'
import { scriptedProvider } from './scripted-provider.ts'
import { type TestHarness, testHarness } from './test-service.ts'
import { waitFor } from './wait-for.ts'

let harness: TestHarness

beforeAll(async () => {
  harness = await testHarness()
})

const attempts = async (operationId: string) => {
  const { rows } = await harness.database.transaction('worker', null, (tx) =>
    tx.query<{ status: string; attempt: number; leased: boolean }>(
      'select status, attempt, lease_until > now() as leased from operation where operation_id = $1',
      [operationId],
    ),
  )
  return rows[0]
}

describe('an operation that is accepted where a worker is idle', () => {
  it('is running under a lease of this process when it is accepted, and ends once', async () => {
    const provider = scriptedProvider()
    provider.hold()
    const node = await harness.start({}, provider.dependencies)
    const body = { text: 'at once', language: 'ta' }
    const accepted = await node.call('/v1/proofread', { body, headers: { prefer: 'respond-async' } })
    expect([accepted.status, accepted.body.status]).toEqual([202, 'queued'])
    expect(await attempts(accepted.body.operation_id)).toEqual({
      status: 'running',
      attempt: 1,
      leased: true,
    })
    provider.release()
    const ended = await node.call(accepted.body.poll_url, { headers: { prefer: 'wait=20' } })
    expect(ended.body.status).toBe('succeeded')
    expect(provider.begun.filter((text) => text === 'at once')).toHaveLength(1)
    await node.stop()
  })

  it('is queued where every slot is taken, and nothing accepted later passes what waits', async () => {
    const provider = scriptedProvider()
    provider.hold()
    const node = await harness.start({ workerConcurrency: 1 }, provider.dependencies)
    const other = await harness.token({ tenant_id: 'demo2' })
    const accept = async (text: string, token?: string) => {
      const options = { body: { text, language: 'ta' }, headers: { prefer: 'respond-async' } }
      const { body } = await node.call('/v1/proofread', token ? { ...options, token } : options)
      return body.operation_id as string
    }
    await accept('first')
    await waitFor(() => provider.begun.includes('first'))
    const waiting = await accept('other', other)
    await accept('later')
    expect(await attempts(waiting)).toMatchObject({ status: 'queued', attempt: 0 })
    provider.release()
    await waitFor(() => provider.begun.includes('later'))
    expect(provider.begun).toEqual(['first', 'other', 'later'])
    await node.stop()
  })
})
