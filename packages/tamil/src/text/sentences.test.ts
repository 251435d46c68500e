import { describe, expect, it } from 'vitest'
import { sentencesOf } from './sentences.ts'
import { tokenise } from './tokenise.ts'

const sentenceCount = (text: string) => sentencesOf(tokenise(text)).length

describe('initials and words cut short before a number', () => {
  it('do not end a sentence', () => {
    expect(sentenceCount('எழுத்தாளர் வை. மு. கோதைநாயகி 115 நாவல்களை எழுதினார்.')).toBe(1)
    expect(sentenceCount('கூட்டம் டிச. 25 அன்று நடந்தது.')).toBe(1)
  })

  it('leave a verb of one syllable its end', () => {
    expect(sentenceCount('இங்கே வா. உலகில் 7000 மொழிகள் பேசப்படுகின்றன.')).toBe(2)
  })
})
