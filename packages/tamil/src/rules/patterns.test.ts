import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readText } from '../text/tamil-text.ts'
import { uncheckedForms } from '../text/word-form.ts'
import { FIGURE, findAll, wordsWith } from './patterns.ts'

const parts = ['கண்டான்', 'நண்பன்டா', 'ன்ட', ' ', '. ', '12', 'ன்', 'ட', '“']
const text = fc.array(fc.constantFrom(...parts), { maxLength: 14 }).map((list) =>
  readText(
    list.join(''),
    uncheckedForms(() => []),
  ),
)

describe('the words with some letters', () => {
  it('are those that a look at every word finds', () => {
    fc.assert(
      fc.property(text, (read) => {
        expect(wordsWith('ன்ட', read)).toEqual(read.words.filter((word) => word.text.includes('ன்ட')))
      }),
    )
  })
})

describe('a pattern that needs something', () => {
  it('finds the same as without the need', () => {
    fc.assert(
      fc.property(text, (read) => {
        const answer = () => ({})
        const found = findAll(read, '', /\d+/g, answer)
        for (const needs of [FIGURE, ['1', '2'], '12'])
          expect(findAll(read, needs, /\d+/g, answer)).toEqual(found)
      }),
    )
  })
})
