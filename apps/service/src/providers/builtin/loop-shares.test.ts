import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLoopShares } from './loop-shares.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Works of 4 ms each, of which it tells the order. */
function harness() {
  const shares = createLoopShares(Date.now)
  const begun: string[] = []
  return {
    begun,
    called: shares.called,
    run(tenantId: string, name: string, signal = new AbortController().signal) {
      const done = shares.run({ tenantId, signal }, () => {
        begun.push(name)
        vi.setSystemTime(Date.now() + 4)
      })
      done.catch(() => undefined)
      return done
    },
  }
}

describe('operations on the event loop', () => {
  it('take a quarter of its time while synchronous calls come, each tenant for itself', async () => {
    const { run, called, begun } = harness()
    called()
    for (const name of ['a1', 'a2', 'a3']) void run('a', name)
    void run('b', 'b1')
    expect(begun).toEqual(['a1', 'b1'])
    await vi.advanceTimersByTimeAsync(11)
    expect(begun).toEqual(['a1', 'b1'])
    await vi.advanceTimersByTimeAsync(1)
    expect(begun).toEqual(['a1', 'b1', 'a2'])
    await vi.advanceTimersByTimeAsync(12)
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  it('follow one another, one a turn and without a pause, where no synchronous call has come for a second', async () => {
    const { run, called, begun } = harness()
    called()
    await vi.advanceTimersByTimeAsync(1_000)
    const start = Date.now()
    for (const name of ['a1', 'a2', 'a3']) void run('a', name)
    expect(begun).toEqual(['a1'])
    await vi.runAllTimersAsync()
    expect(begun).toEqual(['a1', 'a2', 'a3'])
    expect(Date.now() - start).toBe(3 * 4)
  })

  it('are dropped when they abort while they wait, and the next one goes on', async () => {
    const { run, begun } = harness()
    const stop = new AbortController()
    void run('a', 'a1')
    const dropped = run('a', 'a2', stop.signal)
    const last = run('a', 'a3')
    stop.abort(new Error('cancelled'))
    await expect(dropped).rejects.toThrow('cancelled')
    await vi.advanceTimersByTimeAsync(0)
    await last
    expect(begun).toEqual(['a1', 'a3'])
  })

  it('that fail give their place to the next', async () => {
    const shares = createLoopShares()
    const turn = { tenantId: 'a', signal: new AbortController().signal }
    const failed = shares.run(turn, () => {
      throw new Error('a fault')
    })
    await expect(failed).rejects.toThrow('a fault')
    const next = shares.run(turn, () => 'done')
    await vi.advanceTimersByTimeAsync(0)
    expect(await next).toBe('done')
  })
})
