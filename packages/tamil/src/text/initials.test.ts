import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()

const longestPlace = (text: string) =>
  critic.critique(text).sections.facts.items.map(({ location }) => location.excerpt)

describe('initials and words cut short before a number', () => {
  it('do not end a sentence', () => {
    expect(longestPlace('எழுத்தாளர் வை. மு. கோதைநாயகி 115 நாவல்களை எழுதினார்.').join()).toContain('வை. மு.')
  })

  it('leave a verb of one syllable its end', () => {
    expect(longestPlace('இங்கே வா. உலகில் 7000 மொழிகள் பேசப்படுகின்றன.').join()).not.toContain('வா.')
  })
})
