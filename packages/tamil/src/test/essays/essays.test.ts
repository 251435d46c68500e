import { loadCouplets, loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { createCritic } from '../../critique/critique.ts'
import { type FeedbackItem, SECTION_NAMES } from '../../critique/feedback-item.ts'
import type { Expected, KeyedEssay } from './essay-key.ts'
import { FAULTY } from './faulty.ts'
import { GOOD } from './good.ts'

const critic = createCritic({ engine: loadEngine(), couplets: loadCouplets() })

const itemsOf = ({ text }: KeyedEssay): FeedbackItem[] => {
  const { sections } = critic.critique(text)
  return SECTION_NAMES.flatMap((name) => [...sections[name].items])
}

function answers(item: FeedbackItem, { section, words, badge, title }: Expected, text: string): boolean {
  const places = [...text.matchAll(new RegExp(words.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'), 'gu'))].map(
    ({ index }) => index,
  )
  return (
    item.category === section &&
    (badge === undefined || item.badge === badge) &&
    (title === undefined || item.title.includes(title)) &&
    places.some((from) => item.location.from < from + words.length && from < item.location.to)
  )
}

const show = (items: readonly FeedbackItem[]) =>
  items.map(({ id, title, location }) => `${id} ${title}: ${location.excerpt}`)

describe.each(FAULTY)('$level: $name', (essay) => {
  const items = itemsOf(essay)

  it.each(essay.finds)('finds $section at “$words”', (expected) => {
    expect(
      items.filter((item) => answers(item, expected, essay.text)).length,
      show(items).join('\n'),
    ).toBeGreaterThan(0)
  })

  it('calls nothing else conflicting', () => {
    const known = essay.finds.filter(({ badge }) => badge === 'conflicting')
    const others = items.filter(
      (item) =>
        item.badge === 'conflicting' && !known.some((expected) => answers(item, expected, essay.text)),
    )
    expect(show(others)).toEqual([])
  })
})

describe.each(GOOD)('$level: $name', (essay) => {
  const items = itemsOf(essay)

  it('has nothing of weight held against it', () => {
    expect(
      show(items.filter(({ severity, badge }) => severity !== 'low' || badge === 'conflicting')),
    ).toEqual([])
    expect(critic.critique(essay.text).topFixes).toEqual([])
  })

  it.each(essay.finds)('finds $section at “$words”', (expected) => {
    expect(
      items.filter((item) => answers(item, expected, essay.text)).length,
      show(items).join('\n'),
    ).toBeGreaterThan(0)
  })
})
