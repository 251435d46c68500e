import { describe, expect, it } from 'vitest'
import { planeReader, toPlanes } from './byte-planes.ts'

describe('numbers in planes of bytes', () => {
  it.each([
    [4, [0, 1, 255, 256, 65_535, 65_536, 0x12345678, 0xffffffff]],
    [3, [0, 1, 255, 256, 65_535, 65_536, 0x123456, 0xffffff]],
  ])('of %i bytes each are read as they were written', (bytes, numbers) => {
    const read = planeReader(toPlanes(numbers, bytes), bytes)
    expect(numbers.map((_, place) => read(place))).toEqual(numbers)
  })

  it('stand lowest bytes first', () => {
    expect([...toPlanes([0x04030201, 0x08070605], 4)]).toEqual([1, 5, 2, 6, 3, 7, 4, 8])
  })
})
