import { describe, expect, it } from 'vitest'
import { planeReader, toPlanes } from './byte-planes.ts'

describe('numbers in planes of bytes', () => {
  const numbers = [0, 1, 255, 256, 65_535, 65_536, 0x12345678, 0xffffffff]

  it('are read as they were written, and as 0 behind the last', () => {
    const read = planeReader(toPlanes(numbers))
    expect(numbers.map((_, place) => read(place))).toEqual(numbers)
    expect(read(numbers.length)).toBe(0)
  })

  it('stand lowest bytes first', () => {
    expect([...toPlanes([0x04030201, 0x08070605])]).toEqual([1, 5, 2, 6, 3, 7, 4, 8])
  })
})
