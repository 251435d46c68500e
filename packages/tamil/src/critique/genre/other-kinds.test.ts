import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()
const PRAISE = /தொடக்கமும் முடிவும்/u
const genreOf = (text: string) => critic.critique(text).genre.value

describe('lists and chats', () => {
  it.each([
    ['with bullets', '- உப்பு\n- புளி ஒரு கிலோ\n- மிளகாய்\n- வெல்லம் அரைக் கிலோ\n- கடுகு'],
    ['with numbers', '1. வைகை\n2. காவிரி\n3. பாலாறு\n4. தாமிரபரணி\n5. நொய்யல்'],
    [
      'of phrases',
      '1) வகுப்பறையைப் பெருக்குவது\n2) பலகையைத் துடைப்பது\n3) பூந்தொட்டிக்கு நீர் விடுவது\n4) சன்னலைச் சாத்துவது',
    ],
    ['with amounts', 'சீரகம் - 50 கிராம்\nமல்லி - 2 கிலோ\nநெய் - 1 லிட்டர்\nதேங்காய் - 4'],
  ])('%s are no songs', (_what, text) => {
    expect(genreOf(text)).toBe('essay')
  })

  it('with the hour before each speaker are talk', () => {
    const chat =
      '[08:15] கயல்: எங்கே இருக்கிறாய்\n[08:16] வேலன்: பேருந்து நிலையத்தில்\n[08:16] கயல்: அங்கேயே இரு\n[08:17] வேலன்: சரி'
    expect(genreOf(chat)).toBe('dialogue')
  })

  it('leave songs alone', () => {
    expect(genreOf('கொக்கு பறக்குது கொக்கு\nகுளத்தின் மேலே கொக்கு\nவெள்ளை நிறத்துக் கொக்கு\nவிரைந்து போகும் கொக்கு')).toBe(
      'poem',
    )
    expect(
      genreOf(
        '1. மலையே மலையே வா\n   மழையைக் கொண்டு வா\n   மண்ணை நனைத்து வா\n2. காற்றே காற்றே வா\n   களிப்பைக் கொண்டு வா\n   கதவைத் திறந்து வா',
      ),
    ).toBe('poem')
  })
})

describe('a couplet alone', () => {
  it('is verse', () => {
    const couplet = 'கற்க கசடறக் கற்பவை கற்றபின்\nநிற்க அதற்குத் தக'
    expect(genreOf(couplet)).toBe('poem')
    expect(critic.critique(couplet).summary).toContain('கவிதை')
  })
  it('is not every pair of lines', () => {
    expect(genreOf('நான் நேற்று ஊருக்குச் சென்றேன்.\nமழை நன்றாகப் பெய்தது.')).toBe('essay')
  })
})

describe('instructions', () => {
  it.each([
    'மிதிவண்டிச் சங்கிலியை மாட்டும் முறை\n\n1. மிதிவண்டியைத் தலைகீழாக நிறுத்தவும்.\n2. சங்கிலியைப் பின்பற்சக்கரத்தில் பொருத்தவும்.\n3. மிதியடியை மெல்லச் சுழற்றவும்.\n4. சங்கிலி சரியாக ஓடுகிறதா என்று பார்க்கவும்.\n\nஎச்சரிக்கை: விரல்களைச் சங்கிலிக்கு அருகில் வைக்க வேண்டாம்.',
    'காகிதப் படகு செய்வது எப்படி? முதலில் ஒரு சதுரத் தாளை எடுங்கள். அதை இரண்டாக மடியுங்கள். பிறகு மேல் மூலைகளை நடுவில் சேருங்கள். அடுத்து கீழ் விளிம்பை மேலே மடியுங்கள். பின்னர் இரு முனைகளையும் பிடித்து இழுங்கள். இறுதியாக நீரில் மிதக்க விடுங்கள்.',
    'தோசை மாவு அரைக்கும் முறை\n\n1. அரிசியையும் உளுந்தையும் தனித்தனியே ஊறவைக்க.\n2. உளுந்தை முதலில் நுரை வர அரைக்க.\n3. அரிசியை நைசாக அரைத்து அதனுடன் சேர்க்க.\n4. உப்பிட்டுக் கலந்து ஓர் இரவு புளிக்க விடுக. மாவு பொங்கி வர இடம் விட்டுப் பெரிய பாத்திரத்தில் ஊற்றி மூடி வைக்க.',
  ])('are recognised: %#', (text) => {
    expect(genreOf(text)).toBe('instructions')
    expect(critic.critique(text).sections.structure.items.map(({ title }) => title)).toEqual([])
    expect(critic.critique(text).summary).not.toMatch(PRAISE)
  })

  it('are not what only speaks of a way', () => {
    const essay =
      'நாம் வாழும் முறை\n\nநம் முன்னோர் இயற்கையோடு இணைந்து வாழ்ந்தனர். இன்று நாம் இயற்கையை மறந்து வாழ்கிறோம்.\n\nஎளிய உணவும் உழைப்பும் உடலைக் காத்தன. நகர வாழ்க்கை நோயைத் தருகிறது. ஓய்வின்றி அலைகிறோம்.\n\nஎனவே நாம் எளிமையாக வாழ்வோம். இயற்கையைப் போற்றுவோம்.'
    expect(genreOf(essay)).toBe('essay')
  })
})

