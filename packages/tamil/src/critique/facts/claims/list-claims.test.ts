import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()
const itemsOf = (text: string) =>
  critic.critique(text).sections.facts.items.filter(({ badge }) => badge !== 'unverified')
const lines = (text: string) => text.trim().split('\n')

/** Lists of all parts of something, each with a right member and one that is none: `[right|wrong]`. */
const LISTS = `
[இயல்|கவிதை], இசை, நாடகம் ஆகிய மூன்றும் முத்தமிழ் எனப்படும்.
முத்தமிழ் என்பது இயல், இசை, [நாடகம்|ஓவியம்] ஆகிய மூன்றையும் குறிக்கும்.
மா, பலா, [வாழை|கொய்யா] ஆகிய மூன்றும் முக்கனிகள் ஆகும்.
சேரரும் சோழரும் [பாண்டியரும்|களப்பிரரும்] மூவேந்தர்கள் என அழைக்கப்பட்டனர்.
தன்மை, முன்னிலை, [படர்க்கை|வியங்கோள்] என மூவிடங்கள் மூன்று.
எழுத்து, சொல், [பொருள்|அணி] என்ற மூன்று அதிகாரங்களைக் கொண்டது தொல்காப்பியம்.
திருக்குறள் அறத்துப்பால், பொருட்பால், [காமத்துப்பால்|வீட்டுப்பால்] என மூன்று பால்களாகப் பகுக்கப்பட்டுள்ளது.
குறிஞ்சி, முல்லை, மருதம், நெய்தல், [பாலை|வாகை] ஆகிய ஐந்தும் ஐவகை நிலங்கள் ஆகும்.`

describe('a list of all parts', () => {
  it.each(lines(LISTS))('agrees with its record or not: %s', (line) => {
    const right = line.replace(/\[([^|]+)\|[^\]]+\]/u, '$1')
    const wrong = line.replace(/\[[^|]+\|([^\]]+)\]/u, '$1')
    expect(new Set(itemsOf(right).map(({ badge }) => badge))).toEqual(new Set(['verified']))
    expect(itemsOf(wrong).map(({ badge }) => badge)).toContain('conflicting')
    expect(itemsOf(wrong).map(({ badge }) => badge)).not.toContain('verified')
  })

  it('of letters that are all of another class contradicts its record', () => {
    const [item] = itemsOf('ய, ர, ல, வ, ழ, ள ஆகிய ஆறும் வல்லின எழுத்துகள் எனப்படும்.')
    expect(item?.badge).toBe('conflicting')
  })

  it.each(['இயல், இசை ஆகியவை முத்தமிழ் எனப்படும்.', 'சூரியக் குடும்பத்தில் புதன், வெள்ளி, பூமி ஆகிய மூன்று கோள்கள் உள்ளன.'])(
    'that leaves some out is not confirmed: %s',
    (text) => {
      expect(itemsOf(text).filter(({ badge }) => badge === 'verified')).toEqual([])
    },
  )

  it.each(
    lines(`
என் தோட்டத்தில் மா, பலா, கொய்யா ஆகியவற்றை நட்டேன்.
இயல், இசை ஆகியவற்றில் வல்லவரான அவர் முத்தமிழ் அறிஞர் எனப்பட்டார்.
சிலப்பதிகாரத்தின் புகார்க் காண்டத்தையும் மதுரைக் காண்டத்தையும் படித்தேன்.
மருதம், தென்னை, வேம்பு ஆகிய மூன்று மரங்களை நட்டோம்.
சேரர், சோழர், பாண்டியர், பல்லவர் ஆகிய அரசர்கள் தமிழகத்தை ஆண்டனர்.`),
  )('is left alone where it tells something else: %s', (text) => {
    expect(itemsOf(text).filter(({ badge }) => badge === 'conflicting')).toEqual([])
  })
})
