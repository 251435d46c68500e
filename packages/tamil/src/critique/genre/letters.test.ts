import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()
const REQUEST =
  'எங்கள் தெரு நூலகத்தில் சிறுவர் நூல்கள் மிகக் குறைவாக உள்ளன. விடுமுறையில் நாங்கள் நாள்தோறும் அங்கே செல்கிறோம். இருக்கும் நூல்களை எல்லாரும் படித்துவிட்டோம். புதிய கதை நூல்களை வாங்கித் தருமாறு கேட்டுக்கொள்கிறோம். மாலை நேரத்தில் கூடுதலாக ஒரு மணி நேரம் திறந்து வைத்தால் பலரும் பயனடைவார்கள்.'
const NEWS =
  'எப்படி இருக்கிறாய்? நான் இங்கே நலமாக இருக்கிறேன். நேற்று எங்கள் ஊர்த் தேர் ஓடியது. நீ இருந்திருந்தால் மிகவும் மகிழ்ந்திருப்பாய். தேரடியில் வாங்கிய மரப்பாச்சிப் பொம்மையை உனக்காக வைத்திருக்கிறேன். வரும் விடுமுறையில் கட்டாயம் வா. உன் பெற்றோரைக் கேட்டதாகச் சொல்.'

const structure = (text: string) => critic.critique(text).sections.structure.items.map(({ title }) => title)

describe('letters without labels', () => {
  it.each([
    ['letter_formal', `நூலகர் அவர்களுக்கு,\n\nவணக்கம். ${REQUEST}\n\nஇப்படிக்கு,\nகீழத்தெருச் சிறுவர்கள்`],
    ['letter_formal', `வட்டார அலுவலர் அவர்களுக்கு, வணக்கம்.\n\n${REQUEST}\n\nபணிவுடன்,\nநா. வேலன்`],
    ['letter_formal', `ஊராட்சித் தலைவர் அவர்களுக்கு வணக்கம்.\n\n${REQUEST}\n\nஇவண்,\nகீழத்தெரு மக்கள்`],
    [
      'letter_formal',
      `ஆசிரியர் அவர்களுக்கு,\nதினமலர் நாளிதழ், மதுரை.\n\nஐயா,\n\n${REQUEST}\n\nஅன்புடன்,\nவாசகர் செல்வி,\nதேனி.`,
    ],
    ['letter_formal', `பொருள்: புதிய நூல்கள்\n\nமதிப்பிற்குரிய நூலகருக்கு,\n${REQUEST}\n\nமிக்க பணிவுடன்,\nவேலன்`],
    [
      'letter_formal',
      `பெறுநர்: noolagam@uur.in\nபொருள்: புதிய நூல்கள்\n\nஅன்புள்ள நூலகருக்கு,\n${REQUEST}\n\nதங்கள்,\nவேலன்`,
    ],
    ['letter_personal', `அருமைத் தம்பி இளவரசனுக்கு,\n\n${NEWS}\n\nஎன்றும் அன்புடன்,\nஅண்ணன் முகில்`],
    ['letter_personal', `தோழி,\n\n${NEWS}\n\nஉன்,\nகோதை`],
    ['letter_personal', `நண்பா,\n\n${NEWS}\n\nஉன், வளவன்`],
  ])('%s: %#', (genre, text) => {
    expect(critic.critique(text).genre.value).toBe(genre)
    expect(structure(text)).toEqual([])
  })

  it('close on the line of the place', () => {
    const text = `அனுப்புநர்\nவேலன், தேனி.\nபெறுநர்\nநூலகர், தேனி.\nஐயா,\nபொருள்: நூல்கள்\n${REQUEST}\nஇடம்: தேனி              இப்படிக்கு,\nநாள்: 02-03-2026           வேலன்`
    expect(structure(text)).toEqual([])
    expect(structure(text.replace(/ {4,}இப்படிக்கு,/u, ''))).toEqual(['கடித முடிப்பு இல்லை'])
  })

  it('are missed in what only greets or only thanks', () => {
    const speech = `அவைத்தலைவர் அவர்களுக்கு வணக்கம்.\n\n${REQUEST}\n\nநன்றியுடன் விடைபெறுகிறேன். வணக்கம்.`
    expect(critic.critique(speech).genre.value).not.toBe('letter_formal')
    const essay = `நண்பா,\n\n${NEWS}\n\nஉன் நட்பு என்றும் வேண்டும்.`
    expect(critic.critique(essay).genre.value).toBe('essay')
  })

  it('end in a name that is no conclusion', () => {
    const text = `நூல்கள் நம் நண்பர்கள்.\n\n${REQUEST}\n\nஇப்படிக்கு,\n\nவேலன்`
    expect(structure(text)).not.toContain('முடிவுரை இல்லை')
  })
})

describe('the day of a formal letter', () => {
  const letter = (day: string) =>
    `அனுப்புநர்\nக. எழில்,\n12, தெற்குத் தெரு, தேனி.\n\nபெறுநர்\nநகராட்சி ஆணையர், தேனி.\n\nமதிப்பிற்குரிய ஐயா,\n\nபொருள்: குடிநீர் வேண்டுதல்.\n\nஎங்கள் தெருவில் ஒரு வாரமாகக் குடிநீர் வரவில்லை. பொதுமக்கள் மிகவும் இடர்ப்படுகின்றனர். குழாயைச் சரிசெய்து தருமாறு பணிவுடன் வேண்டுகிறேன்.\n\nஇப்படிக்கு,\nக. எழில்${day}`
  const lacksDay = (day: string) =>
    loadCritic()
      .critique(letter(day))
      .sections.structure.items.some(({ title }) => title === 'கடிதத்தில் நாள் இல்லை')

  it('is asked for where it stands nowhere', () => {
    expect(lacksDay('')).toBe(true)
  })

  it.each(['\n\nநாள்: இன்று', '\n\nதேனி\n12-3-2024', '\n\nஇடம்: தேனி   நாள்: 12 மார்ச்'])('is there: %j', (day) => {
    expect(lacksDay(day)).toBe(false)
  })
})

describe('letters printed for all', () => {
  const body = `மதிப்பிற்குரிய நகராட்சி உறுப்பினர்களுக்கு,\n\n${REQUEST}\n\nஇப்படிக்கு,\nகீழத்தெரு மக்கள்`

  it('need no addresses where they are open letters', () => {
    const addresses = ['அனுப்புநர் முகவரி இல்லை', 'பெறுநர் முகவரி இல்லை']
    expect(structure(`நூலகத்துக்கு ஒரு விடிவு: நகராட்சிக்குத் திறந்த மடல்\n\n${body}`)).not.toEqual(
      expect.arrayContaining([addresses[0]]),
    )
    expect(structure(`நூலகத்துக்கு ஒரு விடிவு\n\n${body}`)).toEqual(expect.arrayContaining(addresses))
  })

  it('need no line on the subject below a headline that names it', () => {
    const addressed = `அனுப்புநர்:\nவேலன், கீழத்தெரு, தேனி.\n\nபெறுநர்:\nஆசிரியர், மாலை முரசு, மதுரை.\n\n${body}`
    const missing = 'பொருள் வரி இல்லை'
    expect(structure(`ஆசிரியருக்குக் கடிதம்: நூலகத்தைத் திறப்போம்\n\n${addressed}`)).not.toContain(missing)
    expect(structure(`ஆசிரியருக்குக் கடிதம்\n\n${addressed}`)).toContain(missing)
  })
})