const TOLD = [
  'அன்று அதிகாலையில் எழுந்தேன். பையை எடுத்துக்கொண்டு பேருந்து நிலையத்துக்கு நடந்தேன். தெருவில் யாரும் இல்லை.',
  'பேருந்தில் ஜன்னலோரம் அமர்ந்தேன். பாலத்தைக் கடந்தபோது கீழே ஆறு வறண்டு கிடந்தது. சிறுவயதில் அங்கே நீந்தியிருக்கிறேன்.',
  'மாமா நிலையத்தில் காத்திருந்தார். என் பையை வாங்கிக்கொண்டார். இருவரும் பேசியபடி நடந்தோம்.',
  'வீட்டு வாசலில் வேம்பு இன்னும் நின்றது. அதன் பட்டையைத் தொட்டுப் பார்த்தேன். கயிற்று ஊஞ்சலின் தழும்பு தெரிந்தது.',
  'அத்தை மோர் கொடுத்தார். திண்ணையில் அமர்ந்து குடித்தேன். கண்கள் கலங்கின.',
]

describe('news', () => {
  const piece = (place: string) =>
    `${place}, பிப். 9: ${place} பேருந்து நிலையத்தில் புதிய நிழற்குடை திறக்கப்பட்டது. நகராட்சித் தலைவர் திறந்து வைத்தார். பொதுமக்கள் பலர் கலந்துகொண்டனர்.`

  it('has its place and day behind the headline', () => {
    const report = `புதிய நிழற்குடை திறப்பு; பயணிகள் மகிழ்ச்சி\n\n${piece('ஆம்பூர்')}`
    expect(genreOf(report)).toBe('report')
  })

  it('may be many pieces, of which each has a topic of its own', () => {
    const page = [
      'மாவட்டச் செய்திகள்',
      piece('ஆம்பூர்'),
      'தக்காளி விலை உயர்வு',
      'ஒசூர், பிப். 9: தக்காளி விலை கிலோ அறுபது ரூபாயாக உயர்ந்தது. வரத்து குறைந்ததே காரணம் என்று வணிகர்கள் கூறினர். அடுத்த வாரம் விலை குறையும்.',
      'யானைகள் நடமாட்டம்',
      'தளி, பிப். 9: காட்டை ஒட்டிய வயல்களில் மூன்று யானைகள் புகுந்தன. வனத்துறையினர் பட்டாசு வெடித்து அவற்றை விரட்டினர். யாருக்கும் காயம் இல்லை.',
    ].join('\n\n')
    expect(critic.critique(page).sections.structure.items.map(({ title }) => title)).toEqual([])
  })
})

describe('papers of an office', () => {
  it('are known by the lines at their head', () => {
    const circular =
      'சுற்றறிக்கை எண்: 4\nநாள்: 3 மார்ச் 2026\n\nஅனைத்துப் பிரிவுகளும் தங்கள் கணக்குகளை இம்மாத இறுதிக்குள் முடிக்க வேண்டும். தாமதம் ஏற்கப்படாது.\n\nபிரிவுத் தலைவர்கள் இதை உறுதி செய்ய வேண்டும். விடுமுறை நாள்கள் இதில் சேரா.'
    expect(genreOf(circular)).toBe('report')
    const greeting =
      'சுற்றறிக்கை எண் 14: வாடிக்கையாளர்களுக்கு\n\nமதிப்பிற்குரிய வாடிக்கையாளர்களே,\n\nவரும் மாதம் முதல் கிளை காலை ஒன்பது மணிக்குத் திறக்கப்படும். பழைய அட்டைகள் இனிச் செல்லா.\n\nஇப்படிக்கு,\nகிளை மேலாளர்'
    expect(genreOf(greeting)).toBe('report')
    const ofUnion =
      'நெசவாளர் சங்கம்\nசுற்றறிக்கை எண் 3\nபெறுநர்: கிளைச் செயலாளர்கள்\n\nஅன்புத் தோழர்களே,\n\nகூலி உயர்வு குறித்த பேச்சு நாளை தொடரும்.\n\nதோழமையுடன்,\nபொதுச் செயலாளர்'
    expect(genreOf(ofUnion)).toBe('report')
  })

  it('are known by a title that calls them a note to the press', () => {
    const note =
      'ஏரிப் பாசனத்துக்குத் தண்ணீர் திறப்பு: மாவட்ட ஆட்சியரின் செய்திக்குறிப்பு\n\nஏரியிலிருந்து வரும் திங்கள்கிழமை முதல் தண்ணீர் திறக்கப்படும்.'
    expect(genreOf(note)).toBe('report')
  })

  it('may be questions with their answers', () => {
    const questions =
      'நூலகம்: அடிக்கடி கேட்கப்படும் கேள்விகள்\n\n1. உறுப்பினராக என்ன செய்ய வேண்டும்?\n\nஅடையாள அட்டையோடு வாருங்கள். அன்றே அட்டை தரப்படும்.\n\n2. எத்தனை நூல்கள் எடுக்கலாம்?\n\nஒரே நேரத்தில் நான்கு நூல்கள் எடுக்கலாம்.\n\n3. தாமதமானால் கட்டணம் உண்டா?\n\nநாள் ஒன்றுக்கு ஒரு ரூபாய்.'
    expect(genreOf(questions)).toBe('dialogue')
  })
})

