import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()

const TITLE = 'மிதிவண்டியின் பயன்கள்'
const BODY = [
  'மனிதன் கண்டுபிடித்த எளிய ஊர்திகளுள் சிறந்தது மிதிவண்டி. நம் வாழ்வில் அது பெறும் இடத்தைக் காண்போம்.',
  'மிதிவண்டி ஓட்டுவது உடலுக்கு நல்ல பயிற்சி. கால் தசைகள் வலுப்பெறுகின்றன. மூச்சு சீராகிறது. மனமும் தெளிவடைகிறது.',
  'மிதிவண்டிக்கு எரிபொருள் தேவையில்லை. எனவே காற்று மாசுபடுவதில்லை. சத்தமும் எழுவதில்லை. குறைந்த இடத்தில் நிறுத்தலாம்.',
  'டென்மார்க்கில் மிதிவண்டிகளுக்கெனத் தனிப் பாதைகள் உள்ளன. அமைச்சர்களும் அவற்றில் பயணம் செய்கின்றனர். பாலங்களில் தனி ஓடுதளம் உண்டு. அந்நாட்டில் 1905 முதல் சங்கம் ஒன்று இயங்குகிறது.',
]

/** How much weight the missing conclusion has, if it is told. */
const weightIn = (title: string, paragraphs: readonly string[]) =>
  critic
    .critique([title, ...paragraphs].join('\n\n'))
    .sections.structure.items.find((item) => item.title === 'முடிவுரை இல்லை')?.severity

const behindSecond = (...more: readonly string[]) => [...BODY.slice(0, 2), ...more, ...BODY.slice(2)]

