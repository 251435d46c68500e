import { describe, expect, it } from 'vitest'
import { askedOnce } from './asked-once.ts'
import { readText } from './tamil-text.ts'
import type { Word } from './word.ts'
import { uncheckedForms } from './word-form.ts'

const { words } = readText(
  'மழை பெய்தது.',
  uncheckedForms(() => []),
)

describe('a question asked once', () => {
  it('is worked out once for each word, also when the answer is nothing', () => {
    const workedOut: string[] = []
    const longWord = askedOnce(({ text }: Word) => {
      workedOut.push(text)
      return text.length > 3 ? text : undefined
    })
    for (let i = 0; i < 2; i++) expect(words.map(longWord)).toEqual([undefined, 'பெய்தது'])
    expect(workedOut).toEqual(['மழை', 'பெய்தது'])
  })

  it('keeps the answers to different questions apart, also when one asks another', () => {
    const lengthOf = askedOnce(({ text }: Word) => text.length)
    const isLong = askedOnce((word: Word) => lengthOf(word) > 3)
    for (let i = 0; i < 2; i++) {
      expect(words.map(isLong)).toEqual([false, true])
      expect(words.map(lengthOf)).toEqual([3, 7])
    }
  })
})
