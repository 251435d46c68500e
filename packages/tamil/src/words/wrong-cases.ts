import type { Feature } from './analysis.ts'
import type { WantedCase } from './case-forms.ts'

/**
 * Cases that a verb never gives to one of its nouns, by classes of verbs, with the case that it gives. Frames say what
 * a verb may take (`case-frames.ts`); here stands what is surely wrong, in every form of the verb.
 *
 * Source: written by hand after நன்னூல், பெயரியல் (the meanings of the eight cases), and Th. Lehmann, A Grammar of
 * Modern Tamil (1989), for case government.
 */
export interface WrongCase {
  /** Roots; `நன்றி+கூறு` is a root with the bare noun before it, `பாதி+passive` its passive. */
  readonly verbs: string
  /** The case that is wrong, and the one that is right. */
  readonly wrong: Extract<WantedCase, 'accusative' | 'dative' | 'locative' | 'sociative' | 'instrumental'>
  readonly wanted: WantedCase
  /** The nouns that it is said of: `people`, classes of things, or the lemmas themselves. */
  readonly nouns: 'people' | readonly Feature[] | { readonly lemmas: ReadonlySet<string> }
}

const THINGS = ['thing', 'food', 'plant', 'body', 'mass', 'animal'] as const satisfies readonly Feature[]
const PLACES = ['place', 'group', 'event', 'nature'] as const satisfies readonly Feature[]

const VEHICLES: ReadonlySet<string> = new Set(
  'ரயில் இரயில் தொடர்வண்டி பேருந்து கார் மகிழுந்து வண்டி ஆட்டோ தானி லாரி சரக்குந்து விமானம் வானூர்தி கப்பல் படகு மிதிவண்டி பஸ்'.split(
    ' ',
  ),
)
/** One joins them; one reaches a shore or a home. */
const JOINED: ReadonlySet<string> = new Set(
  'பள்ளி கல்லூரி பல்கலைக்கழகம் பள்ளிக்கூடம் நிறுவனம் இராணுவம் ராணுவம் விடுதி வகுப்பு வேலை பணி'.split(' '),
)

/** From these one gets well or away; with a medicine one does so in the instrumental. */
const ILLS: ReadonlySet<string> = new Set(
  'நோய் காய்ச்சல் சளி இருமல் வலி தலைவலி புற்றுநோய் விபத்து வெள்ளம் ஆபத்து துன்பம் வறுமை சிக்கல் நெருக்கடி பாதிப்பு காயம் மயக்கம் சோர்வு கவலை பயம் அச்சம் கடன்'.split(
    ' ',
  ),
)

