import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()
const badgesOf = (text: string) => critic.critique(text).sections.facts.items.map(({ badge }) => badge)
const lines = (text: string) => text.trim().split('\n')

/** Constructions with a right and a wrong value: `[right|wrong]`. */
const CLASSES = {
  'a work that a poet gives': `
தண்ணீர் தண்ணீர் நாடகத்தை நமக்குத் தந்த எழுத்தாளர் [கோமல் சுவாமிநாதன்|ஜெயகாந்தன்].
நளவெண்பாவை நமக்குத் தந்தவர் [புகழேந்தி|ஒட்டக்கூத்தர்].`,
  'verses that are sung by a poet': `
திருப்புகழ் [அருணகிரிநாதரால்|பட்டினத்தாரால்] பாடப்பட்டது.`,
  'a participle that a second verb only completes': `
பல ஆண்டுகள் உழைத்துத் தேம்பாவணியை எழுதி முடித்தவர் [வீரமாமுனிவர்|உமறுப்புலவர்].`,
  'a vaccine against a disease': `
பெரியம்மைக்கு எதிரான தடுப்பூசியைக் கண்டுபிடித்தவர் [எட்வர்டு ஜென்னர்|ராபர்ட் கோக்].`,
  'what a place has': `
தாஜ்மகாலைக் காண விரும்புவோர் [ஆக்ராவுக்குச்|ஜெய்ப்பூருக்குச்] செல்ல வேண்டும்.
தாஜ்மகால் [ஆக்ராவின்|ஜெய்ப்பூரின்] அடையாளங்களுள் ஒன்று.
சார்மினார் இருப்பது [ஐதராபாத்தில்|மைசூரில்].`,
  'a field in which it is told': `
அறிவியல் வரலாற்றில் பெனிசிலினைக் கண்டுபிடித்த அறிஞராக [அலெக்சாண்டர் பிளெமிங்|இராபர்ட் கோக்] போற்றப்படுகிறார்.
உலக வரைபடத்தில் நேபாளத்தின் தலைநகராகக் காணப்படுவது [காத்மாண்டு|திம்பு].`,
  'a byname that brings somebody to mind': `
செக்கிழுத்த செம்மல் என்றாலே நம் நினைவுக்கு வருபவர் [வ.உ.சிதம்பரனார்|பாரதியார்].
மக்கள் [சுபாஷ் சந்திர போசுக்கு|பகத்சிங்குக்கு] அளித்த பட்டம் ‘நேதாஜி’.`,
  'a town that somebody calls home': `
பாரதியார் [எட்டயபுரத்தைச்|தஞ்சாவூரைச்] சொந்த ஊராகக் கொண்டவர்.`,
  'the angles of any figure': `
ஓர் அறுகோணத்தின் உட்கோணங்களைக் கூட்டினால் [720|900] பாகை கிடைக்கும்.`,
  'the side of a place along which something lies': `
[ஆப்பிரிக்காவின்|ஆசியாவின்] வடக்குக் கரையை ஒட்டி நீளும் அட்லஸ் மலைத்தொடர் அழகானது.`,
}

describe.each(Object.entries(CLASSES))('%s', (_, pairs) => {
  it.each(lines(pairs))('%s', (pair) => {
    const right = pair.replace(/\[([^|\]]*)\|[^\]]*\]/u, '$1')
    const wrong = pair.replace(/\[[^|\]]*\|([^\]]*)\]/u, '$1')
    expect(badgesOf(right)).toContain('verified')
    expect(badgesOf(right)).not.toContain('conflicting')
    expect(badgesOf(wrong)).toContain('conflicting')
  })
})

it.each([
  'புறநானூற்றைத் தமிழுலகிற்குத் தந்தவர் உ.வே.சாமிநாதையர்.',
  'வந்தே மாதரம் பாடல் மாநாட்டில் தாகூரால் பாடப்பட்டது.',
  'திருவாசகத்தைப் பாடி உருகியவர் வள்ளலார்.',
  'திருக்குறளை எழுதி எழுதிப் பழகியவர் பாரதிதாசன்.',
  'காந்தியடிகளைக் காண விரும்புவோர் மதுரைக்குச் செல்ல வேண்டும்.',
  'மைசூருக்குப் பெருமை சேர்ப்பது தாஜ்மகால் போன்ற ஓர் அரண்மனை.',
  'உலக வரலாற்றில் முதல் பிரதமர் என்று பேசப்படுபவர் பலர்.',
  'ஆப்பிரிக்காவின் கிழக்குக் கரையை ஒட்டிக் கப்பல்கள் இந்தியாவுக்குச் சென்றன.',
  'பாரதியாருக்கு நண்பர்கள் அளித்த பட்டம் பற்றிப் பேசினோம்.',
])('nothing is held against: %s', (text) => {
  expect(badgesOf(text)).not.toContain('conflicting')
})

it.each(['பிரான்சு நாட்டின் தலைநகரான பாரிஸ், தேம்ஸ் நதியின் கரையில் அமைந்த எழில்மிகு நகரம்.'])(
  'a right part beside a wrong one is not confirmed: %s',
  (text) => {
    expect(badgesOf(text)).not.toContain('verified')
  },
)
