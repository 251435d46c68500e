import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { scriptedProvider } from './scripted-provider.ts'
import { type TestHarness, type TestService, testHarness } from './test-service.ts'
import { waitFor } from './wait-for.ts'

interface Entry {
  level: number
  msg: string
  status?: number
}

const INFO = 30
const provider = scriptedProvider()
const entries: Entry[] = []
let harness: TestHarness
let service: TestService

beforeAll(async () => {
  harness = await testHarness()
  const destination = new Writable({
    write(line: Buffer, _encoding, done) {
      entries.push(JSON.parse(line.toString()) as Entry)
      done()
    },
  })
  service = await harness.start({}, provider.dependencies, pino({ level: 'info' }, destination))
})

/** How many calls the metrics count as hung up. */
async function counted(): Promise<number> {
  const shown = await service.service.metrics.registry.metrics()
  const lines = shown.matchAll(
    /^semmai_http_request_duration_seconds_count\{[^}]*status="499"[^}]*\} (\d+)$/gm,
  )
  return [...lines].reduce((sum, [, count]) => sum + Number(count), 0)
}

/** What is logged of one request, which is counted once. */
async function logOf(request: () => Promise<void>): Promise<Entry[]> {
  entries.length = 0
  const before = await counted()
  await request()
  await waitFor(() => entries.some(({ msg }) => msg.startsWith('request') || msg === 'client hung up'))
  await waitFor(async () => (await counted()) === before + 1)
  return [...entries]
}

describe('a client that hangs up is logged at info and counted, with status 499', () => {
  it('while its call is under way', async () => {
    provider.hold()
    const log = await logOf(async () => {
      const hangUp = new AbortController()
      const body = { text: 'hung up', language: 'ta' }
      const call = service.call('/v1/proofread', { body, signal: hangUp.signal }).catch(() => null)
      await waitFor(() => provider.begun.includes('hung up'))
      hangUp.abort()
      await call
    })
    provider.release()
    expect(log).toMatchObject([{ level: INFO, msg: 'client hung up', status: 499 }])
  })

  it('while it sends its body', async () => {
    const token = await harness.token()
    const log = await logOf(async () => {
      const socket = connect(Number(new URL(service.origin).port), '127.0.0.1')
      const head = ['POST /v1/proofread HTTP/1.1', 'Host: x', `Authorization: Bearer ${token}`]
      head.push('Content-Type: application/json', 'Content-Length: 100', '', '{"text":')
      socket.write(head.join('\r\n'))
      // The headers have arrived: only then is the body being read.
      await new Promise((resolve) => service.service.app?.server.once('request', resolve))
      socket.destroy()
    })
    expect(log.filter(({ level }) => level !== INFO)).toEqual([])
    expect(log).toContainEqual(expect.objectContaining({ msg: 'client hung up', status: 499 }))
  })

  it('before its body is read', async () => {
    const token = await harness.token()
    const log = await logOf(async () => {
      service.service.app?.server.once('request', (request) => request.destroy())
      const body = { text: 'hung up', language: 'ta' }
      await service.call('/v1/proofread', { body, token }).catch(() => null)
    })
    expect(log).toMatchObject([{ level: INFO, msg: 'client hung up', status: 499 }])
  })
})
