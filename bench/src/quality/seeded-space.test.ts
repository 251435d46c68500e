import { expect, test } from 'vitest'
import { SPACE_FAULTS, seededSpace } from './seeded-space.ts'

const SENTENCE = 'மழை பெய்ததால் ஆறு நிறைந்தது.'

test('a space is put into a word behind its second letter at the earliest, place by place', () => {
  const texts = [0, 1, 2].map((turn) => seededSpace(SENTENCE, 'split', turn)?.text)
  expect(texts).toEqual([
    'மழை பெய் ததால் ஆறு நிறைந்தது.',
    'மழை பெய்த தால் ஆறு நிறைந்தது.',
    'மழை பெய்ததா ல் ஆறு நிறைந்தது.',
  ])
})

test('a space between two words is left out, and a turn beyond the last place begins anew', () => {
  const texts = [0, 1, 3].map((turn) => seededSpace(SENTENCE, 'join', turn)?.text)
  expect(texts).toEqual(['மழைபெய்ததால் ஆறு நிறைந்தது.', 'மழை பெய்ததால்ஆறு நிறைந்தது.', 'மழைபெய்ததால் ஆறு நிறைந்தது.'])
})

test('the offset is that of the space, and nothing else of the sentence changes', () => {
  for (const fault of SPACE_FAULTS)
    for (let turn = 0; turn < 8; turn++) {
      const { text = '', at = -1 } = seededSpace(SENTENCE, fault, turn) ?? {}
      const repaired =
        fault === 'split' ? text.slice(0, at) + text.slice(at + 1) : `${text.slice(0, at)} ${text.slice(at)}`
      expect(repaired).toBe(SENTENCE)
    }
})

test('a sentence without a place for it gets no fault', () => {
  expect(seededSpace('மழை', 'split', 0)).toBeUndefined()
  expect(seededSpace('மழை', 'join', 0)).toBeUndefined()
})