describe('stories', () => {
  it('may be what the writer lived through, told at length', () => {
    const memoir = [...TOLD, ...TOLD].join('\n\n')
    expect(genreOf(memoir)).toBe('story')
    expect(genreOf(TOLD.join('\n\n'))).toBe('essay')
  })

  it('may be half talk', () => {
    const talk = Array.from(
      { length: 8 },
      (_, i) => `“இந்த ${i + 2} மாடுகளும் யாருடையவை?” என்று மாறன் கேட்டான். கிழவர் பதில் சொல்லவில்லை. காற்று மெல்ல வீசுகிறது.`,
    )
    expect(genreOf(talk.join('\n\n'))).toBe('story')
  })

  it('may begin in a scene', () => {
    const story =
      'விளக்கு மங்கி எரிந்துகொண்டிருந்தது. முத்தம்மா கயிற்றுக் கட்டிலில் படுத்திருந்தாள். வெளியே நாய் ஒன்று குரைத்தது.\n\nஅவள் மெல்ல எழுந்து கதவருகே சென்றாள். வாசலில் ஒரு சிறுவன் நின்றிருந்தான். அவன் கையில் பழைய பை ஒன்று இருந்தது. அவள் அவனை உள்ளே அழைத்தாள்.\n\nமழை வலுத்தது. அவன் பசியோடு சோற்றை உண்டான்.'
    expect(genreOf(story)).toBe('story')
    expect(critic.critique(story).strengths).toEqual([])
  })

  it('are not what tells of kings or of oneself', () => {
    const history =
      'கரிகாலன் காவிரிக்குக் கரை கட்டினான். அவன் காடுகளை அழித்து நாடாக்கினான். வெண்ணிப் போரில் பகைவரை வென்றான். வணிகத்தைப் பெருக்கினான்.\n\nபுகார் நகரம் செழித்திருந்தது. யவனர்கள் அங்கே வாழ்ந்தனர். கப்பல்கள் பொருள்களைக் கொண்டு வந்தன.'
    expect(genreOf(history)).toBe('essay')
  })
})

describe('the praise of beginning and end', () => {
  const paragraphs = [
    'நூலகம் அறிவின் ஊற்று. இக்கட்டுரையில் நூலகத்தின் பயன்களைக் காண்போம்.',
    'நூலகத்தில் பல துறை நூல்கள் உள்ளன. ஏழை மாணவர்களும் அங்கே இலவசமாகப் படிக்கின்றனர். அமைதியான சூழல் மனத்தை ஒருமுகப்படுத்துகிறது. நூலகர் தேவையான நூலை எடுத்துத் தருகிறார்.',
    'ஆகவே நாம் நாள்தோறும் நூலகம் செல்வோம். நூலகத்தைப் பேணி அறிவை வளர்ப்போம்.',
  ]
  const summaryOf = (text: string) => critic.critique(text).summary

  it('names the title only where there is one', () => {
    expect(summaryOf(paragraphs.join('\n\n'))).toMatch(PRAISE)
    expect(summaryOf(paragraphs.join('\n\n'))).not.toContain('தலைப்போடு')
    expect(summaryOf(['நூலகம்', ...paragraphs].join('\n\n'))).toContain('தலைப்போடு')
  })

  it('is for texts that have an introduction and a conclusion', () => {
    const text = paragraphs.join('\n\n')
    for (const genre of ['letter_personal', 'story', 'dialogue', 'instructions'] as const)
      expect(critic.critique(text, { genre }).summary).not.toMatch(PRAISE)
  })
})
