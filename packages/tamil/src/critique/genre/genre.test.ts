import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import type { Genre } from './genre.ts'

const critic = loadCritic()
const BODY = [
  'எங்கள் தெருவில் இரண்டு கிழமைகளாகக் குடிநீர் வரவில்லை. பெண்களும் முதியவர்களும் நெடுந்தொலைவு சென்று நீர் எடுத்து வருகின்றனர். பள்ளி செல்லும் பிள்ளைகளும் இதனால் துன்புறுகின்றனர். காலையில் அவர்கள் பள்ளிக்குத் தாமதமாகச் செல்ல நேரிடுகிறது.',
  'குழாயில் ஏற்பட்ட உடைப்பைச் சரிசெய்து, நாள்தோறும் நீர் வழங்க ஆவன செய்யுமாறு கேட்டுக்கொள்கிறேன்.',
].join('\n\n')

const FORMAL = [
  'அனுப்புநர்\nவே. கயல்விழி,\n4, கீழத் தெரு,\nசீர்காழி.',
  'பெறுநர்\nஆணையர் அவர்கள்,\nநகராட்சி அலுவலகம்,\nசீர்காழி.',
  'மதிப்பிற்குரிய ஐயா,',
  'பொருள்: குடிநீர் வழங்க வேண்டுதல் – தொடர்பாக.',
  BODY,
  'இப்படிக்கு,\nதங்கள் உண்மையுள்ள,\nவே. கயல்விழி',
  'இடம்: சீர்காழி\nநாள்: 05.06.2026',
].join('\n\n')

const TEXTS: Readonly<Record<Exclude<Genre, 'essay'>, string>> = {
  letter_formal: FORMAL,
  letter_personal: [
    'கரூர்,\n12.03.2026',
    'அன்புள்ள தோழி மலர்க்கொடிக்கு,',
    'நலம். நலமறிய ஆவல். உன் மடல் கிடைத்தது. நீ போட்டியில் வென்ற செய்தி அறிந்து மிகவும் மகிழ்ந்தேன். உன் பெற்றோர்க்கும் என் வணக்கத்தைக் கூறு.',
    'அடுத்த திங்கள் எங்கள் ஊரில் திருவிழா நடக்கிறது. நீ குடும்பத்தோடு வந்து எங்களுடன் தங்க வேண்டும். உன் வருகையை எதிர்பார்க்கிறேன்.',
    'இப்படிக்கு,\nஉன் அன்புத் தோழி,\nபூங்குழலி',
  ].join('\n\n'),
  speech: [
    'அவையோர் அனைவருக்கும் என் பணிவான வணக்கம். மதிப்பிற்குரிய ஆசிரியர்களே, அன்பு நண்பர்களே, இன்று நூலகத்தின் பயன் பற்றிப் பேச வந்துள்ளேன்.',
    'நூலகம் அறிவின் ஊற்று. அங்கே எல்லாத் துறை நூல்களும் உள்ளன. நாள்தோறும் ஒரு மணி நேரம் படித்தால் நம் சிந்தனை விரிவடையும்.',
    'வாய்ப்பளித்த அனைவருக்கும் நன்றி கூறி விடைபெறுகிறேன். வணக்கம்.',
  ].join('\n\n'),
  story: [
    'ஒரு காட்டில் முயல் ஒன்று வாழ்ந்தது. அது மிகவும் வேகமாக ஓடியது. தன் வேகத்தை எண்ணிப் பெருமை கொண்டது.',
    '“என்னோடு ஓட யார் வருகிறீர்கள்?” என்று முயல் கேட்டது. “நான் வருகிறேன்” என்றது ஆமை. எல்லா விலங்குகளும் சிரித்தன.',
    'போட்டி தொடங்கியது. முயல் வழியில் உறங்கியது. ஆமை மெல்ல மெல்ல நடந்தது. இறுதியில் ஆமை எல்லைக் கோட்டைத் தொட்டது.',
  ].join('\n\n'),
  report: [
    'விளையாட்டு விழா அறிக்கை',
    'எங்கள் பள்ளியில் 12.02.2026 அன்று விளையாட்டு விழா நடைபெற்றது. மாவட்டக் கல்வி அலுவலர் தலைமை தாங்கினார். நானூறு மாணவர்கள் பங்கேற்றனர்.',
    'ஓட்டம், நீளம் தாண்டுதல் ஆகிய போட்டிகள் காலையில் நடந்தன. மாலையில் பரிசளிப்பு நடைபெற்றது. விழா நாட்டுப்பண்ணுடன் நிறைவுற்றது.',
  ].join('\n\n'),
  instructions: [
    'எலுமிச்சைச் சாறு செய்முறை',
    'தேவையான பொருட்கள்:',
    'எலுமிச்சை ஒன்று, சர்க்கரை இரண்டு கரண்டி, நீர் ஒரு குவளை, உப்பு சிறிதளவு.',
    'செய்முறை:',
    '1. எலுமிச்சையை இரண்டாக வெட்டிச் சாறு பிழியுங்கள்.',
    '2. சாற்றில் சர்க்கரையும் உப்பும் சேர்த்துக் கலக்குங்கள்.',
    '3. குளிர்ந்த நீரை ஊற்றி நன்கு கலந்து பரிமாறுங்கள். வெயில் காலத்தில் இது உடலுக்குக் குளிர்ச்சி தரும்.',
  ].join('\n\n'),
  dialogue: [
    'கயல்: வணக்கம் மலர். நேற்று ஏன் பள்ளிக்கு வரவில்லை?',
    'மலர்: வணக்கம் கயல். எனக்குக் காய்ச்சலாக இருந்தது.',
    'கயல்: இப்போது நலமா? மருத்துவரைப் பார்த்தாயா?',
    'மலர்: ஆம், பார்த்தேன். மருந்து கொடுத்தார். இன்று நலமாக இருக்கிறேன்.',
    'கயல்: மகிழ்ச்சி. பாடக் குறிப்புகளை நான் தருகிறேன். இன்று மாலை என் வீட்டுக்கு வா.',
    'மலர்: மிக்க நன்றி கயல். கட்டாயம் வருகிறேன்.',
  ].join('\n'),
  poem: 'வானில் நிலவு சிரிக்கிறது\nவயலில் நெற்கதிர் ஆடுகிறது\nதேனில் மூழ்கும் வண்டினமே\nதேடி எங்கே போகிறது\nமானின் குட்டி துள்ளுகிறது\nமழலை உள்ளம் மகிழ்கிறது',
  blog: [
    'என் மாடித் தோட்டம்',
    'வாசகர்களே, இன்றைய வலைப்பதிவில் மாடித் தோட்டம் பற்றிச் சொல்லப் போகிறேன். கடந்த ஆண்டு பத்துத் தொட்டிகளுடன் தொடங்கினேன். இன்று முப்பது தொட்டிகள் உள்ளன.',
    'தக்காளியும் கத்தரியும் நன்கு காய்க்கின்றன. உரமாகச் சமையலறைக் கழிவையே பயன்படுத்துகிறேன். நீங்களும் முயன்று பாருங்கள்.',
  ].join('\n\n'),
}

