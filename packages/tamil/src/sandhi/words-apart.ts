/** Words that stand apart from what follows, by what the second must be; see `standApart`. */

import { BETWEEN_STATEMENTS } from '../words/conjunctions.ts'
import { TWO_TO_TEN } from '../words/numbers.ts'
import { PERSONAL_PRONOUNS } from '../words/pronouns.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))

/** Subjects that only what is clearly another word may follow: அதுசமயம் is one word. */
export const THINGS_TOLD_OF = words('அது இது அவை இவை நீ')
export const PRONOUNS: ReadonlySet<string> = new Set([
  ...PERSONAL_PRONOUNS.filter((pronoun) => !THINGS_TOLD_OF.has(pronoun)),
  ...words('தாங்கள் அனைவரும் எல்லோரும் எல்லாரும் யாரும் என்னிடம் அவனிடம் அவளிடம் அவரிடம் உன்னிடம்'),
])
export const QUANTITIES: ReadonlySet<string> = new Set([
  ...TWO_TO_TEN,
  ...words('நூறு பல சில பல்வேறு அனைத்து எல்லா ஒவ்வொரு மிகவும்'),
])
/** என்வீட்டில்: whose it is, before what is had. */
export const OWNERS = words('என் உன் தன் நம் எம் எங்கள் உங்கள் தங்கள் எனது உனது நமது தமது அவரது அவனது அவளது')
export const DEMONSTRATIVES = words('அந்த இந்த எந்த')
export const SIZES = words(
  'பெரிய சிறிய புதிய பழைய இனிய அரிய எளிய கொடிய நல்ல சின்ன அழகிய ஒரே அதே இதே இன்னொரு மற்றொரு',
)
/** Before what says how or how much: ஒருசிறந்த, மிகவிரைவில், எப்படிச்செய்வது. */
export const MEASURES = words('ஒரு மிக போன்ற அடுத்த கடந்த மற்ற முக்கிய ஏனைய இத்தகைய அத்தகைய எத்தகைய')
/** Of these also before a noun: அடுத்தவாரம். */
export const BEFORE_NOUNS = words(
  'போன்ற அடுத்த கடந்த மற்ற ஏனைய மேற்படி இத்தகைய அத்தகைய எத்தகைய சகல என்ற என்கிற எனும் என்னும்',
)
/** Before a noun that makes no word with them: ஒரேமேடையில்; ஒரேநேரத்தில் and அதேபோல் are one word. */
export const SAME = words('ஒரே அதே இதே')
export const MANNERS = words('எப்படி இப்படி அப்படி எவ்வாறு இவ்வாறு அவ்வாறு')
/** What stands behind a noun and before another: குறித்துமேலாளர். */
export const AFTER_NOUNS = words(
  'குறித்து பற்றி தொடர்பாக எதிராக மூலம் காரணமாக பிறகு பின்னர் முன்னர் மீது நோக்கி சார்பில் மீதான பற்றிய குறித்த தொடர்பான',
)
/** Of these, before the verb that is done so: நோக்கிநகர்ந்தது. */
export const TOWARDS = words('நோக்கி எதிராக மீது')
export const SAYING = words('என்று என எனக் எனத் எனச் எனப்')
/** என்னகாரணம், எவ்வளவுதொலைவு: before what is asked about. */
export const QUESTIONS = words('என்ன எத்தனை எவ்வளவு அவ்வளவு இவ்வளவு அத்தனை இத்தனை ஏதாவது')
/** வேறுயாரும், வேறுபுத்தகம். */
export const OTHERS = words('வேறு இதர')
/** Only these: what stands behind is another word, whatever it is. */
export const LIMITS = words('மட்டும் மட்டுமே')
/** Between two words: இன்னிங்ஸ்மற்றும். */
export const BETWEEN_WORDS = words('மற்றும் அல்லது மிகவும் நிறைய திடீரென்று திடீரென தற்போது எனினும்')
/** Before a name; திரு is joined to others: திருவள்ளுவர். */
export const TITLES = words(
  'திருமதி செல்வி டாக்டர் மருத்துவர் முனைவர் பேராசிரியர் கவிஞர் எழுத்தாளர் நடிகர் நடிகை அமைச்சர் ஆசிரியர் பாடகர் இயக்குநர் தலைவர் புலவர் வழக்கறிஞர் நீதிபதி',
)
/** What a place is, behind its name: கோவைமாவட்டம். */
export const KINDS_OF_PLACES = words('மாவட்டம் மாநிலம் மாநகராட்சி நகராட்சி ஊராட்சி பேரூராட்சி வட்டம் தொகுதி கிராமம் மாகாணம் பகுதி')
/** They join clauses or words, and no word joins them. */
export const CONJUNCTIONS: ReadonlySet<string> = new Set([...BETWEEN_STATEMENTS, 'அல்லது', 'மற்றும்', 'ஒருவேளை'])
/** When something happens; இன்றுவரை and நாளைமறுநாள் are one word. */
export const TIMES = words(
  'இன்று நேற்று நாளை அன்று இப்போது அப்போது தற்போது எப்போது இப்பொழுது அப்பொழுது எப்போதும் மீண்டும் இன்னும் ஏற்கனவே ஏற்கெனவே உடனே உடனடியாக தினமும் அடிக்கடி',
)
/** Parts of a day, which make one time with the day before them. */
export const PARTS_OF_DAY = words('காலை மாலை மதியம் நண்பகல் பகல் பிற்பகல் முற்பகல் அதிகாலை நள்ளிரவு')

