import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()

/** On water, its saving and the rain; it never says தண்ணீர், சிக்கனம் or பயன். */
const WATER = `உயிர்கள் அனைத்தும் நீரை நம்பியே வாழ்கின்றன. நீர் குறைந்துவரும் இக்காலத்தில் அதைச் சேமிக்கும் வழிகளைக் காண்போம்.

குளிக்கும்போது வாளியைப் பயன்படுத்தினால் நீர் மிச்சமாகும். ஒழுகும் குழாய்களை உடனே சரிசெய்ய வேண்டும். காய்கறி கழுவிய நீரைச் செடிகளுக்கு ஊற்றலாம்.

மழை பெய்யும்போது கூரையில் விழும் நீரைத் தொட்டியில் சேர்க்கலாம். கிணறுகளும் ஏரிகளும் நிரம்பினால் கோடையில் வறட்சி வராது. பயிர்களும் செழிக்கும்.

ஆகவே ஒவ்வொரு துளி நீரையும் சேமிப்போம். வருங்காலத் தலைமுறைக்கு நீரை விட்டுச் செல்வோம்.`

const of = (title: string, prompt?: string) =>
  critic.critique(WATER, { title, ...(prompt === undefined ? {} : { prompt }) })

describe('whether an essay keeps to its title', () => {
  it.each(['தண்ணீர் சிக்கனம்', 'குடிநீரைக் காப்போம்', 'நீரின் முக்கியத்துவம்', 'நீர் சேமிப்பு'])(
    'sees %s in words of one meaning',
    (title) => expect(of(title).onTopic?.value).toBe(true),
  )

  it.each(['கணினியின் பயன்கள்', 'தேர்தலில் வாக்களிப்பதன் அவசியம்', 'வங்கிகளும் சிறுசேமிப்பின் முதலீடும்'])(
    'does not take general words for the topic: %s',
    (title) => expect(of(title).onTopic?.value).not.toBe(true),
  )

  it.each([
    'சுவர் இருந்தால்தான் சித்திரம் வரையலாம்',
    'ஒற்றுமையே பலம்',
    'அடி உதவுவது போல் அண்ணன் தம்பி உதவ மாட்டார்',
    'முயற்சி திருவினையாக்கும்',
    'இன்றைய நிலையும் நமது பங்கும்',
  ])('leaves a saying and what names nothing open: %s', (title) =>
    expect(of(title).onTopic?.value).toBe(null),
  )

  it('tells the writer of another topic and praises no paragraphs', () => {
    const { onTopic, summary, sections } = of('விண்வெளியும் செயற்கைக்கோளும்')
    expect(onTopic?.value).toBe(false)
    expect(summary).not.toMatch(/ஒட்டிச் செல்/u)
    expect(sections.structure.items.map(({ title }) => title)).toContain('உரை தலைப்பைப் பேசவில்லை')
  })

  it('says nothing of paragraphs that keep to a title where that is open', () => {
    expect(of('ஒற்றுமையே பலம்').summary).not.toMatch(/ஒட்டிச் செல்/u)
  })

  it('sees a task that is missed under a title that fits', () => {
    expect(of('நீர்', 'விண்வெளியும் செயற்கைக்கோளும் குறித்துக் கட்டுரை எழுதுக.').onTopic?.value).toBe(false)
    expect(of('நீர்', 'நீர் சேமிப்பு குறித்துக் கட்டுரை எழுதுக.').onTopic?.value).toBe(true)
  })
})
