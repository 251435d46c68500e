import { expect, it } from 'vitest'
import type { Analysis } from '../../words/analysis.ts'
import type { FeedbackItem } from '../feedback-item.ts'
import { factQuestions } from './questions.ts'

const NAMES: Readonly<Record<string, string>> = { வைகையின்: 'வைகை', மதுரையில்: 'மதுரை' }

const analyse = (word: string): Analysis[] => {
  const lemma = NAMES[word]
  return [
    lemma === undefined
      ? { lemma: word, class: 'noun', features: [] }
      : { lemma, class: 'name', features: [] },
  ]
}

function item(excerpt: string, badge: FeedbackItem['badge'] = 'unverified'): FeedbackItem {
  return {
    id: 'facts-1',
    category: 'facts',
    severity: 'low',
    title: '',
    description: '',
    location: { from: 3, to: 3 + excerpt.length, excerpt },
    suggestion: { text: '', canAutoApply: false, meaningMayChange: true },
    badge,
    sourceUrl: null,
    sourceTitle: null,
  }
}

it('asks about the entity before the one figure, both in their plain form', () => {
  const excerpt = 'வைகையின் நீளம் 1,258 கிலோமீட்டர்'
  expect(factQuestions([item(excerpt)], analyse)).toEqual([
    { from: 3, to: 3 + excerpt.length, entity: 'வைகை', figure: '1258' },
  ])
})

it.each([
  ['two figures', 'வைகையின் நீளம் 258, அகலம் 12'],
  ['no figure', 'வைகையின் நீளம் அதிகம்'],
  ['no entity', 'அதன் நீளம் 258'],
  ['an entity only after the figure', '258 பேர் மதுரையில் கூடினர்'],
])('asks nothing where there is %s', (_, excerpt) => {
  expect(factQuestions([item(excerpt)], analyse)).toEqual([])
})

it('asks nothing about what has evidence already', () => {
  expect(factQuestions([item('வைகையின் நீளம் 258', 'verified')], analyse)).toEqual([])
})
