import type { CaseFrame } from '../../words/case-frames.ts'
import type { NounInCase } from '../../words/wrong-cases.ts'

/** Verbs of an object that name, beside it, what it is for, where it goes or who gets it: with them such a dative is right. */
const NATURAL: readonly { readonly verbs: string; readonly kinds: readonly NounInCase[] }[] = [
  {
    // `விழாவுக்கு அழைத்தனர்`, `வெற்றிக்கு வாழ்த்தினர்`, `தேர்வுக்கு வாசித்தான்`: the occasion, the cause, the purpose.
    verbs:
      'நம்பு தேர்ந்தெடு நியமி அழை கூப்பிடு முன்மொழி வழிமொழி முன்னிறுத்து வாசி அணி உடுத்து தூண்டு நிர்ப்பந்தி வற்புறுத்து விரட்டு இழு தள்ளு தண்டி கண்டி பாராட்டு மன்னி திட்டு ஏசு அதட்டு குறைகூறு வாழ்த்து பழிவாங்கு கௌரவி சந்தேகி வணங்கு வழிபடு தொழு கும்பிடு துதி ஆராதி தியானி விய யோசி நிறுத்து வசூலி கூட்டு களமிறக்கு வரவேற்பு வரவேல் அடி ஓட்டு விசாரி வதை மிரட்டு புதுப்பி சீரமை அழகுபடுத்து அழகாக்கு அலங்கரி ஏற்று எச்சரி கொல் வேட்டையாடு சாடு முன்வை மாற்றியமை சிறப்பி இயக்கு வழியனுப்பு பலியிடு நிறைவேற்று சாப்பிடு உண் தின் குடி அருந்து பருகு உட்கொள் வெட்டு எதிர்பார் ஊக்கப்படுத்து ஊக்குவி உற்சாகப்படுத்து ஆசீர்வதி மதிப்பிடு அள அளவிடு கணக்கிடு விரும்பு வருத்து பரிசோதி சுத்தப்படுத்து தூய்மைப்படுத்து',
    kinds: ['abstract', 'action', 'event'],
  },
  {
    // `ஊருக்கு அழைத்தார்`, `கரைக்கு இழுத்தனர்`: where to.
    verbs:
      'அழை கூப்பிடு இழு தள்ளு ஏற்று இறக்கு உருட்டு துரத்து விரட்டு வெளியேற்று கவர் வழியனுப்பு இயக்கு ஓட்டு தேர்ந்தெடு நியமி சுமத்து அப்புறப்படுத்து எறி வரவேற்பு வரவேல் அடி அள்ளு விசாரி தூண்டு முன்னேற்று வெளிக்கொணர் நகர்த்து ஈர் கைப்பற்று நிறுத்து வசூலி அம்பலப்படுத்து பின்தொடர்',
    kinds: ['place', 'nature', 'group', 'event', 'action'],
  },
  {
    // `குளிருக்கு அணிந்தான்`, `மழைக்கு மூடினான்`: against what; `மழைக்கு வழிபட்டனர்`: for what.
    verbs:
      'அணி உடுத்து மூடு பூட்டு கொளுத்து எரி குடி அருந்து பருகு உண் சாப்பிடு உட்கொள் கட்டிப்பிடி வழிபடு வணங்கு தொழு துதி ஆராதி உழு விரும்பு',
    kinds: ['nature', 'plant', 'body', 'abstract'],
  },
  {
    // `கழுத்துக்கு அணிந்தாள்`, `காளைக்குப் பூட்டினான்`, `நாய்க்கு எறிந்தான்`: who or what gets it.
    verbs:
      'அணி உடுத்து மாட்டு பூட்டு தீட்டு அவிழ் கழற்று எறி தள்ளு இறக்கு ஏற்று மெழுகு பிசை வடிகட்டு அள்ளு அலங்கரி முத்தமிடு',
    kinds: ['body', 'animal'],
  },
  // `வேலைக்குப் பார்த்தார்`, `ஊருக்குப் பார்த்துப் போ`: for what, or with care.
  { verbs: 'பார்', kinds: ['abstract', 'action', 'event', 'place', 'group'] },
  { verbs: 'நிறுத்து கொல் வேட்டையாடு', kinds: ['food'] },
  // `கோயிலுக்கு எதிர்த்தாற்போல்`: over against it.
  { verbs: 'எதிர்', kinds: ['place', 'thing', 'nature', 'plant'] },
  { verbs: 'மொழிபெயர் மாற்றியமை வெளிக்கொணர் கொணர் பதிப்பி பிரசுரி', kinds: ['language'] },
]

/** Made of a noun and a verb of giving, or often said for whom or what it is done: a dative is as right as an accusative. */
const ANY: ReadonlySet<string> = new Set(
  'அச்சிடு அரி அரை அறு அவி இடி உரி உருக்கு எண்ணு களை காய்ச்சு கொய் தோண்டு நடு நறுக்கு நெய் பறி பின்னு பிழி பொடி பொரி வறு விதை வெட்டு தைத்து'.split(
    ' ',
  ),
)

