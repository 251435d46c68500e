import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { contradictedIn, essayWith } from '../../../test/essays/contradictory.ts'

const critic = loadCritic()

/** What is said, and what the same cause cannot do besides. */
const OPPOSED: readonly (readonly [said: string, against: string])[] = [
  ['நூல்களைப் படிப்பது அறிவை வளர்க்கிறது.', 'நூல்களைப் படிப்பதால் அறிவு குறைகிறது.'],
  ['காடுகளை அழித்தால் மழை குறையும்.', 'காடுகளை அழிப்பதால் மழை பெருகும்.'],
  ['நெகிழிப் பைகள் மண்ணின் வளத்தைக் கெடுக்கின்றன.', 'நெகிழிப் பைகளால் மண்ணின் வளம் பெருகுகிறது.'],
  ['ஏரிகளைத் தூர்வாரினால் நிலத்தடி நீர்மட்டம் உயரும்.', 'ஏரிகளைத் தூர்வாருவதால் நிலத்தடி நீர்மட்டம் தாழும்.'],
  ['குப்பையை எரித்தால் காற்று மாசுபடும்.', 'குப்பையை எவ்வளவு எரித்தாலும் காற்று மாசுபடாது.'],
  ['ஆழ்துளைக் கிணறுகள் நிலத்தடி நீரைக் குறைக்கின்றன.', 'ஆழ்துளைக் கிணறுகளால் நிலத்தடி நீர் மிகுதியாகிறது.'],
]

/** What is said, and what another cause, or the same in another way, may do. */
const BESIDE: readonly (readonly [said: string, beside: string])[] = [
  ['நூல்களைப் படிப்பது அறிவை வளர்க்கிறது.', 'தரமற்ற நூல்களைப் படிப்பதால் அறிவு குறைகிறது.'],
  ['காடுகள் மழையைப் பெருக்குகின்றன.', 'காடுகளை அழிப்பதால் மழை குறைகிறது.'],
  ['உடற்பயிற்சி செய்தால் உடல் வலுப்படும்.', 'உடற்பயிற்சி செய்யாவிட்டால் உடல் தளரும்.'],
  ['இணையம் நேரத்தைக் கூட்டுகிறது.', 'மறுபுறம், இணையம் நேரத்தைக் குறைக்கிறது.'],
  ['மழை பயிர்களை வளர்க்கிறது.', 'சில நேரங்களில் மழை பயிர்களை அழிக்கிறது.'],
  ['தேர்வு மாணவர்களின் திறமையை வளர்க்கிறது.', 'தேர்வு பயம் மாணவர்களின் திறமையைக் குறைக்கிறது.'],
  ['கல்வி வறுமையை ஒழிக்கும்.', 'கல்வியால் வறுமை பெருகும் என்று பாட்டன் சொன்னார்.'],
  ['மருந்து நோயைத் தீர்க்கும்.', 'காலாவதியான மருந்து நோயைப் பெருக்கும்.'],
]

describe('the effect of a cause', () => {
  it.each(OPPOSED)('is not the opposite: %s', (said, against) => {
    expect(contradictedIn(critic, essayWith(said, against))).toEqual([against])
  })

  it.each(BESIDE)('may differ: %s', (said, beside) => {
    expect(contradictedIn(critic, essayWith(said, beside))).toEqual([])
  })

  it('may be good and bad in a text that weighs two sides', () => {
    const weighed = 'காடுகளை அழித்தால் மழை குறையும். எதிலும் நன்மையும் தீமையும் உண்டு.'
    expect(contradictedIn(critic, essayWith(weighed, 'காடுகளை அழிப்பதால் மழை பெருகும்.'))).toEqual([])
  })
})

describe('what somebody cannot do', () => {
  const cannot = 'தாத்தா ஊரைவிட்டுச் சென்றதில்லை. அவருக்கு எழுதவும் படிக்கவும் தெரியாது.'

  it('is told of the subject of the sentence before by a pronoun', () => {
    const reads = 'தாத்தா எங்களுக்கு நாளிதழைப் படித்துக் காட்டினார்.'
    expect(contradictedIn(critic, essayWith(`பாட்டி அன்பானவர். ${cannot}`, reads))).toEqual([reads])
  })

  it('may be learnt', () => {
    const learnt = 'எனக்கு நீந்தத் தெரியாது. அப்பா கற்றுக்கொடுத்தார்.'
    expect(contradictedIn(critic, essayWith(learnt, 'ஐந்தாம் நாள் நான் ஆற்றில் நீந்தினேன்.'))).toEqual([])
  })
})
