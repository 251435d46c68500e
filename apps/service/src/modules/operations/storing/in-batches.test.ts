import { describe, expect, it } from 'vitest'
import { Problem } from '../../../problem.ts'
import { inBatches } from './in-batches.ts'

describe('calls in batches', () => {
  it('go together when they come together, and when a run is under way, at most so many at once', async () => {
    const runs: number[][] = []
    let release: () => void = () => undefined
    const gate = new Promise<void>((resolve) => (release = resolve))
    const double = inBatches(async (items: readonly number[]) => {
      runs.push([...items])
      await gate
      return items.map((item) => 2 * item)
    }, 3)
    const first = [double(1), double(2)]
    await new Promise((resolve) => setImmediate(resolve))
    const later = [double(3), double(4), double(5), double(6)]
    release()
    expect(await Promise.all([...first, ...later])).toEqual([2, 4, 6, 8, 10, 12])
    expect(runs).toEqual([[1, 2], [3, 4, 5], [6]])
  })

  it('go alone when a run of several fails, so that only the one at fault fails', async () => {
    const write = inBatches(async (items: readonly string[]) => {
      if (items.includes('bad')) throw new TypeError('bad')
      return items
    }, 10)
    const results = await Promise.allSettled([write('good'), write('bad'), write('fine')])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('fail together where the database is unavailable: it is not asked once for each', async () => {
    let runs = 0
    const write = inBatches(async (_: readonly string[]): Promise<string[]> => {
      runs++
      throw new Problem('database_unavailable', 'unavailable')
    }, 10)
    const results = await Promise.allSettled([write('one'), write('two')])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(runs).toBe(1)
  })
})
