import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()
const saidAgain = (first: string, second: string) =>
  critic
    .critique(
      `எங்கள் பள்ளி\n\nஎங்கள் பள்ளியைப் பற்றி இக்கட்டுரையில் காண்போம். அங்கு நாங்கள் கற்றவை பல.\n\n${first} காலையில் மணி அடிக்கும். மாணவர்கள் வரிசையாக நிற்பார்கள்.\n\nபள்ளியின் முன்புறம் பெரிய ஆலமரம் நிற்கிறது. ${second}\n\nஇத்தகைய பள்ளியில் படிப்பதை எண்ணிப் பெருமைப்படுகிறேன். அதைப் போற்றுவோம்.`,
    )
    .sections.structure.items.filter(({ title }) => title === 'கூறியது கூறல்')
    .map(({ location }) => location.excerpt)

describe('a thought said again in other words', () => {
  it.each([
    ['நல்ல தோழன் நம் குற்றங்களைத் திருத்துவான்.', 'நம் பிழைகளைச் சரிசெய்பவனே உண்மையான நண்பன்.'],
    ['நெடுநேரம் திரையைப் பார்ப்பதால் கண்கள் சோர்கின்றன.', 'திரையை வெகுநேரம் நோக்கினால் விழிகள் தளர்கின்றன.'],
    ['வண்டிகள் வெளியிடும் புகை காற்றை மாசுபடுத்துகிறது.', 'வாகனப் புகையால் காற்று கெடுகிறது.'],
  ])('is found: %s %s', (first, second) => {
    expect(saidAgain(first, second)).toEqual([second])
  })

  it.each([
    ['மரங்கள் நமக்கு நிழலைத் தருகின்றன.', 'மரங்கள் நமக்குக் கனிகளைத் தருகின்றன.'],
    ['நகரத்துப் பிள்ளைகள் வண்டியில் பள்ளிக்கு வருகின்றனர்.', 'சிற்றூர்க் குழந்தைகள் நடந்தே பள்ளிக்கு வருகின்றனர்.'],
    ['நண்பர்கள் நூல்களை இரவல் பெற்றனர்.', 'தோழர்கள் புத்தகங்களை இரவல் பெறவில்லை.'],
    ['கண்ணன் நூல்களை விரைவாகப் படித்தான்.', 'வேலன் புத்தகங்களை வேகமாகப் படித்தான்.'],
    ['நல்ல தோழன் நம் குற்றங்களைத் திருத்துவான்.', 'நம் பிழைகளைச் சரிசெய்பவனே உண்மையான நண்பன் அல்லவா?'],
    ['நல்ல தோழன் நம் குற்றங்களைத் திருத்துவான்.', '“நம் பிழைகளைச் சரிசெய்பவனே உண்மையான நண்பன்.”'],
    ['ஆற்றின் கிழக்குக் கரையில் உழவர்கள் நெல் பயிரிடுகின்றனர்.', 'நதியின் மேற்குக் கரையில் விவசாயிகள் நெல் பயிரிடுகின்றனர்.'],
    ['உழைப்பு வாழ்க்கையில் வெற்றியும் பெருமையும் தரும்.', 'முயற்சி வாழ்வில் வெற்றியும் சிறப்பும் தரும்.'],
    ['', 'நண்பர்கள் வந்தனர். ஓடைக்கரையில் ஆலமரத்தின் நிழலில் மணல்வீடு கட்டிப் பந்து விளையாடினோம். தோழர்கள் மகிழ்ந்தனர்.'],
  ])('is not seen where something else is said: %s %s', (first, second) => {
    expect(saidAgain(first, second)).toEqual([])
  })

  it('is found over two sentences', () => {
    const first = 'ஊரார் ஏரியின் கரையை உயர்த்தினார்கள்; மதகைச் சீரமைத்தார்கள். சேற்றை அள்ளினாலும் அவர்கள் மனம் சோரவில்லை.'
    const second = 'கரையை உயர்த்தியபோதும் மதகைச் சீரமைத்தபோதும் சேற்றை வாரியபோதும் அவர்கள் உள்ளம் தளரவில்லை.'
    const around = (text: string) => `சுவரில் வண்ண ஓவியங்கள் தொங்கும். ${text} தோட்டத்தில் பூக்கள் மலரும்.`
    expect(saidAgain(first, around(second))).toEqual([second])
  })

  it('may be announced in the introduction, and taken up at the end', () => {
    const thought = 'நல்ல தோழன் நம் குற்றங்களைத் திருத்துவான்.'
    const again = 'நம் பிழைகளைச் சரிசெய்பவனே உண்மையான நண்பன்.'
    const between = 'ஊர்த் திடலில் மாலைதோறும் விளையாட்டு நடக்கும். சிறுவர்கள் பந்தை உதைத்து ஓடுவார்கள்.'
    const itemsOf = (text: string) =>
      critic.critique(text).sections.structure.items.filter(({ title }) => title === 'கூறியது கூறல்')
    expect(
      itemsOf(`நட்பு\n\nநட்பைப் பற்றிக் காண்போம். ${thought}\n\n${between} ${again}\n\nநட்பைப் போற்றுவோம்.`),
    ).toEqual([])
    expect(
      itemsOf(`நட்பு\n\nநட்பைப் பற்றிக் காண்போம்.\n\n${between} ${thought}\n\n${again} நட்பைப் போற்றுவோம்.`),
    ).toEqual([])
  })

  it('is found in a text of two paragraphs, which neither announces nor comes back', () => {
    const found = (first: string, second: string) =>
      critic
        .critique(
          `நட்பு\n\n${first} ஊர்த் திடலில் மாலைதோறும் விளையாட்டு நடக்கும்.\n\nசிறுவர்கள் பந்தை உதைத்து ஓடுவார்கள். ${second}`,
        )
        .sections.structure.items.filter(({ title }) => title === 'கூறியது கூறல்')
        .map(({ location }) => location.excerpt)
    const again = 'நம் பிழைகளைச் சரிசெய்பவனே உண்மையான நண்பன்.'
    expect(found('நல்ல தோழன் நம் குற்றங்களைத் திருத்துவான்.', again)).toEqual([again])
    expect(found('மாணவர்கள் பாடத்தைக் கவனமாகப் படிக்க வேண்டும்.', 'மாணவர்கள் விளையாட்டையும் கவனமாகக் கற்க வேண்டும்.')).toEqual([])
  })

  describe('in one paragraph, where a point is made once', () => {
    const nearby = (first: string, second: string) =>
      saidAgain('', `அங்கே மயில்கள் ஆடும். ${first} கிளிகள் கூவிப் பறக்கும். ${second} தோட்டத்தில் பூக்கள் மலரும்.`)

    it.each([
      ['காற்றோட்டம் உள்ள அறையில் நோயாளி விரைவில் குணமடைவார்.', 'காற்று வந்து செல்லும் அறையே நோயாளியை விரைவாகக் குணப்படுத்தும்.'],
      [
        'நெகிழிப் பைகளைத் தவிர்த்துத் துணிப் பைகளைப் பயன்படுத்த வேண்டும்.',
        'துணிப் பைகளைப் பயன்படுத்தி நெகிழிப் பைகளைத் தவிர்ப்பது நம் அனைவரின் பொறுப்பு.',
      ],
    ])('is found by less: %s %s', (first, second) => {
      expect(nearby(first, second)).toEqual([second])
    })

    it.each([['நெகிழிப் பைகளைத் தவிர்க்க வேண்டும்.', 'நெகிழிப் பைகளைத் தெருவில் எறியாமல் தொட்டியில் போட வேண்டும்.']])(
      'is not where something else is asked: %s %s',
      (first, second) => {
        expect(nearby(first, second)).toEqual([])
      },
    )
  })
})
