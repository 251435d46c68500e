import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()

const remarksIn = (text: string) =>
  critic
    .critique(text)
    .sections.structure.items.flatMap(({ severity, title }) => (severity === 'low' ? [] : [title]))

const FIRST = `அனுப்புநர்: கு. வாசுகி, 4, தேரடித் தெரு, கரூர்.

பெறுநர்: மின்வாரிய அலுவலர், கரூர்.

ஐயா,

எங்கள் தெருவில் மூன்று நாள்களாக மின்விளக்குகள் எரியவில்லை என்பதைத் தெரிவித்துக்கொள்கிறேன். இரவில் முதியவர்களும் குழந்தைகளும் நடக்க அஞ்சுகின்றனர். சென்ற வாரம் ஒருவர் பள்ளத்தில் விழுந்து காயமடைந்தார். பலமுறை தொலைபேசியில் தெரிவித்தும் ஊழியர்கள் எவரும் வரவில்லை.

மழைக்காலம் தொடங்கிவிட்டதால் விளக்குகளை விரைவில் சரிசெய்ய ஆவன செய்யுங்கள். பழைய கம்பங்கள் இரண்டு சாய்ந்து நிற்கின்றன. அவற்றையும் மாற்றினால் தெரு மக்கள் அனைவரும் நன்றி பாராட்டுவோம்.`

describe('letters that were put together', () => {
  it('are not asked for the parts of one letter', () => {
    expect(remarksIn(FIRST)).toEqual(expect.arrayContaining(['பொருள் வரி இல்லை', 'கடித முடிப்பு இல்லை']))
    const answer = 'அம்மையீர்,\n\nதங்கள் கடிதம் கிடைத்தது; இரண்டு நாள்களுக்குள் விளக்குகள் சரிசெய்யப்படும் என்று தெரிவிக்கிறோம்.'
    expect(remarksIn(`${FIRST}\n\n${answer}`)).toEqual([])
  })

  it('are none where only a form in the middle names its sender', () => {
    const report = `கூட்டுறவுச் சங்கத்தின் ஆண்டு மலர்

சங்கம் இவ்வாண்டு நாற்பது உறுப்பினர்களைச் சேர்த்தது. புதிய கிடங்கு கட்டப்பட்டது.

உரக் கடையின் விற்பனை உயர்ந்தது. பால் கொள்முதல் நிலையம் இரு வேளையும் இயங்கியது.

வங்கிக் கிளையில் நகைக் கடன் வழங்கப்பட்டது. நிலுவை முழுவதும் வசூலானது.

விதை நெல் மானிய விலையில் தரப்பட்டது. உழவர்கள் நீண்ட வரிசையில் நின்றனர்.

வாகனம் ஒன்று வாங்கப்பட்டது. ஓட்டுநராகச் செல்வம் சேர்ந்தார்.

கணினி அறை புதுப்பிக்கப்பட்டது. ஊழியர்கள் பயிற்சி பெற்றனர்.

கிடங்கில் வந்த பொதி ஒன்றின் மீது இவ்வாறு எழுதியிருந்தது.

அனுப்புநர்: சேலம் கிடங்கு`
    expect(remarksIn(report)).not.toContain('பெறுநர் முகவரி இல்லை')
  })
})

describe('a speech', () => {
  const speech = (address: string) =>
    `${address} வணக்கம்.\n\nமண்ணைச் சோதித்து உரமிடுவதே சிறந்த வழி. பயிருக்கு வேண்டியதை மண்ணே சொல்லும்.\n\nஅதிக உரம் பயிரைக் கருக்கும். குறைந்த உரம் விளைச்சலைக் குறைக்கும். நெல்லுக்கு வேண்டிய சத்து வேறு; கரும்புக்கு வேண்டிய சத்து வேறு. ஒரே உரத்தை எல்லா வயலுக்கும் இடுவது பணத்தை வீணாக்கும். மாட்டுச் சாணமும் இலைதழையும் மண்ணை மென்மையாக்கும். மண்புழுக்கள் பெருகினால் வேர்கள் ஆழமாக இறங்கும். வரப்பில் அவரையும் துவரையும் விதைத்தால் காற்றில் உள்ள சத்து மண்ணில் சேரும்.\n\nஅடுத்த வாரம் மண் பரிசோதனை ஊர்தி உங்கள் ஊருக்கு வரும்.`

  it('owes thanks to an assembly only', () => {
    expect(remarksIn(speech('மதிப்பிற்குரிய ஆசிரியர் அவர்களே, நடுவர் அவர்களே, அனைவருக்கும்'))).toContain(
      'நன்றி கூறி முடிக்கவில்லை',
    )
    expect(remarksIn(speech('உழவர் நண்பர்களே,'))).toEqual([])
  })
})

describe('a life that is told by its years', () => {
  const life = (when: string, later: string) =>
    `கவிமணி செல்வநாயகம்\n\n${when} அவர் கோவைக்கு வந்தார். "என்ன படித்தாய்?" என்று தலைமையாசிரியர் கேட்டார். "பாடல்கள்" என்று அவர் சொன்னார். அந்தக் கேள்வி அவரை மாற்றியது.\n\n${later} முதல் நூல் வெளிவந்தது. அதை அவர் விற்கவில்லை. நண்பர்கள் மகிழ்ந்தனர்.\n\nபல ஊர்களில் பாடினார். மக்கள் திரண்டனர். நாளிதழ்கள் பாராட்டின.\n\nதமிழ் உள்ளவரை அவர் புகழ் நிலைத்திருக்கும்.`

  it('is no tale, and is introduced by what the essay says: no question of others, no pronoun for a name that comes later', () => {
    expect(critic.critique(life('ஒரு நாள்', 'மறுநாள்')).genre.value).toBe('story')
    const text = life('1921ஆம் ஆண்டில்', '1925ஆம் ஆண்டில்')
    expect(critic.critique(text).genre.value).toBe('essay')
    const missing = 'முன்னுரை இல்லை'
    const named = text.replace('அவர் கோவைக்கு', 'கவிஞர் செல்வநாயகம் கோவைக்கு')
    const announced = (one: string) => one.replace('அந்தக் கேள்வி', 'அவர் வாழ்வை இங்கே காண்போம். அந்தக் கேள்வி')
    expect([text, named, announced(text)].map(remarksIn)).toEqual([[missing], [missing], [missing]])
    expect(remarksIn(announced(named))).toEqual([])
  })
})
