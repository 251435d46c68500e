import { expect, it } from 'vitest'
import { BoundedIndex } from './bounded-index.ts'

it('gives what is filed under any of the keys, and keeps so many of each', () => {
  const index = new BoundedIndex<number>(2)
  for (const told of [1, 2, 3]) index.file(['rain'], told)
  index.file(['rain', 'sea'], 4)
  expect(index.under(['rain'])).toEqual([1, 2])
  expect(index.under(['sea', 'rain', 'wind'])).toEqual([4, 1, 2])
})
