import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()
const itemsOf = (text: string) => critic.critique(text).sections.facts.items
const badgesOf = (text: string) => itemsOf(text).map(({ badge }) => badge)
const lines = (text: string) => text.trim().split('\n')

/** A detail with a right and a wrong value, beside what is right: `[right|wrong]`. */
const DETAILS = {
  'beside what another record bears out': `
தாகூர், [இலக்கியத்துக்கான|வேதியியலுக்கான] நோபல் பரிசைக் கீதாஞ்சலி நூலுக்காகப் பெற்றார்.`,
  'that is told which one it is': `
காமராசர், வெயிலுக்குப் பெயர்பெற்ற [விருதுநகரில்|வேலூரில்] பிறந்தார்.
அப்துல் கலாம், கோயிலுக்குப் பெயர்பெற்ற [இராமேசுவரத்தில்|சிதம்பரத்தில்] பிறந்தார்.`,
  'of what a participle of an unknown verb tells': `
நோய்தீர்க்கும் பென்சிலின் மருந்து [அலெக்சாண்டர் பிளெமிங்கால்|எட்வர்டு ஜென்னரால்] கண்டுபிடிக்கப்பட்டது.`,
  'that is embraced': `
கலிங்கப் போரைக் கண்டு மனம் வருந்திய அசோகர் [பௌத்த சமயத்தைத்|சமண சமயத்தைத்] தழுவினார்.`,
  'of a verb that stands beside another one of its kind': `
மார்கழியில் பாடப்படும் திருவெம்பாவையை [மாணிக்கவாசகர்|ஆண்டாள்] இயற்றினார்.`,
  'before what the subject is in two nouns': `
தாஜ்மகால், பேரரசர் [ஷாஜகான்|அக்பர்] எழுப்பிய காதல் சின்னமாகும்.
மதுரை, [வைகையின்|தாமிரபரணியின்] கரையில் அமைந்த பழம்பெரும் நகரமாகும்.`,
  'of a person by the name that the parents gave': `
கனக சுப்புரத்தினம் [புதுச்சேரியில்|காரைக்குடியில்] பிறந்தார்.`,
  'that was reached in all': `
முத்தையா முரளிதரன் டெஸ்ட் போட்டிகளில் மொத்தம் [800|600] விக்கெட்டுகளை வீழ்த்தினார்.`,
  'of what is largest by its area': `
உலகிலேயே அதிகப் பரப்பளவைக் கொண்ட நாடு [ரஷ்யா|கனடா].`,
}

describe.each(Object.entries(DETAILS))('a detail %s', (_, text) => {
  const pairs = lines(text).map(
    (line) => [line.replace(/\[(.*?)\|.*?\]/u, '$1'), line.replace(/\[.*?\|(.*?)\]/u, '$1')] as const,
  )
  it.each(pairs)('contradicts nothing: %s', (right) => {
    expect(badgesOf(right)).toContain('verified')
    expect(badgesOf(right)).not.toContain('conflicting')
  })
  it.each(pairs)('is held against the writer, not %s', (right, wrong) => {
    let at = 0
    while (right[at] === wrong[at]) at++
    const found = itemsOf(wrong).filter(({ location }) => location.from <= at && at < location.to)
    expect(found.map(({ badge }) => badge)).toEqual(['conflicting'])
  })
})

const NO_CONFLICT = `
காமராசரின் தாயார் சிவகாமி விருதுநகரில் காலமானார்.
காமராசர், பட்டாசுத் தொழிலுக்குப் பெயர்பெற்ற சிவகாசியில் பேசினார்.
பட்டாசுத் தொழிலுக்குப் பெயர்பெற்ற சிவகாசியில் காமராசர் பிறந்த நாள் கொண்டாடப்பட்டது.
திருவெம்பாவையைப் பாடி ஆண்டாள் கோயிலுக்குச் சென்றோம்.
தேவாரத்தைப் பாடி உருகிய வள்ளலார் வடலூரில் வாழ்ந்தார்.
அசோகர் சமண சமயத்தையும் மதித்தார்.
மேரி கியூரி 1911ஆம் ஆண்டு வேதியியலுக்கான நோபல் பரிசையும் பெற்றார்.
உலகில் அதிகப் பரப்பளவைக் கொண்ட தீவு கிரீன்லாந்து.
முத்தையா முரளிதரன் இங்கிலாந்தில் டெஸ்ட் போட்டிகளில் மொத்தம் 48 விக்கெட்டுகளை வீழ்த்தினார்.
முத்தையா முரளிதரன் அந்தத் தொடரில் டெஸ்ட் போட்டிகளில் மொத்தம் 25 விக்கெட்டுகளை வீழ்த்தினார்.
முத்தையா முரளிதரன் டெஸ்ட் போட்டியில் 9 விக்கெட்டுகளை வீழ்த்தினார்.
அந்தமான் நிக்கோபார் தீவுகளில் உள்ள இந்திரா முனை இந்தியாவின் தென்கோடி முனையாகும்.
எவரெஸ்ட் சிகரத்தில் முதன்முதலில் ஏறிய பெண் ஜுன்கோ தபெய்.
பெண்கள் முதன்முதலில் கலந்துகொண்ட நவீன ஒலிம்பிக் பாரிசில் நடந்தது.
நவீன ஒலிம்பிக் போட்டிகள் 2012இல் இலண்டனில் தொடங்கின.
`

it.each(lines(NO_CONFLICT))('is not held against the writer: %s', (text) => {
  expect(badgesOf(text)).not.toContain('conflicting')
})

it('confirms nothing of a place of which it is held against the writer that somebody was born there', () => {
  const text = 'அப்துல் கலாம், பட்டாசுத் தொழிலுக்குப் பெயர்பெற்ற சிவகாசியில் பிறந்தார்.'
  const over = itemsOf(text).filter(({ location }) => location.to > text.indexOf('சிவகாசி'))
  expect(over.map(({ badge }) => badge)).toEqual(['conflicting'])
})