const partsOf = (text: string, genre?: Genre) =>
  critic
    .critique(text, genre === undefined ? {} : { genre })
    .sections.structure.items.filter(({ title }) => /இல்லை/u.test(title))
    .map(({ title }) => title)

describe('the genre', () => {
  it.each(Object.entries(TEXTS))(
    '%s is recognised, and needs no introduction or conclusion',
    (genre, text) => {
      const result = critic.critique(text)
      expect(result.genre).toEqual({ value: genre, given: false })
      expect(result.sections.structure.items.map(({ title }) => title)).toEqual([])
    },
  )

  it('is what the caller says', () => {
    expect(critic.critique(BODY, { genre: 'report' }).genre).toEqual({ value: 'report', given: true })
  })

  it('of an essay is an essay', () => {
    const essay = 'மரங்கள் நமக்கு நிழல் தருகின்றன. அவை மழைக்கும் துணைபுரிகின்றன. மரம் வளர்ப்போம்.'
    expect(critic.critique(essay).genre).toEqual({ value: 'essay', given: false })
  })
})

describe('the parts of a kind of text', () => {
  it.each([
    ['பெறுநர்', /பெறுநர்[\s\S]*?\n\n/u, 'பெறுநர் முகவரி இல்லை'],
    ['பொருள்', /பொருள்[^\n]*\n\n/u, 'பொருள் வரி இல்லை'],
    ['விளி', /மதிப்பிற்குரிய ஐயா,\n\n/u, 'விளி இல்லை'],
    ['முடிப்பு', /இப்படிக்கு[\s\S]*?\n\n/u, 'கடித முடிப்பு இல்லை'],
  ])('of a formal letter include %s', (_what, part, title) => {
    expect(partsOf(FORMAL)).toEqual([])
    expect(partsOf(FORMAL.replace(part, ''))).toEqual([title])
  })

  it('of a speech are a greeting and thanks', () => {
    expect(partsOf(BODY, 'speech')).toEqual([])
    const titles = critic
      .critique(BODY, { genre: 'speech' })
      .sections.structure.items.map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(['அவையை விளிக்கவில்லை', 'நன்றி கூறி முடிக்கவில்லை']))
  })
})

describe('title, task and length', () => {
  const essay = TEXTS.blog

  it('say whether the text keeps to the topic; nothing given, nothing said', () => {
    const onTopic = (options: { title?: string; prompt?: string }) =>
      critic.critique(essay, options).onTopic?.value
    expect(onTopic({ title: 'மாடித் தோட்டம்' })).toBe(true)
    expect(onTopic({ prompt: 'விண்வெளிப் பயணத்தின் எதிர்காலம் குறித்துக் கட்டுரை எழுதுக.' })).toBe(false)
    expect(onTopic({})).toBeUndefined()
  })

  it('say where there are fewer or more words than asked for', () => {
    const limited = (min: number, max: number) =>
      critic.critique(essay, { wordLimit: { min, max } }).sections.structure.items.map(({ title }) => title)
    const { wordCount } = critic.critique(essay)
    expect(wordCount).toBe(essay.split(/\s+/u).length)
    expect(limited(1, wordCount)).toEqual([])
    expect(limited(wordCount + 1, 500)).toEqual(['சொற்கள் குறைவு'])
    expect(limited(1, wordCount - 1)).toEqual(['சொற்கள் மிகுதி'])
  })

  it('count what proofreading finds', () => {
    const faulty = `${essay} அவன் நேற்று வந்தாள்.`
    expect(critic.critique(faulty).mechanics.grammar).toBe(critic.critique(essay).mechanics.grammar + 1)
    const options = { disabledRules: ['grammar'] }
    expect(critic.critique(faulty, options).mechanics.grammar).toBe(0)
  })
})
