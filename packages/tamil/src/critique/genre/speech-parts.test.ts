import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()
const NO_END = 'முடிவுரை இல்லை'
const NO_THANKS = 'நன்றி கூறி முடிக்கவில்லை'

const remarksOn = (last: string) =>
  critic
    .critique(
      `மதிப்பிற்குரிய ஆசிரியர்களே, மாணவ நண்பர்களே, அனைவருக்கும் வணக்கம். சிறுசேமிப்பின் பயன் பற்றிப் பேச வந்துள்ளேன்.

சிறு துளிகள் சேர்ந்தே பெருவெள்ளம் உருவாகிறது. நாள்தோறும் ஒரு நாணயத்தை உண்டியலில் இட்டால் ஆண்டின் இறுதியில் நல்ல தொகை சேரும். அவசரத் தேவைகளுக்கு அது கைகொடுக்கும்.

${last}`,
      { genre: 'speech' },
    )
    .sections.structure.items.filter(({ title }) => title === NO_END || title === NO_THANKS)
    .map(({ title, location: { excerpt } }) => `${title}: ${excerpt}`)

describe('the end of a speech', () => {
  it.each([
    ['சென்ற மாதம் என் தம்பி ஒரு மண்உண்டியல் வாங்கினான். அதில் அவன் நாணயங்களைப் போட்டான்.', 'அதில் அவன் நாணயங்களைப் போட்டான்.'],
    ['எங்கள் ஊரில் அஞ்சலகம் ஒன்று உள்ளது. அதில் மூவர் பணியாற்றுகிறார்கள்.', 'அதில் மூவர் பணியாற்றுகிறார்கள்.'],
  ])('is missing where it breaks off in a detail: %s', (last, excerpt) => {
    expect(remarksOn(last)).toEqual([`${NO_END}: ${excerpt}`])
  })

  it('lacks only thanks where it draws a sum', () => {
    const last = 'ஆகவே நாம் அனைவரும் இன்றே சேமிக்கத் தொடங்குவோம்.'
    expect(remarksOn(last)).toEqual([`${NO_THANKS}: ${last}`])
  })

  it('may be nothing but thanks', () => {
    expect(remarksOn('இவ்வாய்ப்பை அளித்த அனைவருக்கும் நன்றி.')).toEqual([])
  })
})
