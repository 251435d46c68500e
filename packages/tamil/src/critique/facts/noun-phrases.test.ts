import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()
const badgesOf = (text: string) => critic.critique(text).sections.facts.items.map(({ badge }) => badge)
const lines = (text: string) => text.trim().split('\n')
const valued = (statement: string, at: 0 | 1) =>
  statement.replace(/\[([^|\]]*)\|([^\]]*)\]/u, (_, right: string, wrong: string) =>
    at === 0 ? right : wrong,
  )

/** Values inside phrases and over borders, each with the right value and a wrong one: `[right|wrong]`. */
const CLASSES = {
  'all there are of a kind mean the world': `
பாலைவனங்களில் மிகப் பெரியது [சகாரா|கோபி பாலைவனம்].
உலகப் பெருங்கடல்களுள் மிகப் பெரியது [பசிபிக் பெருங்கடல்|அட்லாண்டிக் பெருங்கடல்].
ஏரிகளில் மிக ஆழமானது [பைக்கால் ஏரி|விக்டோரியா ஏரி].`,
  'the inner of two places': `
காந்தி குஜராத்திலுள்ள [போர்பந்தரில்|சூரத்தில்] பிறந்தார்.`,
  'a participle whose subject stands right behind it': `
[1965|1975]ஆம் ஆண்டு மலேசியாவிலிருந்து பிரிந்து சிங்கப்பூர் தனி நாடானது.`,
  'a compound of which only the participle at its end is known': `
விண்ணுயர்ந்த தஞ்சைப் பெரிய கோயில் [இராசராச சோழனால்|அக்பரால்] கட்டப்பட்டது.
வடநாட்டை வளப்படுத்தும் நைல் நதி [மத்தியதரைக் கடலில்|அரபிக்கடலில்] கலக்கிறது.`,
  'a day in apposition to its date': `
சுற்றுச்சூழல் நாளான ஜூன் [5|15] அன்று மரம் நட்டோம்.
உலகத் தண்ணீர் நாளான மார்ச் [22|12] அன்று பேரணி சென்றோம்.`,
  'what a name is, with the name behind it': `
தமிழின் முதல் பேசும் படமான ‘காளிதாஸ்’ [1931|1941]ஆம் ஆண்டு வெளியானது.`,
  'a field of a prize': `
சி.வி.ராமன் [இயற்பியலுக்கான|வேதியியலுக்கான] நோபல் பரிசு பெற்றார்.
மேரி கியூரிக்கு [வேதியியலுக்கான|இலக்கியத்துக்கான] நோபல் பரிசு கிடைத்தது.`,
  'a pronoun that stands for the answer': `
[காத்மாண்டுவை|டாக்காவை] அனைவரும் அறிவர். அதுவே நேபாளத்தின் தலைநகரம்.
[மயில்|கிளி] அழகானது. அதுவே இந்தியாவின் தேசியப் பறவை.`,
  'an answer that one may give': `
பாரதியார் எங்கே பிறந்தார் என்று கேட்டால், [எட்டயபுரத்தில்|மதுரையில்] என்று சொல்லலாம்.`,
  'what the answer says itself of what is asked': `
வீணை ஒரு [நரம்புக் கருவி|காற்றுக் கருவி].
நாதசுவரம் ஒரு [காற்றுக் கருவி|நரம்புக் கருவி].`,
  'who found that something is so': `
தாவரங்களுக்கு உயிர் உண்டு என்பதைக் கண்டறிந்தவர் [ஜெகதீஷ் சந்திர போஸ்|ஹோமி பாபா].`,
  'the least age for an office': `
மக்களவை உறுப்பினராகக் குறைந்தபட்ச வயது [25|20].
குடியரசுத் தலைவர் பதவிக்குக் குறைந்தபட்ச வயது [35|25].`,
  'a day of which the sentence before speaks': `
உலகப் புற்றுநோய் நாளைப் பற்றி அனைவரும் அறிவர். அது [பிப்ரவரி|ஜூலை] 4 அன்று கொண்டாடப்படுகிறது.`,
  'a maker in apposition': `
சுகுண விலாச சபையை நிறுவியவரான [பம்மல் சம்பந்த முதலியார்|வ.உ.சிதம்பரனார்].`,
  'a title before a name': `
மலேசியாவின் முதல் பிரதமர் [துங்கு அப்துல் ரகுமான்|துன் மகாதீர் முகமது] ஆவார்.`,
} as const

describe.each(Object.entries(CLASSES))('%s', (_, statements) => {
  it.each(lines(statements))('%s', (statement) => {
    expect(badgesOf(valued(statement, 0))).toContain('verified')
    expect(badgesOf(valued(statement, 0))).not.toContain('conflicting')
    expect(badgesOf(valued(statement, 1))).toContain('conflicting')
  })
})

describe('is not held against the writer', () => {
  it.each(
    lines(`
எவரெஸ்ட் சிகரத்தில் 5000 மீட்டர் உயரம் வரை ஏறினோம்.
ஈபிள் கோபுரத்தின் 200 மீட்டர் உயரத்திலிருந்து நகரைப் பார்த்தோம்.
எவரெஸ்டின் 5300 மீட்டர் உயரத்தில் முகாம் அமைத்தனர்.
நைல் ஆற்றில் 300 கிலோமீட்டர் தூரம் படகில் சென்றோம்.
எங்கள் பண்ணையில் பறவைகள் பல உள்ளன. பறவைகளில் மிகப் பெரியது வான்கோழி.
ஆசியாவில் பல நாடுகள் உள்ளன. நாடுகளில் மிகச் சிறியது மாலத்தீவு.
எங்கள் தோட்டத்துப் பறவைகளில் மிகப் பெரியது மயில்.
காத்மாண்டு அழகான நகரம். அது பூட்டானின் தலைநகரைவிடப் பெரியது.
காவிரியும் வைகையும் ஆறுகள். அது மதுரையில் பாய்கிறது.`),
  )('%s', (text) => {
    expect(badgesOf(text)).not.toContain('conflicting')
  })
})

describe('is not confirmed', () => {
  it.each(
    lines(`
மலேசியாவின் நிர்வாகத் தலைநகரம் கோலாலம்பூர்.
சேக்கிழாரின் பெரியபுராணம் எழுபத்து மூன்று நாயன்மார்களின் வரலாற்றைக் கூறுகிறது.
சி.வி.ராமன் வேதியியலுக்கான நோபல் பரிசு பெற்றார்.`),
  )('%s', (text) => {
    expect(badgesOf(text)).not.toContain('verified')
  })
})
