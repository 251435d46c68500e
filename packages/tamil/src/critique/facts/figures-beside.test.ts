import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()
const itemsOf = (text: string) => critic.critique(text).sections.facts.items
const badgesOf = (text: string) => itemsOf(text).map(({ badge }) => badge)
const lines = (text: string) => text.trim().split('\n')

/** A figure with a right and a wrong value, and what is told beside it: `[right|wrong]`. */
const FIGURES = {
  'with a reason or a manner between it and its verb': `
தாஷ்கண்ட் ஒப்பந்தம் [1966|1971] இல் அமைதியான முறையில் கையெழுத்தானது.
தென்னாப்பிரிக்காவில் பிறந்த நெல்சன் மண்டேலா [1918|1928] ஆம் ஆண்டு பலரும் போற்றும் வகையில் பிறந்தார்.
கானா [1957|1966] ஆம் ஆண்டு பல தடைகளைத் தாண்டி விடுதலை பெற்றது.
கானா [1957|1966] ஆம் ஆண்டில் மக்கள் நலனைக் கருத்தில் கொண்டு விடுதலை பெற்றது.
எதிர்ப்பைப் பொருட்படுத்தாமல் சுயமரியாதைத் திருமணச் சட்டம் [1967|1975] இல் இயற்றப்பட்டது.`,
  'after what was before it': `
நீண்ட போராட்டத்துக்குப் பின் கானா [1957|1948] ஆம் ஆண்டு விடுதலை பெற்றது.
[1957|1948] இல் நீண்ட போராட்டத்துக்குப் பிறகு சுதந்திரம் அடைந்தது கானா.`,
  'in an age of which it is told': `
அன்றைய சூழ்நிலையில் ஹேஸ்டிங்ஸ் போர் [1066|1058] இல் நடந்தது.`,
  'of a passive beside another verb in the active': `
பெரும் தாக்கத்தை ஏற்படுத்திய முகநூல் [2004|1996] ஆம் ஆண்டு நிறுவப்பட்டது.`,
  'of which a place has so many': `
கோவாவில் உள்ள மக்களவைத் தொகுதிகளின் எண்ணிக்கை [இரண்டு|நான்கு].`,
  'of the parts into which something is divided': `
எழுத்துப்போலியை [மூன்று|ஐந்து] வகையாகப் பிரிப்பர்.
இருபதுமுகி [12|14] முனைகளைப் பெற்றுள்ளது.
மனிதப் பற்கள் மொத்தம் [நான்கு|ஆறு] வகைப்படும் என்பது விதி.`,
  'between the two words of its relation': `
ஹெர்மன் மெல்வில்லின் உயிர் [1891|1882] இல் பிரிந்தது.
ஹெர்மன் மெல்வில் தம் இறுதி மூச்சை [1891|1882] இல் விட்டார்.`,
  'of a body that is told by its letters': `
ஜார்ஜியா [1992|1983] ஆம் ஆண்டு ஐ.நா. சபையில் இணைந்தது.
ஐ.நா. சபை [1992|1983] இல் ஜார்ஜியாவை உறுப்பு நாடாகச் சேர்த்துக்கொண்டது.`,
  'of a passive that is told as done by many': `
நாடாளுமன்றம் பிறப்பு இறப்புப் பதிவுச் சட்டத்தை [1969|1977] இல் நிறைவேற்றியது.`,
  'behind the comma after what was done': `
சோவியத் ஒன்றியம் நிறுவப்பட்டது, [1922|1913] ஆம் ஆண்டிலேயே.`,
  'of an event by its own name': `
யோம் கிப்பூர் போரின் ஆண்டு [1973|1981].`,
  'with the noun of how the thing began': `
சோவியத் ஒன்றியத்தின் தொடக்கம் [1922|1913] ஆம் ஆண்டில் நிகழ்ந்தது.`,
  'of a country in other words for its freedom': `
சிம்பாப்வே [1980|1988] இல் சுதந்திர நாடானது.
சிம்பாப்வே சுதந்திரமடைந்த ஆண்டு [1980|1988].
சிம்பாப்வே தனி நாடாக [1980|1988] இல் உருவெடுத்தது.`,
  'of degrees, with what has them': `
எத்தில் ஆல்கஹால் [78|120] டிகிரி செல்சியஸ் வெப்பநிலையில் கொதிக்கிறது.`,
  'of what is described by a likeness': `
தீப்பெட்டியைப் போல விளங்கும் கனசெவ்வகம் [12|14] விளிம்புகளைக் கொண்டது.`,
  'of an age that is asked for': `
மாநிலங்களவை உறுப்பினர் குறைந்தது [30|32] வயது நிரம்பியிருக்க வேண்டும்.`,
}

