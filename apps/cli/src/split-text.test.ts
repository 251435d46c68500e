import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitText } from './split-text.ts'

describe('splitText', () => {
  it('joins to the same text, each piece within the limit, no surrogate pair cut', () => {
    const unit = fc.constantFrom('க', 'கி', ' ', '\n', '\n\n', '. ', '😀', 'எழுத்து')
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 120 }), fc.integer({ min: 1, max: 40 }), (units, limit) => {
        const text = units.join('')
        const pieces = splitText(text, limit)
        expect(pieces.join('')).toBe(text)
        for (const piece of pieces) {
          expect([...piece].length).toBeLessThanOrEqual(limit)
          expect(() => encodeURIComponent(piece)).not.toThrow()
        }
      }),
    )
  })

  it('cuts where a paragraph ends rather than inside one', () => {
    expect(splitText('அஅ அஅ.\n\nஇஇ இஇ இஇ', 12)).toEqual(['அஅ அஅ.\n\n', 'இஇ இஇ இஇ'])
  })

  it('cuts inside a word only if there is no better place', () => {
    expect(splitText('க'.repeat(7), 3)).toEqual(['ககக', 'ககக', 'க'])
  })
})
