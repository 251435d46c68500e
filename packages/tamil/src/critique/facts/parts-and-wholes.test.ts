import { describe, expect, it } from 'vitest'
import { badgesOf, describeStatements } from '../../test/describe-statements.ts'

const lines = (text: string) => text.trim().split('\n')

/** Wordings, each with the right value and a wrong one: `[right|wrong]`. */
const CLASSES = {
  'a verb that is denied by one reading and done by another': `
அப்துல் கலாம் [2002|2012]-இல் குடியரசுத் தலைவராகப் பதவி ஏற்றார்.`,
  'a place of which other records tell something else': `
மேட்டூர் அணை [சேலம்|தருமபுரி] மாவட்டத்தில் இருக்கிறது.
கூடங்குளம் அணுமின் நிலையம் [திருநெல்வேலி|தூத்துக்குடி] மாவட்டத்தில் செயல்படுகிறது.`,
  'what something is done to and what does it, both of a kind': `
நம் உடலில் இரத்தத்தைச் சுத்திகரிக்கும் உறுப்பு [சிறுநீரகம்|இரைப்பை].
மனித உடலின் மிக நீளமான எலும்பு [தொடை எலும்பு|மேற்கை எலும்பு].`,
  'organs in the whole body': `
உடல் முழுவதும் இரத்தத்தைச் செலுத்துவது [இதயம்|மூளை].`,
  'a verb made of the noun that the record asks for': `
நிலநடுக்கத்தைப் பதிவு செய்யும் கருவி [நிலநடுக்கமானி|வெப்பமானி].`,
  'a title that the name and the relation share': `
ஞானபீட விருது பெற்ற முதல் தமிழ் எழுத்தாளர் [அகிலன்|ஜெயகாந்தன்].`,
  'who was the last, looked back on': `
இந்தியாவின் கடைசி வைசிராயாக இருந்தவர் [மவுண்ட்பேட்டன்|கர்சன்].`,
  'a song called by its first words': `
‘ஜன கண மன’ எனத் தொடங்கும் நாட்டுப்பண்ணை இயற்றியவர் [இரவீந்திரநாத் தாகூர்|பங்கிம் சந்திர சட்டர்ஜி].`,
  'who is praised as the one that did it': `
முல்லைக்குத் தேர் தந்த வள்ளல் என்று [பாரியைப்|பேகனைப்] போற்றினர்.`,
  'what students know': `
இலங்கையின் மிக நீளமான ஆறு [மகாவலி கங்கை|களனி கங்கை] என வரலாற்று மாணவர்கள் அறிவர்.`,
  'a name with the noun of its own kind': `
சஹாரா பாலைவனம் [ஆப்பிரிக்கக்|ஆசியக்] கண்டத்தில் பரந்து கிடக்கிறது.`,
  'what a thing has to do with': `
ரஞ்சிக் கோப்பை [கிரிக்கெட்|ஹாக்கி] விளையாட்டோடு தொடர்புடையது.`,
  'whose ore it is, before the ore': `
தாமிரத்தின் தாது [சால்கோபைரைட்|பாக்சைட்] ஆகும்.`,
  'things that are themselves what is counted': `
உயிர் எழுத்துகள் [12|14] உள்ளன.
மெய்யெழுத்துகளின் எண்ணிக்கை [18|20].
[216|206] உயிர்மெய் எழுத்துகள் உள்ளன.`,
  'one superlative of the parts and of the whole': `
கோள்களில் மிகச் சிறியது [புதன்|செவ்வாய்].
ஏழு கண்டங்களில் மிகப் பெரியது [ஆசியா|ஆப்பிரிக்கா].
சூரியக் குடும்பத்துக் கோள்களில் மிகச் சிறியது [புதன்|செவ்வாய்].`,
}

describeStatements(CLASSES)

describe('a right part beside what no record speaks for', () => {
  it.each(
    lines(`
நம் உடலெங்கும் குருதியைச் செலுத்தும் இதயம் மூன்று அறைகளைக் கொண்டது.
அகிலன் ஞானபீட விருது பெற்றது வேங்கையின் மைந்தனுக்காக.
வெண்கலம் தாமிரமும் துத்தநாகமும் கலந்த உலோகக் கலவை ஆகும்.
காசநோயை உண்டாக்கும் நுண்ணுயிரி வைரஸ் ஆகும்.
ஊட்டியைத் தலைமையிடமாகக் கொண்ட நீலகிரி மாவட்டம் கேரளத்தில் உள்ளது.
இலங்கை 1948-இல் பிரான்சிடமிருந்து விடுதலை பெற்றது.
மா, பலா, கொய்யா ஆகிய மூன்றும் முக்கனிகள்.`),
  )('is not confirmed: %s', (text) => {
    expect(badgesOf(text)).not.toContain('verified')
  })

  it.each(
    lines(`
க், ச், ட், த், ப், ற் ஆகிய ஆறும் வல்லின மெய்கள்.
கல்லணையை இரண்டாயிரம் ஆண்டுகளுக்கு முன் கட்டியவர் கரிகாலன்.
கல்விக் கண் திறந்தவர் என்று போற்றப்படுபவர் காமராசர்.`),
  )('stays confirmed where it is all right: %s', (text) => {
    expect(badgesOf(text)).toContain('verified')
  })
})

it.each(
  lines(`
உடலின் சமநிலையைக் கட்டுப்படுத்தும் மூளையின் பகுதி சிறுமூளை.
இந்தியா முதன்முதலில் கிரிக்கெட் உலகக் கோப்பையை வென்ற ஆண்டு 1983.
ஆப்பிரிக்கா ஒரு பெரிய கண்டம்.
சனி ஒரு மிகப் பெரிய கோள்.
மயில் ஒரு பெரிய பறவை.
இச்சொல்லில் மெய்யெழுத்துகள் மூன்று உள்ளன.
பாடலின் முதலடியில் உயிர் எழுத்துகள் இரண்டு வருகின்றன.
நான் இன்று 3 உயிர்மெய் எழுத்துகள் எழுதினேன்.`),
)('is not held against the writer: %s', (text) => {
  expect(badgesOf(text)).not.toContain('conflicting')
})
