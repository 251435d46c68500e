import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeAll, expect, it } from 'vitest'
import type { Config } from '../src/config.ts'
import { type TestHarness, testHarness } from './test-service.ts'

let harness: TestHarness

beforeAll(async () => {
  harness = await testHarness()
})

/** The warnings of a node that was called three times with these headers. */
async function warningsFor(config: Partial<Config>, headers: Record<string, string>): Promise<string[]> {
  const lines: string[] = []
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString())
      done()
    },
  })
  const node = await harness.start(config, {}, pino({ level: 'warn' }, stream))
  for (let i = 0; i < 3; i++) await node.call('/v1/operations', { headers })
  await node.stop()
  return lines.filter((line) => line.includes('TRUSTED_PROXIES'))
}

it('says once that a forwarded address comes from a peer that is not trusted (B9)', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.7' }
  const [warning, ...more] = await warningsFor({}, forwarded)
  expect(warning).toContain('"peer":"127.0.0.1"')
  expect(more).toEqual([])
  expect(await warningsFor({ trustedProxies: ['10.0.0.0/8'] }, forwarded)).toHaveLength(1)
  expect(await warningsFor({}, { forwarded: 'for=203.0.113.7' })).toHaveLength(1)
})

it('says nothing where the peer is trusted, or nothing is forwarded', async () => {
  const trusted = { trustedProxies: ['127.0.0.1'] }
  expect(await warningsFor(trusted, { 'x-forwarded-for': '203.0.113.7' })).toEqual([])
  expect(await warningsFor({}, {})).toEqual([])
})
