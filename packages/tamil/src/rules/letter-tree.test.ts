import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Direction, LetterTree } from './letter-tree.ts'

type Entry = readonly [letters: string, value: number]

const letters = fc.string({ unit: fc.constantFrom('க', 'ம', 'ா', '்'), maxLength: 5 })
const entries = fc.array(fc.tuple(letters, fc.nat(99)), { maxLength: 20 })
const words = fc.array(letters, { minLength: 1, maxLength: 5 })

function treeOf(direction: Direction, list: readonly Entry[]): LetterTree<number, readonly number[]> {
  const tree = new LetterTree<number, readonly number[]>(direction, (values) => values)
  for (const [letters, value] of list) tree.add(letters, value)
  return tree
}

function naive(list: readonly Entry[], holds: (letters: string) => boolean): number[] {
  const found = list.filter(([key]) => holds(key)).sort(([a], [b]) => a.length - b.length)
  return found.map(([, value]) => value)
}

describe('a letter tree', () => {
  it('gives what is filed under every beginning of a word, the shortest first', () => {
    fc.assert(
      fc.property(entries, words, (list, asked) => {
        const tree = treeOf('beginning', list)
        for (const word of asked) expect(tree.sumOf(word)).toEqual(naive(list, (key) => word.startsWith(key)))
      }),
    )
  })

  it('gives what is filed under every ending of a word, the shortest first', () => {
    fc.assert(
      fc.property(entries, words, (list, asked) => {
        const tree = treeOf('ending', list)
        for (const word of asked) expect(tree.sumOf(word)).toEqual(naive(list, (key) => word.endsWith(key)))
      }),
    )
  })
})
