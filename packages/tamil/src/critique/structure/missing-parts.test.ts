import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()
const NO_INTRODUCTION = 'முன்னுரை இல்லை'
const NO_CONCLUSION = 'முடிவுரை இல்லை'

const missingIn = (text: string) =>
  critic
    .critique(text)
    .sections.structure.items.map(({ title }) => title)
    .filter((title) => title === NO_INTRODUCTION || title === NO_CONCLUSION)

const blog = (opening: string) => `கூண்டு வளர்ப்பு

${opening} தச்சர் எனக்கு மூங்கில் கூண்டு செய்து தந்தார். அதன் கதவை நானே பொருத்தினேன்.

கிளிகள் காலையில் பாடின. நான் தானியம் வைத்தேன். அம்மா சிரித்தார்.

இந்தப் பதிவைப் பகிருங்கள். அடுத்த பதிவில் சந்திப்போம்!`

describe('a text of another kind', () => {
  it('begins with no later point', () => {
    expect(missingIn(blog('மூன்றாவதாக, கூண்டைப் பற்றிச் சொல்ல வேண்டும்.'))).toEqual([NO_INTRODUCTION])
    expect(missingIn(blog('வாசகர்களே, என் கூண்டைப் பற்றிச் சொல்கிறேன்.'))).toEqual([])
  })
})

const report = (end: string) => `விளையாட்டு விழா – அறிக்கை

எங்கள் பள்ளியில் சூலை ஏழாம் நாள் விளையாட்டு விழா நடைபெற்றது. மாணவர்களின் உடல்திறனை வளர்ப்பதே அதன் நோக்கம்.

காலையில் தலைமையாசிரியர் கொடியை ஏற்றினார். அணிவகுப்பு நடந்தது.

நூறு மீட்டர் ஓட்டத்தில் கவின் வென்றான். நீளம் தாண்டுதலில் மாறன் வென்றான்.

மாலையில் கயிறு இழுக்கும் போட்டி நடந்தது. ${end}`

describe('a report of an event', () => {
  it('does not stop at what was done next', () => {
    expect(missingIn(report('பிறகு நடுவர்கள் ஓய்வறைக்குச் சென்றார்கள்.'))).toEqual([NO_CONCLUSION])
    expect(missingIn(report('பிறகு உடற்கல்வி ஆசிரியர் நன்றி கூறினார்.'))).toEqual([])
    expect(missingIn(report('இரு அணிகளும் சமநிலையில் நின்றன.'))).toEqual([])
  })
})

const life = (end: string) => `கவிஞர் தமிழ்ஒளி

தமிழ்நாட்டின் கவிஞர்களுள் ஒருவர் தமிழ்ஒளி. அவருடைய இளமை, படைப்புகள் ஆகியவற்றை இந்தக் கட்டுரையில் காண்போம்.

தமிழ்ஒளி சிற்றூரில் பிறந்தார். இளமையிலேயே பாடல்கள் எழுதினார். "உழைப்பவர் உயர்வர்" என்று பாடினார்.

அவர் இதழ்களில் பணியாற்றினார். "சொல்லே வாள்" என்று சொன்னார். தொழிலாளர்களின் துயரத்தைக் கவிதையாக்கினார்.

அவர் குழந்தைகளுக்கும் பாடினார். ${end}`

describe('an essay on a life', () => {
  it('is not ended by what somebody else likes', () => {
    expect(
      missingIn(
        life(
          'என் தங்கைக்கும் அந்த இசை மிகவும் பிடிக்கும். மாலை வேளையில் வாசலில் கோலமிட்டபடி அவள் மகிழ்ச்சியுடன் சுழன்று ஆடுவாள்.',
        ),
      ),
    ).toEqual([NO_CONCLUSION])
    expect(missingIn(life('அதனால் எனக்கு அவரை மிகவும் பிடிக்கும்.'))).toEqual([])
  })

  it('is no tale where it says that it is an essay', () => {
    expect(critic.critique(life('அவர் புகழ் பெற்றார்.')).genre.value).toBe('essay')
  })
})

const essay = (opening: string) => `நூலகத்தின் பயன்கள்

${opening} நூலகர் நமக்கு வழி காட்டுவார். அட்டவணைகளும் அங்கே உள்ளன.

நூலகம் நம் அறிவை வளர்க்கிறது. நல்ல நூல்கள் நம் மனத்தைப் பண்படுத்துகின்றன. நாம் நூலகத்தில் அமைதியைக் கற்கிறோம்.

நூலகத்தில் நாளிதழ்களும் உள்ளன. அவற்றை நாம் இலவசமாகப் படிக்கலாம். பொது அறிவு பெருகும்.

ஆகவே நாம் அனைவரும் நூலகத்தைப் பயன்படுத்துவோம்.`

describe('an essay', () => {
  it('begins with nothing that is added to what was said', () => {
    expect(missingIn(essay('நூலகத்தில் நூலைத் தேடுவதும் எளிது.'))).toEqual([NO_INTRODUCTION])
    expect(missingIn(essay('நூல் இல்லாமல் அறிவு இல்லை.'))).toEqual([])
  })
})
