import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { essayWith } from '../../test/essays/contradictory.ts'

const critic = loadCritic()

describe('repeated sentences', () => {
  const repeated = (essay: string) =>
    critic
      .critique(essay)
      .sections.structure.items.filter(({ title }) => title === 'கூறியது கூறல்')
      .map(({ location }) => location.excerpt)

  it('are found word for word, in another order and in other forms', () => {
    const said = 'மரங்கள் நமக்குத் தூய காற்றையும் நிழலையும் கனிகளையும் தருகின்றன.'
    for (const again of [said, 'நமக்கு மரங்கள் கனிகளையும் நிழலையும் தூய காற்றையும் தருகின்றன.'])
      expect(repeated(essayWith(said, again))).toEqual([again])
  })

  it.each([
    [
      'with other figures',
      'முதல் தொகுதிக்கான மதிப்பீடு ரூ. 14.80 இலட்சம் ஆகும்.',
      'முதல் தொகுதிக்கான மதிப்பீடு ரூ. 22.35 இலட்சம் ஆகும்.',
    ],
    ['of a form', 'எழுதியவர்: பொறியாளர் கதிரவன்.', 'எழுதியவர்: பொறியாளர் கதிரவன்.'],
    [
      'of an address on the envelope',
      'வட்டாட்சியர் அவர்கள், வட்டாட்சியர் அலுவலகம், நீதிமன்றச் சாலை, தென்காசி மாவட்டம்.',
      'வட்டாட்சியர் அவர்கள், வட்டாட்சியர் அலுவலகம், நீதிமன்றச் சாலை, தென்காசி மாவட்டம்.',
    ],
    ['of who says something', '“வந்தாரா?” என்று கேட்டார் தாத்தா.', '“பழம் இருக்கிறதா?” என்று கேட்டார் தாத்தா.'],
  ])('are none %s', (_, said, again) => {
    expect(repeated(essayWith(said, again))).toEqual([])
  })

  it('are none where the next tells of others in the same words', () => {
    const said = 'மாணவர்களைத் தேடிக்கொண்டு ஆசிரியர்கள் வந்தார்கள்.'
    const pair = (next: string) => essayWith('ஊரில் மழை பெய்தது.', `${said} ${next}`)
    expect(repeated(pair('ஆசிரியர்களைத் தேடிக்கொண்டு பெற்றோர்கள் வந்தார்கள்.'))).toEqual([])
    expect(repeated(pair(said))).toEqual([said])
  })

  it('are not seen where the same is denied', () => {
    const said = 'மரங்கள் நமக்குத் தூய காற்றையும் நிழலையும் கனிகளையும் தருகின்றன.'
    expect(repeated(essayWith(said, 'செடிகள் வீட்டுக்கு அழகையும் மனத்துக்கு அமைதியையும் தருகின்றன.'))).toEqual([])
  })
})
