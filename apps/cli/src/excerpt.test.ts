import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contextAfter, contextBefore, shortened } from './excerpt.ts'

const lettersOf = (text: string) => [...new Intl.Segmenter('ta', { granularity: 'grapheme' }).segment(text)]
const tamil = fc.array(fc.constantFrom('கு', 'க்', 'ஷ', 'தா', 'அ', ' ', '👩‍👩‍👧', 'e\u0301'), {
  maxLength: 120,
})

describe('the window around an issue', () => {
  it('is the line itself where that is short', () => {
    expect([contextBefore('அவன் '), contextAfter(' வந்தான்.'), shortened('அவன்')]).toEqual([
      'அவன் ',
      ' வந்தான்.',
      'அவன்',
    ])
  })

  it('is at most 40 characters and the mark, cut between grapheme clusters of the text', () => {
    fc.assert(
      fc.property(tamil, (letters) => {
        const text = letters.join('')
        const borders = new Set([...lettersOf(text).map(({ index }) => index), text.length])
        const [before, after] = [contextBefore(text), contextAfter(text)]
        expect(lettersOf(before.replace('…', '')).length).toBeLessThanOrEqual(40)
        expect(lettersOf(after.replace('…', '')).length).toBeLessThanOrEqual(40)
        expect(text.endsWith(before.replace('…', ''))).toBe(true)
        expect(borders).toContain(text.length - before.replace('…', '').length)
        expect(text.startsWith(after.replace('…', ''))).toBe(true)
        expect(borders).toContain(after.replace('…', '').length)
      }),
    )
  })

  it('shows start and end of a long issue', () => {
    expect(shortened('க'.repeat(500))).toBe(`${'க'.repeat(40)}…${'க'.repeat(40)}`)
  })
})
