import { describe, expect, it } from 'vitest'
import { shortened } from './shortened.ts'

describe('a sentence that a remark quotes', () => {
  it.each([
    ['is whole where it is short', ' மழை பெய்தது. ', 20, 'மழை பெய்தது.'],
    ['is cut behind a word', 'மழை பெய்து ஆறு நிறைந்தது.', 12, 'மழை பெய்து …'],
    ['is cut before all spaces', 'மழை   பெய்து ஆறு', 8, 'மழை …'],
    ['is cut in a word where it has no space', 'மழைமழைமழை', 6, 'மழைமழை …'],
  ])('%s', (_guarantee, sentence, length, expected) => {
    expect(shortened(sentence, length)).toBe(expected)
  })
})
