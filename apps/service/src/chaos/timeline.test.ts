import { expect, it } from 'vitest'
import { createTimeline } from './timeline.ts'

it('gives the longest pause between acknowledged writes, also one that begins before the span or never ends', () => {
  const timeline = createTimeline()
  for (const at of [0, 10, 90, 100, 400, 410]) timeline.acknowledged(at)
  expect(timeline.longestPause(95, 405)).toBe(300)
  expect(timeline.longestPause(20, 95)).toBe(80)
  expect(timeline.longestPause(200, 405)).toBe(300)
  expect(timeline.longestPause(405, 1_000)).toBe(590)
  expect(createTimeline().longestPause(0, 50)).toBe(50)
})

it('gives the last refusal of the span', () => {
  const timeline = createTimeline()
  for (const at of [5, 20, 30, 60]) timeline.refused(at, '503')
  expect(timeline.lastRefusal(10, 60)).toEqual({ at: 30, answer: '503' })
  expect(timeline.lastRefusal(31, 60)).toBeNull()
})
