import { describe, expect, it } from 'vitest'
import { delayAfter } from './retry-schedule.ts'

describe('a message that does not arrive', () => {
  it('is tried twelve times within 24 h, at growing distances', () => {
    const delays = Array.from({ length: 12 }, (_, i) => delayAfter(i + 1))
    expect(delays.filter((delay) => delay !== null)).toHaveLength(11)
    expect(delays[11]).toBeNull()
    const given = delays.flatMap((delay) => delay ?? [])
    expect(given).toEqual([...given].sort((a, b) => a - b))
    const hours = given.reduce((sum, delay) => sum + delay, 0) / 3_600_000
    expect(hours).toBeGreaterThan(23)
    expect(hours).toBeLessThanOrEqual(24)
  })
})
