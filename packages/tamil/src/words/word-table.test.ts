import { loadLexicon } from '@semmai/tamil-node'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WordTable } from './word-table.ts'

const word = fc.string({ unit: fc.constantFrom('க', 'ம', 'ா', '்', 'ல'), maxLength: 6 })

describe('a table of words', () => {
  it('answers as a map does', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.nat())), fc.array(word), (entries, asked) => {
        const map = new Map(entries)
        const table = new WordTable<number>()
        for (const [key, value] of entries) table.set(key, value)
        expect(table.size).toBe(map.size)
        for (const one of [...map.keys(), ...asked]) expect(table.get(one)).toBe(map.get(one))
      }),
    )
  })

  it('holds every one of many real words', () => {
    const words = loadLexicon().words.slice(0, 5000)
    const table = new WordTable<string>()
    for (const one of words) table.set(one, one)
    expect(words.filter((one) => table.get(one) !== one)).toEqual([])
  })
})
