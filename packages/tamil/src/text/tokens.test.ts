import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenise } from './tokenise.ts'

const parts = [
  'மரம்',
  'அவன்',
  ' ',
  '  ',
  '\n',
  '.',
  '…',
  '“',
  'TVயில்',
  '3.5',
  '௧௨',
  'a@b.in',
  '👍🏽',
  '\u0007',
  ' \u00a0',
]
const text = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((list) => list.join(''))

describe('the tokens of a text', () => {
  it('say of each place what the token there says', () => {
    fc.assert(
      fc.property(text, (raw) => {
        const tokens = tokenise(raw)
        const list = [...tokens]
        expect(list.length).toBe(tokens.length)
        for (const [place, token] of list.entries()) {
          expect(tokens.at(place)).toEqual(token)
          expect(raw.slice(token.start, token.end)).toBe(token.text)
          expect([
            tokens.kindAt(place),
            tokens.startAt(place),
            tokens.endAt(place),
            tokens.textAt(place),
          ]).toEqual([token.kind, token.start, token.end, token.text])
        }
      }),
    )
  })

  it('are nothing before the first and after the last', () => {
    const tokens = tokenise('மரம் வளர்ந்தது.')
    for (const place of [-1, tokens.length]) {
      expect([tokens.at(place), tokens.kindAt(place), tokens.textAt(place)]).toEqual([
        undefined,
        undefined,
        '',
      ])
    }
  })

  it('are marks, unless they are words or single spaces', () => {
    fc.assert(
      fc.property(text, (raw) => {
        const tokens = tokenise(raw)
        const wanted = [...tokens].flatMap(({ kind, text }, place) =>
          kind === 'word' || text === ' ' ? [] : [place],
        )
        expect(tokens.marks).toEqual(wanted)
      }),
    )
  })

  it('can be had by kind, in order', () => {
    fc.assert(
      fc.property(text, (raw) => {
        const tokens = tokenise(raw)
        expect(tokens.ofKind('number')).toEqual([...tokens].filter(({ kind }) => kind === 'number'))
      }),
    )
  })
})
