import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WordMemory } from './word-memory.ts'

const word = fc.string({ unit: fc.constantFrom('க', 'ம', 'ா', '்', 'ல'), maxLength: 20 })

/** A memory that counts how many words it had to ask about. */
function counting() {
  const asked: string[] = []
  const memory = new WordMemory((text) => {
    asked.push(text)
    return { text }
  })
  return { memory, asked }
}

describe('the memory of words', () => {
  it('gives for a stretch of a text what was made of the word in it', () => {
    const { memory } = counting()
    fc.assert(
      fc.property(word, word, word, (before, inside, after) => {
        const text = before + inside + after
        const made = memory.of(text, before.length, before.length + inside.length)
        expect(made.text).toBe(inside)
        expect(memory.of(inside)).toBe(made)
      }),
    )
  })

  it('keeps the words of a text of ordinary length', () => {
    const { memory, asked } = counting()
    const words = Array.from({ length: 2000 }, (_, i) => `ம${i}`)
    for (const one of [...words, ...words]) memory.of(one)
    expect(asked.length).toBeLessThan(words.length * 1.01)
  })

  it('keeps no text that has no spaces', () => {
    const { memory, asked } = counting()
    const text = 'மழைபெய்தது'.repeat(20)
    for (let time = 0; time < 2; time++) memory.of(text)
    expect(asked).toEqual([text, text])
    expect(memory.peek(text)).toBeUndefined()
  })

  it('gives up the oldest words for new ones, and is right about them when they come again', () => {
    const { memory, asked } = counting()
    const words = Array.from({ length: 50_000 }, (_, i) => `க${i}`)
    for (const one of words) memory.of(one)
    expect(asked).toEqual(words)
    expect(words.filter((one) => memory.of(one).text !== one)).toEqual([])
    expect(asked.length).toBeGreaterThan(words.length * 1.3)
  })
})
