import { expect, it } from 'vitest'
import { lastDays } from './usage-days.ts'

it('adds up the endpoints of a day, and shows days without a call', () => {
  const item = { day: '2026-02-28', input_tokens: 3, output_tokens: 4 }
  const days = lastDays(
    [
      { ...item, endpoint: 'proofread', operations: 2 },
      { ...item, endpoint: 'essay-critique', operations: 1 },
      { ...item, day: '2025-01-01', endpoint: 'proofread', operations: 9 },
    ],
    Date.UTC(2026, 2, 1, 12),
  )
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toEqual({ day: '2026-03-01', operations: 0, tokens: 0 })
  expect(days.at(-2)).toEqual({ day: '2026-02-28', operations: 3, tokens: 14 })
  expect(days.reduce((sum, { operations }) => sum + operations, 0)).toBe(3)
})