export const WRONG_CASES: readonly WrongCase[] = [
  {
    verbs: `
      சந்தி நேசி காதலி வெறு நம்பு பாராட்டு புகழ் போற்று வரவேற்பு பின்பற்று கவனி நிந்தி மதி அவமதி பாதுகா காப்பாற்று ஆதரி
      கண்டி தண்டி மன்னி கூப்பிடு வணங்கு கும்பிடு தொழு வழிபடு திட்டு அடி உதை தாக்கு துரத்து விரட்டு கொல் மிரட்டு பயமுறுத்து
      அச்சுறுத்து ஏமாற்று வஞ்சி துன்புறுத்து கொடுமைப்படுத்து அவமானப்படுத்து காயப்படுத்து கட்டிப்பிடி தழுவு பேண் பராமரி
      தேர்ந்தெடு நியமி வெல் தோற்கடி வீழ்த்து ஊக்குவி உற்சாகப்படுத்து எச்சரி கண்காணி பரிசோதி விசாரி தேற்று சமாதானப்படுத்து
      இகழ் சந்தேகி சகி அலட்சியப்படுத்து புறக்கணி கைவிடு சிறைப்பிடி மீட்டெடு விடுவி வதை கௌரவி உபசரி மற கைதுசெய்
      பிரி அணை அணைத்துக்கொள் கேலிசெய் கிண்டல்செய் பழிவாங்கு குறைகூறு வர்ணி வருணி எழுப்பு
      அறி முந்து பின்தொடர் அரவணை வெளியேற்று`,
    wrong: 'dative',
    wanted: 'accusative',
    nouns: 'people',
  },
  {
    verbs: 'தோற்கடி வெல் எதிர்கொள் முற்றுகையிடு கைப்பற்று தாக்கு வீழ்த்து பாராட்டு கண்டி போற்று புகழ் நேசி வெறு மற',
    wrong: 'dative',
    wanted: 'accusative',
    nouns: ['group', 'place', 'animal', 'language', 'nature'],
  },
  {
    verbs: 'முற்றுகையிடு தாண்டு நெருங்கு கைப்பற்று',
    wrong: 'locative',
    wanted: 'accusative',
    nouns: ['place'],
  },
  {
    verbs:
      'வளை அடுக்கு உடை கிழி வெட்டு நறுக்கு கழுவு துடை துவை மெழுகு அரை வறு பொரி கிளறு அணி அவிழ் நெய் மடி சுருட்டு தோண்டு உழு பறி கொய் கொளுத்து உருட்டு விழுங்கு மெல் பருகு அருந்து பூட்டு ஈர் உறிஞ்சு',
    wrong: 'dative',
    wanted: 'accusative',
    nouns: THINGS,
  },
  {
    verbs: `
      வசி தங்கு அமர் உட்கார் குடியேறு குடியிரு பணிபுரி பணியாற்று வேலைசெய் ஈடுபடு இடம்பெறு கலந்துகொள் பங்கேல் பங்கேற்பு
      பங்குபெறு பங்கெடு வீற்றிரு அமர்ந்திரு குளி நீந்து நீராடு மூழ்கு கல கரை மித தொங்கு கிட பதுங்கு ஒளி விளை
      படுத்துக்கொள் சிக்கு சிக்கிக்கொள் இடறு வழுக்கு நெளி தவழ் உலாவு உலவு முளை`,
    wrong: 'accusative',
    wanted: 'locative',
    nouns: [...PLACES, 'thing', 'mass', 'action', 'body'],
  },
  {
    verbs: 'பின்பற்று கடைப்பிடி நிராகரி ஏற்றுக்கொள் புறக்கணி விமர்சி ஆராய்',
    wrong: 'dative',
    wanted: 'accusative',
    nouns: ['abstract', 'action', 'group'],
  },
  {
    verbs: 'தேர்ச்சியடை தேர்ச்சிபெறு வெற்றிபெறு வெற்றியடை தோல்வியடை',
    wrong: 'accusative',
    wanted: 'locative',
    nouns: ['event', 'action'],
  },
  {
    verbs: 'விடுபடு மீள் குணமடை தப்பு',
    wrong: 'accusative',
    wanted: 'ablative',
    nouns: ['abstract', 'action', 'event', 'nature'],
  },
  {
    verbs: 'சேதமடை அவதிப்படு காயமடை',
    wrong: 'dative',
    wanted: 'instrumental',
    nouns: ['abstract', 'nature', 'event'],
  },
  {
    verbs:
      'வசி பணிபுரி பணியாற்று குடியிரு வேலைசெய் குளி நீந்து நீராடு வீற்றிரு அமர்ந்திரு கலந்துகொள் பங்கேல் பங்கேற்பு பங்குபெறு பங்கெடு நடைபெறு கரை மித',
    wrong: 'dative',
    wanted: 'locative',
    nouns: [...PLACES, 'mass', 'action'],
  },
  {
    verbs: `
      உதவு கீழ்ப்படி கட்டுப்படு அடிபணி வாக்களி சம்மதி இணங்கு உடன்படு அஞ்சு பயப்படு இரங்கு வழிகாட்டு உத்தரவிடு கட்டளையிடு
      கடமைப்படு பதிலளி விடையளி பேட்டியளி ஆசைப்படு ஏங்கு தலைவணங்கு துரோகம்செய் நன்றிசொல் நன்றிகூறு பயன்படு வாக்குக்கொடு
      அறிவுறுத்து ஆறுதல்கூறு தொண்டாற்று துணைபுரி துணைநில் மரியாதைசெலுத்து`,
    wrong: 'accusative',
    wanted: 'dative',
    nouns: 'people',
  },
  {
    verbs:
      'கீழ்ப்படி கட்டுப்படு அடிபணி வாக்களி சம்மதி இணங்கு உடன்படு ஆளாகு உள்ளாகு உட்படு இரையாகு தகுதிபெறு விண்ணப்பி வழிவகு வித்திடு ஒத்துழை ஆசைப்படு ஏங்கு அஞ்சு பயப்படு உதவு',
    wrong: 'accusative',
    wanted: 'dative',
    nouns: [...PLACES, 'thing', 'action', 'abstract', 'animal'],
  },
  {
    verbs: 'அஞ்சு பயப்படு உள்ளாகு ஆளாகு இரையாகு கட்டுப்படு கீழ்ப்படி',
    wrong: 'locative',
    wanted: 'dative',
    nouns: ['nature', 'abstract', 'animal', 'action', 'thing'],
  },
  {
    verbs: `
      உரையாடு கலந்துரையாடு பழகு சண்டையிடு சண்டைபோடு போரிடு போட்டியிடு மோது விளையாடு கைகோர் கைகுலுக்கு மல்லுக்கட்டு உறவாடு
      வாதாடு முரண்படு வாதிடு போராடு குடும்பம்நடத்து நட்புகொள் ஒத்துழை`,
    wrong: 'accusative',
    wanted: 'sociative',
    nouns: 'people',
  },
  {
    verbs: 'புறப்படு கிளம்பு வெளியேறு விலகு விடுபடு தப்பு தப்பியோடு பின்வாங்கு ஓய்வுபெறு',
    wrong: 'dative',
    wanted: 'ablative',
    nouns: ['group', 'action'],
  },
  {
    verbs: `
      நன்றி+கூறு நன்றி+சொல் நன்றி+தெரிவி நன்றி+செலுத்து பேட்டி+அளி பேட்டி+கொடு பதில்+அளி பதில்+சொல் பதில்+கூறு ஆறுதல்+சொல்
      ஆறுதல்+கூறு ஆறுதல்+அளி வாழ்த்து+தெரிவி வாழ்த்து+கூறு வாழ்த்து+சொல் அனுமதி+அளி அனுமதி+வழங்கு அனுமதி+கொடு தண்டனை+விதி
      தண்டனை+வழங்கு தண்டனை+அளி தண்டனை+கொடு அபராதம்+விதி பயிற்சி+அளி பயிற்சி+கொடு சிகிச்சை+அளி சிகிச்சை+கொடு ஆதரவு+அளி
      ஆதரவு+கொடு உதவி+செய் தொல்லை+கொடு தொந்தரவு+கொடு மரியாதை+செலுத்து மரியாதை+கொடு அஞ்சலி+செலுத்து வணக்கம்+சொல்
      வணக்கம்+தெரிவி வாக்குறுதி+அளி உறுதி+அளி தகவல்+தெரிவி தகவல்+கொடு துரோகம்+செய் தீங்கு+செய் தீங்கு+இழை கொடுமை+இழை
      அநீதி+இழை நன்மை+செய் சேவை+செய் தொண்டு+செய் பணிவிடை+செய் உணவு+அளி உணவு+கொடு உணவு+ஊட்டு ஊக்கம்+கொடு ஊக்கம்+அளி
      இடம்+கொடு இடம்+அளி வாய்ப்பு+அளி வாய்ப்பு+கொடு வாய்ப்பு+வழங்கு பரிசு+அளி பரிசு+வழங்கு பரிசு+கொடு விருது+வழங்கு அழைப்பு+விடு
      வழி+விடு குரல்+கொடு முன்னுரிமை+கொடு முன்னுரிமை+அளி முத்தம்+கொடு தைரியம்+சொல் புத்திமதி+சொல் அறிவுரை+கூறு அறிவுரை+சொல்
      அறிவுரை+வழங்கு ஆலோசனை+கூறு ஆலோசனை+வழங்கு கடிதம்+எழுது`,
    wrong: 'accusative',
    wanted: 'dative',
    nouns: 'people',
  },
  {
    verbs: `
      தகுதி+பெறு விண்ணப்பம்+செய் பதில்+அளி முக்கியத்துவம்+கொடு முக்கியத்துவம்+அளி முன்னுரிமை+கொடு முன்னுரிமை+அளி தடை+விதி
      ஆதரவு+அளி ஆதரவு+கொடு ஆதரவு+தெரிவி எதிர்ப்பு+தெரிவி கண்டனம்+தெரிவி வழி+வகு அடித்தளம்+இடு முற்றுப்புள்ளி+வை நிதி+ஒதுக்கு
      ஒப்புதல்+அளி அனுமதி+அளி அனுமதி+வழங்கு அங்கீகாரம்+அளி வாழ்த்து+தெரிவி`,
    wrong: 'accusative',
    wanted: 'dative',
    nouns: [...PLACES, 'thing', 'action', 'abstract'],
  },
  {
    verbs: 'தேர்ச்சி+பெறு வெற்றி+பெறு தேர்ச்சி+அடை வெற்றி+அடை தோல்வி+அடை பங்கு+பெறு பங்கு+கொள் பரிசு+வெல்',
    wrong: 'accusative',
    wanted: 'locative',
    nouns: ['event', 'action'],
  },
  {
    verbs: 'தேர்ச்சி+பெறு தேர்ச்சி+அடை பங்கு+பெறு பங்கு+கொள்',
    wrong: 'dative',
    wanted: 'locative',
    nouns: ['event', 'action'],
  },
  {
    verbs: `
      கடன்+வாங்கு கடன்+கேள் மன்னிப்பு+கேள் அனுமதி+கேள் அனுமதி+பெறு ஆலோசனை+கேள் ஆலோசனை+பெறு விளக்கம்+கேள் விளக்கம்+பெறு
      ஆசி+பெறு வாழ்த்து+பெறு உதவி+பெறு நன்கொடை+பெறு பணம்+வாங்கு பணம்+கேள் பரிசு+பெறு விடை+பெறு சிகிச்சை+பெறு`,
    wrong: 'accusative',
    wanted: 'locative',
    nouns: 'people',
  },
  {
    verbs: 'சண்டை+போடு சண்டை+இடு நட்பு+கொள் உறவு+கொள் பேச்சுவார்த்தை+நடத்து ஒப்பந்தம்+செய்',
    wrong: 'accusative',
    wanted: 'sociative',
    nouns: 'people',
  },
  {
    verbs: 'பாதி+passive தாக்கு+passive சேதப்படுத்து+passive',
    wrong: 'dative',
    wanted: 'instrumental',
    nouns: ['nature', 'event'],
  },
  {
    verbs: `
      சந்தி நேசி காதலி வெறு பாராட்டு புகழ் போற்று வணங்கு கும்பிடு திட்டு துரத்து கொல் தோற்கடி பின்பற்று காப்பாற்று கவனி
      வரவேற்பு தண்டி மன்னி ஆதரி தேர்ந்தெடு நியமி ஊக்குவி எச்சரி வாழ்த்து கௌரவி`,
    wrong: 'locative',
    wanted: 'accusative',
    nouns: 'people',
  },
  {
    verbs: `
      பாதுகா காப்பாற்று பராமரி பேண் சேமி வீணாக்கு மாசுபடுத்து அழி வளர்த்தெடு மேம்படுத்து சுத்தப்படுத்து கட்டுப்படுத்து
      பயன்படுத்து பகிர்ந்துகொள் புரிந்துகொள் தெரிந்துகொள் கற்றுக்கொள் உணர் மற தவிர் விரும்பு வெறு நேசி மதி`,
    wrong: 'dative',
    wanted: 'accusative',
    nouns: ['nature', 'language', 'abstract', 'plant'],
  },
  { verbs: 'எதிர்பார்', wrong: 'dative', wanted: 'accusative', nouns: ['nature'] },
  {
    verbs: 'தலைமை+தாங்கு தலைமை+வகி தலைமை+ஏல் தலைமை+ஏற்பு முன்னிலை+வகி',
    wrong: 'accusative',
    wanted: 'dative',
    nouns: ['event', 'group', 'action'],
  },
  {
    verbs: 'தலைமை+தாங்கு தலைமை+வகி தலைமை+ஏல் தலைமை+ஏற்பு முன்னிலை+வகி',
    wrong: 'locative',
    wanted: 'dative',
    nouns: ['event'],
  },
  {
    verbs: 'வெற்றி+பெறு வெற்றி+அடை தோல்வி+அடை',
    wrong: 'dative',
    wanted: 'locative',
    nouns: ['event', 'action'],
  },
  {
    verbs: 'குணமடை மீள் விடுபடு தப்பு குணமாகு',
    wrong: 'instrumental',
    wanted: 'ablative',
    nouns: { lemmas: ILLS },
  },
  { verbs: 'சேர்', wrong: 'accusative', wanted: 'locative', nouns: { lemmas: JOINED } },
  { verbs: 'இறங்கு', wrong: 'accusative', wanted: 'ablative', nouns: { lemmas: VEHICLES } },
  { verbs: 'விழு', wrong: 'dative', wanted: 'ablative', nouns: ['plant'] },
]
