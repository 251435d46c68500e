import { describe, expect, it } from 'vitest'
import type { Analysis, Feature } from './analysis.ts'
import { ReadingFeatures } from './reading-features.ts'

const reading = (features: readonly Feature[]): Analysis => ({ lemma: 'படி', class: 'noun', features })
const NOUN: readonly Feature[] = ['nominative', 'singular', 'thing']
const VERB: readonly Feature[] = ['imperative', 'singular']

describe('the features of readings', () => {
  it('are those that some reading has, and those that each has', () => {
    const { some, every } = ReadingFeatures.of([reading(NOUN), reading(VERB)])
    expect([...some]).toEqual(['nominative', 'singular', 'thing', 'imperative'])
    expect([...every]).toEqual(['singular'])
  })

  it('are nothing where there is no reading', () => {
    const { some, every } = ReadingFeatures.of([])
    expect([some.size, every.size]).toEqual([0, 0])
  })

  it('are the same object for readings with the same lists', () => {
    expect(ReadingFeatures.of([reading(NOUN), reading(VERB)])).toBe(
      ReadingFeatures.of([reading(NOUN), reading(VERB)]),
    )
  })
})
