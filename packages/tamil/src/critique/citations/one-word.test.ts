import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()

const cited = (essay: string) => critic.critique(essay).sections.citations.items

describe('one word', () => {
  it.each([
    ['மரம்', 34],
    ['மழை', 30],
    ['அறம்', 25],
  ])('is no quotation, however often it is said: %s', (word, times) => {
    expect(cited(`${Array(times).fill(word).join(' ')}.`)).toEqual([])
  })

  it('still lets a line be one', () => {
    expect(cited('“அறம் செய விரும்பு” என்றார் ஔவையார்.').map(({ badge }) => badge)).toEqual(['verified'])
  })
})