/** Second parts that are one word with the number, time or state before them. */
export const ONE_WITH_FIRST =
  /^(?:மறுநாள|வேளை|பந்த|சமய|கால(?!ை)|நேர|கண|வழி|நிலை|பாடு|பிரிவ|பொருள|கட்ட(?!ி)|தரம|தரப்ப|தரத்த|தடவை|மடங்|பங்க|குல|சாரார|சேர|மன|மித்த|தலை|கை|பார்வை|பிடி|சில|சொல்|தன்மை|தார|துளி|தினுச|வாய|விநாடி|நொடி|போக|புள்ளி|மாத்திரை|புர|நகர|பட்டி|பாளைய|ஊர|வெளி|தலைமுறை|பொறி)/u

/** வேறுவகையானது, ஒரேமாதிரியாக: of what kind, one word with வேறு and ஒரே. */
export const KIND = /^(?:வகை|வித(?:ம|த்த)|மாதிரி)/u

/** நீர்புகா உறை, காற்றுப்புகாத பெட்டி, மின்கடத்தாப் பொருள்: what a thing does not let in or do, one word with that. */
export const KEEPING_OUT =
  /^(?:புக|பட|பிடிக்க|துளைக்க|கடத்த|ஊடுருவ|பற்ற|அழிய|நுழைய|கசிய|ஒட்ட|சார|சேர|தாங்க)ா(?:த)?(?:[கசதப]்)?$/u

/** Verbs that stand apart from the infinitive before them: பேசத் தொடங்கினார். முடியும், வேண்டும் and the like are joined in print. */
export const AFTER_INFINITIVE = words(
  'தொடங்கு ஆரம்பி விரும்பு முயல் முயற்சி அனுமதி மறு உதவு துணி நினை எண்ணு தயங்கு அஞ்சு தவறு மற கற்பி பழகு தூண்டு திணறு தடுமாறு கட்டளையிடு உத்தரவிடு வலியுறுத்து',
)

/** Verbs that make one word with the noun before: இடம்பெற்றார், வலம்வந்தார். */
export const LIGHT_VERB =
  /^(?:பெற்|பெறு|பெய|வந்|வரு|செய்|பண்|கொ|பட்|படு|போ|ஆ|தந்|தரு|கண்ட|சாட்ட|காட்ட|கூற|பிடி|பதி|பெயர்|புரள|புரண்|மாறி|மாற)/u

/** Nouns that print joins to one of the verbs which stand apart else: பதம்பார்த்தது, அடகுவைத்தாள். */
export const IDIOMS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['பார்', words('பதம் ஆழம் நோட்டம் வேவு ரேகை சோதிடம் ஜோதிடம் ஜாதகம் நாள் குறி பெண் உளவு ருசி சுவை வேடிக்கை விலை மாப்பிள்ளை')],
  ['வை', words('அடகு வரவு குறி பற்று பாகம் கொலு ஒத்தி ஈடு பந்தயம் முத்தாய்ப்பு முற்றுப்புள்ளி சீர் வேட்டு உலை சிதை கொள்ளி')],
  ['பிரி', words('தரம் இனம் வகை')],
  ['தளர்', words('மனம் உடல்')],
  ['சோர்', words('மனம் உடல்')],
  ['வாடு', words('மனம் முகம்')],
  ['மலர்', words('முகம் அகம்')],
  ['சுளி', words('முகம்')],
  ['உடை', words('மனம்')],
  ['நெகிழ்', words('மனம் உள்ளம்')],
  ['குழம்பு', words('மனம்')],
  ['விசாரி', words('நலம் குசலம்')],
  ['கடத்து', words('காலம் நேரம்')],
  ['தள்ளு', words('காலம்')],
  ['கட்டு', words('ஓரம்')],
  ['பய', words('நலம்')],
  ['தாழ்', words('தரம்')],
])

/** Verbs that make no word with a noun, whatever it is that is sent, told, read or begun. */
export const FREE_VERBS = words(
  `தெரிவி அறிவி வழங்கு கிடை தொடங்கு நடத்து படி சொல் சமை தேடு திற மூடு துவை வாங்கு விற்பனை விசாரி பேசு பாடு
  முடி பெய் வீசு நிகழ் நட பரவு குறை பெருகு வளர் காத்திரு பார் வை மறு மன்னி தீர் திரும்பு புறப்படு சாப்பிடு குடி தின் கேள் வெளியிடு`,
)
