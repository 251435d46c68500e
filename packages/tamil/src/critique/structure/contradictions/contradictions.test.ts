import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()

const contradicted = (essay: string) =>
  critic
    .critique(essay)
    .sections.structure.items.filter(({ title }) => title === 'முன்பின் முரண்')
    .map(({ location }) => location.excerpt)

/** A text of several paragraphs about home and school with two sentences of a pair, far apart. */
const essayWith = (first: string, second: string) =>
  `என் சிற்றூர்

பச்சை வயல்களும் தென்னந்தோப்புகளும் சூழ்ந்தது எங்கள் சிற்றூர். ${first} அங்கே வாழும் மக்கள் உழைப்பை மதிப்பவர்கள்.

காலையில் பறவைகளின் ஒலி கேட்டு விழிப்போம். வயல்வெளியில் உழவர்கள் பாடிக்கொண்டே வேலை செய்வார்கள். சிறுவர்கள் மரத்தடியில் கூடிக் கதை பேசுவார்கள்.

மாலையில் திடலில் விளையாட்டு களைகட்டும். ${second} முதியவர்கள் திண்ணையில் அமர்ந்து பழங்கதைகள் சொல்வார்கள்.

இத்தகைய சிற்றூரில் பிறந்ததை எண்ணிப் பெருமைப்படுகிறேன். அதன் அழகைக் காப்பது எங்கள் கடமை.`

/** What is said, what takes it back, and what does not. */
const PAIRS: readonly (readonly [said: string, against: string, beside: string])[] = [
  ['எங்கள் ஊரில் ஆறு இல்லை.', 'விடியலில் ஆற்றில் குளித்தோம்.', 'கோடை விடுமுறையில் மாமா ஊர் ஆற்றில் குளித்தோம்.'],
  ['எங்கள் ஊரில் நூலகம் இல்லை.', 'மாலைதோறும் நூலகத்தில் நாளிதழ் படித்தோம்.', 'பக்கத்து ஊர் நூலகத்தில் நாளிதழ் படித்தோம்.'],
  ['எங்கள் வீட்டில் தொலைக்காட்சி கிடையாது.', 'இரவில் தொலைக்காட்சியில் படம் பார்த்தோம்.', 'நண்பன் வீட்டுத் தொலைக்காட்சியில் படம் பார்த்தோம்.'],
  [
    'எங்கள் பள்ளி 1965 ஆம் ஆண்டு தொடங்கப்பட்டது.',
    '1972 ஆம் ஆண்டு தொடங்கப்பட்ட பள்ளி எங்கள் பெருமை.',
    '1965 ஆம் ஆண்டு தொடங்கப்பட்ட பள்ளி எங்கள் பெருமை.',
  ],
  ['ஊர்க் கோவில் 1850 இல் கட்டப்பட்டது.', 'கோவில் 1910 இல் கட்டப்பட்டது.', 'மண்டபம் 1910 இல் கட்டப்பட்டது.'],
  [
    'எங்கள் பள்ளியில் மொத்தம் 500 மாணவர்கள் உள்ளனர்.',
    'எங்கள் பள்ளியில் 800 மாணவர்கள் உள்ளனர்.',
    'எங்கள் பள்ளியில் 20 ஆசிரியர்கள் உள்ளனர்.',
  ],
  ['எனக்கு இரண்டு தம்பிகள் உள்ளனர்.', 'எனக்கு மூன்று தம்பிகள் உள்ளனர்.', 'எனக்கு மூன்று தங்கைகள் உள்ளனர்.'],
  ['விழாவுக்கு மாணவர்கள் அனைவரும் வந்தனர்.', 'விழாவுக்கு மாணவர்கள் சிலர் வரவில்லை.', 'மழையால் மாணவர்கள் சிலர் வரவில்லை.'],
  [
    'கூட்டத்துக்கு ஊர் மக்கள் யாரும் வரவில்லை.',
    'கூட்டத்துக்கு ஊர் மக்கள் பலர் வந்தனர்.',
    'திருவிழாவுக்கு வெளியூர் உறவினர் பலர் வந்தனர்.',
  ],
]

describe('contradictions inside a text', () => {
  it.each(PAIRS)('are found: %s', (said, against) => {
    expect(contradicted(essayWith(said, against))).toEqual([against])
  })

  it.each(PAIRS)('are not seen where both may be true: %s', (said, _, beside) => {
    expect(contradicted(essayWith(said, beside))).toEqual([])
  })

  const debate = (opening: string, close: string) =>
    `கைபேசியும் மாணவர்களும்

அறிவியல் வளர்ச்சி நமக்குத் தந்த கருவிகளுள் கைபேசி முதன்மையானது. ${opening}

கைபேசியில் பாடங்களைக் கேட்கலாம்; ஐயங்களைத் தீர்த்துக்கொள்ளலாம். தொலைவில் உள்ளவர்களோடு பேசவும் அது உதவுகிறது.

அதே நேரத்தில் விளையாட்டுச் செயலிகள் நேரத்தை விழுங்குகின்றன. கண்களும் உறக்கமும் பாதிக்கப்படுகின்றன.

ஆக்கமும் அழிவும் நம் கையில்தான் உள்ளன. ${close}`

  it.each([
    ['மாணவர்கள் கைபேசியைப் பயன்படுத்தக் கூடாது.', 'மாணவர்கள் கைபேசியைப் பயன்படுத்த வேண்டும்.'],
    ['மாணவர்களுக்குக் கைபேசி ஒரு வரம்.', 'மாணவர்களுக்குக் கைபேசி ஒரு சாபம்.'],
  ])('show a position reversed at the end: %s', (opening, close) => {
    expect(contradicted(debate(opening, close))).toEqual([close])
  })

  it.each([
    ['மாணவர்கள் கைபேசியைப் பயன்படுத்தக் கூடாது.', 'மாணவர்கள் கைபேசியை அளவோடு மட்டும் பயன்படுத்த வேண்டும்.'],
    ['மாணவர்களுக்குக் கைபேசி வரமா, சாபமா?', 'மாணவர்களுக்குக் கைபேசி ஒரு வரம்.'],
    ['மாணவர்களுக்குக் கைபேசி ஒரு வரம் என்று சிலர் கூறுவர்.', 'மாணவர்களுக்குக் கைபேசி ஒரு சாபம்.'],
  ])('leave a position that is weighed: %s', (opening, close) => {
    expect(contradicted(debate(opening, close))).toEqual([])
  })
})

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

  it('are not seen where the same is denied', () => {
    const said = 'மரங்கள் நமக்குத் தூய காற்றையும் நிழலையும் கனிகளையும் தருகின்றன.'
    expect(repeated(essayWith(said, 'செடிகள் வீட்டுக்கு அழகையும் மனத்துக்கு அமைதியையும் தருகின்றன.'))).toEqual([])
  })
})
