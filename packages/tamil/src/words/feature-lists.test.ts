import { describe, expect, it } from 'vitest'
import { FEATURES, type Feature } from './analysis.ts'
import { FeatureLists } from './feature-lists.ts'

const STEMS: Feature[][] = [
  [],
  ['transitive'],
  ['transitive', 'past'],
  ['irrational', 'singular'],
  ['verbal-participle', 'past'],
]
const ENDINGS: Feature[][] = [
  [],
  ['dative'],
  ['past', 'finite', 'singular'],
  ['infinitive'],
  ['singular', 'singular', 'clitic-um'],
]

/** Calls `visit` with every stem's and every ending's list. */
function everyPair(visit: (before: Feature[], own: Feature[]) => void): void {
  for (const before of STEMS) for (const own of ENDINGS) visit(before, own)
}

describe('lists of features', () => {
  it('join to what stands before, then what is new, each once', () => {
    const lists = new FeatureLists()
    everyPair((before, own) => {
      const joined = lists.at(lists.join(lists.numberOf(before), lists.numberOf(own)))
      expect(joined).toEqual([...new Set([...before, ...own])])
    })
  })

  it('join an auxiliary so that only its tense and what the verb before it is count', () => {
    const lists = new FeatureLists()
    const participle = lists.numberOf(['transitive', 'verbal-participle', 'past'])
    const auxiliary = lists.numberOf(['intransitive', 'present'])
    expect(lists.at(lists.joinAuxiliary(participle, auxiliary))).toEqual(['transitive', 'present'])
  })

  it('give the same answer when asked again, and one list for the same features', () => {
    const lists = new FeatureLists()
    everyPair((before, own) => {
      const [first, second] = [lists.numberOf(before), lists.numberOf(own)]
      const joined = lists.join(first, second)
      expect(lists.join(first, second)).toBe(joined)
      expect(lists.numberOf([...lists.at(joined)])).toBe(joined)
    })
  })

  it('keep the numbers of compiled lists, and refuse one with a misspelt feature', () => {
    const lists = new FeatureLists(['', 'plural', 'plural+abessive'])
    expect(lists.numberOf(['plural', 'abessive'])).toBe(2)
    expect(lists.texts).toEqual(['', 'plural', 'plural+abessive'])
    expect(() => new FeatureLists(['', 'plural+abesive'])).toThrow('unknown feature ‘abesive’')
  })

  it('refuse more lists than a number has bits for', () => {
    const lists = new FeatureLists()
    const addAll = () => {
      for (const a of FEATURES) for (const b of FEATURES) for (const c of FEATURES) lists.numberOf([a, b, c])
    }
    expect(addAll).toThrow('More than 16384 lists of features: raise LIST_BITS')
  })

  it('cannot be changed by who gets one', () => {
    const lists = new FeatureLists()
    expect(Object.isFrozen(lists.at(lists.numberOf(['past'])))).toBe(true)
  })
})
