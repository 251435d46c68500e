import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFairTurns } from './fair-turns.ts'

const LIMITS = { slots: 1, maxWaiting: 6, maxWaitingOfTenant: 4, maxWaitMs: 1_000 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Works that end when they are told to. */
function harness(limits = LIMITS) {
  const turns = createFairTurns(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    run(tenantId: string, name: string, signal = new AbortController().signal) {
      const done = turns.run({ tenantId, signal }, () => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      })
      done.catch(() => undefined)
      return done
    },
    async end(name: string) {
      ends.get(name)?.()
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

describe('turns', () => {
  it('go round the tenants, however many works one of them has', async () => {
    const { run, end, begun } = harness()
    for (const name of ['a1', 'a2', 'a3', 'a4']) void run('a', name)
    void run('b', 'b1')
    void run('c', 'c1')
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'a4']) await end(name)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
  })

  it('never let more works run than there are slots', async () => {
    const { run, end, begun } = harness({ ...LIMITS, slots: 2 })
    for (const name of ['a1', 'a2', 'a3']) void run('a', name)
    expect(begun).toEqual(['a1', 'a2'])
    const ended = end('a2')
    void run('b', 'b1')
    await ended
    expect(begun).toEqual(['a1', 'a2', 'a3'])
  })

  it('refuse with Retry-After what would wait behind too many, of the tenant and of all', async () => {
    const { run } = harness()
    for (let i = 0; i < 5; i++) void run('a', `a${i}`)
    const refusal = { code: 'overloaded', status: 503, extras: { headers: { 'Retry-After': '1' } } }
    await expect(run('a', 'one too many')).rejects.toMatchObject(refusal)
    void run('b', 'b1')
    void run('c', 'c1')
    await expect(run('d', 'd1')).rejects.toMatchObject(refusal)
  })

  it('end a wait at its bound, and let the next one in', async () => {
    const { run, end, begun } = harness()
    void run('a', 'a1')
    const late = run('b', 'b1')
    const refused = expect(late).rejects.toMatchObject({ code: 'overloaded' })
    await vi.advanceTimersByTimeAsync(1_000)
    await refused
    void run('c', 'c1')
    await end('a1')
    expect(begun).toEqual(['a1', 'c1'])
  })

  it('drop what is aborted while it waits, and keep the slot of what runs', async () => {
    const { run, end, begun } = harness()
    const [first, second] = [new AbortController(), new AbortController()]
    const running = run('a', 'a1', first.signal)
    const waiting = run('b', 'b1', second.signal)
    void run('c', 'c1')
    first.abort(new Error('hung up'))
    second.abort(new Error('hung up'))
    await expect(running).rejects.toThrow('hung up')
    await expect(waiting).rejects.toThrow('hung up')
    expect(begun).toEqual(['a1'])
    await end('a1')
    expect(begun).toEqual(['a1', 'c1'])
  })
})