describe('an essay on a topic', () => {
  it('owes its reader a conclusion', () => {
    expect(weightIn(TITLE, BODY)).toBe('high')
    expect(weightIn('இரு சக்கரங்கள்', BODY)).toBe('high')
  })

  it('is one by a title that schools give, whatever it tells of', () => {
    const told = [
      'மின்விளக்கை எடிசன் உருவாக்கினார். ஆய்வகத்தில் பல இழைகளைச் சோதித்தார்.',
      'சென்னையில் முதல் விளக்கு 1895 இல் எரிந்தது. மக்கள் வியந்தனர். தெருக்கள் ஒளிர்ந்தன.',
      'மேட்டூரில் அணை எழுந்தது. சுழலிகள் சுற்றின. ஊர்கள் ஒளி பெற்றன.',
      'நெய்வேலியில் அனல் நிலையம் அமைந்தது. கூடங்குளத்தில் உலைகள் வந்தன. கம்பிகள் 2001 வரை நீண்டன.',
    ]
    expect(weightIn('மின்சாரத்தின் வளர்ச்சி', told)).toBe('high')
    expect(weightIn('எடிசனும் மேட்டூரும்', told)).toBe('low')
  })

  it.each([
    ['lines of a form', behindSecond('விலை: எட்டாயிரம் ரூபாய்.', 'எடை: பதினான்கு கிலோ.')],
    ['a list', behindSecond('1. சக்கரங்கள் இரண்டு உள்ளன.', '2. மிதிகள் இரண்டு உள்ளன.')],
    ['headings of its own', behindSecond('ஊர்தியும் உடலும்')],
    ['a talk with the reader', behindSecond('உங்கள் வண்டியின் காற்றைச் சோதித்துப் பாருங்கள். சங்கிலிக்கு எண்ணெய் இடுங்கள்.')],
    ['question after question', behindSecond('வண்டி ஏன் விழுவதில்லை? ஓடும்போது அது எப்படி நிற்கிறது? மணி எதற்கு?')],
    [
      'people who talk',
      behindSecond(
        '"இந்த வண்டிக்கு வயது அறுபது" என்று சிரிக்கிறார் கடைக்காரர்.',
        '"எங்கள் ஊரில் எல்லாரிடமும் உண்டு" என்றாள் சிறுமி.',
      ),
    ],
  ])('is no text with %s', (_, paragraphs) => {
    expect(weightIn(TITLE, paragraphs)).toBeUndefined()
  })

  it.each([
    [
      'a writer’s own story',
      'மிதிவண்டியும் நாமும்',
      [
        'நம் ஊர்த் தெருவில் மிதிவண்டிக் கடை ஒன்று இருந்தது. அங்கே நான் வேலைக்குச் சேர்ந்தேன்.',
        'முதலில் மிதிவண்டிக்குக் காற்று அடித்தேன். பிறகு சக்கரம் கோக்கக் கற்றேன். மாலையில் கணக்கு எழுதினேன்.',
        'ஒரு நாள் மிதிவண்டியில் கடலூர் வரை சென்றேன். வழியில் நெல் வயல்களைக் கண்டேன். நாம் நடக்கும் பாதைகள் அவை.',
        'மழையில் நனைந்தேன். புயல் வீசியது. கடலூரில் 1998 இல் அப்படி ஒரு புயல் அடித்ததாம்.',
      ],
    ],
    [
      'what once happened to somebody',
      'சந்துக்கடை முருகேசன்',
      [
        'சந்துக்கடை முருகேசன் பழைய வண்டிகளை வாங்கினார். அவற்றைப் பிரித்தார்.',
        'அவருடைய மகள் கயல்விழி கணக்குப் பார்த்தாள். கடை இரவு வரை திறந்திருந்தது. கூட்டம் குறையவில்லை.',
        'பக்கத்து ஊரில் இருந்து செல்லையா வந்தார். இரண்டு சக்கரங்களைக் கேட்டார். முருகேசன் தர மறுத்தார்.',
        'கடையின் கூரை மழையில் சரிந்தது. கயல்விழி மதுரைக்குப் போனாள். செல்லையா 2003 இல் கடையை வாங்கினார்.',
      ],
    ],
    [
      'a feature that shows somebody at work',
      'மரத்தூள் மணக்கும் கூடம்',
      [
        'தெருவின் முனையில் இருக்கிறது பட்டறை. அவர் அங்கே ஐம்பது ஆண்டுகளாக மரம் இழைக்கிறார்.',
        'இழைப்புளியும் உளியும் சுவரில் தொங்குகின்றன. அவருடைய கைகள் மரத்தின் ஓட்டத்தை அறியும். கண்கள் பிறகுதான் பார்க்கும்.',
        'பட்டறையின் கூடம் எப்போதும் மணக்கிறது. மரத்தூள் காற்றில் மிதக்கிறது. வெயில் அதில் மின்னுகிறது.',
        'ஊஞ்சல் பலகை ஒன்று தயாராகிறது. அதைத் தடவினால் தண்ணீரைத் தொட்டதுபோல் இருக்கிறது. வேலை எட்டு மாதங்களுக்கு இருக்கிறது.',
      ],
    ],
  ])('may be asked with little weight where it is %s', (_, title, paragraphs) => {
    expect(weightIn(title, paragraphs)).toBe('low')
  })

  it('is not longer than what schools ask for', () => {
    const more = Array.from({ length: 14 }, () => BODY[1] ?? '')
    expect(weightIn(TITLE, behindSecond(...more))).toBe('low')
  })
})

describe('a paragraph on something else', () => {
  const foreign =
    'எங்கள் தெருவில் நேற்று ஒரு திருமணம் நடைபெற்றது. மணமகள் பட்டுச் சேலை அணிந்திருந்தாள். சமையல்காரர்கள் பாயசம் சமைத்தனர். உறவினர்கள் பரிசுகள் வழங்கினர்.'
  const severityIn = (title: string, paragraphs: readonly string[]) =>
    critic
      .critique([title, ...paragraphs].join('\n\n'))
      .sections.structure.items.find((item) => item.title === 'தலைப்போடு தொடர்பு தெளிவாக இல்லை')?.severity

  it('weighs in an essay on a topic, less where there are several, and is none of another text', () => {
    expect(severityIn(TITLE, behindSecond(foreign))).toBe('medium')
    const another =
      'மாமாவின் கடையில் புதிய துணிகள் வந்தன. தையற்காரர் சட்டைகள் தைத்தார். வியாபாரிகள் பட்டு நூலை விலை பேசினர். துணிகளுக்குச் சாயம் ஏற்றினர்.'
    expect(severityIn(TITLE, [...behindSecond(foreign, another), ...BODY.slice(1)])).toBe('low')
    expect(
      severityIn(TITLE, behindSecond(foreign, 'விலை: எட்டாயிரம் ரூபாய்.', 'எடை: பதினான்கு கிலோ.')),
    ).toBeUndefined()
  })
})
