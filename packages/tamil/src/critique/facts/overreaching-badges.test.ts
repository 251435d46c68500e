import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()
const badgesOf = (text: string) =>
  critic.critique(text).sections.facts.items.map(({ badge, location }) => `${badge}: ${location.excerpt}`)

describe('a badge says no more than its record', () => {
  it.each([
    ['a rank that it leaves out', 'அதன் முதல் பிரதமராகப் பொறுப்பேற்றவர் இந்திரா காந்தி.', 'இந்திரா காந்தி'],
    [
      'what the confirmed one did',
      'மலை உச்சியில் நிற்கும் அந்தக் கோட்டை, சோழ மன்னன் முதலாம் இராசராசனால் கட்டப்பட்டது.',
      'இராசராசனால்',
    ],
    [
      'what is done with the thing',
      'ஒளிச்சேர்க்கையின்போது தாவரங்கள் ஆக்சிஜனை உள்ளிழுத்துக் கார்பன் டை ஆக்சைடை வெளியிடுகின்றன.',
      'ஆக்சிஜனை',
    ],
    [
      'an office that it leaves out',
      'இந்தியாவின் முதல் பிரதமராகப் பதவியேற்ற சர்தார் வல்லபாய் பட்டேல், இரும்பு மனிதர் என்றும் அழைக்கப்படுகிறார்.',
      'பதவியேற்ற சர்தார்',
    ],
    ['another hill, as both are hills', 'ஊட்டி பழனி மலைத்தொடரில் அமைந்துள்ளது.', 'பழனி'],
    ['what only tells of a wrong answer', 'கலாம், தமிழ்நாட்டின் தலைநகரான சென்னையில் பிறந்தார்.', 'சென்னையில்'],
  ])('does not confirm with its words %s', (_, text, part) => {
    const over = badgesOf(text).filter((one) => one.startsWith('verified') && one.includes(part))
    expect(over).toEqual([])
  })

  it.each([
    ['borne out by another record', "பாரதிதாசன் எழுதிய 'பிசிராந்தையார்' நாடகம் பரிசு பெற்றது."],
    ['a count within a place told of before', 'தமிழ்நாட்டில் சட்டமன்றத் தொகுதிகள் 234; மக்களவைத் தொகுதிகளோ 39.'],
    ['told of a neighbour of that name', 'எங்கள் தெருவில் வசிக்கும் பாரதி, திருச்சியில் பிறந்து மதுரையில் படித்தவர்.'],
    [
      'the year for which a prize was given to somebody',
      'ரஜினிகாந்துக்கு 2019ஆம் ஆண்டுக்கான தாதாசாகேப் பால்கே விருது வழங்கப்பட்டது.',
    ],
    ['told of some made-up thing', 'நீர் நாற்பது பாகையில் கொதிக்கும் கிரகம் ஒன்றை எழுத்தாளர் படைத்தார்.'],
  ])('does not hold against a text what is %s', (_, text) => {
    expect(badgesOf(text).filter((one) => one.startsWith('conflicting'))).toEqual([])
  })
})

describe('a noun that only says what somebody is', () => {
  it('tells nothing of its founding', () => {
    const report = '1999இல் யுனெஸ்கோ நிறுவனம் உலகத் தாய்மொழி நாளை அறிவித்தது.'
    expect(badgesOf(report).filter((one) => one.startsWith('conflicting'))).toEqual([])
    expect(badgesOf('யுனெஸ்கோ 1999 ஆம் ஆண்டு நிறுவப்பட்டது.')[0]).toMatch(/^conflicting/u)
  })
})
