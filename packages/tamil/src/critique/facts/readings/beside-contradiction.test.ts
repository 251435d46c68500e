import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()
const badgesOf = (text: string) => critic.critique(text).sections.facts.items.map(({ badge }) => badge)
const lines = (text: string) => text.trim().split('\n')

/** What stands beside a wrong answer and leaves it wrong. */
const WRONG = `
காயங்களை ஆற்றும் அரிய மருந்தான பென்சிலினைக் கண்டுபிடித்தவர் எடிசன்.
அட்சய பாத்திரமாகிய அமுதசுரபியை ஏந்திப் பசித்தோருக்கு உணவளித்தவள் மாதவி.
‘வந்தே மாதரம்’ என்னும் நாட்டுப்பாடலை இரவீந்திரநாத் தாகூர் இயற்றினார்.
அரச மரத்தின் நிழலில் அமர்ந்து புத்தர் ஞானம் பெற்ற தலம் சாரநாத்.
`

/** Shapes that say a wrong answer: a list with one wrong member, a group, who is called so, what the noun at the end is. */
const SHAPES = `
பொன்னியின் செல்வன், பார்த்திபன் கனவு, குறிஞ்சி மலர் ஆகியவை கல்கி எழுதிய நாவல்கள்.
எட்டுத்தொகை நூல்களுள் மதுரைக்காஞ்சியும் ஒன்று.
மதுரையைக் ‘குட்டி ஜப்பான்’ என்பார்கள்.
ஏழைகளின் ஊட்டி என்பது கொடைக்கானலைக் குறிக்கும்.
முருகனைத் தெய்வமாகக் கொண்ட நிலம் முல்லை.
அசோகச் சக்கரத்தில் அமைந்துள்ள ஆரங்களின் எண்ணிக்கை 20.
கம்பராமாயணம் ஏழு காண்டங்களைக் கொண்டது.
`

/** The same shapes with the right answer. */
const RIGHT_SHAPES = `
எட்டுத்தொகை நூல்களுள் குறுந்தொகையும் ஒன்று.
சிவகாசியைக் ‘குட்டி ஜப்பான்’ என்பார்கள்.
ஏழைகளின் ஊட்டி என்பது ஏற்காட்டைக் குறிக்கும்.
முருகனைத் தெய்வமாகக் கொண்ட நிலம் குறிஞ்சி.
அசோகச் சக்கரத்தில் அமைந்துள்ள ஆரங்களின் எண்ணிக்கை 24.
கம்பராமாயணம் ஆறு காண்டங்களைக் கொண்டது.
`

/** What stands beside another answer and makes the statement another one. */
const NOT_WRONG = `
தாஜ்மகாலைக் கட்டிய ஷாஜகானின் மகன் அவுரங்கசீப்.
சிலப்பதிகாரத்தைப் பதிப்பித்து உலகிற்கு அளித்தவர் உ.வே.சாமிநாதையர்.
பெரியபுராணத்தை எளிய உரைநடையில் எழுதியவர் இராஜாஜி.
கல்லணையைப் புதுப்பித்துக் கட்டியவர் ஆர்தர் காட்டன்.
இந்தியாவின் முதல் பிரதமர் அமைச்சரவையில் சட்ட அமைச்சராக இருந்தவர் அம்பேத்கர்.
இந்தியாவின் முதல் பிரதமர் பாராட்டிய விஞ்ஞானி ஹோமி பாபா.
இந்தியாவின் முதல் குடியரசுத் தலைவரிடம் விருது பெற்றவர் இராஜாஜி.
தாஜ்மகாலைக் கட்டிய மன்னனைச் சிறையில் அடைத்தவர் அவுரங்கசீப்.
அமுதசுரபியை ஏந்தி வந்த மணிமேகலையை வாழ்த்தியவள் ஆதிரை.
காந்தியின் மகன் ஹரிலால் பிறந்த ஊர் இராஜ்கோட்.
சிங்கப்பூரின் முதல் பிரதமரின் மகன் லீ சியன் லூங்.
இன்சுலினைச் சுரக்கும் கணையத்துக்கு அருகில் உள்ள உறுப்பு இரைப்பை.
தமிழ்த் தாத்தாவின் ஆசிரியர் மகாவித்துவான் மீனாட்சிசுந்தரம் பிள்ளை.
பெரியார் விருது பெற்ற என் தாத்தா சேலத்தில் பிறந்தார்.
ஒட்டக்கூத்தரின் உத்தர காண்டத்துடன் சேர்த்துக் கம்பராமாயணம் ஏழு காண்டங்களைக் கொண்டது.
திமிங்கிலம் மீன் வகையைச் சேர்ந்தது என்பது பலரிடம் உள்ள தவறான எண்ணம்.
`

describe('a shape', () => {
  it.each(lines(SHAPES))('is held against a record: %s', (text) => {
    expect(badgesOf(text)).toContain('conflicting')
  })

  it.each(lines(RIGHT_SHAPES))('is confirmed by a record: %s', (text) => {
    expect(badgesOf(text)).toEqual(['verified'])
  })
})

describe('words of which no record knows anything', () => {
  it.each(lines(WRONG))('leave a contradiction standing: %s', (text) => {
    expect(badgesOf(text)).toContain('conflicting')
  })

  it.each(lines(NOT_WRONG))('may make another statement of it: %s', (text) => {
    expect(badgesOf(text)).not.toContain('conflicting')
  })
})
