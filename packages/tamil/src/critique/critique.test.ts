import { loadCouplets, loadEngine } from '@semmai/tamil-node'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isClusterBoundary } from '../script/clusters.ts'
import { createCritic } from './critique.ts'
import type { CritiqueResult } from './critique-result.ts'
import { type FeedbackItem, SECTION_NAMES } from './feedback-item.ts'

const critic = createCritic({ engine: loadEngine(), couplets: loadCouplets() })

const itemsOf = ({ sections }: CritiqueResult): FeedbackItem[] =>
  SECTION_NAMES.flatMap((name) => [...sections[name].items])

/** Tamil letters among the letters of a text, quotations left out. */
function tamilShare(text: string): number {
  const prose = text.replace(/“[^”]*”/gu, '')
  const letters = [...prose.matchAll(/\p{L}/gu)].length
  const tamil = [...prose.matchAll(/[\u0b85-\u0bb9]/gu)].length
  return letters === 0 ? 1 : tamil / letters
}

function expectSound(essay: string, result: CritiqueResult): void {
  const items = itemsOf(result)
  const ids = items.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const name of SECTION_NAMES) {
    const section = result.sections[name]
    expect(section.items.length).toBeLessThanOrEqual(60)
    expect(section.items.map(({ id }) => id)).toEqual(section.items.map((_, i) => `${name}-${i + 1}`))
    const starts = section.items.map(({ location }) => location.from)
    expect(starts).toEqual([...starts].sort((a, b) => a - b))
  }
  for (const item of items) expectSoundItem(essay, item)
  const flags = result.safetyFlags.map(({ itemId, type }) => `${itemId} ${type}`).sort()
  expect(flags).toEqual(expectedFlags(items).sort())
  expect(result.topFixes.length).toBeLessThanOrEqual(5)
  for (const { score, reasons } of result.scores) {
    expect(score === null || (Number.isInteger(score) && score >= 0 && score <= 100)).toBe(true)
    expect(reasons.filter((id) => !ids.includes(id))).toEqual([])
  }
  for (const { location } of result.strengths)
    expect(essay.slice(location.from, location.to)).toBe(location.excerpt)
  const prose = [
    result.summary,
    ...result.topFixes,
    ...result.safetyFlags.map(({ message }) => message),
    ...result.strengths.flatMap(({ title, description }) => [title, description]),
    ...SECTION_NAMES.flatMap((name) => [result.sections[name].title, result.sections[name].summary]),
    ...items.flatMap(({ title, description }) => [title, description]),
  ]
  for (const text of prose) {
    expect(text.length).toBeGreaterThan(0)
    expect(tamilShare(text), text).toBeGreaterThanOrEqual(0.7)
  }
}

function expectSoundItem(essay: string, item: FeedbackItem): void {
  const { from, to, excerpt } = item.location
  expect(essay.slice(from, to)).toBe(excerpt)
  expect(isClusterBoundary(essay, from) && isClusterBoundary(essay, to)).toBe(true)
  expect(excerpt.length).toBeLessThanOrEqual(320)
  const grounded = item.category === 'facts' || item.category === 'citations'
  expect(item.badge === null).toBe(!grounded)
  const sourced = item.badge === 'verified' || item.badge === 'conflicting'
  expect(item.sourceUrl !== null && item.sourceTitle !== null).toBe(sourced)
  if (sourced) expect(new URL(item.sourceUrl ?? '').protocol).toMatch(/^https?:$/)
  if (item.suggestion.canAutoApply) expect(grounded || item.suggestion.meaningMayChange).toBe(false)
}

const expectedFlags = (items: readonly FeedbackItem[]) =>
  items.flatMap(({ id, badge, suggestion }) => [
    ...(suggestion.meaningMayChange ? [`${id} meaning-change`] : []),
    ...(badge === 'unverified' || badge === 'conflicting' ? [`${id} ${badge}`] : []),
  ])

const PIECES = [
  'பாகிஸ்தானின் தலைநகர் கராச்சி ஆகும்.',
  '1948 ஆம் ஆண்டு இந்தியா விடுதலை பெற்றது.',
  'திருக்குறளில் 1330 குறள்கள் உள்ளன.',
  'நாங்க பஸ்ல போனோம்.',
  '"கற்க கசடறக் கற்பவை கற்றபின்\nநிற்க அதற்குத் தக." (குறள் 391)',
  'மேலும், மரங்கள் மழையைத் தருகின்றன.',
  'முன்னுரை',
  '\n\n',
  '\n',
  ' ',
  '(1869–1948)',
  'காந்தியடிகள் ',
  'e\u0301👩‍👩‍👧',
  'கொ',
  '\u200c',
  '“',
  '"',
  'bus-ல ',
  'முந்நூற்று முப்பது பேர் வந்தனர்.',
]

describe('a critique', () => {
  it('keeps every promise about places, badges, flags and language, whatever the text', () => {
    const mixed = fc
      .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'grapheme', maxLength: 20 })), {
        maxLength: 24,
      })
      .map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(fc.oneof(mixed, fc.string({ unit: 'binary', maxLength: 60 })), (essay) => {
        expectSound(essay, critic.critique(essay))
      }),
      { numRuns: 150 },
    )
  })

  it.each(Object.getOwnPropertyNames(Object.prototype))(
    'reads what every object inherits as a word: %s',
    (name) => {
      const essay = PIECES.map((piece) => `${piece}${name} ${name} ${piece}&${name};<${name}>`).join('\n')
      expectSound(essay, critic.critique(essay, { title: name, prompt: name, dictionary: [name] }))
    },
  )

  it('is the same, byte for byte, for the same essay', () => {
    const essay = PIECES.join(' ')
    expect(JSON.stringify(critic.critique(essay))).toBe(JSON.stringify(critic.critique(essay)))
  })

  it('asks nothing of an empty text', () => {
    const result = critic.critique('  \n ')
    expect(itemsOf(result)).toEqual([])
    expect(result.topFixes).toEqual([])
    expect(result.summary).toContain('உரை எதுவும் பெறப்படவில்லை')
  })

  it('says so when a deeper review could not be had', () => {
    expect(critic.critique('மரம் வளர்ப்போம்.', { deepReviewMissing: true }).summary).toContain(
      'ஆழ்நிலை ஆய்வு இப்போது கிடைக்கவில்லை',
    )
  })

  it('points into the text as it was sent, behind split vowel signs and emoji', () => {
    const essay = '👩‍👩‍👧 மொழி. பாகிஸ்தானின் தலைநகர் கராச்சி ஆகும்.'
    const [item] = critic.critique(essay).sections.facts.items
    expect(item?.location.excerpt).toBe('பாகிஸ்தானின் தலைநகர் கராச்சி')
    expect(item?.badge).toBe('conflicting')
  })

  it('takes proposals without badge and without applying them, where nothing of its own covers the words', () => {
    const essay = 'நாங்க சென்றோம். மரங்கள் நிழல் தருகின்றன.'
    const proposal = {
      section: 'clarity',
      severity: 'low',
      title: 'நடை',
      description: 'இத்தொடரை விரித்து எழுதலாம்.',
      suggestion: 'விரித்து எழுதுங்கள்.',
    } as const
    const { clarity } = critic.critique(essay, {
      proposals: [
        { ...proposal, from: 0, to: 5 },
        { ...proposal, from: 16, to: essay.length },
      ],
    }).sections
    expect(clarity.items.map(({ title }) => title)).toEqual(['பேச்சு வழக்கு', 'நடை'])
    expect(clarity.items[1]?.badge).toBeNull()
    expect(clarity.items[1]?.suggestion.canAutoApply).toBe(false)
  })
})
