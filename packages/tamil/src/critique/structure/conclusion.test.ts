import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()

const OPENING = `கடிதம் எழுதும் கலை

கையால் எழுதிய கடிதத்தை இன்று எவரும் எதிர்பார்ப்பதில்லை. செய்தியை நொடியில் அனுப்பும் வசதி நம் கையில் இருக்கிறது. அப்படியிருக்க, மையும் தாளும் தேடி ஏன் எழுத வேண்டும்?

கடிதம் எழுதுபவர் ஒவ்வொரு சொல்லையும் எண்ணித் தேர்கிறார். அடித்துத் திருத்திய இடம்கூட அவர் தயக்கத்தைக் காட்டுகிறது. பேனாவின் அழுத்தத்தில் கோபமும் பாசமும் தெரிகின்றன.

அஞ்சலக ஊழியர் வாசலில் மணி அடித்த நாள்கள் இனிமையானவை. வெளியூரில் வேலை பார்த்த அண்ணன் மாதம் ஒருமுறை எழுதினார். பாட்டி அதைப் படிக்கச் சொல்லித் திரும்பத் திரும்பக் கேட்டார்.`

const saysOf = (last: string) => {
  const { sections, strengths } = critic.critique(`${OPENING}\n\n${last}`)
  return {
    isMissing: sections.structure.items.some(({ title }) => title === 'முடிவுரை இல்லை'),
    isPraised: strengths.some(({ title }) => title === 'நிறைவான முடிவுரை'),
  }
}

describe('a conclusion', () => {
  it.each([
    'நொடியில் அனுப்பும் செய்தி நொடியில் மறைகிறது. கையால் எழுதிய கடிதம் பெட்டியில் உறங்கி ஒரு நாள் நம் கையில் திரும்ப எழுகிறது.',
    'தாளில் மை காய்வதற்குள் மனம் தெளிகிறது. எழுதியவர் மறைந்தாலும் சொல்லின் சூடு ஆறுவதில்லை. கடிதம் காலத்துக்கு எழுதிய முகவரி.',
  ])('comes back to what the essay has asked, in the present or with a noun: %s', (last) => {
    expect(saysOf(last)).toEqual({ isMissing: false, isPraised: true })
  })

  it.each([
    'கத்தரிக்காயை நீளமாக நறுக்க வேண்டும். வாணலியில் எண்ணெயைக் காய்ச்ச வேண்டும். கடுகு வெடித்ததும் பொடியைத் தூவலாம். சோற்றுடன் சூடாகப் பரிமாறலாம்.',
    'உறையின் வலது மூலையில் தலையை ஒட்ட வேண்டும். குறியீட்டு எண்ணைப் பெட்டிக்குள் நிரப்ப வேண்டும். ஓரங்களைப் பசையால் மூடலாம். நாணயங்களை உள்ளே வைக்கக் கூடாது.',
  ])('is no row of rules on one point: %s', (last) => {
    expect(saysOf(last)).toEqual({ isMissing: true, isPraised: false })
  })

  it('is not praised where it breaks off', () => {
    expect(saysOf('ஆகவே கையால் கடிதம் எழுதுவோம். அது நம் அன்பின் அடையா').isPraised).toBe(false)
  })

  it('may be advice to all of us', () => {
    const last =
      'பிறந்த நாளுக்கு நாம் ஒரு மடல் எழுதலாம். தொலைவில் உள்ள ஆசிரியரை அதில் வாழ்த்தலாம். அதற்கு விடை வருமா என்று காத்திருக்க வேண்டும்.'
    expect(saysOf(last).isMissing).toBe(false)
  })
})
