import { loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { EVERYDAY } from './everyday.ts'
import { FAR_KINDS } from './far-kinds.ts'
import { LEARNING } from './learning.ts'
import { LITERATURE } from './literature.ts'
import { MORE_KINDS } from './more-kinds.ts'
import { NEWS } from './news.ts'
import { PUBLIC_LIFE } from './public-life.ts'

const PASSAGES = {
  ...NEWS,
  ...EVERYDAY,
  ...LEARNING,
  ...LITERATURE,
  ...PUBLIC_LIFE,
  ...MORE_KINDS,
  ...FAR_KINDS,
}
/** Style and clarity flags in 1,000 words of careful prose. */
const MAX_STYLE = 5

const engine = loadEngine()
const flagsOf = (text: string) =>
  engine.proofread(text).issues.map((issue) => ({ ...issue, found: text.slice(issue.start, issue.end) }))

describe('flawless prose of many kinds', () => {
  for (const [kind, text] of Object.entries(PASSAGES)) {
    it(`${kind}: no flag of spelling or grammar`, () => {
      const hard = flagsOf(text).filter(({ type }) => type === 'spelling' || type === 'grammar')
      expect(hard.map(({ rule, found, suggestion }) => `${rule}: ${found} → ${suggestion}`)).toEqual([])
    })
  }

  it(`has at most ${MAX_STYLE} flags of style and clarity in 1,000 words`, () => {
    const texts = Object.values(PASSAGES)
    const words = texts.reduce((sum, text) => sum + (text.match(/[\u0b80-\u0bff]+/g)?.length ?? 0), 0)
    const soft = texts.flatMap(flagsOf).filter(({ type }) => type === 'style' || type === 'clarity')
    expect((1000 * soft.length) / words).toBeLessThanOrEqual(MAX_STYLE)
  })
})