describe.each(Object.entries(FIGURES))('a figure %s', (_, text) => {
  const pairs = lines(text).map(
    (line) => [line.replace(/\[(.*?)\|.*?\]/u, '$1'), line.replace(/\[.*?\|(.*?)\]/u, '$1')] as const,
  )
  it.each(pairs)('is confirmed: %s', (right) => {
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
நீண்ட போராட்டத்துக்குப் பின் இந்தியா 1950 இல் குடியரசானது.
அன்றைய சூழ்நிலையில் கானா 1960 இல் குடியரசாக மாறியது.
மக்களவை உறுப்பினர் 45 வயது நிரம்பியவராக இருந்தார்.
மாநிலங்களவை உறுப்பினர் ஒருவர் 65 வயது ஆனவராக இருக்கிறார்.
தமிழ்நாடு 11 விருதுகளைப் பெற்றுள்ளது.
தமிழ்நாட்டில் ஐந்து மாவட்டங்களை ஒரு மண்டலமாகப் பிரித்துள்ளனர்.
திருக்குறளின் பத்து அதிகாரங்கள் பாடநூலில் இடம்பெற்றுள்ளன.
கேரளத்தில் நான்கு மாவட்டங்கள் தமிழ்நாட்டோடு இணைந்துள்ளன.
பெரும் தாக்கத்தை ஏற்படுத்திய முகநூல் 2012 இல் இன்ஸ்டாகிராமை வாங்கியது.
பல தடைகளைத் தாண்டி காந்தியடிகள் 1915 இல் இந்தியாவுக்குத் திரும்பினார்.
இந்தியாவிலிருந்து பிரிந்த பின் பாகிஸ்தான் 1956 இல் குடியரசானது.
பாரதியாரின் தந்தை 1898 இல் உயிர் நீத்தார்.
பாரதியார் தந்தை இறந்தபின் 1898 இல் காசிக்குச் சென்றார்.
இந்திரா காந்தி கொல்லப்பட்ட பிறகு 1984 இல் ராஜீவ் காந்தி பிரதமரானார்.
வைரமுத்து 2010 இல் சாகித்திய அகாதெமி விழாவில் விருது வழங்கினார்.
குகேஷ் 2024 டிசம்பரில் டிங் லிரெனை வென்று உலகச் சதுரங்க வாகையர் ஆனார்.
இந்தியா 2021 இல் ஐ.நா. பாதுகாப்பு அவையில் தற்காலிக உறுப்பினராக இணைந்தது.
நெல்சன் மண்டேலா 1990 இல் சிறையிலிருந்து விடுதலை பெற்றார்.
நாடாளுமன்றம் இந்து திருமணச் சட்டத்தை 1976 இல் திருத்தியது.
எத்தனால் 100 டிகிரி வெப்பநிலையில் ஆவியாக இருக்கும்.
மாநிலங்களவையில் தமிழ்நாட்டுக்கு 18 இடங்கள் உள்ளன.
கனசதுரத்தின் மூன்று முகங்களைச் சிவப்பாக அமைத்துள்ளனர்.`

describe('a figure of something else', () => {
  it.each(lines(NO_CONFLICT))('contradicts nothing: %s', (text) => {
    expect(badgesOf(text)).not.toContain('conflicting')
  })
})

describe('a wrong rank', () => {
  it('is shown with the office that the record asks for', () => {
    const text = 'அப்துல் கலாம் இந்தியாவின் ஒன்பதாவது குடியரசுத் தலைவராகப் பொறுப்பேற்றார்.'
    const [item] = itemsOf(text)
    expect(item?.badge).toBe('conflicting')
    expect(text.slice(item?.location.from, item?.location.to)).toContain('ஒன்பதாவது குடியரசுத் தலைவராகப்')
  })
})
