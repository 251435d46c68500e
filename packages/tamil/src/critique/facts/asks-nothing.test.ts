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
    'இதை நூலில் காணலாம் (பக். 62 காண்க.)',
    'தந்தை மாதம் 18,000 ரூபாய் சம்பாதிக்கிறார்.',
    'ஒரு நல்ல நூல் நூறு நண்பர்களுக்குச் சமம்.',
    'ஒரு விதை ஆயிரம் கனவுகளைச் சுமக்கிறது.',
    'பல நூறு ஆண்டுகள் மண்ணில் கிடக்கிறது.',
  ])('is not asked for a source: %s', (essay) => expect(open(essay)).toBe(0))

  it.each([
    'உலகில் ஒவ்வோர் ஆண்டும் எண்பது லட்சம் பேர் புகையிலையால் இறக்கின்றனர்.',
    'தாவரவியல் பூங்கா 1848ஆம் ஆண்டு அமைக்கப்பட்டது.',
    'நூறு வீரர்கள் போரில் மாண்டனர்.',
    'மலைக்கு ஆயிரத்துக்கும் மேற்பட்ட படிகள் ஏற வேண்டும்.',
    'தொழிற்சாலைக்குச் செலவு 40,00,000 ரூபாய்.',
    'காட்டில் 320 வகைப் பறவைகள் உள்ளன.',
  ])('is no statement of the world: %s', (essay) => expect(open(essay)).toBe(1))
})

describe('words of others', () => {
  const badges = (essay: string) => {
    const { facts, citations } = critic.critique(essay).sections
    return [facts, citations].map(({ items }) => items.map(({ badge }) => badge))
  }

  it('with a wrong author have one remark, on the quotation', () => {
    expect(badges('"தமிழுக்கும் அமுதென்று பேர்" என்று பாரதியார் பாடினார்.')).toEqual([[], ['conflicting']])
  })

  it('leave what else the sentence says of their author its own', () => {
    const [facts] = badges('1882 ஆம் ஆண்டு பிறந்த பாரதியார் "தமிழுக்கும் அமுதென்று பேர்" என்று பாடினார்.')
    expect(facts).toContain('verified')
  })
})
