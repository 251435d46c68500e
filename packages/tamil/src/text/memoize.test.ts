import { describe, expect, it } from 'vitest'
import { memoize, memoizeForm, memoizeFormTest, memoizeFormWith } from './memoize.ts'
import { readText } from './tamil-text.ts'
import type { Word } from './word.ts'
import { type Analyser, type FormOf, uncheckedForms, type WordForm } from './word-form.ts'

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

  it('of a form runs once for all places of a word', () => {
    const { words: four } = readText(
      'மழை பெய்தது. மழை நின்றது.',
      sameForms(() => []),
    )
    const workedOut: string[] = []
    const lengthOf = memoizeForm(({ text }: Word) => {
      workedOut.push(text)
      return text.length
    })
    expect(four.map(lengthOf)).toEqual([3, 7, 3, 7])
    expect(workedOut).toEqual(['மழை', 'பெய்தது', 'நின்றது'])
  })

  it('of a form runs once also when the answer is undefined', () => {
    let count = 0
    const nothing = memoizeForm((_: Word) => {
      count++
      return undefined
    })
    for (let i = 0; i < 2; i++) expect(words.map(nothing)).toEqual([undefined, undefined])
    expect(count).toBe(2)
  })

  it('of yes or no keeps apart the answers that it keeps together, also when one asks another', () => {
    const asked: string[] = []
    const longerThan = Array.from({ length: 40 }, (_, least) =>
      memoizeFormTest(({ text }: Word) => {
        asked.push(`${text} ${least}`)
        return text.length > least
      }),
    )
    const isLong = memoizeFormTest((word: Word) => longerThan.every((isLonger, i) => i > 4 || isLonger(word)))
    for (let i = 0; i < 2; i++) {
      expect(words.map(isLong)).toEqual([false, true])
      for (const [least, isLonger] of longerThan.entries())
        expect(words.map(isLonger)).toEqual([3 > least, 7 > least])
    }
    expect(asked).toHaveLength(2 * longerThan.length)
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('of a form and a context answers for the context that is asked about', () => {
    let count = 0
    const isLonger = memoizeFormWith(({ text }: Word, { than }: { than: number }) => {
      count++
      return text.length > than ? true : undefined
    })
    const [two, five] = [{ than: 2 }, { than: 5 }]
    for (let i = 0; i < 2; i++) {
      expect(words.map((word) => isLonger(word, two))).toEqual([true, true])
      expect(words.map((word) => isLonger(word, two))).toEqual([true, true])
      expect(words.map((word) => isLonger(word, five))).toEqual([undefined, true])
    }
    expect(count).toBe(8)
  })
})

/** Forms that all places of a word share. */
function sameForms(analyse: Analyser): FormOf {
  const formOf = uncheckedForms(analyse)
  const forms = new Map<string, WordForm>()
  return (text, start, end) => {
    const word = text.slice(start, end)
    const form = forms.get(word) ?? formOf(word)
    forms.set(word, form)
    return form
  }
}
