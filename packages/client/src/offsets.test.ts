import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OffsetUnit, offsetConverter } from './offsets.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom('க', 'ு', '😀', 'a', 'é', '\ud800', '\r\n')).map((parts) => parts.join('')),
)

/** The length of a text in a unit, by the platform's own means. */
const LENGTHS: Readonly<Record<OffsetUnit, (text: string) => number>> = {
  utf16: (part) => part.length,
  codePoints: (part) => [...part].length,
  utf8: (part) => new TextEncoder().encode(part).length,
}
const unit = fc.constantFrom<OffsetUnit>('utf16', 'codePoints', 'utf8')

describe('offsetConverter', () => {
  it('gives the length of what stands before, in the other unit, at every character', () => {
    fc.assert(
      fc.property(text, unit, unit, (whole, from, to) => {
        const offsets = offsetConverter(whole)
        let before = ''
        for (const character of [...whole, '']) {
          expect(offsets.convert(LENGTHS[from](before), from, to)).toBe(LENGTHS[to](before))
          before += character
        }
      }),
    )
  })

  it('comes back from another unit, and takes the start of a character for its inside', () => {
    fc.assert(
      fc.property(text, fc.nat(), unit, unit, (whole, any, from, to) => {
        const offsets = offsetConverter(whole)
        const offset = any % (LENGTHS[from](whole) + 1)
        const there = offsets.convert(offset, from, to)
        expect(offsets.convert(there, to, from)).toBe(offsets.convert(offset, from, from))
      }),
    )
  })

  it.each([-1, 0.5, 4, Number.NaN])('refuses %s, which is not in the text', (offset) => {
    expect(() => offsetConverter('அவன்'.slice(0, 3)).convert(offset, 'utf16', 'utf8')).toThrow(RangeError)
  })
})
