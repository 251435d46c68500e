import { expect, it } from 'vitest'
import { readReportedUsage } from './reported-usage.ts'

it.each([
  [1.5, 1],
  [1, 1.5],
  [-7, 1],
  [1, 2 ** 31],
  [1, Number.POSITIVE_INFINITY],
  [Number.NaN, 1],
  ['12', 1],
])('takes %s and %s for no count of tokens', (input, output) => {
  expect(readReportedUsage(input, output)).toBeNull()
})

it('takes a missing figure for none', () => {
  expect(readReportedUsage(undefined, 12)).toEqual({ input_tokens: 0, output_tokens: 12 })
})
