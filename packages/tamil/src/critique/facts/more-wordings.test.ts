import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()
const badgesOf = (text: string) => critic.critique(text).sections.facts.items.map(({ badge }) => badge)
const lines = (text: string) => text.trim().split('\n')

/** Classes of wordings, each with the right value and a wrong one: `[right|wrong]`. */
const CLASSES = {
  'a question and its answer in one sentence, without a comma as well': `
பாரதிதாசன் எந்த ஊரில் பிறந்தார் என்று கேட்டால், [புதுச்சேரி|மதுரை] என்று எல்லோரும் சொல்வார்கள்.
இந்தியாவின் தலைநகரம் எது என்ற வினாவுக்குப் [புது தில்லி|மும்பை] என்பதே விடை.
இந்தியாவின் முதல் பிரதமர் யார் என்ற கேள்விக்கு, [நேரு|இராஜாஜி] என்பதே சரியான விடை.
உலகின் மிகப் பெரிய கண்டம் எது எனக் கேட்டால் [ஆசியா|ஐரோப்பா] என்பர்.`,
  'the sea that a river reaches, in the accusative': `
கங்கை ஆறு இறுதியில் [வங்காள விரிகுடாவைச்|அரபிக் கடலைச்] சென்றடைகிறது.
நைல் நதி [மத்தியதரைக் கடலைச்|செங்கடலைச்] சென்றடைகிறது.`,
  'a date in words': `
இந்தியா 1947 ஆகஸ்ட் [பதினைந்தில்|பதினெட்டில்] விடுதலை அடைந்தது.
ஆயிரத்துத் தொள்ளாயிரத்து [நாற்பத்தேழில்|ஐம்பத்திரண்டில்] இந்தியா விடுதலை அடைந்தது.`,
  'two things that a town is known for': `
பூட்டுக்கும் பிரியாணிக்கும் பெயர்பெற்ற ஊர் [திண்டுக்கல்|சேலம்].`,
  'what kind of work or place it is, in a compound': `
பாஞ்சாலி சபதம் என்ற குறுங்காவியத்தைப் பாடியவர் [பாரதியார்|பாரதிதாசன்].
ஜாலியன் வாலாபாக் திடல் [அமிர்தசரஸ்|லாகூர்] நகரில் இருக்கிறது.`,
  'a land by what it consists of': `
மலையும் மலை சார்ந்த இடமும் [குறிஞ்சி|மருதம்] ஆகும்.
காடும் காடு சார்ந்த பகுதியும் [முல்லை|நெய்தல்] என்று அழைக்கப்பட்டது.`,
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
  'இந்தியாவின் முதல் பிரதமர் யார் என்ற கேள்விக்கு அவன் காந்தி என்று பதில் சொன்னான்.',
  'பாரதியார் எந்த ஊரில் பிறந்தார் என்ற கேள்விக்கு நான் மதுரை என்று எழுதினேன்.',
  'ஆயிரத்து ஐந்நூறு பக்கங்களில் இந்தியா விடுதலை அடைந்த கதையை எழுதினார்.',
  'சேலத்துக்கும் திண்டுக்கல்லுக்கும் இடையே ஒரு பேருந்து ஓடுகிறது.',
])('nothing is held against: %s', (text) => {
  expect(badgesOf(text)).not.toContain('conflicting')
})
