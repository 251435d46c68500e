import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()

const open = (essay: string) =>
  critic.critique(essay).sections.facts.items.filter(({ badge }) => badge === 'unverified').length

describe('what nobody would look up', () => {
  it.each([
    'தேதி வருமாறு.\n\n12.06.2023',
    'நுழைவுக் கட்டணம் 80 ரூபாய்.',
    'மொத்தம் 6,500 ரூபாய் செலவானது.',
    'பேருந்தில் 45 பேர் இருந்தனர்.',
    'விழாவில் எழுபது மாணவர்கள் பங்கேற்றனர்.',
    'பள்ளி 1972ஆம் ஆண்டு தொடங்கப்பட்டது.',
    'ரூ. 750 செலவானது.',
  ])('is not asked for a source: %s', (essay) => expect(open(essay)).toBe(0))

  it.each([
    'உலகில் ஒவ்வோர் ஆண்டும் எண்பது லட்சம் பேர் புகையிலையால் இறக்கின்றனர்.',
    'தாவரவியல் பூங்கா 1848ஆம் ஆண்டு அமைக்கப்பட்டது.',
    'காட்டில் 320 வகைப் பறவைகள் உள்ளன.',
  ])('is no statement of the world: %s', (essay) => expect(open(essay)).toBe(1))
})
