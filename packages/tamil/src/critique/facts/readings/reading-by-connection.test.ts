import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()
const items = (essay: string) => critic.critique(essay).sections.facts.items
const badges = (essay: string) => items(essay).map(({ badge }) => badge)

describe('what a record joins, with words beside it of which nothing is known', () => {
  it.each([
    'எட்டுத்தொகை நூல்களுள் காதல் வாழ்வை அழகுறப் பாடும் இனிய நூல் நற்றிணை.',
    'சிவகங்கைச் சீமையை ஆண்டு ஆங்கிலேயரை எதிர்த்தவர் வேலு நாச்சியார்.',
  ])('is confirmed: %s', (text) => {
    expect(badges(text)).toContain('verified')
    expect(badges(text)).not.toContain('conflicting')
  })

  it('leaves those words outside the badge', () => {
    const [item] = items('சிவகங்கைச் சீமையை ஆண்டு ஆங்கிலேயரை எதிர்த்தவர் வேலு நாச்சியார்.')
    expect(item?.location.excerpt).not.toContain('ஆங்கிலேயரை')
  })

  it.each([
    'எட்டுத்தொகை நூல்களுள் காதல் வாழ்வை அழகுறப் பாடும் இனிய நூல் திருக்குறள்.',
    'கொழும்பின் தலைநகரம் மேல் மாகாணம்.',
    'இந்தியாவின் தேசிய பாரம்பரிய விலங்கு யானை.',
  ])('is not confirmed where another name or a modifier changes it: %s', (text) => {
    expect(badges(text)).not.toContain('verified')
  })
})

describe('a name of which no list has the kind', () => {
  it.each([
    'இலங்கையின் மிக நீளமான ஆறு கனகராயன் ஆறு.',
    'இந்தியாவின் மிகப் பெரிய உவர்நீர் ஏரி லோனார் ஏரி.',
    'மலாக்காவை 1511 இல் கைப்பற்றிய ஐரோப்பியர்கள் ஒல்லாந்தர் ஆவர்.',
  ])('contradicts by its noun: %s', (text) => {
    expect(badges(text)).toContain('conflicting')
  })

  it.each(['இலங்கையின் மிக நீளமான ஆறு மகாவலி ஆறு.', 'மலாக்காவை 1511 இல் கைப்பற்றிய ஐரோப்பியர்கள் போர்த்துக்கேயர் ஆவர்.'])(
    'does not contradict what it is another name of: %s',
    (text) => {
      expect(badges(text)).not.toContain('conflicting')
    },
  )
})

describe('what stands beside a wrong answer and leaves it one', () => {
  it.each([
    ['மாமல்லபுரக் கடற்கரைக் கோயிலைக் கட்டியவர்கள் [பல்லவர்கள்|சோழர்கள்].'],
    ['ஆரியபட்டா [ரஷ்யாவிலிருந்து|பிரான்சிலிருந்து] விண்ணில் ஏவப்பட்டது.'],
    ['தொட்டபெட்டா [நீலகிரி|ஏற்காடு] மலையில் உள்ளது.'],
    ['மலேரியாவைப் பரப்புவது பெண் [அனோபிலிஸ்|ஈடிஸ்] கொசு.'],
    ['‘மலைகளின் அரசி’ என்று அழைக்கப்படும் ஊட்டி இன்று [நீலகிரி|மதுரை] மாவட்டத்தில் அடங்கும் ஊராகும்.'],
  ])('%s', (pair) => {
    const choose = (nth: string) => pair.replace(/\[(.+?)\|(.+?)\]/u, nth)
    expect(badges(choose('$1'))).not.toContain('conflicting')
    expect(badges(choose('$2'))).toContain('conflicting')
  })
})

describe('which two things something joins or parts', () => {
  it.each([
    ['மத்தியதரைக் கடலையும் [செங்கடலையும்|கருங்கடலையும்] இணைக்கும் செயற்கை நீர்வழி சூயஸ் கால்வாய்.'],
    ['ஆங்கிலக் கால்வாய் இங்கிலாந்தையும் [பிரான்சையும்|ஜெர்மனியையும்] பிரிக்கிறது.'],
  ])('%s', (pair) => {
    const choose = (nth: string) => pair.replace(/\[(.+?)\|(.+?)\]/u, nth)
    expect(badges(choose('$1'))).not.toContain('conflicting')
    expect(badges(choose('$2'))).toContain('conflicting')
  })

  it('confirms both', () => {
    expect(badges('ஆங்கிலக் கால்வாய் இங்கிலாந்தையும் பிரான்சையும் பிரிக்கிறது.')).toContain('verified')
  })
})
