import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { GOOD } from '../../test/essays/good.ts'
import { PUPILS } from '../../test/essays/pupils.ts'

const critic = loadCritic()
function titlesIn(essay: string) {
  const { structure, facts } = critic.critique(essay).sections
  return [...structure.items, ...facts.items].map(({ title, location }) => ({ title, ...location }))
}

const NO_INTRODUCTION = 'முன்னுரை இல்லை'
const NO_CONCLUSION = 'முடிவுரை இல்லை'
const OFF_TOPIC = 'தலைப்போடு தொடர்பு தெளிவாக இல்லை'
const CONTRADICTION = 'முன்பின் முரண்'
const ABOUT_PARTS = [NO_INTRODUCTION, NO_CONCLUSION, OFF_TOPIC, CONTRADICTION]

const ESSAYS = GOOD.map(({ name, text }) => {
  const blocks = text.split(/\n\s*\n/u)
  const places = [...blocks.keys()].filter((i) => /[.!?”"]\s*$/u.test(blocks[i] ?? ''))
  return { name, text, blocks, first: places[0] ?? 0, last: places.at(-1) ?? 0 }
})
const without = (blocks: readonly string[], place: number) =>
  blocks.filter((_, i) => i !== place).join('\n\n')
const share = (noticed: (essay: (typeof ESSAYS)[number]) => boolean) =>
  ESSAYS.filter(noticed).length / ESSAYS.length

describe('the parts of an essay, by what they do', () => {
  it.each(ESSAYS)('are all there in $name', ({ text }) => {
    expect(titlesIn(text).filter(({ title }) => ABOUT_PARTS.includes(title))).toEqual([])
  })

  it.each(PUPILS)('are all there, without set phrases, in %#', (text) => {
    expect(titlesIn(text).filter(({ title }) => ABOUT_PARTS.includes(title))).toEqual([])
  })

  it('begin behind the data of a book or a film', () => {
    for (const { blocks, first } of ESSAYS.slice(0, 4)) {
      const data = 'நூல்: மரங்களின் தாய்; ஆசிரியர்: நா. வேலன்; பக்கங்கள்: 212; விலை: ரூ. 240'
      const essay = [...blocks.slice(0, first), data, ...blocks.slice(first)].join('\n\n')
      expect(titlesIn(essay).map(({ title }) => title)).not.toContain(NO_INTRODUCTION)
    }
  })

  it('are missed where the first paragraph is taken away, in three of four', () => {
    expect(
      share(({ blocks, first }) =>
        titlesIn(without(blocks, first)).some(({ title }) => title === NO_INTRODUCTION),
      ),
    ).toBeGreaterThanOrEqual(0.75)
  })

  it('are missed where the last paragraph is taken away, in five of six', () => {
    expect(
      share(({ blocks, last }) =>
        titlesIn(without(blocks, last)).some(({ title }) => title === NO_CONCLUSION),
      ),
    ).toBeGreaterThanOrEqual(0.83)
  })
})

describe('a conclusion', () => {
  it('stands above the name of the writer', () => {
    for (const { text } of ESSAYS.slice(0, 4))
      for (const byline of ['ச. கதிரவன், ஒன்பதாம் வகுப்பு', '– சந்திப்பு: மு. அப்துல் கரீம்'])
        expect(titlesIn(`${text}\n\n${byline}`).map(({ title }) => title)).not.toContain(NO_CONCLUSION)
  })
})

/** Three points on weaving, behind what its word calls to mind, or behind another beginning. */
const WEAVING = [
  'கைத்தறியில் நூல் நூற்பது முதல் வேலை. பஞ்சைத் தூய்மை செய்து இராட்டையில் நூற்கின்றனர். நூல் சீராக இருக்க நீண்ட பழக்கம் தேவை.',
  'சாயம் ஏற்றுவது அடுத்த வேலை. இயற்கைச் சாயங்கள் தோலுக்குத் தீங்கு செய்வதில்லை. சாயமேற்றிய நூலை நிழலில் உலர்த்துகின்றனர்.',
  'தறியில் பாவும் ஊடையும் சேர்ந்து துணியாகின்றன. ஒரு சேலையை நெய்ய ஒரு வாரம்கூட ஆகும். எனவே கைத்தறித் துணியை வாங்கி நெசவாளரை ஆதரிப்போம்.',
]
describe('what the word of the title calls to mind', () => {
  it('introduces the essay', () => {
    const opening =
      'கைத்தறி என்றவுடன் பலருக்குத் தாத்தாவின் வேட்டியும் பாட்டியின் சேலையும் நினைவுக்கு வருகின்றன. அந்தத் துணிகள் எப்படி நெய்யப்பட்டன என்பது சிலருக்கே தெரிகிறது.'
    const titles = (first: string) =>
      titlesIn(['கைத்தறி', first, ...WEAVING].join('\n\n')).map(({ title }) => title)
    expect(titles(opening)).not.toContain(NO_INTRODUCTION)
    const shown = 'ஆற்றங்கரைத் தெருவில் ஓட்டு வீடுகளுக்கு நடுவே இரவு பகலாக ஒலிக்கிறது இந்தப் பழைய பொறி. அதற்கு வயது 90.'
    expect(titles(shown)).not.toContain(NO_INTRODUCTION)
    const detail = 'கைத்தறி நெசவுக்கு 40 எண் நூலைப் பயன்படுத்துகின்றனர். அதைச் சேலம் சந்தையில் மாதந்தோறும் வாங்குகின்றனர்.'
    expect(titles(detail)).toContain(NO_INTRODUCTION)
  })
})

describe('counting words', () => {
  const ORDER = 'வரிசை எண்ணுச் சொல்'
  const titles = (...points: string[]) =>
    titlesIn(['கைத்தறி', ...WEAVING.slice(0, 2), ...points, WEAVING[2]].join('\n\n')).map(({ title }) => title)

  it('follow one another', () => {
    expect(titles('மூன்றாவதாக, சந்தை தேவை. நெசவாளருக்குக் கடனும் தேவை.')).toContain(ORDER)
    expect(
      titles('முதலில் பயிற்சி தேவை. இரண்டாவது தேவை கடன்.', 'மூன்றாவதாக, சந்தை தேவை. அரசு உதவ வேண்டும்.'),
    ).not.toContain(ORDER)
  })

  it('may follow a first step', () => {
    const second = 'இரண்டாவதாக, சந்தை தேவை. அரசு உதவ வேண்டும்.'
    expect(titles('முதற்படி, பயிற்சி தருவது. கடனும் தேவை.', second)).not.toContain(ORDER)
  })

  it('may pass over points that came next without a number', () => {
    const first = 'முதலில், பயிற்சி தேவை. கடனும் தேவை.'
    const third = 'மூன்றாவதாக, சந்தை தேவை. அரசு உதவ வேண்டும்.'
    expect(titles(first, 'அடுத்து, நூல் தேவை. சாயமும் தேவை.', third)).not.toContain(ORDER)
    expect(titles(first, 'நூலும் தேவை. சாயமும் தேவை.', third)).toContain(ORDER)
  })

  it('are none where they say in which place somebody acts', () => {
    expect(titles('விழாவில் மூன்றாவதாகப் பேசும் பெரியவரும் நெசவாளரே. அவர் பல விருதுகள் பெற்றவர்.')).not.toContain(ORDER)
    expect(titles('பட்டியலில் மூன்றாவதாக ஒரு நெசவாளரும் இருந்தார். அவர் பல விருதுகள் பெற்றவர்.')).not.toContain(ORDER)
  })
})

/** Each belongs to an essay of its own. */
const FOREIGN = [
  'தேனீக்கள் ஆறு கால்கள் கொண்ட பூச்சிகள். அவை மலர்களிலிருந்து தேனை உறிஞ்சிக் கூட்டில் சேமிக்கின்றன. இராணித் தேனீ முட்டைகளை இடுகிறது.',
  'என் மாமா வாங்கிய மகிழுந்து நீல நிறம் கொண்டது. அதன் இருக்கைகள் மெத்தென்று இருக்கின்றன. எரிபொருள் தீர்ந்தால் மின்கலத்தில் ஓடும்.',
  'பழைய நாணயங்களைச் சேகரிப்பது எங்கள் அத்தையின் பொழுதுபோக்கு. செப்பு நாணயங்களும் வெள்ளி நாணயங்களும் அவரிடம் உள்ளன. அவற்றை மரப்பெட்டியில் அடுக்கி வைத்துள்ளார்.',
]

describe('a foreign paragraph', () => {
  it('is noticed in five of six places', () => {
    const tried = ESSAYS.flatMap(({ blocks, first, last }) =>
      FOREIGN.map((foreign) => {
        const middle = Math.ceil((first + last) / 2)
        const essay = [...blocks.slice(0, middle), foreign, ...blocks.slice(middle)].join('\n\n')
        return titlesIn(essay).some(
          ({ title, from, to }) => title === OFF_TOPIC && essay.slice(from, to) === foreign,
        )
      }),
    )
    expect(tried.filter(Boolean).length / tried.length).toBeGreaterThanOrEqual(0.83)
  })

  it('is not looked for in the news, whose paragraphs tell what there is to tell', () => {
    for (const dateline of ['', 'ஆரணி, பிப். 9: ']) {
      const noticed = ESSAYS.slice(0, 6).filter(({ blocks, first, last }) => {
        const [middle, foreign] = [Math.ceil((first + last) / 2), `${dateline}${FOREIGN[0]}`]
        const [head, ...rest] = [...blocks.slice(first, middle), foreign, ...blocks.slice(middle)]
        const page = ['மாவட்டச் செய்திகள்', `ஆம்பூர், பிப். 9: ${head}`, ...rest].join('\n\n')
        return titlesIn(page).some(({ title }) => title === OFF_TOPIC)
      })
      expect(noticed).toEqual([])
    }
  })
})

/** A body paragraph of each of the good essays, put into every other: those that speak of the same field left out by hand. */
const FAR_APART: readonly (readonly [host: string, guest: string])[] = [
  ['மகாகவி பாரதியார்', 'உணவே மருந்து'],
  ['நூலகத்தின் பயன்', 'சோழர் காலக் கட்டடக் கலை'],
  ['கடலம்மா', 'நூலகத்தின் பயன்'],
  ['உணவே மருந்து', 'அறிவியலின் வியத்தகு வளர்ச்சி'],
  ['பெண்கல்வியின் தேவை', 'மாசில்லா உலகம்'],
  ['சோழர் காலக் கட்டடக் கலை', 'மாசில்லா உலகம்'],
]

describe('a paragraph of one essay in another', () => {
  it.each(FAR_APART)('%s ← %s is noticed', (host, guest) => {
    const [one, other] = [host, guest].map((wanted) => ESSAYS.find(({ name }) => name === wanted))
    if (one === undefined || other === undefined) throw new Error('no such essay')
    const body = other.blocks.slice(other.first + 1, other.last)
    const found = body.filter((foreign) => {
      const middle = Math.ceil((one.first + one.last) / 2)
      const essay = [...one.blocks.slice(0, middle), foreign, ...one.blocks.slice(middle)].join('\n\n')
      return titlesIn(essay).some(({ title, from }) => title === OFF_TOPIC && essay.startsWith(foreign, from))
    })
    expect(found).not.toEqual([])
  })

  it('that only shows the topic by an example is left alone', () => {
    const [host] = ESSAYS.filter(({ name }) => name === 'பெண்கல்வியின் தேவை')
    const example =
      'ஒரு மரத்தைப் பாருங்கள். அதன் வேருக்கு நீர் ஊற்றினால் இலையும் பூவும் காயும் கனியும் செழிக்கின்றன. கிளைகள் நிழல் தருகின்றன.'
    const blocks = host?.blocks ?? []
    const essay = [...blocks.slice(0, 3), example, ...blocks.slice(3)].join('\n\n')
    expect(titlesIn(essay).filter(({ title }) => title === OFF_TOPIC)).toEqual([])
  })
})

describe('the opening of a report', () => {
  const report = (opening: string) =>
    [
      'மரம் நடு விழா அறிக்கை',
      opening,
      'தலைமையாசிரியர் முதல் கன்றை நட்டார். அவரைத் தொடர்ந்து ஒவ்வொரு வகுப்பு மாணவரும் ஒரு கன்றை நட்டனர்.',
      'பெற்றோரும் கலந்துகொண்டு உதவினர். நண்பகலில் அனைவருக்கும் உணவு வழங்கப்பட்டது.',
      'கன்றுகளைப் பேணும் பொறுப்பை மாணவர்கள் ஏற்றனர். உதவிய அனைவருக்கும் நன்றி கூறுகிறோம்.',
    ].join('\n\n')

  it('is missed where it goes straight to what happened', () => {
    const essay = report('காலை எட்டு மணிக்கு மாணவர்கள் திடலில் கூடினர். முதலில் குழிகள் தோண்டப்பட்டன.')
    expect(titlesIn(essay).map(({ title }) => title)).toContain(NO_INTRODUCTION)
  })

  it('is there where it says what was held, and when', () => {
    const essay = report(
      'எங்கள் பள்ளியில் சூலை 12 ஆம் நாள் மரம் நடு விழா நடைபெற்றது. சுற்றுச்சூழல் மன்றம் அதற்கு ஏற்பாடு செய்தது.',
    )
    expect(titlesIn(essay).filter(({ title }) => title === NO_INTRODUCTION)).toEqual([])
  })

  it('is there where it tells the state of things as of today', () => {
    const essay = report('தென்மேற்குப் பருவமழை இன்று தீவிரம் அடைந்துள்ளது. அணைகளின் நீர்மட்டம் உயர்ந்தது.')
    expect(titlesIn(essay).filter(({ title }) => title === NO_INTRODUCTION)).toEqual([])
  })
})

const essayOf = (...paragraphs: string[]) =>
  [
    'எங்கள் ஊர்',
    'எங்கள் ஊர் மலையடிவாரத்தில் உள்ளது. அங்கே மரங்களும் செடிகளும் நிறைந்துள்ளன. ஊரின் சிறப்பை இக்கட்டுரையில் காண்போம்.',
    ...paragraphs,
    'ஆகவே, எங்கள் ஊரை நாங்கள் காப்போம். ஊரின் வளர்ச்சிக்கு உழைப்போம்.',
  ].join('\n\n')

describe('a contradiction inside an essay', () => {
  it.each([
    [
      'எங்கள் பள்ளியில் நானூறு மாணவர்கள் படிக்கின்றனர். அனைவரும் மகிழ்ச்சியாக உள்ளனர்.',
      'எங்கள் பள்ளியில் அறுநூறு மாணவர்கள் படிக்கின்றனர்.',
    ],
    ['எங்கள் ஊரில் 3 ஏரிகள் உள்ளன. அவை மழைக்காலத்தில் நிறையும்.', 'எங்கள் ஊரில் 5 ஏரிகள் உள்ளன.'],
    ['செல்வத்துக்கு இரண்டு ஏக்கர் நிலம் இருந்தது. அவர் அதில் உழுதார்.', 'செல்வத்தின் எட்டு ஏக்கர் நிலத்திலும் நெல் விளைந்தது.'],
    ['நெகிழிப் பைகளை மீண்டும் பயன்படுத்த முடியும். அவை வலுவானவை.', 'நெகிழிப் பைகளை ஒருபோதும் மீண்டும் பயன்படுத்த முடியாது.'],
    ['கைபேசி மாணவர்களுக்கு நன்மை தருகிறது. செய்திகளும் கிடைக்கின்றன.', 'கைபேசி மாணவர்களுக்கு எந்த நன்மையும் தருவதில்லை.'],
  ])('%s … %s', (one, other) => {
    const essay = essayOf(one, `ஊர் மக்கள் இதை அறிவர். ${other} இதுவே உண்மை நிலை.`)
    const found = titlesIn(essay).filter(({ title }) => title === CONTRADICTION)
    expect(found.map(({ excerpt }) => excerpt)).toEqual([other])
  })

  it.each([
    ['எங்கள் பள்ளியில் இருபது ஆசிரியர்கள் உள்ளனர்.', 'எங்கள் பள்ளியில் ஐந்து ஆசிரியர்கள் தமிழ் கற்பிக்கின்றனர்.'],
    ['முன்பு எங்கள் ஊரில் 3 ஏரிகள் இருந்தன.', 'எங்கள் ஊரில் 5 ஏரிகள் உள்ளன.'],
    ['கண்ணனுக்கு இரண்டு மகன்கள் இருந்தனர்.', 'முருகனுக்கு மூன்று மகன்கள் இருந்தனர்.'],
    ['நெகிழிப் பைகளை மீண்டும் பயன்படுத்த முடியும்.', 'கழுவாவிட்டால் நெகிழிப் பைகளை மீண்டும் பயன்படுத்த முடியாது.'],
    ['கைபேசி மாணவர்களுக்கு நன்மை தருகிறது.', 'சில நேரங்களில் கைபேசி மாணவர்களுக்கு நன்மை தருவதில்லை.'],
    ['ஆமை வேகமாக ஓடாது.', 'முயல் வேகமாக ஓடும்.'],
  ])('is none in: %s … %s', (one, other) => {
    const essay = essayOf(`${one} ஊர் மக்கள் இதை அறிவர்.`, `${other} இதுவே உண்மை நிலை.`)
    expect(titlesIn(essay).filter(({ title }) => title === CONTRADICTION)).toEqual([])
  })
})

const BODY = `மின்விசிறி கோடையில் அறையைக் குளிர்விக்கிறது. மின்விளக்கு இரவில் ஒளி தருகிறது. கணினியும் மின்சாரத்தால் இயங்குகிறது.

நண்பர்களே, மின்சாரத்தை வீணாக்கினால் கட்டணம் உயரும். அறையை விட்டு வெளியேறும்போது விளக்கை அணைப்போம்.

மின்சாரத்தைச் சிக்கனமாகப் பயன்படுத்துவோம்.`

describe('a beginning that goes straight to its first point', () => {
  const titled = (opening: string) =>
    `மின்சாரத்தின் பயன்கள்\n\n${opening} சமையலறையில் அரைக்கும் பொறிகள் ஓடுகின்றன.\n\n${BODY.replace('நண்பர்களே, ', '')}`

  it('introduces nothing', () => {
    const titles = (opening: string) => titlesIn(titled(opening)).map(({ title }) => title)
    expect(titles('மின்சாரத்தின் முதல் பயன், வீட்டு வேலைகள் எளிதாவதே.')).toContain(NO_INTRODUCTION)
    expect(titles('மின்சாரத்தின் பயன்களை இக்கட்டுரையில் காண்போம்.')).not.toContain(NO_INTRODUCTION)
  })
})

describe('a speech', () => {
  const NOT_GREETED = 'அவையை விளிக்கவில்லை'
  const NO_THANKS = 'நன்றி கூறி முடிக்கவில்லை'
  const itemsIn = (text: string) => critic.critique(text, { genre: 'speech' }).sections.structure.items
  const opening = 'மின்சாரம் இன்றி நகரங்கள் இயங்காது. தொழிற்சாலைகளும் மருத்துவமனைகளும் அதை நம்பியே உள்ளன.'

  it('greets those who listen where it begins', () => {
    expect(itemsIn(`${opening}\n\n${BODY}`)[0]?.title).toBe(NOT_GREETED)
    const titles = itemsIn(`அவையோர்க்கு வணக்கம். ${opening}\n\n${BODY}`).map(({ title }) => title)
    expect(titles).not.toContain(NOT_GREETED)
    const prelude = itemsIn(`“இருளை நீக்க ஒரு விளக்கு போதும்.”\n\nநண்பர்களே, ${opening}\n\n${BODY}`)
    expect(prelude.map(({ title }) => title)).not.toContain(NOT_GREETED)
    const noted = itemsIn(
      `மின்சாரம் வரமா, சாபமா?\n\n(இரண்டாம் பேச்சாளர் ஆற்றிய உரை)\n\nநடுவர் அவர்களே, ${opening}\n\n${BODY}`,
    )
    expect(noted.map(({ title }) => title)).not.toContain(NOT_GREETED)
  })

  it('is told at its last sentence that thanks are missing', () => {
    const item = itemsIn(
      `வணக்கம். ${opening} ${opening}\n\n${BODY.replace('நண்பர்களே, ', 'நண்பர்களே, இன்று மின்தடை அடிக்கடி வருகிறது. ')}`,
    ).find(({ title }) => title === NO_THANKS)
    expect(item?.location.excerpt).toBe('மின்சாரத்தைச் சிக்கனமாகப் பயன்படுத்துவோம்.')
  })
})
