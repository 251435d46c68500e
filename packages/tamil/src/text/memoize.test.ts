import { describe, expect, it } from 'vitest'
import { memoize } from './memoize.ts'
import { readText } from './tamil-text.ts'
import type { Word } from './word.ts'
import { uncheckedForms } from './word-form.ts'

const { words } = readText(
  'மழை பெய்தது.',
  uncheckedForms(() => []),
)

describe('a memoized question', () => {
  it('runs once for each word, also when the answer is undefined', () => {
    const workedOut: string[] = []
    const longWord = memoize(({ text }: Word) => {
      workedOut.push(text)
      return text.length > 3 ? text : undefined
    })
    for (let i = 0; i < 2; i++) expect(words.map(longWord)).toEqual([undefined, 'பெய்தது'])
    expect(workedOut).toEqual(['மழை', 'பெய்தது'])
  })

  it('keeps the answers to different questions apart, also when one asks another', () => {
    const lengthOf = memoize(({ text }: Word) => text.length)
    const isLong = memoize((word: Word) => lengthOf(word) > 3)
    for (let i = 0; i < 2; i++) {
      expect(words.map(isLong)).toEqual([false, true])
      expect(words.map(lengthOf)).toEqual([3, 7])
    }
  })

  it('keeps the answers for different contexts apart', () => {
    const isLonger = memoize(({ text }: Word, { than }: { than: number }) => text.length > than)
    const [two, five] = [{ than: 2 }, { than: 5 }]
    for (let i = 0; i < 2; i++) {
      expect(words.map((word) => isLonger(word, two))).toEqual([true, true])
      expect(words.map((word) => isLonger(word, five))).toEqual([false, true])
    }
  })
})