/** Verbs that may take more than an object, but no dative in its stead. */
const NEVER_WITHOUT_OBJECT: ReadonlySet<string> = new Set(
  'அகற்று அங்கீகரி அடுக்கு அணை அனுசரி அனுபவி அபகரி அலங்கரி அலசு ஆக்கிரமி ஈட்டு இழ உணர் உறுதிப்படுத்து உள்ளடக்கு எதிர்பார் ஒப்புக்கொள் ஒழுங்குபடுத்து கட்டுப்படுத்து கண்டறி கண்டெடு கையகப்படுத்து கையாள் கொண்டாடு கொள்ளையடி சமாளி சரிசெய் சித்தரி சிந்து சுட்டிக்காட்டு சுத்தப்படுத்து சூறையாடு சென்றடை செயல்படுத்து தக்கவை தடைசெய் தவிர் தாங்கு தீண்டு துண்டி துற தூய்மைப்படுத்து நடைமுறைப்படுத்து நிராகரி நிரூபி நிர்வகி நிறைவேற்று நீக்கு பதுக்கு பயிரிடு பார்வையிடு புரிந்துகொள் மடக்கு மற வழிநடத்து விமர்சி வெளிப்படுத்து ஊடுருவு'.split(
    ' ',
  ),
)

/** What is seen, touched, found, caused, left or overtaken stands right before them, whatever its kind, in no dative. */
const OF_WHAT_IS_THERE: ReadonlySet<string> = new Set(
  'காண் கண்டுகொள் தொடு கண்டுபிடி கைவிடு முந்து இழ மற ரசி இரசி கிழி கட தாண்டு அறி துடை கழுவு எதிர்நோக்கு பிரி துற அழி வீழ்த்து பார்'.split(
    ' ',
  ),
)

const KINDS = new Map<string, Set<NounInCase>>()
for (const { verbs, kinds } of NATURAL)
  for (const verb of verbs.split(' ')) KINDS.set(verb, new Set([...(KINDS.get(verb) ?? []), ...kinds]))

/** Verbs that say to what, for what or into what, when their object was said before: `புல்லை அரிந்து மாட்டுக்குப் போட்டார்`. */
const TO_OR_FOR: ReadonlySet<string> = new Set(
  'ஊற்று தெளி போடு இடு வை பூசு தடவு கட்டு சூட்டு அணிவி பொருத்து ஒட்டு செலுத்து கொட்டு சேர் சொருகு செருகு தூவு இறை திணி ஊன்று நிரப்பு படை கொண்டுவா கொண்டுபோ எடுத்துச்செல் எடுத்துவை திருப்பு மாற்று மாற்றிக்கொள் ஒதுக்கு செலவழி செலவிடு செய் செய்துகொள் பண்ணு எடு விடு வாங்கு சேர்த்துக்கொள் பயன்படுத்து உபயோகி கொள் குறி பெறு வைத்துக்கொள் எடுத்துக்கொள் அமை ஏற்பாடுசெய் தயாரி அமர்த்து திட்டமிடு நடத்து அழுத்து சுற்று நாடு நோக்கு கருது தேடு நெருங்கு எட்டு மறு அனுமதி பரிந்துரை கோரு விதி எய் ஏவு குறிவை தீயிடு பூட்டிடு பற்றவை கடத்து நீட்டு பார் சும சுடு ஆடு ஆட்டு வில் உருவாக்கு தீர்மானி முடிவுசெய் பதிவுசெய் ஈடுபடுத்து ஏற்படுத்து விளைவி படி'.split(
    ' ',
  ),
)

/** Every kind of noun that is no person. */
export const THINGS: readonly NounInCase[] = [
  ...(['thing', 'plant', 'food', 'animal', 'body', 'mass', 'nature', 'language'] as const),
  ...(['abstract', 'place', 'event', 'action', 'group'] as const),
]
const CONCRETE: readonly NounInCase[] = ['thing', 'food', 'plant', 'mass']

/** Whether a verb takes an object and nothing else in its stead, however far the noun stands. */
export function isOfOneObject(root: string, frames: readonly CaseFrame[]): boolean {
  if (NEVER_WITHOUT_OBJECT.has(root)) return true
  return frames.length > 0 && frames.every((frame) => frame === 'thing' || frame === 'person')
}

/** Whether a verb is of what is seen, touched, found or left, so that only who does so stands between. */
export function isOfWhatIsThere(root: string): boolean {
  return OF_WHAT_IS_THERE.has(root)
}

/** The kinds of nouns that are never in the dative beside a verb of these frames when its object is not said. */
export function neverInDative(root: string, frames: readonly CaseFrame[]): readonly NounInCase[] {
  if (ANY.has(root)) return []
  const natural = KINDS.get(root)
  const isWrong = (kind: NounInCase) => natural?.has(kind) !== true
  if (isOfOneObject(root, frames))
    return [...(frames.includes('person') ? (['rational'] as const) : []), ...THINGS.filter(isWrong)]
  if (OF_WHAT_IS_THERE.has(root)) return THINGS.filter(isWrong)
  const takesObject = frames.length > 0 && frames.every((frame) => frame === 'object')
  return takesObject && !TO_OR_FOR.has(root) ? CONCRETE.filter(isWrong) : []
}
