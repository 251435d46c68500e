import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentencesOf } from './sentences.ts'
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

  it.each([
    ['https://ta.example/wiki/கன்னாடி', 'https://ta.example/wiki/கன்னாடி'],
    ['www.தளம்.com/கன்னாடி', 'www.தளம்.com/கன்னாடி'],
    ['https://ta.example/?q=கன்னாடி#சுவற்றில்', 'https://ta.example/?q=கன்னாடி#சுவற்றில்'],
    ['கன்னாடி@mail.example', 'கன்னாடி@mail.example'],
    ['www.example.comஇல்', 'www.example.com'],
    ['https://a.example/b.அடுத்து', 'https://a.example/b.'],
  ])('leave an address whole, Tamil in it included: %s', (text, address) => {
    expect([...tokenise(text)].find(({ kind }) => kind === 'address')?.text).toBe(address)
  })

  it('end a sentence at every line end that Unicode knows', () => {
    for (const end of ['\n', '\u2028', '\u2029'])
      expect(sentencesOf(tokenise(`நீ${end}அவள் வந்தாள்`))).toHaveLength(2)
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
