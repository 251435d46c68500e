import { describe, expect, it } from 'vitest'
import type { Severity } from '../rules/rule.ts'
import type { FeedbackItem, SectionName } from './feedback-item.ts'
import { noScores, type Scored, scoresOf } from './scores.ts'

const item = (
  category: SectionName,
  severity: Severity,
  badge: FeedbackItem['badge'] = null,
): FeedbackItem => ({
  id: `${category}-${severity}-${badge}`,
  category,
  severity,
  title: '',
  description: '',
  location: { from: 0, to: 0, excerpt: '' },
  suggestion: { text: '', canAutoApply: false, meaningMayChange: false },
  badge,
  sourceUrl: null,
  sourceTitle: null,
})

const NO_ISSUES = { spelling: 0, grammar: 0, style: 0, clarity: 0 }
const scored = ({ items = [], wordCount = 100, mechanics = NO_ISSUES }: Partial<Scored>) =>
  Object.fromEntries(
    scoresOf({ items, wordCount, mechanics }).map(({ dimension, score, band, reasons }) => [
      dimension,
      [score, band, reasons.length],
    ]),
  )

describe('the rubric', () => {
  it('gives full marks where nothing was found, and none where nothing could be checked', () => {
    expect(scored({})).toEqual({
      structure: [100, 'excellent', 0],
      clarity: [100, 'excellent', 0],
      facts: [null, null, 0],
      citations: [null, null, 0],
      mechanics: [100, 'excellent', 0],
    })
  })

  it('takes off by severity, for clarity by the length of the text too', () => {
    const items = [item('structure', 'high'), item('structure', 'low'), item('clarity', 'medium')]
    expect(scored({ items })).toMatchObject({ structure: [71, 'fair', 2], clarity: [92, 'excellent', 1] })
    expect(scored({ items, wordCount: 400 })).toMatchObject({
      structure: [71, 'fair', 2],
      clarity: [98, 'excellent', 1],
    })
  })

  it('marks facts by the share that holds, and never best where one contradicts its source', () => {
    const right = Array.from({ length: 19 }, () => item('facts', 'low', 'verified'))
    expect(scored({ items: right })).toMatchObject({ facts: [100, 'excellent', 0] })
    expect(scored({ items: [...right, item('facts', 'high', 'conflicting')] })).toMatchObject({
      facts: [89, 'good', 1],
    })
    expect(scored({ items: [item('facts', 'low', 'unverified')] })).toMatchObject({ facts: [null, null, 0] })
    expect(scored({ items: [item('citations', 'high', 'conflicting')] })).toMatchObject({
      citations: [0, 'weak', 1],
    })
  })

  it('marks spelling and grammar by their density, style and clarity a quarter of it', () => {
    const mechanics = { spelling: 2, grammar: 1, style: 4, clarity: 0 }
    expect(scored({ mechanics })).toMatchObject({ mechanics: [68, 'fair', 0] })
    expect(scored({ mechanics, wordCount: 400 })).toMatchObject({ mechanics: [92, 'excellent', 0] })
    expect(scored({ mechanics: { ...mechanics, spelling: 90 } })).toMatchObject({ mechanics: [0, 'weak', 0] })
  })

  it('has no score for a text that is not judged', () => {
    expect(noScores().map(({ score, band }) => [score, band])).toEqual(Array(5).fill([null, null]))
  })
})
